import Controls
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("What lies in a cell beside its content")
struct CellAccessoryTests {
  @Test("A mark takes room from label and content, and gives it back")
  func marks() {
    let cell = TableViewCell()
    cell.frame = Rect(x: 0, y: 0, width: 320, height: 44)
    let label = cell.textLabel
    let before = label?.frame
    #expect(cell.accessoryType == .none && cell.contentView.frame == cell.bounds)
    cell.accessoryType = .disclosureIndicator
    let mark = cell.subviews.last
    #expect(cell.contentView.frame.maxX < (mark?.frame.minX ?? 0) + 1)
    #expect(mark?.frame.maxX == 304 && mark?.frame.midY == 22)
    #expect((label?.frame.maxX ?? 0) < (mark?.frame.minX ?? 0))
    cell.frame.size.width = 200
    #expect(mark?.frame.maxX == 184)
    cell.frame.size.width = 320
    cell.accessoryType = .none
    #expect(label?.frame == before && cell.contentView.frame == cell.bounds)
    #expect(mark?.superview == nil)
  }

  @Test("A mark is a grey angle that points to the end, or a tick in the tint colour")
  func drawing() throws {
    let cell = TableViewCell()
    cell.frame = Rect(x: 0, y: 0, width: 320, height: 44)
    cell.tintColor = Color(0xFF0000)
    func line(_ type: TableViewCell.AccessoryType) -> (points: [Point], color: Color)? {
      cell.accessoryType = type
      var canvas = Canvas(size: cell.bounds.size, text: FixedAdvanceText())
      cell.render(in: &canvas)
      let lines: [(points: [Point], color: Color)] = canvas.commands.compactMap {
        if case .polyline(let points, let color, _) = $0 { (points, color) } else { nil }
      }
      #expect(lines.count == (type == .none ? 0 : 1))
      return lines.first
    }
    let angle = try #require(line(.disclosureIndicator))
    try #require(angle.points.count == 3)
    #expect(angle.points[0].x < angle.points[1].x && angle.points[2].x == angle.points[0].x)
    #expect(angle.points[0].y < 22 && angle.points[1].y == 22 && angle.points[2].y > 22)
    #expect(angle.points[1].x > 300 && angle.color != cell.tintColor)
    let tick = try #require(line(.checkmark))
    try #require(tick.points.count == 3 && tick.color == cell.tintColor)
    #expect(tick.points[1].y > tick.points[0].y && tick.points[2].y < tick.points[0].y)
    #expect(line(.none) == nil)
  }

  @Test("A view of the program takes the place of the mark, and keeps its size")
  func view() {
    let cell = TableViewCell()
    cell.frame = Rect(x: 0, y: 0, width: 320, height: 60)
    cell.accessoryType = .checkmark
    let mark = cell.subviews.last
    let control = Switch()
    cell.accessoryView = control
    #expect(control.frame == Rect(x: 253, y: 14.5, width: 51, height: 31))
    #expect(mark?.superview == nil && cell.contentView.frame.width == 253)
    cell.accessoryView = nil
    #expect(control.superview == nil && mark?.superview === cell)
    let other = TableViewCell()
    cell.accessoryView = control
    other.accessoryView = control
    cell.accessoryView = nil
    #expect(control.superview === other)
  }

  @Test("A switch in a cell is turned without selecting the row")
  func inTable() {
    final class Rows: TableViewDataSource, TableViewDelegate {
      let control = Switch()
      var selected: [IndexPath] = []
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
      ) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        if indexPath.row == 0 { cell.accessoryView = control }
        return cell
      }
      func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath)
      }
    }
    let rows = Rows()
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 88))
    let table = TableView(frame: window.bounds)
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    let hand = Hand(window)
    hand.tap(280, 22)
    #expect(rows.control.isOn && rows.selected.isEmpty)
    hand.tap(100, 22)
    #expect(rows.selected == [IndexPath(row: 0, section: 0)])
  }

  @Test("A collection's cell shows another ground while it is selected or pressed")
  func grounds() {
    let cell = CollectionViewCell(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let (plain, selected) = (View(), View())
    _ = cell.contentView
    cell.selectedBackgroundView = selected
    cell.backgroundView = plain
    #expect(cell.subviews == [plain, cell.contentView] && plain.frame == cell.bounds)
    cell.isSelected = true
    #expect(cell.subviews == [plain, selected, cell.contentView])
    cell.frame.size.width = 80
    #expect(selected.frame == cell.bounds && plain.frame == cell.bounds)
    cell.isHighlighted = true
    cell.isSelected = false
    #expect(selected.superview === cell)
    cell.prepareForReuse()
    #expect(selected.superview == nil && cell.backgroundView === plain)
    cell.backgroundView = nil
    #expect(cell.subviews == [cell.contentView])
  }
}
