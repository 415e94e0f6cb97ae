import Configurations
import Drawing
import Geometry
import PictureSupport
import SDLStage
import ScrollEngine
import TestSupport
import Testing

/// Tables of each style, with configured rows in every state, headers and footers.
@MainActor
@Suite(.enabled(GoldenPicture.requirement) { await GoldenPicture.isComparable })
struct ConfigurationGoldenTests {
  private final class Settings: TableViewDataSource, TableViewDelegate {
    private struct Row {
      let text: String
      var second: String?
      var style = TableViewCell.CellStyle.default
      var accessory = TableViewCell.AccessoryType.none
      var hasImage = false
    }

    private let sections: [[Row]] = [
      [
        Row(text: "Alone", second: "On", style: .value1, accessory: .disclosureIndicator)
      ],
      [
        Row(text: "First", second: "The second text is below it", style: .subtitle, hasImage: true),
        Row(text: "Chosen", accessory: .checkmark),
        Row(
          text: "A text so long that it is broken into lines, however wide the table may be, "
            + "because a row is as high as they are"),
        Row(text: "Disabled", second: "Off", style: .value1),
        Row(text: "Pressed and last", hasImage: true),
      ],
      [Row(text: "Swiped"), Row(text: "Last", accessory: .detailDisclosureButton)],
    ]

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let row = sections[indexPath.section][indexPath.row]
      let cell = TableViewCell(style: row.style, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText) = (row.text, row.second)
      if row.hasImage {
        content.image = Image(width: 56, height: 56, scale: 2) { x, y in
          let (x, y) = (Double(x) - 27.5, Double(y) - 27.5)
          return Color(0x3478F6).opacity(28 - (x * x + y * y).squareRoot())
        }
      }
      cell.contentConfiguration = content
      cell.accessoryType = row.accessory
      cell.isUserInteractionEnabled = row.text != "Disabled"
      return cell
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      section == 1 ? "Rows in every state" : nil
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
      section == 1 ? "What the rows above are about" : nil
    }

    func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      SwipeActionsConfiguration(
        actions: [
          ContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        ])
    }
  }

  private func window(_ look: GoldenLook, _ fonts: FontLibrary) -> Window {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 600))
    window.backgroundColor = look.ground
    window.hostAppearance = look.appearance
    window.userInterfaceLayoutDirection = look.direction
    window.textMeasuring = StageText(fonts: fonts, scale: 2)
    return window
  }

  @Test(
    "Tables with configured rows look as approved",
    arguments: [("plain", TableView.Style.plain), ("grouped", .grouped), ("inset", .insetGrouped)],
    GoldenLook.allCases)
  func tables(style: (name: String, style: TableView.Style), look: GoldenLook) throws {
    let fonts = try FontLibrary()
    let window = window(look, fonts)
    let settings = Settings()
    let table = TableView(frame: window.bounds, style: style.style)
    table.dataSource = settings
    table.delegate = settings
    window.addSubview(table)
    window.layoutIfNeeded()
    table.selectRow(at: IndexPath(row: 1, section: 1))
    table.cellForRow(at: IndexPath(row: 4, section: 1))?.isHighlighted = true
    let swiped = table.rectForRow(at: IndexPath(row: 0, section: 2))
    let hand = Hand(window)
    let sign = look == .mirrored ? 1.0 : -1
    hand.down(160, swiped.midY, device: .touch)
    hand.move(160 + sign * 12, swiped.midY, device: .touch)
    hand.move(160 + sign * 80, swiped.midY, device: .touch)
    try look.expect(window, fonts, matches: "configured.\(style.name).\(look)@2x")
  }

  @Test("A row that is dragged out of its group looks as approved", arguments: GoldenLook.allCases)
  func dragged(look: GoldenLook) throws {
    final class Movable: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell()
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(indexPath.row + 1)"
        cell.contentConfiguration = content
        return cell
      }
      func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    }
    let fonts = try FontLibrary()
    let window = window(look, fonts)
    let rows = Movable()
    let table = TableView(
      frame: Rect(x: 0, y: 0, width: 320, height: 240), style: .insetGrouped)
    table.dataSource = rows
    window.addSubview(table)
    table.isEditing = true
    window.layoutIfNeeded()
    let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
    let x = look == .mirrored ? first.minX + 20 : first.maxX - 20
    let hand = Hand(window)
    hand.down(x, first.midY)
    hand.move(x, first.midY + 10)
    hand.move(x, first.midY + 70)
    hand.rest(0.5)
    try look.expect(window, fonts, matches: "configured.dragged.\(look)@2x")
  }
}
