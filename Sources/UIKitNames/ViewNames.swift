public import ScrollEngine

public typealias UIView = View
public typealias UIWindow = Window
public typealias UILabel = Label
public typealias UISemanticContentAttribute = SemanticContentAttribute
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection

extension View {
  /// The first view with a tag: this one or one that it holds, each before those in it.
  ///
  /// - Complexity: O(n) in all that it holds.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}

extension Window {
  /// Shows the window. One that nobody has hidden is shown from the start, which is not so in UIKit.
  public func makeKeyAndVisible() { isHidden = false }
}
