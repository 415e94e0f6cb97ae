/// The vertical layout of a menu's parts, in points from the top of the menu.
struct MenuLayout {
  /// The heights of the parts. Choices, for a mouse as well as for a finger.
  static let rowHeight = 36.0
  static let subtitledRowHeight = 50.0
  static let titleHeight = 28.0
  static let lineHeight = 9.0
  /// The space above the first part and below the last.
  static let margin = 5.0
  /// The least distance of a menu from the edges of the window.
  static let distance = 8.0

  enum Part {
    case action(Action)
    case submenu(Menu)
    case title(String)
    case line

    /// The menu element that this part shows as a row; nil for a title or a line.
    var element: MenuElement? {
      switch self {
      case .action(let action): action
      case .submenu(let menu): menu
      case .title, .line: nil
      }
    }
  }

  private(set) var parts: [(part: Part, top: Double, height: Double)] = []
  private(set) var height = MenuLayout.margin

  /// `hasTitle` is false for a submenu, whose title is in the row that opens it.
  @MainActor
  init(_ menu: Menu, hasTitle: Bool = true) {
    append(menu, hasTitle: hasTitle)
    height += Self.margin
  }

  @MainActor
  private mutating func append(_ menu: Menu, hasTitle: Bool) {
    if hasTitle, !menu.title.isEmpty { append(.title(menu.title), Self.titleHeight) }
    var isBehindSection = false
    for child in menu.children {
      if let section = child as? Menu, section.isSection {
        guard section.hasRows else { continue }
        if !parts.isEmpty { appendLine() }
        append(section, hasTitle: true)
        isBehindSection = true
        continue
      }
      let row: Part
      switch child {
      case let menu as Menu: row = .submenu(menu)
      case let action as Action where !action.attributes.contains(.hidden): row = .action(action)
      default: continue
      }
      if isBehindSection { appendLine() }
      isBehindSection = false
      append(row, child.subtitle == nil ? Self.rowHeight : Self.subtitledRowHeight)
    }
  }

  private mutating func appendLine() {
    if case .line? = parts.last?.part { return }
    append(.line, Self.lineHeight)
  }

  private mutating func append(_ part: Part, _ height: Double) {
    parts.append((part, self.height, height))
    self.height += height
  }

  /// The index of the part at a distance from the top of the menu; nil if there is none, or it
  /// cannot be chosen.
  @MainActor
  func choice(at y: Double) -> Int? {
    parts.indices.first {
      y >= parts[$0].top && y < parts[$0].top + parts[$0].height && canChoose($0)
    }
  }

  /// Whether a part can be chosen.
  @MainActor
  func canChoose(_ number: Int) -> Bool {
    switch parts[number].part {
    case .action(let action): !action.attributes.contains(.disabled)
    case .submenu(let menu): menu.hasRows
    case .title, .line: false
    }
  }

  /// The index of the next part that can be chosen, continuing at the other end; nil if there is
  /// none.
  @MainActor
  func choice(after number: Int?, isForward: Bool) -> Int? {
    let numbers = parts.indices.filter(canChoose)
    guard let number else { return isForward ? numbers.first : numbers.last }
    return isForward
      ? numbers.first { $0 > number } ?? numbers.first
      : numbers.last { $0 < number } ?? numbers.last
  }
}
