import Traces

/// The names of calls and causes in the record, as the engine words them.
enum EngineWords {
  /// The causes of a change that a person's input has, what follows from input, an animation that was
  /// asked for, and views that follow others. All others are jumps, also those that are not known.
  private static let expectedCauses: Set<String> = [
    "finger", "scroll indicator", "wheel", "key", "deceleration", "bounce", "zoom", "animation",
    "link", "container",
  ]

  /// The causes of a view that follows another one.
  private static let followingCauses: Set<String> = ["link", "container"]

  /// Whether a change with this cause is no jump.
  static func isExpected(_ cause: String) -> Bool { expectedCauses.contains(cause) }

  /// Whether a view with this cause follows another one.
  static func isFollowing(_ cause: String) -> Bool { followingCauses.contains(cause) }

  /// The name of a list or a parent that the trace does not have.
  static let unknownView = "?"

  static let offset = "contentOffset"
  static let inset = "contentInset"
  static let contentSize = "contentSize"
  static let didScroll = "scrollViewDidScroll"
  static let sections = "numberOfSections"
  static let reload = "reloadData"
  /// The cause of a change that the program makes.
  static let program = "program"
  /// The cause of an offset that changes with the rows above, so that the visible ones stay.
  static let anchoring = "anchoring"

  /// The questions for a cell.
  static let cellQuestions: Set<String> = ["cellForRowAt", "cellForItemAt"]
  /// The questions whose answers are numbers of rows. A list whose number of rows changes asks them.
  static let countQuestions: Set<String> = [
    sections, "numberOfRowsInSection", "numberOfItemsInSection",
  ]
  /// The calls that a moving view makes once in each tick: traces with other ticks have other numbers
  /// of them.
  static let callsOfTicks: Set<String> = [didScroll, "scrollViewDidZoom", offset]
}

extension TraceMotion {
  /// Whether a person's input, or what follows from it, moves the content.
  var isOfInput: Bool {
    switch self {
    case .still, .animation, .unknown: false
    case .finger, .indicator, .wheel, .key, .deceleration, .bounce, .zoom: true
    }
  }

  /// The motion in a word.
  var words: String {
    switch self {
    case .indicator: "scroll indicator"
    case .unknown(let number): "motion \(number)"
    default: "\(self)"
    }
  }
}
