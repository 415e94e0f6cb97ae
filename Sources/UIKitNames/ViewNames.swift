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

extension View {
  /// The layout direction of a view with this attribute in a left-to-right interface.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { attribute.direction(in: .leftToRight) }

  /// The layout direction of a view with this attribute in an interface of a given direction.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection { attribute.direction(in: layoutDirection) }
}

extension Window {
  /// Shows the window. Unlike in UIKit, a new window is already visible.
  public func makeKeyAndVisible() { isHidden = false }
}
