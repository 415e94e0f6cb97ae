import Scenes

/// One step of the guided start: what it says, the one thing to do, and how it knows that it is
/// done.
struct TourStep {
  /// The gesture that the card shows beside the task.
  enum Gesture: Hashable {
    case wheel, pointer, drag
  }

  /// What is ringed on the screen.
  enum Highlight: Hashable {
    case tray, map, timeBar, bill
    /// The cell that the tour follows, and its lane.
    case cell, laneOfCell
  }

  /// What someone does who follows the step; pictures and tests do the same.
  enum Act: Hashable {
    /// Scrolls steadily to an offset, in points; nil is the end. It takes some seconds.
    case glide(to: Double?, seconds: Double)
    /// Points at the cell that the tour follows.
    case pointAtCell
    /// Goes back to a moment, in seconds.
    case seek(to: Double)
  }

  let title: String
  /// The scene it takes place in, and its variant.
  let scene: SceneDescription
  var variant = 0
  /// What one sees, in at most three lines.
  let text: @Sendable (TourFacts) -> String
  /// The one thing to do; nil for the last page.
  let task: String?
  /// What is the case when it is done, in a few words.
  let result: String
  var gesture = Gesture.wheel
  let isDone: @Sendable (TourFacts) -> Bool
  /// What must hold when it begins; otherwise the scene is prepared for it anew.
  var needs: @Sendable (TourFacts) -> Bool = { _ in true }
  /// What happened, with the numbers of the moment in which it was done.
  let outcome: @Sendable (TourFacts) -> String
  /// What to look at before it is done, and after.
  var highlights: (before: Highlight?, after: Highlight?) = (nil, nil)
  /// Whether the path of the followed cell is drawn.
  var showsPath = false
  /// Whether the frames of the tables are drawn.
  var showsFrames = false
  /// What happens by itself before it begins.
  var start: Act?
  let act: Act?
}
