/// Something in a menu: an ``Action`` or another ``Menu``.
@MainActor
public class MenuElement {
  /// What is written in the menu.
  public let title: String

  init(title: String) {
    self.title = title
  }

  /// How an action is shown and whether it can be chosen.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit per attribute; the bits are UIKit's.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is grey and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It is red: what it does cannot be undone.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether an action is marked.
  public enum State: Int, Hashable, Sendable {
    case off
    /// With a tick.
    case on
    /// With a line: some of what it is about is on.
    case mixed
  }
}

/// Actions that a person chooses from.
///
/// A menu in a menu is a section of it: lines set it off, and its title stands above it.
@MainActor
public final class Menu: MenuElement {
  /// What is in the menu, from the top.
  public let children: [MenuElement]

  /// Makes a menu; an empty title is not shown.
  public init(title: String = "", children: [MenuElement] = []) {
    self.children = children
    super.init(title: title)
  }
}

/// What a menu for something under the pointer is made from.
@MainActor
public final class ContextMenuConfiguration {
  /// A name for the program.
  public let identifier: String?
  let actionProvider: @MainActor ([MenuElement]) -> Menu?

  /// Makes a configuration; the provider is called when the menu is about to be shown.
  ///
  /// It is given no elements: there are none that the system suggests. There are no previews.
  public init(
    identifier: String? = nil, previewProvider: Never? = nil,
    actionProvider: @escaping @MainActor ([MenuElement]) -> Menu?
  ) {
    self.identifier = identifier
    self.actionProvider = actionProvider
  }
}
