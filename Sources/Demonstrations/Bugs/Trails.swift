import ScrollEngine

/// The offsets of both sides, from tick to tick.
@MainActor
final class Trails {
  private(set) var published: [Point] = []
  private(set) var engine: [Point] = []

  /// As many as several gestures need; older ones are dropped.
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
