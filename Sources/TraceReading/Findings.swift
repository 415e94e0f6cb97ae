/// Findings of one kind: the first ones, and the number of all.
///
/// Only the first ones are kept: more would not help a person, and a hostile file could have
/// millions.
package struct Findings<Finding: Hashable & Sendable>: Hashable, Sendable {
  /// The greatest number that is kept.
  package static var limit: Int { 1_000 }

  /// The first findings, in order of time.
  package private(set) var first: [Finding] = []
  /// The number of all findings.
  package private(set) var count = 0

  mutating func append(_ finding: Finding) {
    count += 1
    if first.count < Self.limit { first.append(finding) }
  }

  /// Changes a kept finding.
  mutating func update(_ place: Int, _ change: (inout Finding) -> Void) { change(&first[place]) }
}
