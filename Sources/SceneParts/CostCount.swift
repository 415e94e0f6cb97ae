import Documents

/// What takes the time that a person sets.
package enum CostSubject: Hashable, Sendable {
  case cell
  case picture

  /// The name of the setting.
  package var title: String {
    switch self {
    case .cell: "What one cell costs"
    case .picture: "Decoding one picture"
    }
  }

  /// `1 cell`, `45 pictures`.
  package func words(_ count: Int) -> String {
    switch self {
    case .cell: count == 1 ? "1 cell" : "\(grouped(count)) cells"
    case .picture: count == 1 ? "1 picture" : "\(grouped(count)) pictures"
    }
  }

  /// What was done to them: `made`, `decoded`.
  package var done: String {
    switch self {
    case .cell: "made"
    case .picture: "decoded"
    }
  }
}

/// How many cells were made, or pictures decoded, on one of several sides that are compared.
package struct CostCount: Hashable, Sendable {
  package let title: String
  package let count: Int
  /// Whether the side is not tried, because it would take too long; `count` is what it would need.
  package let isGivenUp: Bool

  package init(title: String, count: Int, isGivenUp: Bool = false) {
    (self.title, self.count, self.isGivenUp) = (title, count, isGivenUp)
  }

  /// The whole time, in seconds, at a cost for each.
  package func seconds(at cost: Double) -> Double { Double(count) * cost }
}
