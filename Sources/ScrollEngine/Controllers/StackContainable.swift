/// A view controller that chooses its appearance in a ``StackController``.
///
/// A controller that does not conform appears as `.view()`.
@preconcurrency @MainActor
public protocol StackContainable: ViewController {
  /// The appearance; called when the controller is stacked, and by
  /// ``StackController/reloadAppearance(of:animated:)``.
  func preferredAppearanceInStack() -> StackAppearance
}

/// The appearance of a controller in a ``StackController``.
public enum StackAppearance {
  /// With its whole view.
  ///
  /// The height is in points. If it is nil or zero, the height is the one that constraints in the
  /// view determine, or else that of the controller's `preferredContentSize`, or else that of the
  /// view's `sizeThatFits`, which by default is the height of the view's frame. In a horizontal
  /// stack all of these are widths.
  case view(height: Double? = nil)

  /// As a scroll view that is cut to its visible part, so it has cells only for that part.
  ///
  /// The scroll view is the controller's view or a view inside that; the stack sets its frame. The
  /// insets, in points, are the space around its whole content.
  case scroll(ScrollView, insets: EdgeInsets = .zero)
}
