import ScrollMotion

/// The scroll indicators: shown while the content moves, and draggable with the mouse.
extension ScrollView {
  /// The distance from the edge within which a mouse hits an indicator, in points.
  private static let reach = 14.0

  /// Shows the indicators briefly.
  final func flashIndicators() {
    showIndicators()
    window?.start(self)
    markForDisplay()
  }

  func showIndicators() {
    guard let window else { return }
    indicatorsShownAt = window.now
    window.start(self)
  }

  /// The opacity of the indicators, from 0 to 1.
  public var indicatorOpacity: Double {
    guard drag == nil else { return 1 }
    guard let indicatorsShownAt else { return 0 }
    return ScrollIndicator.opacity(at: now - indicatorsShownAt)
  }

  func updateIndicators(at time: Double) {
    guard drag == nil, let shownAt = indicatorsShownAt else { return }
    let age = time - shownAt
    if age > ScrollIndicator.holdDuration { markForDisplay() }
    if age >= ScrollIndicator.holdDuration + ScrollIndicator.fadeDuration {
      indicatorsShownAt = nil
    }
  }

  func nextIndicatorChange(after now: Double) -> Double? {
    guard drag == nil, let shownAt = indicatorsShownAt else { return nil }
    return max(now, shownAt + ScrollIndicator.holdDuration)
  }

  // MARK: Geometry

  private func showsIndicator(along axis: Axis) -> Bool {
    let isWanted =
      axis == .vertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator
    return isWanted && takesGestures(along: axis) && scrollRange.isScrollable(axis)
  }

  /// The colours of scroll indicators.
  public enum IndicatorStyle: Hashable, Sendable {
    /// Dark in light pictures, and light in dark ones.
    case `default`
    /// Dark, for light content.
    case black
    /// Light, for dark content.
    case white

    fileprivate var color: Color {
      switch self {
      case .default: .systemText
      case .black: Color(0x000000)
      case .white: Color(0xFFFFFF)
      }
    }
  }

  /// The colour of the indicators.
  public final var indicatorStyle: IndicatorStyle {
    get { boxedScrollExtras?.value.indicatorStyle ?? .default }
    set {
      changeScrollExtras { $0.indicatorStyle = newValue }
      markForDisplay()
    }
  }

  /// The insets of both indicators, in points; the getter returns the vertical one's.
  public var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// The distances in points of an indicator's track from the edges of the view: at the start and
  /// the end of the track, and beside it.
  private func insets(along axis: Axis) -> (start: Double, end: Double, beside: Double) {
    var insets =
      axis == .vertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
    if automaticallyAdjustsScrollIndicatorInsets { insets = insets + knownSafeArea }
    guard axis == .vertical else { return (insets.left, insets.right, insets.bottom) }
    return (insets.top, insets.bottom, liesAtLeft(axis) ? insets.left : insets.right)
  }

  /// Whether an indicator lies at the left edge: the vertical one in a right-to-left layout.
  private func liesAtLeft(_ axis: Axis) -> Bool {
    axis == .vertical && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The start of a strip at the edge beside an indicator, in content coordinates.
  ///
  /// The strip leaves `distance` free at the edge; all lengths are in points.
  private func strip(
    besideIndicatorAlong axis: Axis, _ thickness: Double, distance: Double = 0
  ) -> Double {
    let (start, length) = (storedBounds.origin[axis.across], storedBounds.size[axis.across])
    let inset = insets(along: axis).beside
    return liesAtLeft(axis)
      ? start + inset + distance : start + length - inset - distance - thickness
  }

  /// The frame of an indicator, in content coordinates, in points.
  public func indicatorFrame(along axis: Axis) -> Rect {
    let insets = insets(along: axis)
    let thumb = ScrollIndicator.thumb(
      visible: storedBounds.size[axis], offset: contentOffset[axis], range: scrollRange[axis],
      insetStart: insets.start, insetEnd: insets.end)
    let across = axis.across
    var frame = Rect(origin: storedBounds.origin, size: .zero)
    frame.origin[axis] += thumb.position
    frame.size[axis] = thumb.length
    frame.origin[across] = strip(
      besideIndicatorAlong: axis, ScrollIndicator.thickness, distance: ScrollIndicator.margin)
    frame.size[across] = ScrollIndicator.thickness
    return frame
  }

  func drawIndicators(in canvas: inout Canvas) {
    let opacity = indicatorOpacity
    guard opacity > 0 else { return }
    for axis in Axis.allCases where showsIndicator(along: axis) {
      canvas.fill(
        indicatorFrame(along: axis), indicatorStyle.color.opacity(0.45 * opacity), cornerRadius: 1.5
      )
    }
  }

  // MARK: Mouse

  /// Whether a point of the content is so close to an edge that the mouse may hit an indicator
  /// there.
  func isNearIndicator(_ point: Point) -> Bool {
    Axis.allCases.contains { axis in
      showsIndicator(along: axis) && storedBounds.contains(point)
        && isInReach(point[axis.across], axis)
    }
  }

  private func isInReach(_ position: Double, _ axis: Axis) -> Bool {
    let start = strip(besideIndicatorAlong: axis, Self.reach)
    return liesAtLeft(axis) ? position < start + Self.reach : position > start
  }

  func prepareIndicatorDragging() {
    let recognizer = ownIndicatorRecognizer
    recognizer.axisAtPoint = { [unowned self] in indicatorAxis(at: $0) }
    recognizer.onChange = { [unowned self] _ in indicatorDragged() }
    recognizer.watchedView = self
  }

  /// The axis of the visible indicator under a point of the window; nil if there is none.
  private func indicatorAxis(at point: Point) -> Axis? {
    guard indicatorOpacity > 0, allowsIndicatorDragging else { return nil }
    let point = convert(point, from: nil)
    return Axis.allCases.first { axis in
      guard showsIndicator(along: axis) else { return false }
      let across = axis.across
      var frame = indicatorFrame(along: axis)
      frame.origin[across] = strip(besideIndicatorAlong: axis, Self.reach)
      frame.size[across] = Self.reach
      return frame.contains(point)
    }
  }

  private func indicatorDragged() {
    guard let axis = indicatorDragRecognizer.axis else { return }
    let location = indicatorDragRecognizer.location(in: self) - storedBounds.origin
    switch indicatorDragRecognizer.state {
    case .began:
      stopScrolling()
      indicatorDragRecognizer.grip =
        location[axis] + storedBounds.origin[axis] - indicatorFrame(along: axis).origin[axis]
    case .changed:
      stopScrolling()
      let insets = insets(along: axis)
      var offset = contentOffset
      offset[axis] = ScrollIndicator.offset(
        thumbAt: location[axis] - indicatorDragRecognizer.grip, visible: storedBounds.size[axis],
        range: scrollRange[axis],
        insetStart: insets.start, insetEnd: insets.end)
      showIndicators()
      moveContent(to: offset, by: .indicator)
    case .ended, .cancelled, .possible, .failed: break
    }
  }
}
