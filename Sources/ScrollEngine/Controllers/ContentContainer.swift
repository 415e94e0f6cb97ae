/// An object that exchanges preferred sizes with its parent and children, as a controller does.
@preconcurrency @MainActor
public protocol ContentContainer: AnyObject {
  /// The preferred size in points; zero for no preference.
  var preferredContentSize: Size { get }

  /// Called after a child has changed its ``ViewController/preferredContentSize``.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)
}
