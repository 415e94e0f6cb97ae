import SceneParts
package import ScrollEngine

/// Who got the latest drag, and through which states.
package struct DragFacts: SceneFacts {
  package struct Participant: Hashable, Sendable {
    package let name: String
    /// Its states since the pointer went down, in order, as the engine names them.
    package let states: [String]
    /// Whether it has the pointer, or had it to the end.
    package let hasTaken: Bool
    /// How far its content has moved since the pointer went down, in points.
    package let movement: Point
    /// Whether its content is at the end of its vertical range.
    package let isAtEnd: Bool
  }

  /// The participants, innermost first.
  package let participants: [Participant]
  /// How often a pointer has gone down.
  package let count: Int
  /// Whether the pointer is down, and how far it has come since it went down, in points.
  package let isHeld: Bool
  package let way: Point
  /// The distance within which no pan begins, in points.
  package let slop: Double
  /// How long the button waited for its touch, in seconds; nil if it has not got it.
  package let delay: Double?

  package var inner: Participant { participants[0] }
  package var list: Participant { participants[participants.count - 1] }
  /// The name of the winner; nil if nobody has got the drag.
  package var winner: String? { participants.first(where: \.hasTaken)?.name }
}
