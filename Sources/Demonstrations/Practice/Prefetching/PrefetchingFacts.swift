import SceneParts

/// How often rows came without their picture, on the left and on the right.
package struct PrefetchingFacts: SceneFacts {
  package struct Side: Hashable, Sendable {
    /// The number of rows that have come into sight, and of those that had no picture then.
    package let seen: Int
    package let late: Int
    /// The time for which rows in sight have waited for their pictures, in seconds.
    package let waited: Double
    /// The number of loaded pictures that no row has shown.
    package let unseen: Int
    /// The number of started requests, and of those that were cancelled.
    package let started: Int
    package let cancelled: Int
    /// The number of rows in sight, and of those that have their picture.
    package let rowsInSight: Int
    package let picturesInSight: Int
  }

  package let sides: [Side]
}
