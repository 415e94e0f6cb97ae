import ScrollMotion
import Testing

/// The numbers of the reference sheet; the formula that each case names must give its number.
struct PhysicsCaseTests {
  /// Formulas that are not tested, because they are curves or arithmetic of other toolkits.
  static let ofOtherToolkits = [
    "flutterBouncing": "Flutter's bounce has a heavier, overdamped spring",
    "flutterBouncingVelocity": "Flutter's bounce has a heavier, overdamped spring",
    "flutterFriction": "Flutter's friction ends at a tolerance, not on a destination",
    "flutterFrictionFinal": "Flutter's friction ends at a tolerance, not on a destination",
    "flutterFrictionVelocity": "Flutter's friction ends at a tolerance, not on a destination",
    "flutterSpring": "Flutter's springs have mass and any damping",
    "flutterSpringVelocity": "Flutter's springs have mass and any damping",
    "flutterUserOffset": "Flutter's resistance depends on the steps in which one drags",
    "perMsBounce": "XNAnimation's bounce in steps; the spring here is the same within 0.7 %",
    "perMsBounceOmega": "XNAnimation's bounce in steps",
    "perMsBounceZeta": "XNAnimation's bounce in steps",
    "sdlWaylandPrecise": "SDL computes it before an event arrives",
    "sdlWaylandValue120": "SDL computes it before an event arrives",
    "sdlWheelIntegers": "SDL's whole numbers lose fractions; only its precise ones are used",
    "springFromDurationBounce": "Flutter's way to describe a spring",
    "velocityLsq2": "fluid-scroll's least squares compare milliseconds with points",
    "webkitElastic": "WebKit's stretch on a Mac",
    "webkitSmoothDuration": "WebKit's wheel; the durations here are Chromium's",
  ]

  /// Formulas that are not tested here, because another target implements and tests them.
  static let ofOtherRooms = [
    "batchApply": "ScrollEngine: table view",
    "batchCheck": "ScrollEngine: table view",
    "convertFromSuper": "ScrollEngine: MotionInViewTests",
    "convertToSuper": "ScrollEngine: MotionInViewTests",
    "delegateFlags": "ScrollEngine: DelegateSequenceTests",
    "delegateSequence": "ScrollEngine: DelegateSequenceTests",
    "float32": "SDLStage: painting; nothing here is narrower than Double",
    "float32ThenSubtract": "SDLStage: painting; nothing here is narrower than Double",
    "pageStep": "ScrollEngine: WheelTests, WheelAndKeyTests",
    "scrollAnchor": "ScrollEngine: table view",
    "setOffset": "ScrollEngine: ScrollViewTests; what is not finite is a mistake of the program",
    "stickyHeader": "ScrollEngine: table view",
    "subtractThenFloat32": "SDLStage: painting; nothing here is narrower than Double",
    "visibleRows": "ScrollEngine: table view",
  ]

  /// Single cases whose numbers differ here on purpose.
  static let decidedOtherwise = [
    "two samples with equal timestamps contribute 0 / are skipped":
      "they are one sample here, at the last position: VelocityTrackerTests"
  ]

  static let driven = PhysicsCase.all.filter {
    formulas[$0.operation] != nil && decidedOtherwise[$0.name] == nil
  }

  @Test(arguments: driven)
  func `The formula gives the number of the case`(physicsCase: PhysicsCase) throws {
    let formula = try #require(Self.formulas[physicsCase.operation])
    let result = formula(physicsCase.input)
    #expect(
      result.isNear(physicsCase.expected, tolerance: physicsCase.tolerance),
      "\(result) is not \(physicsCase.expected) ± \(physicsCase.tolerance); \(physicsCase.source)")
  }

  @Test func `Every operation of the fixture is met, or left out for a reason, and only once`() {
    let operations = Set(PhysicsCase.all.map(\.operation))
    for operation in operations.sorted() {
      let places = [
        Self.formulas[operation] != nil, Self.ofOtherToolkits[operation] != nil,
        Self.ofOtherRooms[operation] != nil,
      ]
      #expect(places.count { $0 } == 1, "\(operation)")
    }
    let known = Set(Self.formulas.keys).union(Self.ofOtherToolkits.keys)
      .union(Self.ofOtherRooms.keys)
    #expect(known.subtracting(operations).sorted() == [])
    #expect(Self.driven.count >= 90)
    let names = Set(PhysicsCase.all.map(\.name))
    #expect(Set(Self.decidedOtherwise.keys).subtracting(names).isEmpty)
  }
}
