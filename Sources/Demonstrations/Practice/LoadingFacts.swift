import SceneParts

/// The costs of each loading policy so far.
package struct LoadingFacts: SceneFacts {
  package struct List: Hashable, Sendable {
    package let title: String
    /// The number of requests in progress, and of those whose picture was never shown.
    package let pending: Int
    package let wasted: Int
    /// The number of visible rows, and of those that have their picture.
    package let rowsInSight: Int
    package let picturesInSight: Int
    /// The number of visible rows without a picture, each time a flick came to rest.
    package let emptyAtRest: Int
  }

  /// The lists, from left to right.
  package let lists: [List]

  package var isPending: Bool { lists.contains { $0.pending > 0 } }
}
