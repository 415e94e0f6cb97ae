import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A table that is edited")
struct TableEditingTests {
  let rows = EditableRows([["a", "b", "c"], ["d", "e"]])
  var table: TableView { rows.table }

  /// Lets all motion end.
  private func settle() {
    rows.hand.rest(0.5)
    rows.window.layoutIfNeeded()
    table.checkInvariants()
  }

  @Test("indents its cells and gives them their room back, and tells them so")
  func mode() {
    #expect(!table.isEditing && rows.cell(0)?.isEditing == false)
    let content = rows.cell(0)?.contentView
    table.setEditing(true, animated: false)
    #expect(table.isEditing && rows.cell(0)?.isEditing == true)
    #expect(content?.frame == Rect(x: 38, y: 0, width: 300 - 38 - 40, height: 40))
    #expect(rows.cell(0)?.textLabel?.frame.minX == 54)
    #expect(rows.cell(0)?.heard == ["true false", "will 1", "did 1"])
    #expect(rows.cell(0)?.editingStyle == .delete && rows.cell(0)?.showsReorderControl == true)
    table.isEditing = false
    #expect(content?.frame == Rect(x: 0, y: 0, width: 300, height: 40))
    #expect(rows.cell(0)?.heard.suffix(3) == ["false false", "will 0", "did 0"])
    #expect(rows.cell(0)?.subviews.count == 2)
  }

  @Test("moves contents and controls in 0.3 seconds if that is animated")
  func animated() {
    let label = rows.cell(0)?.textLabel
    table.setEditing(true, animated: true)
    let control = rows.cell(0)?.subviews.first { $0.frame.maxX == 38 }
    #expect(rows.cell(0)?.heard.first == "true true")
    #expect(label?.presentationOffset == Point(x: -38, y: 0))
    #expect(control?.presentationAlpha == 0)
    rows.hand.rest(0.15)
    #expect((-37...(-1)).contains(label?.presentationOffset.x ?? 0))
    rows.hand.rest(0.2)
    #expect(label?.presentationOffset == .zero && control?.presentationAlpha == 1)
    table.setEditing(false, animated: true)
    #expect(label?.presentationOffset == Point(x: 38, y: 0))
    #expect(control?.superview === rows.cell(0))
    rows.hand.rest(0.4)
    #expect(control?.superview == nil && rows.cell(0)?.subviews.count == 1)
  }

  @Test("leaves rows alone that cannot be edited, and handles that cannot be moved")
  func parts() {
    rows.fixed = [IndexPath(row: 0, section: 0)]
    rows.styles[IndexPath(row: 1, section: 0)] = TableViewCell.EditingStyle.none
    rows.unmovable = [IndexPath(row: 2, section: 0)]
    for row in 0..<3 { _ = rows.cell(row)?.contentView }
    table.isEditing = true
    #expect(rows.cell(0)?.isEditing == false && rows.cell(0)?.contentView.frame.minX == 0)
    #expect(rows.cell(1)?.isEditing == true && rows.cell(1)?.contentView.frame.minX == 38)
    #expect(rows.cell(1)?.contentView.frame.width == 222 && rows.cell(1)?.subviews.count == 3)
    #expect(rows.cell(2)?.contentView.frame.width == 262 && rows.cell(2)?.subviews.count == 3)
    table.isEditing = false
    rows.indents = false
    table.isEditing = true
    #expect(rows.cell(1)?.contentView.frame.minX == 0)
    #expect(rows.cell(1)?.shouldIndentWhileEditing == false)
  }

  @Test("hides accessories meanwhile")
  func accessory() {
    rows.cell(0)?.accessoryType = .checkmark
    let mark = rows.cell(0)?.subviews.last
    let content = rows.cell(0)?.contentView
    #expect(content?.frame.width == 270)
    table.isEditing = true
    #expect(mark?.superview == nil && content?.frame.width == 222)
    rows.cell(1)?.accessoryType = .checkmark
    #expect(rows.cell(1)?.contentView.frame.width == 222)
    table.isEditing = false
    #expect(mark?.superview === rows.cell(0) && content?.frame.width == 270)
    #expect(rows.cell(1)?.contentView.frame.width == 270)
  }

  @Test("deletes a row after two taps: on its control, and on the button that asks")
  func deleting() {
    table.isEditing = true
    let cell = rows.cell(1)
    rows.hand.tap(27, 60)
    #expect(cell?.showingDeleteConfirmation == true && rows.log.isEmpty)
    #expect(cell?.heard.suffix(2) == ["will 3", "did 3"])
    settle()
    #expect(cell?.textLabel?.frame.minX == -20)
    rows.hand.tap(290, 60)
    #expect(rows.log == ["delete 0.1"])
    settle()
    #expect(rows.shown == ["a", "c", "d", "e"])
    #expect(rows.cell(1)?.showingDeleteConfirmation == false)
  }

