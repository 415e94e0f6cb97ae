import Scenes
import ScrollEngine

/// Wrong beside right: two panes with the same content, and what happens to both by itself.
@MainActor
struct BugDemonstration {
  /// Something that a program does.
  struct Change {
    /// In seconds of the scene.
    let time: Double
    let make: @MainActor () -> Void
  }

  let published: Pane
  let engine: Pane
  var panel: (any ScenePanel)?
  /// The tables whose cells fade.
  var rows: [RowsController] = []
  var gesture = CannedGesture()
  /// In the order of their times.
  var changes: [Change] = []
  /// Adds so many rows, or removes them; nil where a person cannot.
  var changeRows: ((Int) -> Void)?
  /// Moves what an engine's window does not, and tells whether it goes on.
  var onTick: (() -> Bool)?
  /// What only this demonstration keeps alive.
  var owners: [AnyObject] = []

  init(published: Pane, engine: Pane) {
    self.published = published
    self.engine = engine
    for pane in [published, engine] { pane.root.clipsToBounds = false }
  }
}

extension Pane.Figure {
  /// What is wrong on one side and right on the other, as a number.
  static func of(
    _ label: String, _ verdict: Pane.Verdict, widest: String = "000", _ value: Double
  ) -> Pane.Figure {
    Pane.Figure(value: tidy(value), label: label, verdict: verdict, widest: widest)
  }
}
