import Documents
import SceneParts
import ScrollEngine

/// A step of a guided path: a text, one task, and the condition for the task to be done.
struct TourStep {
  /// The gesture that the card shows beside the task.
  enum Gesture: Hashable {
    /// `slide` moves the handle of the time bar, `drag` the content; `choose` answers a question.
    case wheel, pointer, drag, slide, key, choose
  }

  /// A part of the screen with a ring around it.
  enum Highlight: Hashable {
    case tray, map, timeBar, bill
    /// The card of the scene's settings, and the strip of the pictures' times.
    case settings, strip
    /// The scene's panel, and the frames in the inspector.
    case panel, frames
    case pane(Int)
    /// A view, by its name in reports.
    case view(String)
    /// The cell that the tour follows, and its lane.
    case cell, laneOfCell
  }

  /// The way to perform a task, as done in pictures and tests.
  enum Act: Hashable {
    /// Scrolls at constant speed to an offset in points, or to the end for nil, in the given number
    /// of seconds.
    case glide(to: Double?, seconds: Double)
    /// Points at the cell that the tour follows.
    case pointAtCell
    /// Shows the moment at a scene time, in seconds.
    case seek(to: Double)
    /// Performs one or more drags, and waits until nothing moves.
    case strokes([Stroke])
    /// Turns the wheel by several notches, 0.2 seconds apart, and waits until nothing moves.
    case wheel(notches: Int)
    /// Sends inputs, 0.2 seconds apart, and waits until nothing moves.
    case inputs([SceneInput.Action])
    /// Lets time pass, in seconds.
    case wait(seconds: Double)
    /// Performs one act after another.
    case sequence([Act])
  }

  /// A question that a person answers before the task, by choosing a prediction.
  struct Question: Sendable {
    let words: String
    /// Two to four predictions, one of them right.
    let choices: [String]
    /// The right choice, once the task is done.
    let answer: @Sendable (TourFacts) -> String
  }

  /// A movement of a pressed pointer at constant speed.
  struct Stroke: Hashable {
    var pane = 0
    /// The start and the translation, in points of the pane's window.
    let start: Point
    let way: Point
    /// The duration of the movement, in seconds.
    let duration: Double
    /// The time for which the pointer rests before the release, and the pause before this stroke,
    /// in seconds.
    var rest = 0.0
    var pause = 0.1
    /// The settings that are chosen before the stroke.
    var choices: [SceneSetting] = []
    /// Whether the pointer stays pressed.
    var isHeld = false
  }

  /// The words for a person who listens, wherever the shown ones speak of the picture or of a
  /// pointer; nil where the shown ones do.
  struct Heard: Sendable {
    var text: (@Sendable (TourFacts) -> String)?
    /// What is said each time the content has come to rest, if it has changed.
    var progress: (@Sendable (TourFacts) -> String)?
    var task: (@Sendable (TourFacts) -> String)?
    var outcome: (@Sendable (TourFacts) -> String)?
  }

  let title: String
  /// The scene of the step, and its variant.
  let scene: SceneDescription
  var variant = 0
  /// A description of the present state, in at most three lines.
  let text: @Sendable (TourFacts) -> String
  /// A question that comes before the task; nil for none.
  var question: Question?
  /// The task; nil for the last page.
  let task: String?
  /// The task in words that depend on the facts; nil if ``task`` suffices.
  var taskNow: (@Sendable (TourFacts) -> String)?
  /// The result of the task, in a few words.
  let result: String
  var gesture = Gesture.wheel
  let isDone: @Sendable (TourFacts) -> Bool
  /// Whether the step is about a waiting cell.
  var followsWaiting = false
  /// The text after the task was done, for facts that satisfy ``isDone``.
  let outcome: @Sendable (TourFacts) -> String
  var heard = Heard()
  /// The highlights before and after the task is done.
  var highlights: (before: Highlight?, after: Highlight?) = (nil, nil)
  /// Whether the path of the followed cell is drawn.
  var showsPath = false
  /// Whether the frames of the tables are drawn.
  var showsFrames = false
  /// The settings of the scene with which the step begins. The step is about them: they are shown
  /// with the times of the pictures, in the place of queues and lanes.
  var settings: [SceneSetting] = []
  /// The words that the inspector explains; nil for the path's words.
  var words: [GlossaryWord]?
  /// Whether the scene restarts when the step begins.
  var isFresh = false
  /// An act that the program performs before the step begins; nil for none.
  var start: Act?
  let act: Act?

  /// The translation of the first stroke, or of the pointer; zero if the act has neither.
  var way: Point { act?.way ?? .zero }
}

extension TourStep.Act {
  /// The translation of the first stroke, or of the pointer; zero if there is neither.
  fileprivate var way: Point {
    switch self {
    case .strokes(let strokes): strokes.first?.way ?? .zero
    case .sequence(let acts): acts.lazy.map(\.way).first { $0 != .zero } ?? .zero
    case .inputs(let inputs): Self.way(of: inputs)
    default: .zero
    }
  }

  private static func way(of inputs: [SceneInput.Action]) -> Point {
    let positions = inputs.compactMap { input -> Point? in
      switch input {
      case .event(.pointerDown(let pointer), _), .event(.pointerMoved(let pointer), _):
        pointer.position
      default: nil
      }
    }
    guard let first = positions.first, let last = positions.last else { return .zero }
    return last - first
  }
}

extension TourStep {
  /// A condition on the scene's own facts; false if they are not of the type `Facts`.
  static func when<Facts: SceneFacts>(
    _ condition: @escaping @Sendable (Facts, TourFacts) -> Bool
  ) -> @Sendable (TourFacts) -> Bool {
    { facts in (facts.scene as? Facts).map { condition($0, facts) } ?? false }
  }

  /// The number that is nearest to `number`.
  static func nearest(to number: Int, of numbers: [Int]) -> Int {
    numbers.min { abs($0 - number) < abs($1 - number) } ?? number
  }

  /// A text from the scene's own facts; empty if they are not of the type `Facts`.
  static func telling<Facts: SceneFacts>(
    _ text: @escaping @Sendable (Facts, TourFacts) -> String
  ) -> @Sendable (TourFacts) -> String {
    { facts in (facts.scene as? Facts).map { text($0, facts) } ?? "" }
  }
}
