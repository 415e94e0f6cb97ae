/// A view controller that chooses how it appears in a ``StackController``.
///
/// A controller that does not conform appears as `.view()`.
@preconcurrency @MainActor
public protocol StackContainable: ViewController {
  /// Asked when the controller is stacked, and by
  /// ``StackController/reloadAppearance(of:animated:)``.
  func preferredAppearanceInStack() -> StackAppearance
}

/// How a controller appears in a ``StackController``.
public enum StackAppearance {
  /// With its whole view.
  ///
  /// The height is in points; nil or zero means the one that the constraints in its view want, or
  /// else the controller's `preferredContentSize`, or else its view's `sizeThatFits`, which is the
  /// height of its frame unless overridden. In a horizontal stack it is the width.
  case view(height: Double? = nil)

  /// As a scroll view. Only the visible part of its content exists.
  ///
  /// The scroll view is the controller's view or lies inside it; the stack sets its frame. The
  /// insets, in points, surround all of its content.
  case scroll(ScrollView, insets: EdgeInsets = .zero)
}
