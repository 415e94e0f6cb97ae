/// What a button does that a swipe over a row uncovers.
@preconcurrency @MainActor
public final class ContextualAction {
  /// What kind of action it is.
  public enum Style: Hashable, Sendable {
    /// Grey, unless it has a colour.
    case normal
    /// Red, unless it has a colour: what it does cannot be undone.
    case destructive
  }

  /// What is called: with the action, the view of its button, and what to call at the end, with
  /// whether something was done.
  public typealias Handler =
    @MainActor (ContextualAction, View, @escaping @MainActor (Bool) -> Void) -> Void

  /// What kind of action it is.
  public let style: Style
  /// The title of the button; with an image it is only heard in rows below 50 points.
  public var title: String?
  /// The image of the button, above the title: at most 24 by 24 points, and white unless its rendering
  /// mode is `Image.RenderingMode.alwaysOriginal`.
  public var image: Image?
  /// The colour of the button; by the style unless set.
  public var backgroundColor: Color!
  /// What is called.
  public let handler: Handler

  /// Makes an action; `handler` is called when its button is clicked, or swiped all the way.
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
  /// Whether a swipe over most of the row performs the first action; true unless set.
  public var performsFirstActionWithFullSwipe = true

  /// Makes a configuration; one without actions has no effect.
  public init(actions: [ContextualAction]) {
    self.actions = actions
  }
}
