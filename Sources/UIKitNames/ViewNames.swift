public import ScrollEngine

public typealias UIView = View
public typealias UIWindow = Window
public typealias UILabel = Label

extension Window {
  /// Shows the window. One that nobody has hidden is shown from the start, which is not so in UIKit.
  public func makeKeyAndVisible() { isHidden = false }
}
