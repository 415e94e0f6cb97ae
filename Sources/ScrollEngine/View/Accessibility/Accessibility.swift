/// What a program tells assistive technology, in UIKit's words; there, it is `UIAccessibility`.
@MainActor
public enum Accessibility {
  /// What a program tells.
  public struct Notification: Hashable, Sendable {
    fileprivate enum Kind {
      case announcement, layoutChanged, screenChanged, pageScrolled
    }
    fileprivate let kind: Kind

    /// Something to say, as the argument: a text.
    public static let announcement = Notification(kind: .announcement)
    /// A part of the screen has changed; the argument is the view to go to, or a text to say.
    public static let layoutChanged = Notification(kind: .layoutChanged)
    /// Another screen has appeared; the argument is the view to go to, or a text to say.
    public static let screenChanged = Notification(kind: .screenChanged)
    /// The content has scrolled; the argument is a text that says where it is now.
    public static let pageScrolled = Notification(kind: .pageScrolled)
  }

  /// Whether assistive technology asks about a window of the program.
  public static var isVoiceOverRunning: Bool { listeners.contains { $0.tree != nil } }

  /// Tells assistive technology of something that it cannot see; does nothing if there is none.
  ///
  /// - Parameters:
  ///   - notification: The kind of event.
  ///   - argument: A text that is read out, or a view that the keys move to; nil for neither.
  public static func post(notification: Notification, argument: Any?) {
    listeners.removeAll { $0.tree == nil }
    for listener in listeners {
      listener.tree?.hear(of: argument, isUrgent: notification == .announcement)
    }
  }

  /// The trees that assistive technology asks about.
  static var listeners: [Listener] = []

  /// The views whose changes are said by themselves.
  static var liveRegions: [Weak<View>] = []

  struct Listener {
    weak var tree: SpokenTree?
  }
}
