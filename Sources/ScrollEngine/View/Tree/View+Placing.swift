// Setting frames and bounds, by the program or by a superview that arranges its subviews.
extension View {
  // Never inlined, so that the setter of `frame` costs less where a list places its cells.
  @inline(never)
  final func setFrame(_ new: Rect) {
    View.requireFinite(new, "frame")
    let new = isPlain ? new : uprightFrame(bounding: new)
    // Only scroll views report who has set their size.
    guard holdsScrollViews else { return setUprightFrame(new) }
    isSizedByProgram = !isAutoresized
    setUprightFrame(new)
    isSizedByProgram = false
  }

  /// Sets the frame that the view has without its transform.
  final func setUprightFrame(_ new: Rect) {
    hasProvisionalSize = false
    let isArrangedAsItIs = isArranged && new == uprightFrame
    place(frame: new, boundsOrigin: storedBounds.origin)
    // Reported even without a change: the superview may be moving the view to another size, which
    // this frame replaces.
    if isArrangedAsItIs { superview?.subviewDidResize(self) }
  }

  final func setBounds(_ new: Rect) {
    hasProvisionalSize = false
    guard new.size != storedBounds.size else {
      require(new.origin.isFinite, "View: bounds \(new) is not finite")
      guard new.origin != storedBounds.origin else { return }
      resize(to: new, at: position)
      if isArranged { superview?.arrangement?.subviewWasPlaced(self) }
      return
    }
    View.requireFinite(new, "bounds")
    let growth = Point(x: new.width - storedBounds.width, y: new.height - storedBounds.height)
    let size = Size(width: new.width * frameScale, height: new.height * frameScale)
    isSizedByProgram = true
    place(
      frame: Rect(origin: position - growth * (frameScale * 0.5), size: size),
      boundsOrigin: new.origin)
    isSizedByProgram = false
  }

  final func setCenter(_ new: Point) {
    var frame = uprightFrame
    frame.origin = Point(x: new.x - frame.width / 2, y: new.y - frame.height / 2)
    View.requireFinite(frame, "frame")
    setUprightFrame(frame)
  }

  /// Gives a view without a size a provisional one, in points.
  final func giveProvisionalSize(_ size: Size) {
    frame.size = size
    hasProvisionalSize = true
  }

  /// Sets ``frame`` for the superview that arranges the view, without a call of
  /// ``ArrangingParent/subviewWasPlaced(_:)``. An override of ``frame`` is called.
  @inline(__always)
  final func arrange(in new: Rect) {
    if new != uprightFrame { arrangeAnew(in: new) }
  }

  /// Like ``arrange(in:)``, even if the view already has that frame.
  @inline(__always)
  final func arrangeAnew(in new: Rect) {
    isBeingPlaced = true
    frame = new
    isBeingPlaced = false
  }

  /// Sets a frame, without the transform, that the superview has computed. Calls neither
  /// ``ArrangingParent/subviewWasPlaced(_:)`` nor an override of ``frame``.
  ///
  /// The caller uses the superview, and so retains it.
  @inline(__always)
  final func place(frame newFrame: Rect) {
    guard frameScale == 1 else {
      take(newFrame, boundsOrigin: storedBounds.origin)
      return
    }
    guard newFrame.size == storedBounds.size else {
      resize(
        to: Rect(origin: storedBounds.origin, size: newFrame.size), at: newFrame.origin,
        in: superviewReference)
      return
    }
    guard position != newFrame.origin else { return }
    guard View.recorder == nil else { return placeRecorded(at: newFrame.origin) }
    position = newFrame.origin
    noteMove()
  }

  /// Moves the view, and notes where it was before. In a function of its own, so that the usual way
  /// needs no stack.
  @inline(never)
  private final func placeRecorded(at origin: Point) {
    noteChange(of: .place)
    position = origin
    noteMove()
  }

  /// Sets the frame, without the transform, and `bounds.origin` together, so no observer sees one
  /// change without the other.
  final func place(frame newFrame: Rect, boundsOrigin: Point) {
    if take(newFrame, boundsOrigin: boundsOrigin), isArranged {
      superview?.arrangement?.subviewWasPlaced(self)
    }
  }

  /// Sets the frame without a call of ``ArrangingParent/subviewWasPlaced(_:)``; returns whether the
  /// frame or the bounds changed.
  @discardableResult
  private final func take(_ newFrame: Rect, boundsOrigin: Point) -> Bool {
    var size = newFrame.size
    if frameScale != 1 {
      size = Size(width: size.width / frameScale, height: size.height / frameScale)
    }
    let new = Rect(origin: boundsOrigin, size: size)
    guard storedBounds == new else {
      resize(to: new, at: newFrame.origin)
      return true
    }
    guard position != newFrame.origin else { return false }
    noteChange(of: .place)
    position = newFrame.origin
    noteMove()
    return true
  }

  /// Sets bounds that differ from the current ones, and the position of the frame.
  ///
  /// `living` is a superview that the caller retains.
  private final func resize(
    to new: Rect, at origin: Point, in living: Unmanaged<View>? = nil
  ) {
    noteChange(of: [.place, .size])
    boundsWillChange(to: new)
    let old = storedBounds
    position = origin
    storedBounds = new
    noteMove()
    // The callback before the change may have set these bounds already.
    guard old != new else { return }
    // A plain view or label without subviews and constraints has nothing to lay out.
    if isCalledOnMoves || !subviewList.isEmpty || constraintItem != nil { markForLayout() }
    if hasOwner, old.width != new.width { widthMovedMargins(from: old.width) }
    // Subviews are resized first, because the following callbacks may set another size.
    if holdsAutoresizing, autoresizesSubviews, old.size != new.size {
      autoresizeSubviews(from: old.size)
    }
    boundsDidChange(from: old)
    guard old.size != storedBounds.size, let superviewReference else { return }
    if superviewReference.toOpaque() == living?.toOpaque() {
      superviewReference.withObject { $0.subviewDidResize(self) }
    } else {
      superview?.subviewDidResize(self)
    }
  }

  final func noteMove() {
    if isTied { return noteTiedMove() }
    noteMoveInWindow()
  }

  @inline(never)
  private final func noteTiedMove() {
    constraintItem?.frameDidChange()
    noteMoveInWindow()
  }

  @inline(__always)
  private final func noteMoveInWindow() {
    var isFollowed = false
    windowReference?.withObject { window in
      window.trace.count(self)
      window.needsDisplay = true
      isFollowed = window.followsMoves
    }
    if isFollowed || boxedShowing != nil { followMove() }
  }

  @inline(never)
  private final func followMove() {
    var isInSafeArea = false
    windowReference?.withObject { window in
      if isReusable { window.trace.noteChange(of: self) }
      isInSafeArea = window.usesSafeArea
    }
    if isInSafeArea || boxedShowing != nil { frameMovedSurroundings(isInSafeArea: isInSafeArea) }
  }

  @inline(__always)
  static func requireFinite(_ rect: Rect, _ name: StaticString) {
    require(rect.isFinite, "View: \(name) \(rect) is not finite")
  }
}
