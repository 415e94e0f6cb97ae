import ScrollMotion

/// What is known of the pointer over menus.
struct MenuHand {
  /// What happens after a while, unless the pointer does something else.
  enum Awaited: Hashable {
    /// The submenu of the row under the pointer opens.
    case opening
    /// The row under the pointer is chosen, although a submenu is open.
    case turning
  }

  /// How long a pointer stays on a row before its submenu opens, in seconds. A choice.
  static let delay = 0.2

  /// Where it was last, in points of the window.
  private(set) var location: Point
  /// Where it was when the last menu came under it.
  private var start: Point
  /// Whether it has moved since then: only then does letting a button go choose something.
  private(set) var hasMoved = false
  /// What is awaited, and its time in seconds.
  private(set) var awaited: (what: Awaited, time: Double)?
  /// On the way to an open submenu from a row of a menu.
  var approach: (way: SubmenuApproach, depth: Int)?
  /// The finger or button that is down, and how its menu was scrolled when it went down.
  var touch: Touch?
  var scrolling: MenuScrolling?

  init(at location: Point) {
    self.location = location
    start = location
  }

  mutating func move(to point: Point) {
    location = point
    if (point - start).length > DragSlop.mouse.distance { hasMoved = true }
  }

  /// A button goes down that was not down when the menu came.
  mutating func press() { hasMoved = true }

  /// A menu opens without a click, and may lie under the pointer.
  mutating func menuOpens() {
    start = location
    hasMoved = false
  }

  mutating func wait(for what: Awaited, until time: Double) { awaited = (what, time) }
  mutating func stopWaiting() { awaited = nil }

  mutating func forget() {
    awaited = nil
    approach = nil
  }
}

/// A finger that may scroll the menu under it.
struct MenuScrolling {
  let depth: Int
  /// Where the finger went down, in points of the window.
  let start: Point
  /// How far the menu was scrolled then, in points.
  let top: Double
  /// Whether the finger has moved far enough.
  private(set) var isActive = false

  init(at start: Point, depth: Int, top: Double) {
    self.start = start
    self.depth = depth
    self.top = top
  }

  /// How far the menu is scrolled now; nil if the finger does not scroll.
  mutating func top(at point: Point) -> Double? {
    if DragSlop.standard.axis(of: point - start) == .vertical { isActive = true }
    return isActive ? top - (point.y - start.y) : nil
  }
}
