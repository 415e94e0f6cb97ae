/// How a fling is assembled.
extension Fling {
  /// Releases content with a velocity; the motion ends where the velocity has decayed, or at an
  /// edge.
  ///
  /// Without bouncing, content past an edge moves to the edge at once.
  ///
  /// - Parameters:
  ///   - start: In points.
  ///   - velocity: In points per second, positive for a growing offset; a velocity that is not
  ///     finite counts as zero.
  ///   - range: The least and the greatest offset at rest, in points.
  ///   - physics: The constants of the motion.
  package init(
    from start: Double, velocity: Double, in range: ClosedRange<Double>,
    physics: ScrollPhysics = .standard
  ) {
    let range = range.motionRange
    let start = start.motionValue
    let edge = range.clamp(start)
    guard start != edge, physics.bounces else {
      self.init(
        decelerating: Deceleration(
          from: edge, velocity: velocity, rate: physics.decelerationRate),
        after: nil, in: range, physics: physics)
      return
    }
    let spring = physics.spring(from: start, to: edge, velocity: velocity, in: range)
    guard let crossing = spring.crossingTime,
      crossing < spring.settlingTime(threshold: physics.threshold)
    else {
      self.init(
        springing: spring, to: start < edge ? .lower : .upper, in: range, physics: physics)
      return
    }
    self.init(
      decelerating: Deceleration(
        from: edge, velocity: spring.velocity(at: crossing), rate: physics.decelerationRate),
      after: (spring, crossing), in: range, physics: physics)
  }

  /// Releases content with a velocity towards a given target.
  ///
  /// The content starts with `velocity` and slows down so that it ends exactly on the target: λ' =
  /// v₀/Δ. The content springs to the target instead if the velocity points away from the target,
  /// if the content is past an edge and λ' is below the spring's ω, or if the content would creep,
  /// with λ' below three quarters of the usual decay constant. If the target is in the range and
  /// within the stop threshold, the motion ends at once.
  ///
  /// A target past an edge makes the content pass that edge and then come to rest at the edge.
  ///
  /// - Parameters:
  ///   - start: In points.
  ///   - velocity: In points per second; a velocity that is not finite counts as zero.
  ///   - target: In points; a target that is not finite counts as `start`.
  ///   - range: The least and the greatest offset at rest, in points.
  ///   - physics: The constants of the motion.
  package init(
    from start: Double, velocity: Double, to target: Double, in range: ClosedRange<Double>,
    physics: ScrollPhysics = .standard
  ) {
    let range = range.motionRange
    let start = physics.bounces ? start.motionValue : range.clamp(start.motionValue)
    let target = target.isFinite ? target.motionValue : start
    let destination = range.clamp(target)
    guard abs(destination - start) > physics.threshold.distance || target != destination else {
      self.init(restingAt: destination, in: range, physics: physics)
      return
    }
    let isInside = range.contains(start)
    let spring = physics.spring(from: start, to: destination, velocity: velocity, in: range)
    let usual = min(physics.decelerationRate.decayConstant, DecelerationRate.normal.decayConstant)
    let slowest = isInside ? 0.75 * usual : spring.angularFrequency
    if let deceleration = Deceleration(
      from: start, velocity: velocity, landingAt: isInside ? target : destination),
      deceleration.decayConstant >= slowest
    {
      self.init(decelerating: deceleration, after: nil, in: range, physics: physics)
    } else {
      self.init(springing: spring, in: range, physics: physics)
    }
  }

  /// Springs content to a position, such as a page, with any initial velocity.
  ///
  /// - Parameters:
  ///   - start: In points.
  ///   - velocity: In points per second; a velocity that is not finite counts as zero.
  ///   - target: In points; clamped to the range.
  ///   - range: The least and the greatest offset at rest, in points.
  ///   - physics: The constants of the motion.
  package init(
    from start: Double, velocity: Double, snappingTo target: Double,
    in range: ClosedRange<Double>, physics: ScrollPhysics = .standard
  ) {
    let range = range.motionRange
    let start = physics.bounces ? start.motionValue : range.clamp(start.motionValue)
    let destination = range.clamp(target.isFinite ? target : start)
    self.init(
      springing: physics.spring(from: start, to: destination, velocity: velocity, in: range),
      in: range, physics: physics)
  }

