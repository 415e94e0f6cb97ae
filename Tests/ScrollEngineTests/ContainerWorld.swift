@testable import ScrollEngine
import TestSupport

/// A container with children of every kind, and random actions of a program and of a person.
///
/// There is no model to compare with: in each frame, invariants are checked that always hold.
@MainActor
final class ContainerWorld {
  let window = Window(frame: Rect(x: 0, y: 0, width: 160, height: 200))
  let root: ContainerScrollView
  let queue = ReuseQueue()
  let hand: Hand
  var maker: ListScriptMaker<SeededRandom>
  let kind: RandomNumbers.Kind
  var sources: [ObjectIdentifier: Source] = [:]
  private(set) var journal: [String] = []
  private(set) var complaint: String?

  /// The data source of a list, which nothing else retains.
  enum Source {
    case rows(NamedRows)
    case items(NamedItems)
    case estimates(EstimateSource)
  }

  init(seed: UInt64) {
    kind = RandomNumbers(seed: seed).kind
    maker = ListScriptMaker(random: SeededRandom(seed: seed))
    root = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 120, height: 160))
    root.identifier = "root"
    hand = Hand(window)
    if maker.chance(30) { root.axis = .horizontal }
    window.addSubview(root)
    for _ in 0..<5 { root.addArrangedSubview(makeChild(isNested: false)) }
    check()
  }

  /// A random length in points; with some kinds of numbers it may be far beyond the limit.
  func length(_ limit: Double) -> Double {
    RandomNumbers.number(in: 0...max(0, limit), kind, &maker.random)
  }

  /// A random length that never exceeds the limit.
  func within(_ limit: Double) -> Double { min(length(limit), max(0, limit)) }

  func inset(_ limit: Double) -> EdgeInsets {
    EdgeInsets(
      top: within(limit), left: within(limit), bottom: within(limit), right: within(limit))
  }

  func note(_ text: String) { journal.append(text) }

  func complain(_ text: String) { complaint = complaint ?? text }

  func step() {
    if maker.chance(40) { root.animateChanges { change() } } else { change() }
    check()
    for _ in 0..<maker.below(12) where complaint == nil {
      hand.rest(1.0 / 60)
      check()
    }
    guard maker.chance(25) else { return }
    hand.settle()
    note("settle")
    check()
    checkRest()
  }

  // MARK: Checks

  private func check() {
    window.layoutIfNeeded()
    guard complaint == nil else { return }
    root.checkInvariants()
    let magnitude = root.contentSize[root.axis] + abs(root.contentOffset[root.axis])
    check(root, isSeen: true, Closeness(upTo: magnitude))
    let cells = queue.statistics(forIdentifier: "cell")
    if cells.live + cells.queued + cells.discarded != cells.created { complain("\(cells)") }
    queue.checkInvariants()
  }

  /// Checks that at rest only visible rows have cells, and that the offset is in its range.
  private func checkRest() {
    let shown = cells(in: root)
    let cells = queue.statistics(forIdentifier: "cell")
    if cells.live != shown { complain("\(cells), but \(shown) are shown") }
    let offset = root.contentOffset
    if root.scrollRange.clamp(offset) != offset {
      complain("rests at \(offset) outside \(root.scrollRange)")
    }
  }

  /// The number of visible cells in a container's tables that use the shared queue.
  private func cells(in container: ContainerScrollView) -> Int {
    container.arrangedSubviews.reduce(0) { sum, view in
      switch view {
      case let inner as ContainerScrollView: sum + cells(in: inner)
      case let table as TableView where table.reuseQueue === queue: sum + table.visibleCells.count
      default: sum
      }
    }
  }

  private func check(_ container: ContainerScrollView, isSeen: Bool, _ closeness: Closeness) {
    let (axis, bounds) = (container.axis, container.bounds)
    let shown = container.visibleArrangedSubviews.map(ObjectIdentifier.init)
    var expected: [(ObjectIdentifier, Closeness.Overlap)] = []
    var edge = -Double.infinity
    for view in container.arrangedSubviews {
      guard let frame = container.contentFrame(of: view) else { continue }
      let (start, end) = (frame.start(along: axis), frame.end(along: axis))
      if start < edge - closeness.tolerance { complain("\(view) begins before \(edge)") }
      edge = end
      // A pinned child may have been moved from its slot to the edge.
      let seen = container.pins.start(of: view) ?? start
      let overlap = closeness.overlap(
        seen, seen + (end - start), from: bounds.start(along: axis), to: bounds.end(along: axis))
      let id = ObjectIdentifier(view)
      expected.append((id, isSeen && !view.isHidden ? overlap : .none))
      check(
        view, in: container, length: end - start, isVisible: isSeen && shown.contains(id), closeness
      )
    }
    // Pinned children come last in `shown`, so it is sorted by their order in the container.
    let order = Dictionary(
      uniqueKeysWithValues: expected.enumerated().map { ($1.0, $0) })
    let sorted = shown.sorted { order[$0] ?? -1 < order[$1] ?? -1 }
    if !Closeness.isShown(sorted, of: expected) {
      complain("\(container) shows \(container.visibleArrangedSubviews) at \(bounds)")
    }
  }

  private func check(
    _ view: View, in container: ContainerScrollView, length: Double, isVisible: Bool,
    _ closeness: Closeness
  ) {
    let axis = container.axis
    if let scroller = view as? ScrollView, scroller.stacking != nil {
      let inner = scroller.contentOffset[axis] + scroller.contentInset.near(along: axis)
      let shown = isVisible ? view.frame.size[axis] : 0
      if inner < -closeness.tolerance || inner + shown > length + closeness.tolerance {
        complain("\(view) shows \(inner) and \(shown) of \(length)")
      }
      if !isVisible, container === root, view.frame.size[axis] != 0 {
        complain("\(view) is out of sight, not gone: \(view.frame)")
      }
    }
    switch view {
    case let inner as ContainerScrollView: check(inner, isSeen: isVisible, closeness)
    case let table as TableView: check(table, isVisible: isVisible, closeness)
    case let list as CollectionView:
      if !isVisible, !list.visibleCells.isEmpty { complain("\(list) is out of sight with cells") }
    default: break
    }
  }

  /// Checks that exactly the rows that intersect the visible part have cells.
  private func check(_ table: TableView, isVisible: Bool, _ closeness: Closeness) {
    let bounds = table.bounds
    var rows: [(IndexPath, Closeness.Overlap)] = []
    for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        let frame = table.rectForRow(at: path)
        let overlap = closeness.overlap(
          frame.minY, frame.maxY, from: bounds.minY, to: bounds.maxY)
        rows.append((path, isVisible ? overlap : .none))
      }
    }
    if !Closeness.isShown(table.visibleRows, of: rows) {
      complain("\(table) has cells for \(table.visibleRows) in \(bounds), not \(rows)")
    }
    let cells = table.subviews.filter { $0 is TableViewCell && $0.transit == nil }.count
    if cells < table.visibleRows.count, table.subviews.allSatisfy({ $0.transit == nil }) {
      complain("\(table) holds \(cells) cells for \(table.visibleRows)")
    }
  }
}
