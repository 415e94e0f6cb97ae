/// A ring of dots above the content, which requests new content when the content is pulled far
/// enough.
///
/// ```swift
/// scrollView.refreshControl = RefreshControl { control in
///   reload { control.endRefreshing() }
/// }
/// ```
///
/// A pull also sends ``Control/Event/valueChanged``, for actions and targets.
///
/// While it refreshes, the control occupies its height at the top of the content. It requests one
/// refresh per pull.
public final class RefreshControl: Control, FrameAnimating {
  /// The height of the control, in points.
  public static let height = 60.0

  /// How far the content must be pulled down to start a refresh, in points.
  public static let threshold = 90.0

  /// Called when the content is pulled past ``threshold``.
  public var onRefresh: ((RefreshControl) -> Void)?

  /// Whether a refresh is in progress.
  public private(set) var isRefreshing = false

  /// The colour of the dots; grey by default, and not inherited from superviews.
  public override var tintColor: Color! {
    get { storedTintColor ?? .systemDetail }
    set { super.tintColor = newValue }
  }

  /// False: only a pull uses the control.
  public override var canBecomeFocused: Bool { false }

  private weak var scrollView: ScrollView?
  /// Whether the control adds its height to the top inset. The pull that starts a refresh does not
  /// set this before its release, so that nothing jumps.
  private var holdsPlace = false
  private var hasAsked = false
  private var progress = 0.0

  /// Makes a control that calls `onRefresh` when the content is pulled past ``threshold``.
  public init(onRefresh: ((RefreshControl) -> Void)? = nil) {
    self.onRefresh = onRefresh
    super.init()
    isUserInteractionEnabled = false
  }

  /// Starts a refresh from the program, as if the content had been pulled.
  public func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    progress = 1
    holdPlace(.beginRefreshing)
    window?.start(self)
  }

  /// Ends the refresh; if the content is at rest and shows the control, it returns to the top in
  /// 0.3 seconds.
  public func endRefreshing() {
    guard isRefreshing else { return }
    let inset = scrollView?.adjustedContentInset
    isRefreshing = false
    holdsPlace = false
    progress = 0
    markForDisplay()
    guard let scrollView, let inset else { return }
    scrollView.during(.endRefreshing) {
      scrollView.noteAdjustedInset(from: inset)
      scrollView.refreshDidEnd()
      scrollView.tellOfInset(from: inset)
    }
  }

  // MARK: For the scroll view

  var insetWhileRefreshing: Double { holdsPlace ? Self.height : 0 }

  func attach(to scrollView: ScrollView) {
    self.scrollView = scrollView
    scrollView.insertSubview(self, at: scrollView.backmostPlace)
    scrollView.insetDidChange()
  }

  func detach() {
    removeFromSuperview()
    let old = scrollView
    let inset = old?.adjustedContentInset
    scrollView = nil
    isRefreshing = false
    holdsPlace = false
    progress = 0
    guard let old, let inset else { return }
    old.during(.refreshControl) {
      old.noteAdjustedInset(from: inset)
      old.insetDidChange()
    }
  }

  func contentWasPulled() {
    guard let scrollView else { return }
    let top = -scrollView.contentInset.top
    frame = Rect(
      x: 0, y: top - Self.height, width: scrollView.bounds.width, height: Self.height)
    guard !isRefreshing else { return }
    let pull = top - scrollView.systemInset.top - scrollView.contentOffset.y
    progress = min(max(pull / Self.threshold, 0), 1)
    markForDisplay()
    if pull <= 0 { hasAsked = false }
    guard pull >= Self.threshold, !hasAsked else { return }
    hasAsked = true
    isRefreshing = true
    window?.start(self)
    onRefresh?(self)
    sendActions(for: .valueChanged)
  }

  func contentWillBeReleased() {
    hasAsked = false
    if isRefreshing { holdPlace(.finger) } else { progress = 0 }
  }

  private func holdPlace(_ occasion: ScrollOccasion) {
    guard !holdsPlace, let scrollView else { return }
    let inset = scrollView.adjustedContentInset
    holdsPlace = true
    frame = Rect(
      x: 0, y: -scrollView.contentInset.top - Self.height, width: scrollView.bounds.width,
      height: Self.height)
    scrollView.during(occasion) {
      scrollView.noteAdjustedInset(from: inset)
      scrollView.insetDidChange()
      scrollView.tellOfInset(from: inset)
    }
  }

  /// Continues a running refresh in the new window.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if isRefreshing { window?.start(self) }
  }

  // MARK: Drawing

  func advance(to time: Double) -> Double? {
    markForDisplay()
    return isRefreshing && window != nil ? time : nil
  }

  private static let directions: [Point] = {
    let half = 0.5.squareRoot()
    return [
      Point(x: 0, y: -1), Point(x: half, y: -half), Point(x: 1, y: 0), Point(x: half, y: half),
      Point(x: 0, y: 1), Point(x: -half, y: half), Point(x: -1, y: 0), Point(x: -half, y: -half),
    ]
  }()

  /// The index of the faintest dot at a time in seconds; it advances by ten dots per second.
  private static func turn(at time: Double) -> Int {
    let turns = (time * 10).rounded(.towardZero)
    // For a time so large that `turns` is infinite, the index is 0.
    return turns.isFinite ? Int(turns.truncatingRemainder(dividingBy: Double(directions.count))) : 0
  }

  /// Draws the ring of dots.
  public override func draw(in canvas: inout Canvas) {
    let count = Self.directions.count
    let turn = isRefreshing ? Self.turn(at: window?.now ?? 0) : 0
    for (place, direction) in Self.directions.enumerated() {
      let age = Double((place - turn + count) % count) / Double(count)
      let opacity =
        isRefreshing
        ? 0.25 + 0.75 * age : (Double(place) < progress * Double(count) ? 1 : 0)
      let center = Point(x: storedBounds.midX, y: storedBounds.midY) + direction * 10
      canvas.fill(
        Rect(x: center.x - 2, y: center.y - 2, width: 4, height: 4), tintColor.opacity(opacity),
        cornerRadius: 2)
    }
  }
}

extension ScrollView {
  /// Moves the content back after a refresh, animated if it is at rest.
  func refreshDidEnd() {
    markForDisplay()
    let target = scrollRange.clamp(contentOffset)
    if drag == nil, motion.isNone, target != contentOffset {
      setContentOffset(target, animated: true)
      // Not pinned, so that the content returns even if something stops the animation.
      isPinned = PerAxis { _ in false }
    } else {
      insetDidChange()
    }
  }
}
