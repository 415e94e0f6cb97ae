/// The children of a container that stay at its edge once they have been scrolled past.
struct Pins {
  /// A child that is stuck at the edge, away from its natural position.
  struct Stuck {
    let view: View
    /// The actual start of the child in the container's content, in points.
    let start: Double
    let length: Double
    /// The natural start of the child in the container's content, in points.
    let natural: Double

    var end: Double { start + length }
  }

  /// All children that may stick, in order.
  private(set) var views: [View] = []
  /// The views that are pinned permanently.
  private(set) var permanent: [View] = []
  private(set) var stuck: [Stuck] = []

  var isEmpty: Bool { views.isEmpty }

  mutating func set(_ views: [View], permanent: [View]) {
    self.views = views
    self.permanent = permanent
    if views.isEmpty { stuck = [] }
  }

  mutating func remove(_ view: View) {
    guard !views.isEmpty else { return }
    views.removeAll { $0 === view }
    permanent.removeAll { $0 === view }
    stuck.removeAll { $0.view === view }
  }

  func start(of view: View) -> Double? { stuck.first { $0.view === view }?.start }

  /// The end of the stuck children before a position in the content, in points; nil if there are
  /// none.
  func end(before start: Double) -> Double? {
    stuck.lazy.filter { $0.natural < start }.map(\.end).max()
  }

  /// Determines which children are stuck.
  ///
  /// - Parameters:
  ///   - edge: The start of the uncovered visible part, in points of the content.
  ///   - span: The natural position and length of a pin; a hidden pin has no length.
  /// - Complexity: O(log p) for p pins, and O(1) for each stuck pin that is permanent. The search
  ///   for the last passed pin also compares each pin that it visits with the permanent ones.
  @MainActor
  mutating func stick(to edge: Double, _ span: (View) -> (start: Double, length: Double)) {
    stuck.removeAll(keepingCapacity: true)
    var edge = edge
    for view in permanent {
      let own = span(view)
      guard own.start < edge else { break }
      guard own.length > 0 else { continue }
      stuck.append(Stuck(view: view, start: edge, length: own.length, natural: own.start))
      edge += own.length
    }
    var low = 0
    var high = views.count
    while low < high {
      let middle = (low + high) / 2
      if span(views[middle]).start < edge { low = middle + 1 } else { high = middle }
    }
    let passed = views[..<low].last { view in
      !permanent.contains { $0 === view } && span(view).length > 0
    }
    guard let passed else { return }
    let own = span(passed)
    let next = views[low...].first { span($0).length > 0 }.map { span($0).start }
    let start = min(edge, (next ?? .infinity) - own.length)
    stuck.append(Stuck(view: passed, start: start, length: own.length, natural: own.start))
  }
}
