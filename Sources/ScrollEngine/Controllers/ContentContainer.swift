/// How a controller and its children exchange sizes.
@preconcurrency @MainActor
public protocol ContentContainer: AnyObject {
  /// The preferred size in points; zero for no preference.
  var preferredContentSize: Size { get }

  /// Called after a child has changed its ``ViewController/preferredContentSize``.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)
}
