import SceneParts
import ScrollEngine

/// Wrong beside right: two panes with the same content, and a script that runs on both.
@MainActor
struct BugDemonstration {
  /// A change that the program makes.
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
  /// Adds a number of rows, or removes them; nil if a person cannot.
  var changeRows: ((Int) -> Void)?
  /// Advances what the engine's window does not, and returns whether it is still moving.
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
  /// A number that is wrong on one side and right on the other.
  static func of(
    _ label: String, _ verdict: Pane.Verdict, widest: String = "000", _ value: Double
  ) -> Pane.Figure {
    Pane.Figure(value: tidy(value), label: label, verdict: verdict, widest: widest)
  }
}
