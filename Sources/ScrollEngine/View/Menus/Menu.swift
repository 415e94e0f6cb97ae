/// A list of actions and submenus from which a person chooses.
///
/// A menu inside another one is a submenu, which a row opens. With ``Options/displayInline`` it is
/// a section instead, with lines around it and its title above it.
///
/// ```swift
/// let menu = Menu(children: [
///   open,
///   Menu(title: "Sort by", image: arrows, options: .singleSelection, children: [name, date]),
///   Menu(options: .displayInline, children: [delete]),
/// ])
/// ```
@preconcurrency @MainActor
public final class Menu: MenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown inside another one, and how many of its actions can be on.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit per option; the bits are UIKit's.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The menu is a section of the menu around it, not a submenu.
    public static let displayInline = Options(rawValue: 1)
    /// The row of the menu is red, because its actions cannot be undone.
    public static let destructive = Options(rawValue: 1 << 1)
    /// A chosen action becomes the only one that is on in the menu and its submenus.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The name of the menu; a unique one if none was given.
  public let identifier: Identifier
  /// How the menu is shown inside another one, and how many of its actions can be on.
  public let options: Options
  /// The elements of the menu, from the top.
  public let children: [MenuElement]

  private static var count = 0

  /// Makes a menu; an empty title is not shown.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [MenuElement] = []
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("Menu \(Self.count)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other children.
  public func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

extension Menu {
  /// Whether the menu is a section of the menu around it.
  var isSection: Bool { options.contains(.displayInline) }

  /// Whether the menu has a row that is not hidden.
  var hasRows: Bool {
    children.contains { child in
      switch child {
      case let action as Action: !action.attributes.contains(.hidden)
      case let menu as Menu: !menu.isSection || menu.hasRows
      default: false
      }
    }
  }

  /// All actions in the menu, its sections and its submenus.
  private var allActions: [Action] {
    children.flatMap { child -> [Action] in
      switch child {
      case let action as Action: [action]
      case let menu as Menu: menu.allActions
      default: []
      }
    }
  }

  /// Turns a chosen action on, and the others off, in the menu with a single selection that
  /// contains it.
  func mark(_ action: Action) {
    guard options.contains(.singleSelection) else {
      for case let menu as Menu in children { menu.mark(action) }
      return
    }
    let actions = allActions
    guard actions.contains(where: { $0 === action }) else { return }
    for other in actions { other.state = other === action ? .on : .off }
  }
}
