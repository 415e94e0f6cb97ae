import ScrollMotion

/// A motion that changes the offset without a drag.
///
/// Indirect, because a fling is large, and is read several times per frame but made only once.
indirect enum Motion {
  case none
  /// A motion has just stopped, and its end is being reported. Content that the motion would have
  /// brought back from past an edge may still be there.
  case stopped
  /// Released by a person: deceleration, bounce or page.
  ///
  /// `target` is the offset that the delegate, ``ScrollView/restingOffset(_:velocity:)`` or paging
  /// has chosen; nil if the content just decelerates.
  case fling(OffsetFling, start: Double, target: Point?)
  /// Started by a call of a program.
  case animation(AnimatedOffset, start: Double, by: ScrollOccasion)
  /// Moves the content to the offset that the wheel, a key or
  /// ``ScrollView/scrollSmoothly(to:duration:at:)`` has requested.
  case smoothing(x: WheelSmoothing, y: WheelSmoothing, start: Double, by: ScrollOccasion)

  var isFling: Bool {
    if case .fling = self { return true }
    return false
  }

  /// Whether no motion moves the content.
  var isNone: Bool {
    switch self {
    case .none, .stopped: true
    case .fling, .animation, .smoothing: false
    }
  }

  /// Whether content past an edge stays there: no motion moves it, and none has just stopped.
  var isAtRest: Bool {
    if case .none = self { return true }
    return false
  }

  /// The offset in points at a time in seconds; nil without a motion.
  func offset(at time: Double) -> Point? {
    switch self {
    case .none, .stopped: nil
    case .fling(let fling, let start, _): fling.value(at: time - start)
    case .animation(let animation, let start, _): animation.value(at: time - start)
    case .smoothing(let x, let y, let start, _):
      Point(x: x.value(at: time - start), y: y.value(at: time - start))
    }
  }

  /// The velocity in points per second at a time in seconds.
  func velocity(at time: Double) -> Point {
    switch self {
    case .none, .stopped: .zero
    case .fling(let fling, let start, _): fling.velocity(at: time - start)
    case .animation(let animation, let start, _): animation.velocity(at: time - start)
    case .smoothing(let x, let y, let start, _):
      Point(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
    }
  }

  /// The occasion on which the motion began; none for released content.
  var occasion: ScrollOccasion {
    switch self {
    case .none, .stopped, .fling: .none
    case .animation(_, _, let call): call
    case .smoothing(_, _, _, let occasion): occasion
    }
  }

  /// What moves the content up to a time in seconds.
  func cause(at time: Double) -> ScrollCause {
    switch self {
    case .none, .stopped: return .programMove
    case .animation: return .animation
    case .smoothing(_, _, _, let occasion): return occasion.cause ?? .animation
    case .fling(let fling, let start, _):
      let returns = Axis.allCases.contains {
        // At its end the motion is already over.
        fling[$0].edgeOfReturn(at: min(time - start, fling[$0].duration.nextDown)) != nil
      }
      return returns ? .bounce : .deceleration
    }
  }

  /// This motion, shifted by `distance` points.
  func shifted(by distance: Point) -> Motion {
    switch self {
    case .none, .stopped: self
    case .fling(let fling, let start, let target):
      .fling(fling.shifted(by: distance), start: start, target: target.map { $0 + distance })
    case .animation(let animation, let start, let call):
      .animation(animation.shifted(by: distance), start: start, by: call)
    case .smoothing(let x, let y, let start, let occasion):
      .smoothing(
        x: x.shifted(by: distance.x), y: y.shifted(by: distance.y), start: start, by: occasion)
    }
  }

  /// The time at which the motion comes to rest, in seconds; minus infinity without a motion.
  var end: Double {
    switch self {
    case .none, .stopped: -.infinity
    case .fling(let fling, let start, _): start + fling.duration
    case .animation(let animation, let start, _): start + animation.duration
    case .smoothing(let x, let y, let start, _): start + max(x.duration, y.duration)
    }
  }
}

/// A drag in progress.
///
/// A class, so that the many scroll views that are not dragged store only a reference.
final class Drag {
  /// The offset that the content would have, without rubber-banding, if the pointer had not moved.
  var origin: Point
  /// Restricts the movement to the axis of a directional lock, if there is one.
  let lock: DirectionalLock
  /// The page on which the drag began, along each axis.
  let startPage: PerAxis<Int>
  /// The velocity of the content when it was caught, in points per second; zero once the pointer
  /// has rested.
  var momentum: Point
  /// The time at which the pointer last moved or went down, in seconds.
  var movedAt: Double

  init(
    origin: Point, lock: DirectionalLock, startPage: PerAxis<Int>, momentum: Point, movedAt: Double
  ) {
    self.origin = origin
    self.lock = lock
    self.startPage = startPage
    self.momentum = momentum
    self.movedAt = movedAt
  }
}
