import Drawing
import SceneParts
import ScrollEngine

/// The offset at which a hand has let go of a view; nil while it holds the view, and before.
@MainActor
final class Release {
  var offset: Double?
}

/// Draws how far the content has gone on by itself since a hand let go of it.
@MainActor
struct CoastDecoration: PaneDecoration {
  let view: View
  let release: Release

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines, let start = release.offset else { return }
    let coasted = view.bounds.minY - start
    let words = "\(tidy(abs(coasted))) pt after the release"
    let place = Point(x: pane.viewport.width * 0.1, y: pane.viewport.height * 0.71)
    guard abs(coasted) >= 1 else {
      var tag = Tag(words)
      tag.font = Font(.words, size: 13, weight: .bold)
      return tag.draw(at: Point(x: place.x, y: pane.viewport.height * 0.82), in: &canvas)
    }
    LengthArrow(from: place, to: place - Point(x: 0, y: coasted), words).draw(in: &canvas)
  }
}
