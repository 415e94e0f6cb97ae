import Drawing
import SceneParts
import ScrollEngine

/// The offset at which a hand has let go of a view; nil while it holds the view, before, and once
/// something else has scrolled the view.
@MainActor
final class Release {
  var offset: Double? { didSet { rest = nil } }
  /// Where the content has come to rest since; nil before.
  private var rest: Double?

  /// Notes the present offset, and whether the content still moves because of the hand.
  func note(_ now: Double, isMoving: Bool) {
    if let rest, rest != now { offset = nil }
    rest = isMoving ? nil : now
  }
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
    let way = Fact(.coasted, of: view, coasted).magnitude
    let words: Words = "\(way) pt after the release at \(Fact(.released, of: view, start))"
    let place = Point(x: pane.viewport.width * 0.1, y: pane.viewport.height * 0.71)
    guard abs(coasted) >= 1 else {
      var tag = Tag(words)
      tag.font = Font(.words, size: 13, weight: .bold)
      return tag.draw(at: Point(x: place.x, y: pane.viewport.height * 0.82), in: &canvas)
    }
    LengthArrow(from: place, to: place - Point(x: 0, y: coasted), words).draw(in: &canvas)
  }
}

extension Fact.Quantity {
  fileprivate static let coasted = Fact.Quantity("way since the release", .points)
  fileprivate static let released = Fact.Quantity("offset at the release", .points)
}
