import Geometry
import ScrollMotion

/// The function that each `op` of the fixture calls.
extension PhysicsCaseTests {
  typealias Formula = @Sendable (PhysicsCase.Input) -> JSONValue

  static let formulas: [String: Formula] = [
    motion, velocities, ranges, devices,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  private static let motion: [String: Formula] = [
    "rubberBand": { .number(band($0).band($0["x"], dimension: $0["d"])) },
    "rubberBandInverse": { .number(band($0).inverse($0["y"], dimension: $0["d"])) },
    "rubberBandRoundTrip": {
      let banded = band($0).band($0["x"], dimension: $0["d"])
      return .number(band($0).inverse(banded, dimension: $0["d"]))
    },
    "rubberBandClamp": {
      .number(band($0).clamp($0["offset"], to: $0["min"]...$0["max"], dimension: $0["d"]))
    },
    "grabThenDrag": {
      let grabbed = band($0).unclamp(
        -$0["visibleOverscroll"], from: 0...1000, dimension: $0["d"])
      return .number(
        -band($0).clamp(grabbed - $0["fingerDelta"], to: 0...1000, dimension: $0["d"]))
    },
    "rubberBandGain": { .number(RubberBand.standard.gain(at: $0["y"], dimension: $0["d"])) },
    "project": {
      .number(
        $0.text("model") == "perMs"
          ? rate($0).projectedDistancePerMillisecond(velocity: $0["v"])
          : rate($0).projectedDistance(velocity: $0["v"]))
    },
    "projectRateFloatError": {
      let narrow = DecelerationRate(rawValue: Double(Float(0.998)))
      return .number(
        abs(
          narrow.projectedDistance(velocity: $0["v"])
            - DecelerationRate.normal.projectedDistance(velocity: $0["v"])))
    },
    // Momentum that a flick gains.
    "carriedMomentum": { .number(Momentum.carried(by: 300, from: $0["v"]) - 300) },
    "lambda": { .number(rate($0).decayConstant) },
    "decayPosition": {
      .number(Deceleration(from: $0["x0"], velocity: $0["v"], rate: rate($0)).value(at: $0["t"]))
    },
    "decayVelocity": {
      .number(Deceleration(from: 0, velocity: $0["v"], rate: rate($0)).velocity(at: $0["t"]))
    },
    "perMsPosition": {
      .number(rate($0).distancePerMillisecond(velocity: $0["v"], after: $0["n"]))
    },
    "timeToVelocity": {
      .number(
        Deceleration(from: 0, velocity: $0["v"], rate: rate($0)).time(toSlowTo: $0["vEnd"]))
    },
    "timeToRemaining": {
      .number(
        Deceleration(from: 0, velocity: $0["v"], rate: rate($0))
          .time(toComeWithin: $0["remaining"]))
    },
    "timeToX": {
      .number(
        Deceleration(from: $0["x0"], velocity: $0["v"], rate: rate($0)).time(toReach: $0["x"]))
    },
    "velocityAtX": {
      .number(
        Deceleration(from: $0["x0"], velocity: $0["v"], rate: rate($0))
          .velocity(atPosition: $0["x"]))
    },
    "retargetRate": {
      let deceleration = Deceleration(from: 0, velocity: $0["v"], landingAt: $0["delta"])
      return .number(deceleration?.rate.rawValue ?? .nan)
    },
    "springOvershoots": {
      .bool(
        CriticallyDampedSpring(
          from: 0, to: $0["delta"], velocity: $0["v"], angularFrequency: $0["omega"]
        ).overshoots)
    },
    "omegaFromResponse": {
      .number(
        CriticallyDampedSpring(from: 0, to: 0, velocity: 0, response: $0["response"])
          .angularFrequency)
    },
    "criticalSpring": { .number(spring($0).value(at: $0["t"])) },
    "criticalSpringVelocity": { .number(spring($0).velocity(at: $0["t"])) },
    "criticalPeakTime": { .number(bounce($0).turningTime ?? .nan) },
    "criticalPeak": { .number(bounce($0).value(at: bounce($0).turningTime ?? .nan)) },
    "criticalPeakOmega": {
      let spring = CriticallyDampedSpring(
        from: 0, to: 0, velocity: $0["v0"], angularFrequency: $0["omega"])
      return .number(spring.value(at: spring.turningTime ?? .nan))
    },
    "flingWithBounce": { .number(fling($0).value(at: $0["t"])) },
    "flingFinal": {
      let fling = fling($0)
      return fling.value(at: fling.duration) == fling.destination
        ? .number(fling.destination) : .number(.nan)
    },
    "stepIndependence": { input in
      let deceleration = Deceleration(
        from: input["x0"], velocity: input["v"], rate: rate(input))
      let ends = input.list("steps").map { steps in
        (1...Int(steps)).reduce(0.0) { _, step in
          deceleration.value(at: input["T"] * Double(step) / steps)
        }
      }
      return Set(ends).count == 1 ? .number(ends[0]) : .list(ends.map { .number($0) })
    },
    "cubicBezier": {
      let points = $0.list("p")
      let curve = CubicBezier(points[0], points[1], points[2], points[3])
      return .number(curve.value(at: $0["x"]))
    },
    "animatedOffset": {
      let animation = AnimatedOffset(
        from: Point(x: 0, y: $0["frm"]), to: Point(x: 0, y: $0["to"]))
      return .number(animation.value(at: animation.duration * $0["progress"]).y)
    },
  ]

  private static let velocities: [String: Formula] = [
    "velocityWeighted3": { .number(velocity($0.rows("samples"), .iOS)) },
    "velocityWeighted3Mac": { .number(velocity($0.rows("samples"), .macOS)) },
    "velocityAddOutOfOrder": { .number(velocity($0.rows("samples"), .iOS)) },
    "velocityRecurrence": {
      // The weights to which fluid-scroll's recurrence expands; times are in milliseconds.
      let weights = VelocityTracker.Weights(oldest: 0.38, middle: 0.59, newest: 0.03)
      return .number(velocity($0.rows("samplesMs"), weights, shortestInterval: 0) / 1000)
    },
    "velocityStale": { input in
      var tracker = VelocityTracker()
      for step in 0..<5 {
        tracker.add(Point(x: 0, y: input["v"] * Double(step) / 100), at: Double(step) / 100)
      }
      return .number(tracker.velocity(at: 0.04 + input["gapMs"] / 1000).y)
    },
    "haltFilter": {
      // fluid-scroll treats a quarter of a point per millisecond as rest.
      let velocity = Point(x: $0["vx"], y: $0["vy"])
      return .point(VelocityTracker.velocity(velocity, noSlowerThan: 0.25))
    },
    "sanitizeVelocity": {
      .number(Deceleration(from: 0, velocity: $0["v"]).initialVelocity)
    },
  ]

  private static let ranges: [String: Formula] = [
    "offsetRange": {
      let range = range($0)
      return .list(
        [range.minimum.x, range.minimum.y, range.maximum.x, range.maximum.y]
          .map { .number($0) })
    },
    "clampOffset": { .point(range($0).clamp($0.point("offset"))) },
    "pageTarget": {
      let length = $0["pageWidth"]
      let paging = PagingPhysics(pageLength: length, range: 0...(($0["pages"] - 1) * length))
      return $0["vThreshold"] == PagingPhysics.flickVelocity
        ? .number(
          paging.target(
            offset: $0["offset"], velocity: $0["v"], startPage: Int($0["startPage"])))
        : .null
    },
    "scrollRectToVisible": {
      let rect = $0.list("rect")
      return .point(
        range($0).offset(
          revealing: Rect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]),
          from: $0.point("offset"), bounds: $0.size("bounds"), inset: $0.insets("inset")))
    },
    "indicator": {
      let visible = $0["boundsLength"]
      let thumb = ScrollIndicator.thumb(
        visible: visible, offset: $0["offset"], range: 0...($0["contentLength"] - visible),
        insetStart: $0["insetStart"], insetEnd: $0["insetEnd"])
      let constants = [
        ScrollIndicator.margin, ScrollIndicator.minimumLength,
        ScrollIndicator.minimumLengthInOverscroll,
      ]
      return constants == [$0["margin"], $0["minLength"], $0["minOverscrollLength"]]
        ? .list([.number(thumb.position), .number(thumb.length)]) : .null
    },
    "zoomAnchor": {
      .point(
        ZoomPhysics.offset(
          $0.point("offset"), anchor: $0.point("point"), from: $0["frm"], to: $0["to"]))
    },
    "zoomClamp": { .number(ZoomPhysics.clamp($0["scale"], to: $0["min"]...$0["max"])) },
  ]

  private static let devices: [String: Formula] = [
    "wheel": {
      .point(
        $0.point("offset")
          + WheelStep.translation(delta: $0.point("precise"), pointsPerNotch: $0["step"]))
    },
    "wheelSequence": { input in
      .number(
        input.list("precise").reduce(input["offset"]) { offset, delta in
          offset
            + WheelStep.translation(
              delta: Point(x: 0, y: delta), pointsPerNotch: input["step"]
            ).y
        })
    },
    "gtkDetent": { .number(WheelStep.gtkPointsPerNotch(page: $0["page"])) },
    "smoothWheelDuration": { .number(WheelSmoothing.duration(distance: $0["delta"])) },
    "pixelSnap": {
      .number(PixelGrid(scale: $0["scale"]).edge($0["value"]) / $0["scale"])
    },
  ]

  // MARK: Arguments

  private static func band(_ input: PhysicsCase.Input) -> RubberBand {
    RubberBand(coefficient: input["c"])
  }

  private static func rate(_ input: PhysicsCase.Input) -> DecelerationRate {
    DecelerationRate(rawValue: input["rate"])
  }

  private static func spring(_ input: PhysicsCase.Input) -> CriticallyDampedSpring {
    CriticallyDampedSpring(
      from: input["e0"], to: 0, velocity: input["v0"], response: input["response"])
  }

  private static func bounce(_ input: PhysicsCase.Input) -> CriticallyDampedSpring {
    CriticallyDampedSpring(from: 0, to: 0, velocity: input["v0"], response: input["response"])
  }

  private static func fling(_ input: PhysicsCase.Input) -> Fling {
    Fling(
      from: input["x0"], velocity: input["v"], in: input["min"]...input["max"],
      physics: ScrollPhysics(decelerationRate: rate(input)))
  }

  private static func range(_ input: PhysicsCase.Input) -> ScrollRange {
    ScrollRange(
      bounds: input.size("bounds"), content: input.size("content"),
      inset: input.insets("inset"))
  }

  /// The velocity after samples of (milliseconds, points), at the time of the latest sample.
  private static func velocity(
    _ samples: [[Double]], _ weights: VelocityTracker.Weights, shortestInterval: Double = 0.007_5
  ) -> Double {
    var tracker = VelocityTracker(weights: weights, shortestInterval: shortestInterval)
    for sample in samples { tracker.add(Point(x: 0, y: sample[1]), at: sample[0] / 1000) }
    let latest = samples.map { $0[0] }.max() ?? 0
    return tracker.velocity(at: latest / 1000).y
  }
}
