@testable import ScrollEngine
import TestSupport

/// Random changes to a container, to its children and to their content.
@MainActor
struct ContainerScript {
  /// A change, and which visible content it may move.
  struct Change {
    var name: String
    /// The changed child, and the views in it.
    var touched: Set<ObjectIdentifier> = []
    /// Whether visible content of that child may move: it was resized, moved or removed.
    var isFree = false
    /// The names of the rows and items in it that were moved, or look different.
    var renewed: Set<Int> = []
    /// Whether all visible content may move: the container was scrolled, or its axis changed.
    var isScroll = false
  }

  var maker: ListScriptMaker<SeededRandom>
  let kind: RandomNumbers.Kind
  let window = Window(frame: Rect(x: 0, y: 0, width: 160, height: 160))
  let root: ContainerReference
  let queue = ReuseQueue()
  private(set) var journal: [String] = []
  var complaint: String?
  /// How often the place of a mark was compared with its place before a change.
  private(set) var anchored = 0
  var isPastAnEdge = false
  var lastName = 0

  init(seed: UInt64) {
    kind = RandomNumbers(seed: seed).kind
    maker = ListScriptMaker(random: SeededRandom(seed: seed))
    let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 120))
    container.identifier = "root"
    root = ContainerReference(container)
    if maker.chance(40) {
      container.axis = .horizontal
      root.axis = .horizontal
    }
    window.addSubview(container)
    for _ in 0..<2 + maker.below(5) { _ = insert(into: root) }
    window.layoutIfNeeded()
    compare()
  }

  // MARK: Steps

  mutating func step() {
    let axis = root.axis
    let bounds = root.container.bounds
    let marks = root.marks(in: bounds.size)
    let isAnchored =
      !isPastAnEdge && bounds.origin[axis] > root.container.scrollRange.minimum[axis]
    let edge = bounds.origin[axis] + root.inset.near(along: axis)
    let change = change()
    journal.append(change.name)
    window.layoutIfNeeded()
    compare()
    guard complaint == nil, isAnchored, !change.isScroll,
      let mark = marks.first(where: { $0.start + $0.length > edge }),
      mark.start < bounds.end(along: axis)
    else { return }
    checkAnchor(mark, edge: edge, change, from: bounds.origin[axis])
  }

  /// Checks that the first visible mark is still at its place on screen, if it still exists.
  private mutating func checkAnchor(
    _ mark: ContainerReference.Mark, edge: Double, _ change: Change, from old: Double
  ) {
    let isOwn = change.touched.contains(mark.view)
    let closeness = Closeness(upTo: root.container.contentSize[root.axis] + abs(old))
    guard mark.start <= edge, !isOwn || (!change.isFree && mark.start < edge),
      !change.renewed.contains(mark.name), !closeness.isEqual(mark.start, edge),
      !closeness.isEqual(mark.start + mark.length, edge)
    else { return }
    let marks = root.marks(in: root.container.bounds.size)
    guard let now = marks.first(where: { $0.view == mark.view && $0.name == mark.name }) else {
      return
    }
    let expected = old + now.start - mark.start
    guard root.container.scrollRange[root.axis].contains(expected) else { return }
    let actual = root.container.contentOffset[root.axis]
    anchored += 1
    if !closeness.isEqual(actual, expected) {
      complaint = "\(mark) went to \(now.start), but the offset from \(old) to \(actual)"
    }
  }

  private mutating func compare() {
    guard complaint == nil else { return }
    complaint = root.difference()
    guard complaint == nil else { return }
    root.container.checkInvariants()
    let cells = queue.statistics(forIdentifier: "cell")
    if cells.live != root.cells(of: queue)
      || cells.live + cells.queued + cells.discarded != cells.created
    {
      complaint = "\(cells), but \(root.cells(of: queue)) are shown"
    }
    let range = root.container.scrollRange
    if !isPastAnEdge, range.clamp(root.container.contentOffset) != root.container.contentOffset {
      complaint = "the offset \(root.container.contentOffset) lies outside \(range)"
    }
  }
}
