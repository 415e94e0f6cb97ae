import SceneParts

/// The pictures of other rows that each side has shown.
package struct WrongPictureFacts: SceneFacts {
  /// A row that shows the picture of another row.
  package struct Mistake: Hashable, Sendable {
    package let row: Int
    package let pictureRow: Int
    /// The letter of the row's cell.
    package let letter: String
  }

  package struct Side: Hashable, Sendable {
    package let rowsInSight: Int
    /// The rows in sight that show the picture of another row now.
    package let mistakes: [Mistake]
    /// How often a row in sight has come to show the picture of another row.
    package let wrongSoFar: Int
    /// The number of requests, and of those that were cancelled and that have no answer yet.
    package let requests: Int
    package let cancelled: Int
    package let pending: Int
  }

  package let left: Side
  package let right: Side
}
