/// Called with how much of the controllers in a stack is visible.
@preconcurrency @MainActor
public protocol StackControllerDelegate: AnyObject {
  /// The visible fraction of a controller has changed.
  ///
  /// `fraction` is of all its content, from 0 to 1; it becomes 0 when the stack leaves the screen,
  /// too.
  func stackController(
    _ stackController: StackController, didChangeVisibleFraction fraction: Double,
    of viewController: ViewController)
}
