import Drawing
import SceneParts
import ScrollEngine

/// Says on the page at which the content rests how many pages the last stroke has skipped.
@MainActor
struct SkippedPagesDecoration: PaneDecoration {
  /// The offset at which the stroke began, in points; nil before the first stroke.
  let start: @MainActor () -> Point?

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines, let scroller = pane.scroller, !scroller.isDragging,
      !scroller.isDecelerating, let start = start(),
      let distance = Self.pages(from: start, to: scroller.contentOffset, in: pane.viewport),
      distance > 1
    else { return }
    let skipped = Fact(.skippedPages, of: pane.root, distance - 1)
    let words: Words = "skipped \(skipped) \(distance == 2 ? "page" : "pages")"
    let room = Size(width: pane.viewport.width - 40, height: pane.viewport.height)
    guard
      let tag = Tag(warning: "").first(
        of: ["one flick \(words)", words], fitting: room, on: canvas)
    else { return }
    let size = tag.size(on: canvas)
    tag.draw(
      at: Point(x: (pane.viewport.width - size.width) / 2, y: pane.viewport.height * 0.75),
      in: &canvas)
  }

  /// The number of pages between two offsets; nil if the content rests between two pages.
  private static func pages(from start: Point, to end: Point, in page: Size) -> Int? {
    let way = end - start
    let pages = Point(x: way.x / page.width, y: way.y / page.height)
    let whole = Point(x: pages.x.rounded(), y: pages.y.rounded())
    guard (pages - whole).length < 0.01 else { return nil }
    return Int(abs(whole.x) + abs(whole.y))
  }
}

extension Fact.Quantity {
  fileprivate static let skippedPages = Fact.Quantity("pages skipped", .count)
}
