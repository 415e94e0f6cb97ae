/// Is told what is to be seen of the controllers in a stack.
@MainActor
public protocol StackControllerDelegate: AnyObject {
  /// More or less of a controller is visible than before.
  ///
  /// - Parameters:
  ///   - stackController: The stack.
  ///   - fraction: From 0 to 1, of all of its content; 0 too when the stack leaves the screen.
  ///   - viewController: A controller in the stack.
  func stackController(
    _ stackController: StackController, didChangeVisibleFraction fraction: Double,
    of viewController: ViewController)
}
