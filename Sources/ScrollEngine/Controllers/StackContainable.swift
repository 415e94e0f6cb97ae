/// A view controller that says how it wants to stand in a ``StackController``.
///
/// One that does not is taken for `.view()`.
@MainActor
public protocol StackContainable: ViewController {
  /// Asked when the controller is stacked, and by ``StackController/reloadAppearance(of:animated:)``.
  func preferredAppearanceInStack() -> StackAppearance
}

/// How a controller stands in a ``StackController``.
public enum StackAppearance {
  /// With its whole view, as high as it says.
  ///
  /// The height in points; nil or zero for what the controller has as its `preferredContentSize`, or
  /// else for what its view says in `sizeThatFits`, which is the height of its frame unless
  /// overridden. Where the stack is horizontal it is the width.
  case view(height: Double? = nil)

  /// By a scroll view, of whose content only the visible part is there.
  ///
  /// The scroll view is the controller's view or lies somewhere in it, and its frame is the stack's
  /// business. The insets, in points, are space around all of its content.
  case scroll(ScrollView, insets: EdgeInsets = .zero)
}
