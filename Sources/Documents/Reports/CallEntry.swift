package import ScrollEngine

/// A call to a delegate or a data source, an action of a reuse queue, or a change of a view, in a
/// report.
package struct CallEntry: Hashable, Sendable {
  /// The time of the call, in seconds of virtual time.
  package var time: Double
  /// The id of the calling view; for a queue, the id of the first list that uses it.
  package var view: String
  /// The part of the method's name that identifies it, such as `cellForRowAt`; or `dequeue`; or the
  /// changed property, such as `contentSize`.
  package var call: String
  /// The section that the call is about; nil if it is about none.
  package var section: Int?
  /// The row or item that the call is about, counted in its section; nil if it is about none.
  package var row: Int?
  /// The number of rows or items in a call about several; else nil.
  package var count: Int?
  /// The instance number of the cell that the call is about; nil if it is about none.
  package var cell: Int?
  /// The cell's letter on the stage; nil without a cell, or if the letter is not known.
  package var letter: String?
  /// The cell's reuse identifier; nil without a cell, or if the identifier is empty.
  package var identifier: String?
  /// The result for the cell: `created`, `reused`, `queued`, `discarded`; nil for calls that are
  /// not actions of a queue.
  package var outcome: String?
  /// The kind of the header, footer or other element that the call is about; nil if it is about
  /// none.
  package var kind: String?
  /// The current offset, or the offset at which the content will come to rest, in points.
  package var offset: Point?
  /// The velocity of a released drag, in points per millisecond.
  package var velocity: Point?
  /// Whether the content continues to move after a drag.
  package var willDecelerate: Bool?
  /// The zoom scale, in calls about zooming.
  package var scale: Double?

  /// The values of a changed property before and after, in points: x and y, width and height, or
  /// top, left, bottom and right.
  package var from: [Double]?
  package var to: [Double]?
  /// What changed the property, or moved the content of which the call tells: `wheel`,
  /// `anchoring, insertRows`. Earlier reports do not have it.
  package var cause: String?

  /// Makes an entry; `time` is in seconds.
  package init(time: Double, view: String, call: String) {
    self.time = time
    self.view = view
    self.call = call
  }
}
