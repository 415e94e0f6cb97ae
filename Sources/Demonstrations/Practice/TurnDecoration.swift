import Drawing
import SceneParts
import ScrollEngine

/// Outlines, around a viewport that has been turned, the viewport as it was before, and says how much
/// taller than the viewport the pages are now.
@MainActor
struct TurnDecoration: PaneDecoration {
  /// The first size of the viewport, in points.
  let first: Size
  /// The height of the pages, in points.
  let pageHeight: @MainActor () -> Double

  private static let dash = Dash(on: 8, off: 6)

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {}

  func drawOutside(
    of pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    let now = pane.viewport
    guard options.showsOutlines, first.width < now.width, now.height < first.height else { return }
    let left = (now.width - first.width) / 2
    let rest = (first.height - now.height) / 2
    let unit = canvas.length(ofSurface: 1)
    // Not over the pages in the viewport.
    for y in [-rest - unit, now.height] {
      canvas.saved { canvas in
        canvas.clip(
          to: Rect(x: left - unit, y: y, width: first.width + 2 * unit, height: rest + unit))
        canvas.stroke(
          Rect(origin: Point(x: left, y: -rest), size: first),
          Stroke(theme.muted, width: 2 * unit, dash: Self.dash))
      }
    }
    var tag = Tag("the window before it turned")
    tag.font = Font(.words, size: 12, weight: .bold)
    (tag.ground, tag.ink) = (theme.panel, theme.ink)
    let size = tag.size(on: canvas)
    if size.width < first.width, size.height < rest {
      tag.draw(
        at: Point(x: (now.width - size.width) / 2, y: -rest + (rest - size.height) / 2),
        in: &canvas)
    }
    let excess = pageHeight() - now.height
    guard excess >= 0.5 else { return }
    let warning = Tag(warning: "\(Fact(.excess, of: pane.root, excess)) pt too tall")
    let warningSize = warning.size(on: canvas)
    warning.draw(
      at: Point(
        x: (now.width - warningSize.width) / 2, y: now.height + (rest - warningSize.height) / 2),
      in: &canvas)
  }
}

extension Fact.Quantity {
  /// How much taller pages are than the viewport.
  fileprivate static let excess = Fact.Quantity("part of the pages below the viewport", .points)
}
