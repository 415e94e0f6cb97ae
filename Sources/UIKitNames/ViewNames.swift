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
  /// The first view with a tag: this one or one inside it, each before the views in it.
  ///
  /// - Complexity: O(n) in all views inside it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}

extension Window {
  /// Shows the window. Unlike UIKit's, a window is shown from the start unless it is hidden.
  public func makeKeyAndVisible() { isHidden = false }
}
