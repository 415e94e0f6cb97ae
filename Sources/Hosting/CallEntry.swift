public import ScrollEngine

/// One call to a delegate or a data source, or one thing that a reuse queue did, as a report
/// describes it.
public struct CallEntry: Hashable, Sendable {
  /// When it was made, in seconds of virtual time.
  public var time: Double
  /// The id of the view that made it; for a queue, of the first list that uses it.
  public var view: String
  /// The name of the method, as far as it tells methods apart: `cellForRowAt`, `dequeue`.
  public var call: String
  /// The section it is about.
  public var section: Int?
  /// The row or item it is about, in the section.
  public var row: Int?
  /// How many rows it is about, if they are more than one.
  public var count: Int?
  /// The instance number of the cell.
  public var cell: Int?
  /// Its letter on the stage.
  public var letter: String?
  /// Its reuse identifier.
  public var identifier: String?
  /// What became of the cell: `created`, `reused`, `queued`, `discarded`.
  public var outcome: String?
  /// The kind of a header, footer or other element.
  public var kind: String?
  /// An offset in points: the current one, or the one at which the content will come to rest.
  public var offset: Point?
  /// In points per millisecond.
  public var velocity: Point?
  /// Whether the content goes on after a drag.
  public var willDecelerate: Bool?
  /// The zoom scale.
  public var scale: Double?

  /// Makes an entry; `time` is in seconds.
  public init(time: Double, view: String, call: String) {
    self.time = time
    self.view = view
    self.call = call
  }
}
