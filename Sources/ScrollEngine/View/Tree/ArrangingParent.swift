/// A view that places its subviews, as a stack or a list does, and is called when they change.
///
/// Calls begin once the view has its first subview. Every function is optional.
@preconcurrency @MainActor
public protocol ArrangingParent: View {
  /// Called after the frame or bounds of an ``View/isArranged`` subview changed, even if this view
  /// set them, but not for a frame that constraints determine.
  func subviewWasPlaced(_ view: View)

  /// Called after an ``View/isArranged`` subview was hidden or shown again.
  func subviewWasHidden(_ view: View)

  /// Called after the scroll axis of a subview changed.
  func subviewDidChangeScrollAxis(_ view: View)

  /// Called after the content size or the insets of a scrolling subview changed.
  func subviewDidChangeContentSize(_ view: View)

  /// Called when a subview's preferred size may have changed: after
  /// ``View/invalidateIntrinsicContentSize()``, and after a change of the constraints inside it.
  func subviewDidInvalidateSize(_ view: View)
}

extension ArrangingParent {
  /// Does nothing.
  public func subviewWasPlaced(_ view: View) {}
  /// Does nothing.
  public func subviewWasHidden(_ view: View) {}
  /// Does nothing.
  public func subviewDidChangeScrollAxis(_ view: View) {}
  /// Does nothing.
  public func subviewDidChangeContentSize(_ view: View) {}
  /// Does nothing.
  public func subviewDidInvalidateSize(_ view: View) {}
}
