// Setting the offset and the insets, by the program or by a container.
extension ScrollView {
  final func setOffset(_ new: Point) {
    require(new.isFinite, "ScrollView: contentOffset \(new) is not finite")
    if let frame = comingFrame {
      comingFrame = nil
      return place(frame: frame, boundsOrigin: new)
    }
    guard !cause.movesContent, !cause.setsOwnOffset else {
      bounds = Rect(origin: new, size: storedBounds.size)
      return
    }
    // Not `during`, whose closure would be called in each step.
    let outer = occasion
    if outer == .none, cause == .program { occasion = .contentOffset }
    if stacking == nil || !forward(new, animated: false) {
      if isUnseen, new == storedBounds.origin { noteFirstOffset(new) }
      bounds = Rect(origin: new, size: storedBounds.size)
    }
    occasion = outer
  }

  /// Sets the content's size, inset and offset in one change, in points.
  ///
  /// The change ends any motion; the end is reported afterwards.
  ///
  /// - Precondition: As for ``contentSize``, ``contentInset`` and ``contentOffset``.
  public final func setContentSize(_ size: Size, inset: EdgeInsets, offset: Point) {
    endMotion {
      during(.setContentSize) {
        // The content has its position, and need not be moved to its beginning.
        isUnseen = false
        isRangeProvisional = true
        let adjusted = ownAdjustedInset
        setContentInset(inset, isTold: false)
        contentSize = size
        isRangeProvisional = false
        setContentOffset(offset, by: .programPlace)
        tellOfInset(from: adjusted)
      }
    }
  }

  /// Sets frame and offset for a container, so that no observer sees one change without the other.
  /// Overrides of both properties are called, the offset's first.
  final func arrange(in new: Rect, at offset: Point) {
    guard offset != storedBounds.origin else { return arrange(in: new) }
    let hasOtherFrame = new != uprightFrame
    comingFrame = new
    setContentOffset(offset, by: .container)
    comingFrame = nil
    // A callback for the offset may have changed the frame.
    guard hasOtherFrame, new == uprightFrame else { return }
    arrangeAnew(in: new)
  }

  final func setContentInset(_ inset: EdgeInsets, isTold: Bool = true) {
    require(
      [inset.top, inset.left, inset.bottom, inset.right].allSatisfy {
        abs($0) <= Limits.longestContent
      },
      "ScrollView: contentInset \(inset) is beyond \(Limits.longestContent) points")
    let old = storedContentInset
    guard inset != old else { return }
    let adjusted = ownAdjustedInset
    storedContentInset = inset
    note(.contentInset(from: old, to: inset), by: .program)
    during(.contentInset) {
      insetDidChange()
      if isTold { tellOfInset(from: adjusted) }
    }
    if let stacking {
      stacking.container.contentInsetDidChange(of: self, from: old)
    } else {
      superview?.arrangement?.subviewDidChangeContentSize(self)
    }
  }

  @inline(__always)
  final var ownAdjustedInset: EdgeInsets {
    var inset = insetWithoutRefresh
    inset.top += refreshInset
    return inset
  }

  @inline(__always)
  final var insetWithoutRefresh: EdgeInsets {
    guard let surroundings else { return storedContentInset }
    return storedContentInset + surroundings.systemInset
  }

  /// The space of a refresh control at the top, in points; 0 in a container, because the container
  /// has that space at its own top.
  @inline(__always)
  final var refreshInset: Double {
    stacking == nil ? storedRefreshControl?.insetWhileRefreshing ?? 0 : 0
  }
}
