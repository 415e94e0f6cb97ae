/// An action of an accessibility element besides its use, such as "Delete".
@preconcurrency @MainActor
public final class AccessibilityCustomAction {
  /// Performs an action, and returns whether it had an effect.
  public typealias ActionHandler = @MainActor (AccessibilityCustomAction) -> Bool

  /// The name of the action, which is read out.
  public var name: String
  /// Performs the action; nil for an action without an effect.
  public var actionHandler: ActionHandler?

  /// Makes an action from a closure.
  ///
  /// - Parameters:
  ///   - name: What is read out.
  ///   - actionHandler: Performs the action, and returns whether it had an effect.
  public init(name: String, actionHandler: ActionHandler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}
