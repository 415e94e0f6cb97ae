import SceneParts
import ScrollEngine

/// A published implementation beside the engine: two panes with the same content and one script.
@MainActor
struct BugDemonstration {
  /// A change that the demonstration itself makes at a set time.
  struct Change {
    /// Scene time, in seconds.
    let time: Double
    let make: @MainActor () -> Void
  }

  let published: Pane
  let engine: Pane
  var panel: (any ScenePanel)?
  /// The tables whose cells fade.
  var rows: [RowsController] = []
  var gesture = CannedGesture()
  /// Sorted by time.
  var changes: [Change] = []
  /// Adds rows, or removes them if the number is negative; nil if a person cannot change rows.
  var changeRows: ((Int) -> Void)?
  /// Called in each tick, for state that no window updates; returns whether something still moves.
  var onTick: (() -> Bool)?
  /// Objects that only this demonstration keeps alive.
  var owners: [AnyObject] = []

  init(published: Pane, engine: Pane) {
    self.published = published
    self.engine = engine
    for pane in [published, engine] { pane.root.clipsToBounds = false }
  }
}

extension Pane.Figure {
  /// A figure for a fact, with a verdict on it.
  static func of(_ label: String, _ verdict: Pane.Verdict, _ fact: Fact) -> Pane.Figure {
    Pane.Figure(fact.words, label: label, verdict: verdict, widest: "000")
  }
}
