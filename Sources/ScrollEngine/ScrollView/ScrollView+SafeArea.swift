// The part of the safe area that a scroll view adds to its insets. The content fills the view, and
// can be scrolled out from under the bars that cover the view.
extension ScrollView {
  /// The edges of ``View/safeAreaInsets`` that are added to ``contentInset``.
  public enum ContentInsetAdjustmentBehavior: Hashable, Sendable {
    /// Like ``scrollableAxes``; UIKit adds more inside a navigation or tab bar controller.
    case automatic
    /// The edges of axes along which the content is longer than the view, or always bounces.
    case scrollableAxes
    /// No edge.
    case never
    /// All four edges.
    case always
  }

  /// The part of the safe area that is added to the insets now.
  final var systemInset: EdgeInsets { surroundings?.systemInset ?? .zero }

  /// Computes the part of the safe area that is added to the insets, and reports a change.
  ///
  /// As in UIKit, content whose beginning was at the edge of the safe area stays there.
  final func updateSystemInset() {
    guard currentSystemInset != systemInset else { return }
    // Reading the range updates content that is out of date, which may change the insets.
    let end = startsAtRight ? scrollRange.maximum.x : 0
    let new = currentSystemInset
    let old = systemInset
    guard new != old else { return }
    let insets = adjustedContentInset
    surround {
      $0.systemInset = new
      $0.isPassingOn = true
    }
    note(.adjustedContentInset(from: insets, to: adjustedContentInset), by: .safeArea)
    if drag == nil, motion.isNone, zoomStep != .setting {
      keepBeginning(from: old, to: new, startingAtRightFrom: end)
    }
    insetDidChange()
    tellOfInset(from: insets)
  }

  private var currentSystemInset: EdgeInsets {
    let safeArea = knownSafeArea
    guard safeArea != .zero else { return .zero }
    var inset = safeArea
    if !takesSafeArea(along: .vertical) {
      inset.top = 0
      inset.bottom = 0
    }
    if !takesSafeArea(along: .horizontal) {
      inset.left = 0
      inset.right = 0
    }
    return inset
  }

  private func takesSafeArea(along axis: Axis) -> Bool {
    // Along this axis the container scrolls, and keeps its content clear of the safe area.
    guard stacking?.axis != axis else { return false }
    switch contentInsetAdjustmentBehavior {
    case .never: return false
    case .always: return true
    case .automatic, .scrollableAxes:
      if axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal { return true }
      // A list knows the size of its content across the axis only once it is laid out.
      guard scrollAxis == nil || scrollAxis == axis else { return false }
      return storedContentSize[axis] > storedBounds.size[axis]
    }
  }

  private func keepBeginning(
    from old: EdgeInsets, to new: EdgeInsets, startingAtRightFrom end: Double
  ) {
    var offset = storedBounds.origin
    if offset.y <= -old.top { offset.y -= new.top - old.top }
    if startsAtRight {
      if offset.x == end { offset.x = scrollRange.maximum.x }
    } else if offset.x <= -old.left {
      offset.x -= new.left - old.left
    }
    if let stacking { offset[stacking.axis] = storedBounds.origin[stacking.axis] }
    if offset != storedBounds.origin { setContentOffset(offset, by: .safeArea) }
  }

  /// Notes a change of ``adjustedContentInset``, if it differs from `old`.
  final func noteAdjustedInset(from old: EdgeInsets) {
    guard adjustedContentInset != old else { return }
    note(.adjustedContentInset(from: old, to: adjustedContentInset), by: .program)
  }

  /// Reports ``adjustedContentInset`` if it has changed.
  final func tellOfInset(from old: EdgeInsets) {
    guard adjustedContentInset != old else { return }
    adjustedContentInsetDidChange()
    guard let storedDelegate else { return }
    reportCall(.didChangeAdjustedContentInset)
    calling(.didChangeAdjustedContentInset) {
      storedDelegate.scrollViewDidChangeAdjustedContentInset(self)
    }
  }
}