  /// Continues the return of content to an edge that may have moved.
  ///
  /// - Parameters:
  ///   - start: In points.
  ///   - velocity: In points per second; a velocity that is not finite counts as zero.
  ///   - edge: The end of the range to which content returns.
  ///   - destination: The offset at rest, in points, clamped to the range; nil for the edge itself.
  ///   - range: The least and the greatest offset at rest, in points.
  ///   - physics: The constants of the motion.
  package init(
    from start: Double, velocity: Double, returningTo edge: Edge, destination: Double? = nil,
    in range: ClosedRange<Double>, physics: ScrollPhysics = .standard
  ) {
    let range = range.motionRange
    let start = physics.bounces ? start.motionValue : range.clamp(start.motionValue)
    let target = destination ?? (edge == .lower ? range.lowerBound : range.upperBound)
    self.init(
      springing: physics.spring(
        from: start, to: range.clamp(target), velocity: velocity, in: range),
      to: edge, in: range, physics: physics)
  }

  // MARK: Stages

  private static let everything =
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude

  private init(restingAt place: Double, in range: ClosedRange<Double>, physics: ScrollPhysics) {
    let rest = Deceleration(from: place, velocity: 0)
    self.init(decelerating: rest, after: nil, in: range, physics: physics)
  }

  private init(
    springing spring: CriticallyDampedSpring, to edge: Edge? = nil, in range: ClosedRange<Double>,
    physics: ScrollPhysics
  ) {
    let fastest = physics.fastestOver(spring.angularFrequency)
    var after: Stage?
    var duration = spring.settlingTime(threshold: physics.threshold)
    if let crossing = spring.crossingTime, crossing < duration {
      let velocity = spring.velocity(at: crossing)
      // The tolerance lets a motion in progress, whose velocity was limited before, continue
      // unchanged.
      if abs(velocity) > fastest * (1 + 1e-9) {
        let slower = physics.spring(
          from: spring.target, to: spring.target, velocity: velocity < 0 ? -fastest : fastest)
        after = Stage(start: crossing, curve: .spring(slower))
        duration = crossing + slower.settlingTime(threshold: physics.threshold)
      }
    }
    self.init(
      destination: spring.target, duration: duration,
      limits: physics.bounces ? Self.everything : range, edge: edge,
      first: Stage(start: 0, curve: .spring(spring)), second: after, third: nil)
  }

  /// A deceleration within the range; if `entry` is not nil, a spring first brings the content into
  /// the range.
  private init(
    decelerating deceleration: Deceleration,
    after entry: (spring: CriticallyDampedSpring, end: Double)?,
    in range: ClosedRange<Double>, physics: ScrollPhysics
  ) {
    let start = entry?.end ?? 0
    let destination = range.clamp(deceleration.destination)
    let ending = Self.ending(of: deceleration, at: destination, physics: physics)
    var bounce: Stage?
    var duration = start + ending.time
    if let velocity = ending.velocity {
      let spring = physics.spring(from: destination, to: destination, velocity: velocity)
      bounce = Stage(start: duration, curve: .spring(spring))
      duration += spring.settlingTime(threshold: physics.threshold)
    }
    let main = Stage(start: start, curve: .deceleration(deceleration))
    let limits = physics.bounces ? Self.everything : range
    let edge: Edge? =
      bounce.map { _ in deceleration.initialVelocity > 0 ? .upper : .lower }
    if let entry {
      self.init(
        destination: destination, duration: duration, limits: limits, edge: edge,
        first: Stage(start: 0, curve: .spring(entry.spring)), second: main, third: bounce)
    } else {
      self.init(
        destination: destination, duration: duration, limits: limits, edge: edge, first: main,
        second: bounce, third: nil)
    }
  }

  /// When a deceleration ends, and the velocity with which a spring takes over; nil without a
  /// spring.
  ///
  /// A motion that is near and slow enough to stop before it reaches the edge does not bounce.
  private static func ending(
    of deceleration: Deceleration, at destination: Double, physics: ScrollPhysics
  ) -> (time: Double, velocity: Double?) {
    let threshold = physics.threshold
    let natural = deceleration.duration(until: threshold)
    guard deceleration.destination != destination else { return (natural, nil) }
    let crossing = deceleration.time(toReach: destination)
    let isGrowing = deceleration.initialVelocity > 0
    let nearby = destination + (isGrowing ? -threshold.distance : threshold.distance)
    let isNearby = (nearby - deceleration.start) * deceleration.initialVelocity <= 0
    let stop = max(
      isNearby ? 0 : min(deceleration.time(toReach: nearby), natural),
      deceleration.time(toSlowTo: threshold.velocity))
    guard crossing < stop else { return (stop, nil) }
    guard physics.bounces else { return (crossing, nil) }
    let velocity = deceleration.velocity(atPosition: destination)
    let fastest = physics.fastestOver(physics.spring(from: 0, to: 0, velocity: 0).angularFrequency)
    return (crossing, min(max(velocity, -fastest), fastest))
  }
}
