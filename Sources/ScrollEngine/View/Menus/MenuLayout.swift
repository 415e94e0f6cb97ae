/// Where the parts of a menu lie, in points from its top.
struct MenuLayout {
  /// How high the parts are. Choices, for a mouse as well as for a finger.
  static let rowHeight = 36.0
  static let titleHeight = 28.0
  static let lineHeight = 9.0
  /// The room above the first part and below the last.
  static let margin = 5.0
  /// The least distance from the edges of the window.
  static let distance = 8.0

  enum Part {
    case action(Action)
    case title(String)
    case line
  }

  private(set) var parts: [(part: Part, top: Double, height: Double)] = []
  private(set) var height = MenuLayout.margin

  @MainActor
  init(_ menu: Menu) {
    append(menu)
    height += Self.margin
  }

  @MainActor
  private mutating func append(_ menu: Menu) {
    if !menu.title.isEmpty { append(.title(menu.title), Self.titleHeight) }
    var isBehindSection = false
    for child in menu.children {
      if let section = child as? Menu {
        if !parts.isEmpty { appendLine() }
        append(section)
        isBehindSection = true
      } else if let action = child as? Action, !action.attributes.contains(.hidden) {
        if isBehindSection { appendLine() }
        isBehindSection = false
        append(.action(action), Self.rowHeight)
      }
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

  var actions: [Action] {
    parts.compactMap { if case .action(let action) = $0.part { action } else { nil } }
  }

  /// The number of the part at a height that can be chosen; nil for none.
  @MainActor
  func choice(at y: Double) -> Int? {
    parts.indices.first {
      y >= parts[$0].top && y < parts[$0].top + parts[$0].height && canChoose($0)
    }
  }

  /// Whether a part can be chosen.
  @MainActor
  func canChoose(_ number: Int) -> Bool {
    if case .action(let action) = parts[number].part {
      return !action.attributes.contains(.disabled)
    }
    return false
  }

  /// The next part that can be chosen after another, around the ends; nil if there is none.
  @MainActor
  func choice(after number: Int?, isForward: Bool) -> Int? {
    let numbers = parts.indices.filter(canChoose)
    guard let number else { return isForward ? numbers.first : numbers.last }
    return isForward
      ? numbers.first { $0 > number } ?? numbers.first
      : numbers.last { $0 < number } ?? numbers.last
  }

  /// Where a menu lies that belongs to a point: below and beside it, or where there is room.
  static func frame(of size: Size, at point: Point, in room: Rect) -> Rect {
    let width = min(size.width, room.width)
    let height = min(size.height, room.height)
    var x = point.x
    if x + width > room.maxX { x = point.x - width }
    var y = point.y
    if y + height > room.maxY { y = point.y - height }
    return Rect(
      x: min(max(x, room.minX), room.maxX - width), y: min(max(y, room.minY), room.maxY - height),
      width: width, height: height)
  }
}
