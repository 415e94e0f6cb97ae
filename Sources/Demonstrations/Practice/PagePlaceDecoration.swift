import Drawing
import SceneParts
import ScrollEngine

/// Says above the table of a page at which row the page was left, and at which one it came back.
@MainActor
struct PagePlaceDecoration: PaneDecoration {
  let pages: PagesController

  private static let font = Font(.words, size: 12, weight: .bold)

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    for controller in pages.shown {
      guard let page = controller.page else { continue }
      let other = pages.astray[page]
      let left = pages.left[page]
      guard other != nil || (left?.y ?? 0) != 0 else { continue }
      func row(_ quantity: Fact.Quantity, _ offset: Point) -> Fact {
        Fact(quantity, of: "page \(page + 1)", in: pages, controller.row(at: offset))
      }
      let now = row(.firstRow, controller.table.contentOffset)
      let before = left.map { "left at row \(row(.leftRow, $0))" as Words } ?? "never scrolled"
      var words: Words = "\(before), now at row \(now)"
      if let other {
        words = "\(before), but at row \(now), like page \(String(other + 1))"
      }
      var tag = Tag(words)
      tag.font = Self.font
      if other != nil { tag.ground = Palette.warning }
      let frame = controller.table.convert(controller.table.bounds, to: nil)
      tag.draw(
        at: Point(x: frame.minX, y: frame.minY - tag.size(on: canvas).height - 1), in: &canvas)
    }
  }
}

extension Fact.Quantity {
  /// The first row of a page's table that is in sight by half, and the one when the page was left.
  fileprivate static let firstRow = Fact.Quantity("first row in sight", .count)
  fileprivate static let leftRow = Fact.Quantity("row at which a page was left", .count)
}
