/// The root of a view hierarchy: it keeps what concerns all of it, the time above all.
open class Window: View {
  /// Counts what layout touches.
  public let trace = LayoutTrace()

  /// Whether something changed that the last picture does not show.
  @exclusivity(unchecked) public internal(set) var needsDisplay = true

  /// The time in seconds: the latest that an event or an ``advance(to:)`` has named.
  ///
  /// It never runs backwards. Frames may be ahead of events, as with a host that shows what will be when
  /// the screen lights up; an event is then older than ``now``, and gestures go by the event's time. What
  /// a program starts begins now.
  @exclusivity(unchecked) public private(set) var now = 0.0

  /// How many pixels of the display a point has.
  ///
  /// Motion ends when it would no longer move anything by a pixel, and content that moves by less than a
  /// pixel a frame is not caught by a touch. So scripts give other numbers at another scale: a host that
  /// wants the same ones on all displays leaves it at 1.
  ///
  /// - Precondition: Finite and above zero.
  public final var displayScale = 1.0 {
    didSet {
      require(
        displayScale.isFinite && displayScale > 0,
        "Window: displayScale \(displayScale) is not above zero")
    }
  }

  /// Which way one reads: content of views that say nothing else (``View/semanticContentAttribute``)
  /// goes that way. A change lays out all views.
  public final var userInterfaceLayoutDirection = UserInterfaceLayoutDirection.leftToRight {
    didSet { if oldValue != userInterfaceLayoutDirection { tellOfLayoutDirection() } }
  }

  /// Sends events to the views they concern.
  public let router = EventRouter()

  override var nearestTrace: LayoutTrace? { trace }

  @exclusivity(unchecked) private var moving: [any FrameAnimating] = []

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    window = self
    router.window = self
    trace.entered(self)
  }

  isolated deinit {
    router.window = nil
    let views = subviews
    letSubviewsGo()
    subviews = []
    // Nobody refers to the window any more.
    for view in views { view.tellOfLostWindow() }
  }

  /// Whose view fills the window, behind all else that is in it.
  final var rootOwner: (any ViewOwner)?

  open override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    rootOwner?.viewIfLoaded?.frame = bounds
  }

  /// Draws the hierarchy and takes note that the picture is up to date.
  public func renderWindow(in canvas: inout Canvas) {
    needsDisplay = false
    render(in: &canvas)
  }

  /// Tells all views of the window that memory is short, those that are out of sight, too.
  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    warnSubviewsOfMemory()
  }

  // MARK: Time

  /// Moves what moves by itself to a time, and lays out.
  ///
  /// Times of frames and times of events are on one clock. Where a gesture leads to, and how fast it is,
  /// follows from the times of its events: frames decide only when one sees it. Whoever catches content
  /// that moves, though, gets what the last frame shows, and only a frame tells content of a pointer that
  /// has stayed for 0.15 seconds.
  ///
  /// - Parameter time: In seconds; one before ``now`` counts as ``now``.
  /// - Returns: When something will change by itself: a later time, ``now`` for "the next frame", or
  ///   nil when only an event can change anything.
  @discardableResult
  public func advance(to time: Double) -> Double? {
    note(time)
    router.release(at: now)
    var next = router.nextRelease
    var index = 0
    while index < moving.count {
      let animator = moving[index]
      let wake = animator.advance(to: now)
      if let wake { next = min(next ?? wake, wake) }
      // What it tells its delegate may have started or stopped others, itself too.
      var place: Int? = index
      if index >= moving.count || moving[index] !== animator {
        place = moving.firstIndex { $0 === animator }
      }
      guard let place else { continue }
      if wake == nil { moving.remove(at: place) } else { index = place + 1 }
    }
    let advanced = moving.count
    layoutIfNeeded()
    // What layout has started is not yet asked for.
    return moving.count > advanced ? now : next
  }

  /// Takes note of the time without moving anything: what a program starts now begins now.
  package func note(_ time: Double) {
    if time.isFinite, time > now { now = time }
  }

  /// Has `animator` advanced with every frame until it says that it has nothing more to do.
  func start(_ animator: any FrameAnimating) {
    if !moving.contains(where: { $0 === animator }) { moving.append(animator) }
  }
}

/// Moves by itself as time goes on.
@MainActor
protocol FrameAnimating: AnyObject {
  /// Moves to a time in seconds.
  ///
  /// - Returns: When it wants to move again: a later time, `time` for the next frame, nil at rest.
  func advance(to time: Double) -> Double?
}
