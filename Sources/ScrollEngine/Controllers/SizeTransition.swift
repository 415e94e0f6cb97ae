/// What is known of a transition between two sizes of a controller's view.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether views move during the transition: always false, because a window has its new size at once.
  var isAnimated: Bool { get }
  /// How long the transition takes, in seconds: always 0.
  var transitionDuration: Double { get }
  /// The window whose size changes.
  var containerView: View { get }
}

/// Runs code together with a transition between two sizes of a controller's view; see
/// ``ViewController/viewWillTransition(to:with:)``.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Asks for two calls.
  ///
  /// - Parameters:
  ///   - animation: Called once the view has its new size, before it is laid out.
  ///   - completion: Called once the view is laid out.
  /// - Returns: Whether the calls will be made: false once the view has its new size.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension ViewControllerTransitionCoordinator {
  /// Asks for a call once the view has its new size, before it is laid out.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The change of a window's size, while the views of its root controller follow.
final class SizeTransition: ViewControllerTransitionCoordinator {
  private typealias Call = (any ViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated = false
  let transitionDuration = 0.0
  let containerView: View
  private var animations: [Call] = []
  private var completions: [Call] = []
  private var isFinished = false

  init(of window: View) { containerView = window }

  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isFinished else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Makes the calls, once the root view has its new size.
  func finish() {
    isFinished = true
    for call in animations { call(self) }
    guard !completions.isEmpty else { return }
    containerView.layoutIfNeeded()
    for call in completions { call(self) }
  }
}
