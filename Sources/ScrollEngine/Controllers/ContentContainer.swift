/// What a controller and its children tell each other about sizes.
@MainActor
public protocol ContentContainer: AnyObject {
  /// In points; zero stands for no wish.
  var preferredContentSize: Size { get }

  /// Called after a child has changed its ``ViewController/preferredContentSize``.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)
}
