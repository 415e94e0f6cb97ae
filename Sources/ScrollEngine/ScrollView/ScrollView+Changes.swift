// Who changes a scroll view, and the report of each change to a tool.
extension ScrollView {
  /// Whether a drag or a motion is setting the offset, not a program; false again after super's
  /// ``boundsDidChange(from:)``.
  public final var isMovingContent: Bool { cause.movesContent }

  /// What moves the content at present: a gesture or a motion; nil if nothing does.
  package final var movement: ScrollCause? {
    if isZooming { return .zoom }
    if !motion.isNone { return motion.cause(at: now) }
    let indicator = ownIndicatorRecognizer.state
    if indicator == .began || indicator == .changed { return .indicator }
    return isTracking && isDragging ? .finger : nil
  }

  /// Called after each change of the offset, the content size, the insets or the size, before the
  /// delegate is called; for tools, as ``onCall``.
  package final var onChange: ((ScrollChange) -> Void)? {
    get { boxedScrollExtras?.value.onChange }
    set {
      changeScrollExtras { $0.onChange = newValue }
      listenersDidChange()
    }
  }

  /// The outermost call of the program that the view is carrying out; nil if there is none.
  package final var programCall: ScrollOccasion? {
    occasion == .none || occasion.cause != nil ? nil : occasion
  }

  final func listenersDidChange() { hasListener = onCall != nil || onChange != nil }

  /// Sets the offset through the property, for a cause.
  package final func setContentOffset(_ offset: Point, by newCause: ScrollCause) {
    let outer = cause
    cause = newCause
    contentOffset = offset
    cause = outer
  }

  /// Makes a change on an occasion, except within another one.
  @inline(__always)
  final func during<Result>(_ newOccasion: ScrollOccasion, _ change: () -> Result) -> Result {
    let outer = occasion
    if outer == .none { occasion = newOccasion }
    defer { occasion = outer }
    return change()
  }

  /// Reports a change that has been made. If `cause` is the program while a part of the engine is at
  /// work, that part is reported as the cause.
  @inline(__always)
  final func note(_ quantity: @autoclosure () -> ScrollChange.Quantity, by cause: ScrollCause) {
    if hasListener { tellListener(quantity(), cause) }
  }

  @inline(never)
  private func tellListener(_ quantity: ScrollChange.Quantity, _ cause: ScrollCause) {
    let property: ScrollOccasion =
      switch quantity {
      case .contentOffset: .bounds
      case .contentSize: .contentSize
      case .size: .size
      case .contentInset, .adjustedContentInset: .contentInset
      }
    onChange?(
      ScrollChange(
        quantity: quantity, mover: ScrollMover(cause, during: occasion, setting: property)))
  }
}
