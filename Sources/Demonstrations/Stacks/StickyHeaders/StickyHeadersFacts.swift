import SceneParts

/// The headers that are in sight, from the top.
package struct StickyHeadersFacts: SceneFacts {
  package enum State: Hashable, Sendable {
    case inPlace, held, pushed
  }

  package struct Header: Hashable, Sendable {
    package let title: String
    /// The y at which the header would be without sticking, and the y at which it is; in points of
    /// the viewport.
    package let place: Double
    package let y: Double
    package let state: State
  }

  package let headers: [Header]

  package var held: Header? { headers.first { $0.state == .held } }
  package var pushed: Header? { headers.first { $0.state == .pushed } }
  /// The header that pushes another one out; nil if none does.
  package var pusher: Header? {
    pushed.flatMap { pushed in headers.first { $0.state != .pushed && $0.y > pushed.y } }
  }
}
