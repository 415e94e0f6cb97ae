/// The children in sight, and between which bounds no others are.
struct ContainerSight {
  private(set) var children: [VisibleChild] = []

  // The nearest edges of slots and children around the beginning and the end of the visible part.
  private var beforeStart = Double.infinity
  private var afterStart = -Double.infinity
  private var beforeEnd = Double.infinity
  private var afterEnd = -Double.infinity
  private var start = 0.0
  private var end = 0.0

  /// Whether the children in sight between two offsets, in points, are those that were found.
  func holds(from start: Double, to end: Double) -> Bool {
    start >= beforeStart && start < afterStart && end > beforeEnd && end <= afterEnd
  }

  /// Begins to look between two offsets, in points.
  mutating func look(from start: Double, to end: Double) {
    children.removeAll(keepingCapacity: true)
    (self.start, self.end) = (start, end)
    beforeStart = -.infinity
    afterStart = .infinity
    beforeEnd = -.infinity
    afterEnd = .infinity
  }

  /// Takes note that something begins or ends at an offset in points.
  mutating func note(edge: Double) {
    if edge <= start { beforeStart = max(beforeStart, edge) }
    if edge > start { afterStart = min(afterStart, edge) }
    if edge < end { beforeEnd = max(beforeEnd, edge) }
    if edge >= end { afterEnd = min(afterEnd, edge) }
  }

  mutating func add(_ child: VisibleChild) { children.append(child) }

  mutating func remove(_ view: View) {
    children.removeAll { $0.view === view }
  }

  /// Has the next layout look again.
  mutating func forget() { beforeStart = .infinity }
}
