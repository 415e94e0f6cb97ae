@testable import ScrollEngine
import TestSupport

/// Random changes to a container, to the children in it and to what those show.
@MainActor
struct ContainerScript {
  /// What a change was about, so that one can say what must not have moved.
  struct Change {
    var name: String
    /// The child that was changed itself, and what it holds.
    var touched: Set<ObjectIdentifier> = []
    /// Whether what is seen of that child may move: it was resized, moved or removed.
    var isFree = false
    /// The rows and items in it that were moved, or that look different now, by name.
    var renewed: Set<Int> = []
    /// Whether nothing that is seen has to stay: it was scrolled, or turned.
    var isScroll = false
  }

  var maker: ListScriptMaker<SeededRandom>
  let kind: RandomNumbers.Kind
  let window = Window(frame: Rect(x: 0, y: 0, width: 160, height: 160))
  let root: ContainerReference
  let queue = ReuseQueue()
  private(set) var journal: [String] = []
  var complaint: String?
  /// How often a mark was found where it was before.
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

  /// The first thing in sight is still where it was on screen, if it is there at all.
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
