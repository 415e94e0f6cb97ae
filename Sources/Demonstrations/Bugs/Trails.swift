import ScrollEngine

/// The successive content offsets of both sides; an offset that does not change is stored once.
@MainActor
final class Trails {
  private(set) var published: [Point] = []
  private(set) var engine: [Point] = []

  /// Enough offsets for several gestures; older ones are dropped.
  private static let capacity = 600

  func note(_ published: Point, _ engine: Point) {
    Self.note(published, in: &self.published)
    Self.note(engine, in: &self.engine)
  }

  private static func note(_ offset: Point, in trail: inout [Point]) {
    guard trail.last != offset else { return }
    if trail.count == capacity { trail.removeFirst() }
    trail.append(offset)
  }
}
