import SceneParts
import ScrollEngine

/// One step of a guided path: what it says, the one thing to do, and how it knows that it is
/// done.
struct TourStep {
  /// The gesture that the card shows beside the task.
  enum Gesture: Hashable {
    /// `slide` moves the handle of the time bar, `drag` the content.
    case wheel, pointer, drag, slide
  }

  /// What is ringed on the screen.
  enum Highlight: Hashable {
    case tray, map, timeBar, bill
    /// What the scene shows below its viewports, and the frames in the inspector.
    case panel, frames
    case pane(Int)
    /// A view, by its name in reports.
    case view(String)
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
    /// Presses, moves and lets go, once or more; then waits until nothing moves.
    case strokes([Stroke])
    /// Turns the wheel by a notch several times, 0.2 seconds apart; then waits until nothing moves.
    case wheel(notches: Int)
  }

  /// A steady movement of a pressed pointer.
  struct Stroke: Hashable {
    var pane = 0
    /// In points of the pane's window.
    let start: Point
    let way: Point
    /// In seconds.
    let duration: Double
    /// How long the pointer rests before it lets go, and how long before that the last stroke has
    /// ended; in seconds.
    var rest = 0.0
    var pause = 0.1
    /// Whether it stays pressed.
    var isHeld = false
  }

  let title: String
  /// The scene it takes place in, and its variant.
  let scene: SceneDescription
  var variant = 0
  /// What one sees, in at most three lines.
  let text: @Sendable (TourFacts) -> String
  /// The one thing to do; nil for the last page.
  let task: String?
  /// The same with what is there now; nil if that does not matter.
  var taskNow: (@Sendable (TourFacts) -> String)?
  /// What is the case when it is done, in a few words.
  let result: String
  var gesture = Gesture.wheel
  let isDone: @Sendable (TourFacts) -> Bool
  /// What must hold when it begins; otherwise the scene is prepared for it anew.
  var needs: @Sendable (TourFacts) -> Bool = { _ in true }
  /// Whether it is about a cell that waits: if none does when it begins, the list goes on until one
  /// does.
  var followsWaiting = false
  /// What happened: told anew as long as it is the case, and then with the bill of the moment.
  let outcome: @Sendable (TourFacts) -> String
  /// What to look at before it is done, and after.
  var highlights: (before: Highlight?, after: Highlight?) = (nil, nil)
  /// Whether the path of the followed cell is drawn.
  var showsPath = false
  /// Whether the frames of the tables are drawn.
  var showsFrames = false
  /// The words that it needs; nil for those of its path.
  var words: [GlossaryWord]?
  /// Whether it puts its scene back to the start when it begins.
  var isFresh = false
  /// What happens by itself before it begins.
  var start: Act?
  let act: Act?

  /// Which way the hand goes, if it drags.
  var way: Point {
    if case .strokes(let strokes) = act { strokes.first?.way ?? .zero } else { .zero }
  }
}

extension TourStep {
  /// A condition on what the scene says of itself.
  static func when<Facts: SceneFacts>(
    _ condition: @escaping @Sendable (Facts, TourFacts) -> Bool
  ) -> @Sendable (TourFacts) -> Bool {
    { facts in (facts.scene as? Facts).map { condition($0, facts) } ?? false }
  }

  /// A text with what the scene says of itself.
  static func telling<Facts: SceneFacts>(
    _ text: @escaping @Sendable (Facts, TourFacts) -> String
  ) -> @Sendable (TourFacts) -> String {
    { facts in (facts.scene as? Facts).map { text($0, facts) } ?? "" }
  }
}
