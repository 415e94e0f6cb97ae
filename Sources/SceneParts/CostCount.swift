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
  package func words(_ count: Int) -> String { "\(grouped(count)) \(noun(count))" }
  package func words(_ count: Fact) -> Words { "\(count) \(noun(Int(count.value)))" }

  private func noun(_ count: Int) -> String {
    switch self {
    case .cell: count == 1 ? "cell" : "cells"
    case .picture: count == 1 ? "picture" : "pictures"
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
  package let fact: Fact
  /// Whether the side is not tried, because it would take too long; the number is what it would
  /// need.
  package let isGivenUp: Bool

  package init(title: String, _ fact: Fact, isGivenUp: Bool = false) {
    (self.title, self.fact, self.isGivenUp) = (title, fact, isGivenUp)
  }

  package var count: Int { Int(fact.value) }

  /// The whole time, in seconds, at a cost for each.
  package func seconds(at cost: Double) -> Double { fact.value * cost }

  package func time(at cost: Double) -> Fact {
    let seconds = seconds(at: cost)
    return Fact(seconds < 1 ? .shortWork : .longWork, of: fact.subject, seconds)
  }
}

extension Fact.Quantity {
  /// The time that a side has needed.
  fileprivate static let shortWork = Fact.Quantity("time needed, below a second", .milliseconds)
  fileprivate static let longWork = Fact.Quantity("time needed", .minutes)
}
