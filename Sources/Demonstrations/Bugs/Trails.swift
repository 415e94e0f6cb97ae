import ScrollEngine

/// The successive content offsets of both sides; an offset that does not change is stored once.
@MainActor
final class Trails {
  private(set) var published: [Point] = []
  private(set) var engine: [Point] = []
  /// The offsets at which the last touch found the content; nil before the first touch.
  private(set) var start: (published: Point, engine: Point)?
  private var isTouched = false

  /// Enough offsets for several gestures; older ones are dropped.
  private static let capacity = 600

  func note(_ published: ScrollView, _ engine: ScrollView) {
    Self.note(published.contentOffset, in: &self.published)
    Self.note(engine.contentOffset, in: &self.engine)
    if published.isTracking, !isTouched { start = (published.contentOffset, engine.contentOffset) }
    isTouched = published.isTracking
  }

  private static func note(_ offset: Point, in trail: inout [Point]) {
    guard trail.last != offset else { return }
    if trail.count == capacity { trail.removeFirst() }
    trail.append(offset)
  }
}
