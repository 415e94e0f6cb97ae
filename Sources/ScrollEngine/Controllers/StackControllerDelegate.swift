/// Called when the visible fraction of a controller in a stack has changed.
@preconcurrency @MainActor
public protocol StackControllerDelegate: AnyObject {
  /// The visible fraction of a controller has changed.
  ///
  /// `fraction` refers to the whole content, from 0 to 1; it also becomes 0 when the stack leaves
  /// the screen.
  func stackController(
    _ stackController: StackController, didChangeVisibleFraction fraction: Double,
    of viewController: ViewController)
}
