import ScrollMotion

extension View {
  /// Runs a block that changes views, and shows them on the way from what was shown before.
  ///
  /// Place, size, ``alpha``, ``transform`` and ``backgroundColor`` are animated, if the block changes them
  /// in a view that is in a window; everything else changes at once, also all of a view that is in
  /// none, as in `viewDidLoad` and `viewWillAppear`. The properties have their final
  /// values at the end of the block, also for layout and touches. To animate changes of constraints,
  /// the block calls ``layoutIfNeeded()`` of a view that contains all views concerned.
  ///
  /// The background, the edge and the clip of a view grow with it, while its contents are drawn at
  /// their final size. Lists move their cells themselves, with an animated update; a content offset
  /// moves by ``ScrollView/setContentOffset(_:animated:)``.
  ///
  /// An animation begins with what is shown at the moment, and takes the property over from an earlier
  /// one. In a window that reduces motion (``Window/reducesMotion``) everything changes at once.
  ///
  /// ```swift
  /// View.animate(withDuration: 0.3) {
  ///   card.center.y += 40
  ///   card.transform = AffineTransform(rotationAngle: .pi / 8)
  ///   shade.alpha = 0
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: In seconds; a negative one counts as 0.
  ///   - delay: How long after the block the animation begins, in seconds; a negative one counts as 0.
  ///   - options: The curve, repetitions, and whether touches reach the views meanwhile.
  ///   - animations: Changes the views. It runs at once.
  ///   - completion: Called in the frame that ends the animation. Its argument is false if other
  ///     animations took all properties over, or the views left their window. If nothing is to be
  ///     animated, it is called in the next frame; without a window, before the method returns.
  /// - Precondition: `duration` and `delay` are finite.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    requireFinite(duration, delay)
    run(
      AnimationTiming(duration: duration, delay: delay, options: options), options, animations,
      completion)
  }

  /// Runs a block that changes views, and moves them by a spring, like
  /// ``animate(withDuration:delay:options:animations:completion:)``.
  ///
  /// `dampingRatio` is clamped to 0.01...1: 1 does not pass the end, smaller ratios swing longer.
  /// `velocity` is that at the beginning, in distances per second: with 2 the spring begins as fast as
  /// if it needed half a second for the whole way.
  ///
  /// - Precondition: `duration` and `delay` are finite.
  public static func animate(
    withDuration duration: Double, delay: Double = 0,
    usingSpringWithDamping dampingRatio: Double, initialSpringVelocity velocity: Double,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    requireFinite(duration, delay)
    let spring = SpringProgress(
      dampingRatio: dampingRatio, velocity: velocity, duration: duration)
    run(
      AnimationTiming(
        duration: duration, delay: delay, curve: .spring(spring), options: options),
      options, animations, completion)
  }

  private static func requireFinite(_ duration: Double, _ delay: Double) {
    require(
      duration.isFinite && delay.isFinite,
      "View: an animation has a duration of \(duration) and a delay of \(delay) seconds")
  }

  private static func run(
    _ timing: AnimationTiming, _ options: AnimationOptions, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let outer = View.recorder
    var (timing, options) = (timing, options)
    if let outer = outer as? AnimationRecorder {
      timing = timing.inheriting(outer.timing, options)
      if !options.contains(.overrideInheritedOptions) {
        options.formUnion(outer.options.intersection([.allowUserInteraction, .layoutSubviews]))
      }
    }
    let recorder = AnimationRecorder(timing, options)
    View.recorder = areAnimationsEnabled ? recorder : nil
    animations()
    recorder.layOut()
    View.recorder = outer
    recorder.begin(completion)
  }

  /// Ends the animations of the view: it is shown with its own properties. The next frame calls their
  /// completions with false, if no other view is left.
  package final func endAnimations() { shownState = nil }

  // MARK: Without animations

  /// Whether blocks and updates of lists are animated; true by default.
  public static var areAnimationsEnabled: Bool { !disablesAnimations }

  /// Sets whether blocks and updates of lists are animated from now on.
  public static func setAnimationsEnabled(_ enabled: Bool) { disablesAnimations = !enabled }

  /// Runs a block whose changes, and whose updates of lists, are not animated.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let (outer, disabled) = (View.recorder, disablesAnimations)
    View.recorder = nil
    disablesAnimations = true
    actionsWithoutAnimation()
    View.recorder = outer
    disablesAnimations = disabled
  }

  /// The duration of the block that runs, in seconds; 0 outside of blocks.
  public static var inheritedAnimationDuration: Double {
    (View.recorder as? AnimationRecorder)?.timing.duration ?? 0
  }
}
