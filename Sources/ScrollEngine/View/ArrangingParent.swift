/// A view that says where its subviews lie, as a stack does with its children and a list with its cells, and
/// so is told what else happens to them.
///
/// A view that conforms is told from its first subview on. None of these functions has to be there.
@MainActor
public protocol ArrangingParent: View {
  /// Called after a subview with ``View/isArranged`` has another frame or other bounds, whoever has set
  /// them.
  func subviewWasPlaced(_ view: View)

  /// Called after a subview with ``View/isArranged`` was hidden, or shown again.
  func subviewWasHidden(_ view: View)

  /// Called after a subview scrolls along another axis than before.
  func subviewDidChangeScrollAxis(_ view: View)

  /// Called after a subview that scrolls by itself has content or insets of another size.
  func subviewDidChangeContentSize(_ view: View)

  /// Called when the size that a subview would like to have may have changed, as
  /// ``View/invalidateIntrinsicContentSize()`` says.
  func subviewDidInvalidateSize(_ view: View)
}

extension ArrangingParent {
  public func subviewWasPlaced(_ view: View) {}
  public func subviewWasHidden(_ view: View) {}
  public func subviewDidChangeScrollAxis(_ view: View) {}
  public func subviewDidChangeContentSize(_ view: View) {}
  public func subviewDidInvalidateSize(_ view: View) {}
}
