import ScrollMotion

/// The state of the pointer over menus.
struct MenuHand {
  /// An action that follows after a delay, if the pointer does nothing else before.
  enum Awaited: Hashable {
    /// The submenu of the row under the pointer opens.
    case opening
    /// The row under the pointer is chosen, although the pointer seemed to approach an open
    /// submenu.
    case turning
  }

  /// How long a pointer stays on a row before its submenu opens, in seconds. A choice.
  static let delay = 0.2

  /// The last position of the pointer, in points of the window.
  private(set) var location: Point
  /// The position of the pointer when the menu appeared, or a submenu last opened without a click.
  private var start: Point
  /// Whether the pointer has left `start`, or a button has gone down, since then; if not, releasing
  /// a button chooses no row.
  private(set) var hasMoved = false
  /// The action to come, and its time in seconds; nil for none.
  private(set) var awaited: (what: Awaited, time: Double)?
  /// The pointer's approach to an open submenu, and the depth of the menu that it comes from.
  var approach: (way: SubmenuApproach, depth: Int)?
  /// The finger or button that is down; `scrolling` is the state of a finger that may scroll its
  /// menu.
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

  /// Notes that a button or finger has gone down since the menu opened.
  mutating func press() { hasMoved = true }

  /// Notes that a menu opened without a click, and may lie under the pointer.
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
  /// The position at which the finger went down, in points of the window.
  let start: Point
  /// The scroll offset of the menu at that moment, in points.
  let top: Double
  /// Whether the finger has moved far enough to scroll.
  private(set) var isActive = false

  init(at start: Point, depth: Int, top: Double) {
    self.start = start
    self.depth = depth
    self.top = top
  }

  /// The scroll offset of the menu now, in points; nil if the finger does not scroll.
  mutating func top(at point: Point) -> Double? {
    if DragSlop.standard.axis(of: point - start) == .vertical { isActive = true }
    return isActive ? top - (point.y - start.y) : nil
  }
}
