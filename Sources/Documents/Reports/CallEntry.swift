package import ScrollEngine

/// A call to a delegate or a data source, or an action of a reuse queue, in a report.
package struct CallEntry: Hashable, Sendable {
  /// The time of the call, in seconds of virtual time.
  package var time: Double
  /// The id of the calling view; for a queue, the id of the first list that uses it.
  package var view: String
  /// The part of the method's name that identifies it, such as `cellForRowAt`, or `dequeue`.
  package var call: String
  /// The section of the call.
  package var section: Int?
  /// The row or item of the call, in its section.
  package var row: Int?
  /// The number of rows of the call, if there is more than one.
  package var count: Int?
  /// The instance number of the cell.
  package var cell: Int?
  /// The cell's letter on the stage.
  package var letter: String?
  /// The cell's reuse identifier.
  package var identifier: String?
  /// The result for the cell: `created`, `reused`, `queued`, `discarded`.
  package var outcome: String?
  /// The kind of a header, footer or other element.
  package var kind: String?
  /// An offset in points: the current one, or the one at which the content will come to rest.
  package var offset: Point?
  /// The velocity of a released drag, in points per millisecond.
  package var velocity: Point?
  /// Whether the content continues to move after a drag.
  package var willDecelerate: Bool?
  /// The zoom scale.
  package var scale: Double?

  /// Makes an entry; `time` is in seconds.
  package init(time: Double, view: String, call: String) {
    self.time = time
    self.view = view
    self.call = call
  }
}
