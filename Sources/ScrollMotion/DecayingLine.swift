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

  /// The time 1/ω − a/b of the only turning point, which may be before the start; nil if b is 0.
  var turningTime: Double? {
    guard slope != 0 else { return nil }
    let time = 1 / decay - start / slope
    return time.isFinite ? time : nil
  }

  /// The time after which the line's magnitude stays at `limit` or below.
  ///
  /// The line is monotone between the start and its turning point, and after that its magnitude
  /// only decreases. So the last crossing lies after the turning point if the magnitude there is
  /// above the limit, and otherwise before it. Bisection finds the crossing to a nanosecond.
  func lastTime(above limit: Double) -> Double {
    // Limits the turning point: with almost no slope it is far away, and the line has decayed long
    // before.
    let turn = min(max(0, turningTime ?? 0), 1000 / decay)
    if abs(value(at: turn)) > limit {
      var step = 1 / decay
      while abs(value(at: turn + step)) > limit { step *= 2 }
      return lastTime(above: limit, from: turn, to: turn + step)
    }
    return abs(start) > limit ? lastTime(above: limit, from: 0, to: turn) : 0
  }

  /// The last time above `limit` within `from...to`; the magnitude must be above `limit` at `from`,
  /// and not at `to`.
  private func lastTime(above limit: Double, from: Double, to: Double) -> Double {
    // The line may cross zero before its turning point: only its initial side counts.
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
