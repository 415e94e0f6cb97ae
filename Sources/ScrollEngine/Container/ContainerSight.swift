/// The visible children, and the bounds within which they stay the same.
@MainActor
struct ContainerSight {
  private(set) var children: [VisibleChild] = []
  /// The children found in the previous pass.
  private var before: [VisibleChild] = []

  // The nearest edges of slots and children around the start and the end of the visible part.
  private var beforeStart = Double.infinity
  private var afterStart = -Double.infinity
  private var beforeEnd = Double.infinity
  private var afterEnd = -Double.infinity
  private var start = 0.0
  private var end = 0.0

  /// Whether exactly the known children are visible between two offsets, in points.
  func holds(from start: Double, to end: Double) -> Bool {
    start >= beforeStart && start < afterStart && end > beforeEnd && end <= afterEnd
  }

  /// Begins a pass between two offsets, in points.
  mutating func update(from start: Double, to end: Double) {
    swap(&children, &before)
    children.removeAll(keepingCapacity: true)
    (self.start, self.end) = (start, end)
    beforeStart = -.infinity
    afterStart = .infinity
    beforeEnd = -.infinity
    afterEnd = .infinity
  }

  /// Notes that a slot or a child starts or ends at an offset in points.
  mutating func note(edge: Double) {
    if edge <= start { beforeStart = max(beforeStart, edge) }
    if edge > start { afterStart = min(afterStart, edge) }
    if edge < end { beforeEnd = max(beforeEnd, edge) }
    if edge >= end { afterEnd = min(afterEnd, edge) }
  }

  /// Adds a child, reusing its entry from the previous pass if it was visible then.
  mutating func add(
    _ view: View, _ item: ArrangedItem, span: ChildSpan, across: (near: Double, breadth: Double)
  ) {
    for known in before where known.view === view && known.scroller === item.scroller {
      known.move(to: span, across: across)
      return children.append(known)
    }
    children.append(VisibleChild(view, item, span: span, across: across))
  }

  /// Whether the children or their order differ from the previous pass.
  var hasChanged: Bool {
    guard children.count == before.count else { return true }
    for place in children.indices where children[place].view !== before[place].view { return true }
    return false
  }

  /// The children that were visible in the previous pass and no longer are, with their old entries.
  var leaving: [VisibleChild] {
    var children: [VisibleChild] = []
    for old in before where !contains(old.view) { children.append(old) }
    return children
  }

  func contains(_ view: View) -> Bool {
    for child in children where child.view === view { return true }
    return false
  }

  mutating func remove(_ view: View) {
    children.removeAll { $0.view === view }
    before.removeAll { $0.view === view }
  }

  /// Makes the next layout determine the visible children again.
  mutating func forget() { beforeStart = .infinity }
}
