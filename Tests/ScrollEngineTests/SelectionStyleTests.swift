import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("How a cell shows that it is selected")
struct SelectionStyleTests {
  /// UIKit's grey for selected rows.
  private let grey = Color(0xD1D1D6)
  private let own = Color(0x123456)

  private func cell() -> TableViewCell {
    let cell = TableViewCell()
    cell.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    cell.backgroundColor = own
    return cell
  }

  /// The colours of the fills that cover the whole cell, from back to front.
  private func fills(_ cell: TableViewCell) -> [Color] {
    var canvas = Canvas(size: Size(width: 100, height: 40), text: FixedAdvanceText())
    cell.render(in: &canvas)
    return canvas.commands.compactMap {
      if case .fill(let rect, let color, _) = $0, rect == cell.bounds { color } else { nil }
    }
  }

  @Test(
    "is grey in place of its own colour, while it is selected or pressed",
    arguments: [TableViewCell.SelectionStyle.default, .blue, .gray])
  func grey(_ style: TableViewCell.SelectionStyle) {
    let cell = cell()
    #expect(cell.selectionStyle == .default && fills(cell) == [own])
    cell.selectionStyle = style
    cell.isHighlighted = true
    #expect(fills(cell) == [grey] && cell.backgroundColor == own)
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(fills(cell) == [grey])
    cell.backgroundColor = .clear
    #expect(fills(cell) == [grey])
    cell.isSelected = false
    #expect(fills(cell).isEmpty && cell.backgroundColor == .clear)
  }

  @Test("is none for the style none, whose selected background is not shown either")
  func none() {
    let cell = cell()
    cell.selectionStyle = .none
    cell.selectedBackgroundView = View()
    cell.isSelected = true
    #expect(fills(cell) == [own] && cell.selectedBackgroundView?.superview == nil)
    cell.selectionStyle = .default
    #expect(cell.selectedBackgroundView?.superview === cell)
    cell.selectedBackgroundView = nil
    #expect(fills(cell) == [grey])
    cell.selectionStyle = .none
    #expect(fills(cell) == [own])
  }

  @Test("lies in front of a background view, behind the content, and leaves with the selection")
  func plate() {
    let cell = cell()
    let ground = View()
    ground.backgroundColor = Color(0x00FF00)
    cell.backgroundView = ground
    cell.contentView.backgroundColor = Color(0x0000FF)
    cell.isSelected = true
    #expect(fills(cell) == [own, Color(0x00FF00), grey, Color(0x0000FF)])
    cell.isSelected = false
    #expect(fills(cell) == [own, Color(0x00FF00), Color(0x0000FF)])
    #expect(cell.subviews.count == 2)
  }

  @Test("is gone when the cell is used for another row")
  func reused() {
    let cell = cell()
    cell.isSelected = true
    cell.prepareForReuse()
    #expect(fills(cell) == [own])
  }
}
