/// (a + b·t)·e^(−ωt): the path of a critically damped spring, and also its velocity.
struct DecayingLine: Hashable, Sendable {
  /// a.
  let start: Double
  /// b, per second.
  let slope: Double
  /// ω, per second, above zero.
  let decay: Double

  func value(at time: Double) -> Double {
    (start + slope * time) * Exponential.decay(decay * time)
  }

  /// 1/ω − a/b, the only time at which it turns; this may lie before the start.
  var turningTime: Double? {
    guard slope != 0 else { return nil }
    let time = 1 / decay - start / slope
    return time.isFinite ? time : nil
  }

  /// The time after which its magnitude stays at `limit` or below.
  ///
  /// It is monotone between the start and the turning point, and from there on its magnitude only
  /// falls, so there is one crossing to bisect. It is found to a nanosecond.
  func lastTime(above limit: Double) -> Double {
    // With almost no slope the turning point is out of reach, and the decay long over before.
    let turn = min(max(0, turningTime ?? 0), 1000 / decay)
    if abs(value(at: turn)) > limit {
      var step = 1 / decay
      while abs(value(at: turn + step)) > limit { step *= 2 }
      return lastTime(above: limit, from: turn, to: turn + step)
    }
    return abs(start) > limit ? lastTime(above: limit, from: 0, to: turn) : 0
  }

  /// Requires a magnitude above `limit` at `from`, and at or below it from some time on.
  private func lastTime(above limit: Double, from: Double, to: Double) -> Double {
    // Up to the turning point it may cross zero: what counts is the side it started on.
    let side: Double = value(at: from) < 0 ? -1 : 1
    var (low, high) = (from, to)
    while high - low > 1e-9 {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if side * value(at: middle) > limit { low = middle } else { high = middle }
    }
    return high
  }
}
