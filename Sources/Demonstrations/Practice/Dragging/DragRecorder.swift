import Drawing
import SceneParts
import ScrollEngine

extension Fact.Quantity {
  /// The distance within which nothing begins.
  static let dragSlop = Fact.Quantity("distance that decides a drag", .points)
  /// The time on the axis of the panel, which begins as the pointer goes down.
  static let shownTime = Fact.Quantity("time shown since the press", .seconds)
}

/// Records the path of a pointer, and the states of all that may take it.
@MainActor
final class DragRecorder {
  /// What a participant does with the pointer.
  enum Standing {
    case waiting, taking, done, out
  }

  /// A state as the engine names it, and the scene time at which it was first seen, in seconds.
  struct Mark: Hashable {
    let time: Double
    let words: String
    let standing: Standing
  }

  /// A view that may take the pointer, with its states so far.
  struct Lane {
    let name: String
    let view: View
    let colors: Palette.Table
    fileprivate(set) var marks: [Mark] = []

    /// Whether the participant has the pointer, or had it to the end.
    var hasTaken: Bool {
      marks.last?.standing == .taking || marks.last?.standing == .done
    }
  }

  /// Who takes a movement in a direction, as the recognizers answer.
  struct Direction {
    /// The direction as a unit vector.
    let way: Point
    /// The index of the lane; nil if none takes it.
    let lane: Int?
  }

  let views: NestedViews
  private let clock: SceneClock
  /// The participants, innermost first.
  private(set) var lanes: [Lane]
  /// The positions of the pointer since it went down, in points of the window.
  private(set) var path: [Point] = []
  /// The index in the path at which a pan began; nil before.
  private(set) var decision: Int?
  /// Who would take the pointer in each direction: now, or, once a pan has begun, just before it
  /// began.
  private(set) var directions: [Direction] = []
  private(set) var isHeld = false
  /// How often a pointer has gone down.
  private(set) var count = 0
  /// The scene times at which the pointer went down and up, in seconds.
  private(set) var start = 0.0
  private(set) var end: Double?
  /// How long the button waited for its touch, in seconds; nil if it has not got it.
  private(set) var delay: Double?
  /// The distance within which nothing begins, in points.
  private(set) var slop = DragSlop.standard.distance
  /// The content offset of each participant when the pointer went down, in points.
  private var startOffsets: [Point] = []

  private static let mostPositions = 600
  /// Unit vectors all around, clockwise from the upper left.
  private static let ways: [Point] = {
    let side = stride(from: -11.0, through: 11, by: 2).map { $0 / 12 }
    let all =
      side.map { Point(x: $0, y: -1) } + side.map { Point(x: 1, y: $0) }
      + side.map { Point(x: -$0, y: 1) } + side.map { Point(x: -1, y: -$0) }
    return all.map { $0 * (1 / $0.length) }
  }()

  init(_ views: NestedViews, clock: SceneClock) {
    self.views = views
    self.clock = clock
    let list = Lane(name: views.listName, view: views.list, colors: Palette.first)
    let inner = (views.inner ?? views.button).map {
      Lane(name: views.innerName, view: $0, colors: Palette.second)
    }
    lanes = [inner, list].compactMap { $0 }
  }

  /// The names of those that have the pointer, or had it to the end.
  var winners: [String] { lanes.filter(\.hasTaken).map(\.name) }

  /// How far a participant's content has moved since the pointer went down, in points.
  func movement(ofLane place: Int) -> Point {
    guard let view = lanes[place].view as? ScrollView, startOffsets.indices.contains(place) else {
      return .zero
    }
    return view.contentOffset - startOffsets[place]
  }

  private var offsets: [Point] {
    lanes.map { ($0.view as? ScrollView)?.contentOffset ?? .zero }
  }

  // MARK: Recording

  /// Notes an event that the window has received.
  func receive(_ event: InputEvent) {
    switch event.kind {
    case .pointerDown(let pointer):
      begin(pointer, at: event.time)
    case .pointerMoved(let pointer) where isHeld: follow(to: pointer.position)
    case .pointerUp, .pointerCancelled:
      isHeld = false
      if end == nil { end = event.time }
    default: break
    }
    note(at: event.time)
  }

  private func begin(_ pointer: InputEvent.Pointer, at time: Double) {
    count += 1
    path = [pointer.position]
    (decision, end, delay) = (nil, nil, nil)
    (isHeld, start) = (true, time)
    startOffsets = offsets
    // What the button has received before was another touch.
    if let button = views.button, !button.isTracking { button.lastCall = nil }
    let pan = views.list.panGestureRecognizer
    slop = (pointer.device == .mouse ? pan.mouseSlop : pan.slop).distance
    for place in lanes.indices { lanes[place].marks = [] }
  }

  /// Adds a position; of a long path, every other position after the decision is left out.
  private func follow(to position: Point) {
    path.append(position)
    guard path.count > Self.mostPositions else { return }
    let kept = (decision ?? 0) + 1
    let rest = path[kept...].enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    path = Array(path[..<kept]) + rest
  }

  /// Notes all states that have changed since the last call.
  func note(at time: Double) {
    guard !path.isEmpty else { return }
    for place in lanes.indices {
      guard let mark = mark(of: lanes[place].view, at: time),
        lanes[place].marks.last?.words != mark.words
      else { continue }
      lanes[place].marks.append(mark)
      if mark.standing == .taking, lanes[place].view is ScrollView, decision == nil {
        decision = path.count - 1
      }
      if delay == nil, mark.standing == .taking, lanes[place].view is Control {
        delay = time - start
      }
    }
    if isHeld, decision == nil { directions = currentDirections }
  }

  private func mark(of view: View, at time: Double) -> Mark? {
    if let scrollView = view as? ScrollView {
      let state = scrollView.panGestureRecognizer.state
      return Mark(time: time, words: state.words, standing: state.standing)
    }
    guard let button = view as? TouchedButton else { return nil }
    return Mark(
      time: time, words: button.lastCall?.rawValue ?? "no touch yet",
      standing: button.lastCall?.standing ?? .waiting)
  }

  /// Asks the recognizers, innermost first, who would begin with a movement in each direction.
  private var currentDirections: [Direction] {
    Self.ways.map { way in
      let lane = lanes.firstIndex { lane in
        (lane.view as? ScrollView)?.panGestureRecognizer.shouldBegin?(way * (slop + 1)) ?? false
      }
      return Direction(way: way, lane: lane)
    }
  }
}

extension GestureRecognizer.State {
  fileprivate var words: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }

  fileprivate var standing: DragRecorder.Standing {
    switch self {
    case .possible: .waiting
    case .began, .changed: .taking
    case .ended: .done
    case .cancelled, .failed: .out
    }
  }
}

extension TouchedButton.Call {
  fileprivate var standing: DragRecorder.Standing {
    switch self {
    case .touchesBegan, .touchesMoved: .taking
    case .touchesEnded: .done
    case .touchesCancelled: .out
    }
  }
}

extension DragRecorder {
  /// Whether a drag of the inner view may be locked to an axis.
  var locksDirections: Bool { views.inner?.isDirectionalLockEnabled ?? false }
}