  @Test("takes the question back at a touch elsewhere, at another control, or when it scrolls")
  func asking() {
    table.isEditing = true
    table.allowsSelectionDuringEditing = true
    func ask(_ row: Int) {
      rows.hand.tap(20, Double(row) * 40 + 20)
      settle()
    }
    ask(0)
    rows.hand.tap(150, 140)
    #expect(rows.cell(0)?.showingDeleteConfirmation == false && rows.log.isEmpty)
    ask(0)
    ask(1)
    #expect(rows.cell(0)?.showingDeleteConfirmation == false)
    #expect(rows.cell(1)?.showingDeleteConfirmation == true)
    rows.hand.drag(from: 150, 300, by: 0, -40)
    #expect(rows.cell(1)?.showingDeleteConfirmation == false)
    rows.hand.settle()
    ask(0)
    table.isEditing = false
    #expect(rows.cell(0)?.showingDeleteConfirmation == false && rows.log.isEmpty)
  }

  @Test("asks with as much room as the title needs, where text is measured")
  func title() {
    rows.window.textMeasuring = FixedAdvanceText()
    rows.title = "Remove it"
    table.isEditing = true
    rows.hand.tap(27, 20)
    settle()
    // Nine letters of a 17-point font, each 0.6 em wide, and 15 points on both sides.
    #expect(rows.cell(0)?.subviews.last?.frame.minX == 178)
  }

  @Test("goes on when the data source keeps the row")
  func kept() {
    rows.deletes = false
    rows.title = "Remove it for good"
    table.isEditing = true
    rows.hand.tap(27, 20)
    settle()
    rows.hand.tap(290, 20)
    #expect(rows.log == ["delete 0.0"] && rows.cell(0)?.showingDeleteConfirmation == false)
    settle()
    #expect(rows.cell(0)?.contentView.frame.minX == 38)
  }

  @Test("inserts a row after one tap on its control")
  func inserting() {
    rows.styles[IndexPath(row: 0, section: 1)] = .insert
    table.isEditing = true
    rows.hand.tap(20, 140)
    #expect(rows.log == ["insert 1.0"])
    settle()
    #expect(rows.shown == ["a", "b", "c", "new", "d", "e"])
    #expect(rows.cell(0, 1)?.isEditing == true)
  }

  @Test("selects nothing meanwhile, unless it is told to")
  func selection() {
    rows.hand.tap(150, 20)
    table.isEditing = true
    rows.hand.tap(150, 60)
    #expect(rows.log == ["select 0"])
    table.allowsSelectionDuringEditing = true
    rows.hand.tap(150, 60)
    table.allowsSelection = false
    rows.hand.tap(150, 100)
    table.isEditing = false
    rows.hand.tap(150, 100)
    #expect(rows.log == ["select 0", "select 1", "select 2"])
  }

  @Test("gives cells that come into sight the state of their row, reused ones too")
  func reused() {
    rows.sections = [(0..<60).map { "\($0)" }]
    rows.fixed = Set((0..<60).filter { $0 % 3 == 0 }.map { IndexPath(row: $0, section: 0) })
    table.reloadData()
    rows.window.layoutIfNeeded()
    table.isEditing = true
    for offset in stride(from: 0.0, through: 1_900, by: 170) {
      table.contentOffset.y = offset
      rows.window.layoutIfNeeded()
      for path in table.indexPathsForVisibleRows ?? [] {
        #expect(table.cellForRow(at: path)?.isEditing == !rows.fixed.contains(path))
      }
      table.checkInvariants()
    }
    table.isEditing = false
    table.contentOffset.y = 0
    rows.window.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
  }

  @Test("shows a plus or a minus in a disc, a handle, and a separator that begins with the content")
  func drawing() {
    table.isEditing = true
    let cell = rows.cell(0)
    var canvas = Canvas(size: Size(width: 300, height: 40), text: FixedAdvanceText())
    cell?.render(in: &canvas)
    let fills = canvas.commands.compactMap { command -> (Rect, Color)? in
      if case .fill(let rect, let color, _) = command { return (rect, color) }
      return nil
    }
    #expect(fills.contains { $0.0 == Rect(x: 16, y: 9, width: 22, height: 22) })
    #expect(fills.contains { $0.1 == Color(0xFF3B30) })
    #expect(fills.filter { $0.0.minX == 270 && $0.0.width == 20 }.count == 3)
    let lines = canvas.commands.compactMap { command -> Rect? in
      if case .line(let rect, .bottom, _, _) = command { return rect }
      return nil
    }
    #expect(lines.map(\.minX) == [54])
  }
}
