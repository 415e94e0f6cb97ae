import Geometry
import Inspecting

/// A mark on the time bar: moves of the content that no input caused, so close in time that one
/// mark stands for them.
struct MoveMark: Hashable {
  /// The first and the last position on the bar, in points.
  let start: Double
  private(set) var end: Double
  /// The indexes of the moves.
  private(set) var moves: Range<Int>

  /// Marks this many points apart are one, and so are marks this many seconds apart: the steps of an
  /// animation, whose frames may be far apart on a short bar.
  static let nearest = 2.0
  static let longestStep = 0.05

  /// The marks of moves, which are in the order of time; `x` is the position of a time.
  ///
  /// - Complexity: O(w log n) for a bar of w points.
  static func marks(of moves: [ScrollMove], x: (Double) -> Double) -> [MoveMark] {
    var marks: [MoveMark] = []
    var place = 0
    while place < moves.count {
      let here = x(moves[place].time).rounded()
      let next = place + moves[place...].prefixCount { x($0.time).rounded() <= here }
      let gap = place > 0 ? moves[place].time - moves[place - 1].time : .infinity
      if let last = marks.last, here < last.end + nearest || gap < longestStep {
        marks[marks.count - 1].end = here
        marks[marks.count - 1].moves = last.moves.lowerBound..<next
      } else {
        marks.append(MoveMark(start: here, end: here, moves: place..<next))
      }
      place = next
    }
    return marks
  }
}
