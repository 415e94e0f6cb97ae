import Testing

@testable import ScrollEngine

/// Cells in a right-to-left window are the mirror images of those in a left-to-right one.
@MainActor
@Suite("Cells of right-to-left tables")
struct MirroredCellTests {
  private final class Rows: TableViewDataSource, TableViewDelegate {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row"
      cell.accessoryType = .disclosureIndicator
      cell.imageView?.image = Image(width: 20, height: 20) { _, _ in Color(0) }
      return cell
    }
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  private let rows = Rows()

  /// A table in a window with a direction; the direction is set when the table is already shown if
  /// `late`.
  private func table(_ direction: UserInterfaceLayoutDirection, late: Bool = false) -> TableView {
    let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    if !late { window.userInterfaceLayoutDirection = direction }
    let table = TableView(frame: window.bounds)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (rows, rows)
    window.addSubview(table)
    window.layoutIfNeeded()
    window.userInterfaceLayoutDirection = direction
    window.layoutIfNeeded()
    // The window would be released with the test's own reference.
    Self.windows.append(window)
    return table
  }

  private static var windows: [Window] = []

  private func frames(_ table: TableView, _ row: Int = 0) -> [Rect] {
    let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
    return (cell?.subviews ?? []).map(\.frame)
  }

  private func mirrored(_ frames: [Rect]) -> [Rect] {
    frames.map { Rect(x: 300 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
  }

  @Test(
    "mirror texts, images, accessories and controls, also if the direction changes later",
    arguments: [false, true], [false, true])
  func mirror(late: Bool, isEdited: Bool) {
    let (plain, turned) = (table(.leftToRight), table(.rightToLeft, late: late))
    for table in [plain, turned] {
      table.setEditing(isEdited, animated: false)
      table.window?.layoutIfNeeded()
    }
    #expect(frames(plain).count > (isEdited ? 3 : 2))
    #expect(frames(turned) == mirrored(frames(plain)))
    Self.windows = []
  }

  @Test("ask before they delete at the trailing edge")
  func confirmation() throws {
    let (plain, turned) = (table(.leftToRight), table(.rightToLeft))
    for table in [plain, turned] {
      table.setEditing(true, animated: false)
      table.window?.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
      table.editControlWasTapped(in: cell)
      _ = table.window?.advance(to: 2)
      table.window?.layoutIfNeeded()
      #expect(cell.showingDeleteConfirmation)
    }
    #expect(frames(turned, 1) == mirrored(frames(plain, 1)))
    Self.windows = []
  }
}
