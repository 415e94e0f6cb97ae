/// A value of a scene that a person or a script can set.
package enum SceneSetting: Hashable, Sendable {
  /// The duration of making one cell, in seconds.
  case cost(Double)
  /// Whether cells are reused; if not, a new one is made for each row that comes into sight.
  case reuse(Bool)
  /// The number of rows.
  case rows(Int)

  /// The possible costs of a cell, in seconds.
  package static let costs = 0.000_01...0.02
  /// The possible numbers of rows.
  package static let rowCounts = 1...1_000_000

  /// The name of the setting in scripts.
  package var name: String {
    switch self {
    case .cost: "cost"
    case .reuse: "reuse"
    case .rows: "rows"
    }
  }
}
