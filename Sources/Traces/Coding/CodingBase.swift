/// What records are coded by besides the state of the things that they are about: the same in a writer
/// and a reader after each record. A segment begins with zeroes.
struct CodingBase {
  var time = 0.0
  var timeShift = 0.0
  /// The numbers of the last view, cell and queue in the tick.
  var view = 0
  var cell = 0
  var queue = 0
  /// The row of the last path.
  var path = TracePath(row: 0, section: 0)
  /// How far the last coded numbers have moved.
  var frame = Shifts()
  var bounds = Shifts()
  var viewFrame = Shifts()
  var contentSize = Shifts()
  var contentInset = Shifts()
  var adjustedContentInset = Shifts()
  /// The last cost in seconds of each part, by the number of its name: names may be long.
  var costs: [Int: Double] = [:]

  mutating func beginTick() { (view, cell, queue) = (0, 0, 0) }
}
