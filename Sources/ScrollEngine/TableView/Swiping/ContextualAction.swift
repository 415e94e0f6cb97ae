/// The action of a button that a swipe over a row uncovers.
@preconcurrency @MainActor
public final class ContextualAction {
  /// The kinds of actions.
  public enum Style: Hashable, Sendable {
    /// A button that is grey by default.
    case normal
    /// A button that is red by default, for an action that cannot be undone.
    case destructive
  }

  /// A function that gets the action, its button, and a completion that moves the row back.
  public typealias Handler =
    @MainActor (ContextualAction, View, @escaping @MainActor (Bool) -> Void) -> Void

  /// The style, which decides the default of ``backgroundColor``.
  public let style: Style
  /// The title of the button; below an image, it is shown only in rows of at least 50 points.
  public var title: String?
  /// The image of the button, above the title, at most 24 by 24 points.
  ///
  /// The image is drawn in white, except with the rendering mode
  /// `Image.RenderingMode.alwaysOriginal`.
  public var image: Image?
  /// The colour of the button; by default, the colour of the style.
  public var backgroundColor: Color!
  /// Called when the button is clicked; for the first action also after a full swipe, which goes
  /// over most of the row.
  public let handler: Handler

  /// Makes an action; see ``ContextualAction/handler`` for when `handler` is called.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemDelete : .systemAction
  }
}

/// The buttons that a swipe over a row uncovers.
@preconcurrency @MainActor
public final class SwipeActionsConfiguration {
  /// The actions, from the edge of the row inwards.
  public let actions: [ContextualAction]
  /// Whether a swipe over most of the row performs the first action; true by default.
  public var performsFirstActionWithFullSwipe = true

  /// Makes a configuration; one without actions has no effect.
  public init(actions: [ContextualAction]) {
    self.actions = actions
  }
}
