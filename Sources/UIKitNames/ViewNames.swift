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
  /// The engine's `View/identifier`: the name of the view in layout reports and messages.
  public var accessibilityIdentifier: String? {
    get { identifier }
    set { identifier = newValue }
  }
}

extension Window {
  /// Shows the window. Unlike UIKit's, a window is shown from the start unless it is hidden.
  public func makeKeyAndVisible() { isHidden = false }
}
