import SceneParts

/// What each way of loading has cost so far.
package struct LoadingFacts: SceneFacts {
  package struct List: Hashable, Sendable {
    package let title: String
    /// Requests in progress, and those that were never shown.
    package let pending: Int
    package let wasted: Int
    /// The rows in sight, and those of them that have their picture.
    package let rowsInSight: Int
    package let picturesInSight: Int
  }

  /// From left to right.
  package let lists: [List]

  package var isPending: Bool { lists.contains { $0.pending > 0 } }
}
