public import ScrollEngine

/// The engine's `View`.
public typealias UIView = View
/// The engine's `Window`.
public typealias UIWindow = Window
/// The engine's `Label`.
public typealias UILabel = Label
/// The engine's `SemanticContentAttribute`.
public typealias UISemanticContentAttribute = SemanticContentAttribute
/// The engine's `UserInterfaceLayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection

/// The engine's `AccessibilityTraits`.
public typealias UIAccessibilityTraits = AccessibilityTraits

extension View {
  /// The direction of a view with this attribute where text reads from left to right.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { attribute.direction(in: .leftToRight) }

  /// The direction of a view with this attribute in surroundings with a direction.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection { attribute.direction(in: layoutDirection) }
}

extension Window {
  /// Shows the window. Unlike in UIKit, a window is visible from the start unless it is hidden.
  public func makeKeyAndVisible() { isHidden = false }
}
