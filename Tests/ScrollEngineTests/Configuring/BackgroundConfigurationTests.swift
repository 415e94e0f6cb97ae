@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Background configurations")
struct BackgroundConfigurationTests {
  private let normal = Color(0x010101)
  private let pressed = Color(0x020202)
  private let chosen = Color(0x030303)
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 40))

  private func cell() -> TableViewCell {
    let cell = TableViewCell()
    cell.frame = window.bounds
    window.addSubview(cell)
    return cell
  }

  private var background: BackgroundConfiguration {
    BackgroundConfiguration(.init(normal, highlighted: pressed, selected: chosen))
  }

  private func fills(_ view: View) -> [(rect: Rect, color: Color, radius: Double)] {
    window.layoutIfNeeded()
    var canvas = Canvas(size: Size(width: 100, height: 40), text: FixedAdvanceText())
    view.render(in: &canvas)
    return canvas.commands.compactMap {
      if case .fill(let rect, let color, let radius) = $0 { (rect, color, radius) } else { nil }
    }
  }

  @Test("have a colour for each state, in place of the grey")
  func states() {
    let cell = cell()
    cell.backgroundConfiguration = background
    #expect(fills(cell).map(\.color) == [normal])
    cell.isSelected = true
    #expect(fills(cell).map(\.color) == [chosen])
    cell.isHighlighted = true
    #expect(fills(cell).map(\.color) == [pressed])
    cell.isHighlighted = false
    cell.backgroundConfiguration?.backgroundColor = Color(0x777777)
    #expect(fills(cell).map(\.color) == [Color(0x777777)])
    cell.isSelected = false
    #expect(fills(cell).map(\.color) == [Color(0x777777)])
    cell.backgroundConfiguration?.backgroundColor = nil
    #expect(fills(cell).map(\.color) == [Color.systemTint.resolved(for: .light)])
    cell.isSelected = true
    cell.backgroundConfiguration = nil
    #expect(fills(cell).map(\.color) == [.systemSelection.resolved(for: .light)])
  }

  @Test("remove the background colour and views, and lie behind the content")
  func others() {
    let cell = cell()
    cell.backgroundColor = Color(0x999999)
    cell.backgroundView = View()
    cell.selectedBackgroundView = View()
    cell.contentView.backgroundColor = Color(0x123456)
    cell.backgroundConfiguration = background
    #expect(cell.backgroundColor == nil && cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    #expect(fills(cell).map(\.color) == [normal, Color(0x123456)])
    cell.contentConfiguration = NoteConfiguration("a")
    cell.contentView.backgroundColor = Color(0x654321)
    #expect(fills(cell).map(\.color) == [normal, Color(0x654321)])
  }

  @Test("have insets by the reading direction, round corners, a line and a view")
  func shape() {
    let item = CollectionViewCell(frame: window.bounds)
    window.addSubview(item)
    var background = background
    background.backgroundInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    background.cornerRadius = 5
    background.strokeWidth = 1
    background.strokeOutset = 1
    let view = View()
    background.customView = view
    item.backgroundConfiguration = background
    let inner = Rect(x: 2, y: 1, width: 94, height: 36)
    #expect(fills(item).map(\.rect) == [inner] && fills(item)[0].radius == 5)
    #expect(view.frame == inner)
    var canvas = Canvas(size: window.bounds.size, text: FixedAdvanceText())
    item.render(in: &canvas)
    let strokes = canvas.commands.compactMap {
      if case .stroke(let rect, let stroke) = $0 { (rect, stroke) } else { nil }
    }
    #expect(strokes.map(\.0) == [inner.inset(by: -1)] && strokes[0].1.cornerRadius == 6)
    window.userInterfaceLayoutDirection = .rightToLeft
    #expect(fills(item).map(\.rect) == [Rect(x: 4, y: 1, width: 94, height: 36)])
    #expect(view.frame.minX == 4)
    item.frame.size.width = 50
    #expect(view.frame.width == 44)
    background.customView = nil
    item.backgroundConfiguration = background
    #expect(view.superview == nil)
  }

  @Test("are equal if they look the same in all states")
  func equality() {
    var other = background
    #expect(other == background && other.hashValue == background.hashValue)
    other.backgroundColor = normal
    #expect(other != background)
    #expect(BackgroundConfiguration.clear() == .clear())
  }
}
