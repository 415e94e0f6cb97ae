import ScrollMotion

/// When an animation is how far.
struct AnimationTiming {
  enum Curve {
    case bezier(CubicBezier)
    case spring(SpringProgress)
  }

  /// How long one run takes, in seconds.
  var duration: Double
  /// How long after the block the animation begins, in seconds.
  var delay: Double
  var curve: Curve
  /// Whether it begins again and again.
  var repeats = false
  /// Whether each run goes forwards and then backwards.
  var reverses = false

  /// How long all runs take, in seconds, without the delay.
  var length: Double {
    if duration == 0 { return 0 }
    if repeats { return .infinity }
    return reverses ? 2 * duration : duration
  }

  /// The progress, usually from 0 to 1, at a time in seconds after the delay.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < length, duration > 0 else { return 1 }
    let run = reverses ? 2 * duration : duration
    var time = time.truncatingRemainder(dividingBy: run)
    if time > duration { time = run - time }
    switch curve {
    case .bezier(let curve): return curve.value(at: time / duration)
    case .spring(let spring): return spring.value(at: time / duration * spring.duration)
    }
  }
}

extension AnimationTiming {
  init(duration: Double, delay: Double, options: View.AnimationOptions) {
    let curve: CubicBezier =
      switch options.rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    self.init(
      duration: duration, delay: delay, curve: .bezier(curve), options: options)
  }

  init(duration: Double, delay: Double, curve: Curve, options: View.AnimationOptions) {
    self.init(
      duration: max(0, duration), delay: max(0, delay), curve: curve,
      repeats: options.contains(.repeat), reverses: options.contains(.autoreverse))
  }

  /// This timing for a block within another one, which passes on what the options do not override.
  func inheriting(_ outer: AnimationTiming, _ options: View.AnimationOptions) -> AnimationTiming {
    var timing = self
    if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { timing.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      timing.repeats = outer.repeats
      timing.reverses = outer.reverses
    }
    return timing
  }
}
