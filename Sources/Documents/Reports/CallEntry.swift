package import ScrollEngine

/// One call to a delegate or a data source, or one thing that a reuse queue did, as a report
/// describes it.
package struct CallEntry: Hashable, Sendable {
  /// When it was made, in seconds of virtual time.
  package var time: Double
  /// The id of the view that made it; for a queue, of the first list that uses it.
  package var view: String
  /// The name of the method, as far as it tells methods apart: `cellForRowAt`, `dequeue`.
  package var call: String
  /// The section it is about.
  package var section: Int?
  /// The row or item it is about, in the section.
  package var row: Int?
  /// How many rows it is about, if they are more than one.
  package var count: Int?
  /// The instance number of the cell.
  package var cell: Int?
  /// Its letter on the stage.
  package var letter: String?
  /// Its reuse identifier.
  package var identifier: String?
  /// What became of the cell: `created`, `reused`, `queued`, `discarded`.
  package var outcome: String?
  /// The kind of a header, footer or other element.
  package var kind: String?
  /// An offset in points: the current one, or the one at which the content will come to rest.
  package var offset: Point?
  /// In points per millisecond.
  package var velocity: Point?
  /// Whether the content goes on after a drag.
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
