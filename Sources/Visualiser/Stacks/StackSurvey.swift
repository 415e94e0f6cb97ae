import Documents
import SceneParts
import ScrollEngine

/// The cost of a stack: the greatest number of cells at any offset, found by scrolling through it.
///
/// The number of live cells increases only at offsets where a cell enters. So a real container is
/// laid out at an offset just past each entry, before another cell enters or leaves. If there are
/// too many entries, only some of them are tried. Lists that scroll across the axis stay at their
/// start. The time for an offset depends only on the visible views, not on the number of lists.
@MainActor
struct StackSurvey {
  /// The number of cells at one offset.
  struct Sample: Hashable {
    /// The offset along the axis, in points.
    let offset: Double
    let cells: Int
  }

  /// A section's share of the cells at the peak.
  struct Share: Hashable {
    let title: String
    let colors: Palette.Table
    let cells: Int
  }

  /// A section's position in the content, in points along the axis.
  struct Span: Hashable {
    let start: Double
    let end: Double
    let colors: Palette.Table
  }

  /// The greatest number of offsets that are tried.
  nonisolated static let stepLimit = 2_000

  private(set) var samples: [Sample] = []
  /// The first offset with the most cells, rounded up to a whole number of points if the number of
  /// cells is the same there.
  private(set) var peak = Sample(offset: 0, cells: 0)
  /// The sections that have cells at the peak.
  private(set) var peakShares: [Share] = []
  private(set) var spans: [Span] = []
  /// The lengths of the content and the viewport along the axis, in points.
  private(set) var contentLength = 0.0
  let viewportLength: Double
  /// The number of offsets at which a cell enters, and how many of these offsets were tried.
  private(set) var entries = 0
  private(set) var tried = 0
  private var isSampled = false
  let hasInnerLists: Bool
  /// Whether some row heights are estimates until the rows are visible.
  let hasEstimates: Bool

  /// Whether the peak is exact: no other offset can have more cells.
  var isExact: Bool { !isSampled && !hasEstimates }

  init(_ stack: StackDescription, steps: Int = Self.stepLimit) {
    let container = ContainerScrollView()
    let build = StackBuild(stack, in: container)
    let cells = CellsInSight(of: build.sections, in: container)
    viewportLength = stack.viewport[stack.axis]
    hasInnerLists = build.hasListsAcross
    hasEstimates = build.sections.contains { ($0.list as? TableView)?.estimatedRowHeight ?? 0 > 0 }
    let window = Window(frame: Rect(origin: .zero, size: stack.viewport))
    build.container.frame = window.bounds
    window.addSubview(build.container)
    window.layoutIfNeeded()
    take(cells, of: build)
    let counts = build.sections.map { build.numberOfEntries(of: $0) }
    entries = counts.reduce(0, +)
    let share = entries <= steps ? steps : steps / max(1, counts.count { $0 > 0 })
    let chosen = counts.map { Self.chosen(of: $0, atMost: share) }
    isSampled = zip(chosen, counts).contains { $0.count < $1 }
    tried = chosen.reduce(0) { $0 + $1.count }
    let entryOffsets = EntryOffsets(
      zip(build.sections, chosen).flatMap { section, places in
        places.map { build.stretch(ofEntry: $0, of: section) }
      },
      viewport: viewportLength, content: build.container.contentSize[stack.axis])
    for (section, places) in zip(build.sections, chosen) {
      for place in places {
        // Computed only now, because if heights are estimates, earlier steps may have moved the
        // cell.
        let cell = build.stretch(ofEntry: place, of: section)
        guard reach(entryOffsets.offset(justInside: cell), of: build, in: window) else { continue }
        take(cells, of: build)
      }
    }
    roundPeak(cells, of: build, in: window)
    noteSpans(of: build)
  }

  /// Rounds the peak's offset up to a whole point if the number of cells is the same there.
  private mutating func roundPeak(
    _ cells: CellsInSight, of build: StackBuild, in window: Window
  ) {
    let axis = build.stack.axis
    let offset = peak.offset.rounded(.up)
    guard offset <= build.container.scrollRange[axis].upperBound else { return }
    build.container.contentOffset[axis] = offset
    window.layoutIfNeeded()
    guard cells.count == peak.cells, build.container.contentOffset[axis] == offset
    else { return }
    peak = Sample(offset: offset, cells: peak.cells)
    peakShares = Self.shares(of: cells)
  }

  /// The sections that currently have cells.
  private static func shares(of cells: CellsInSight) -> [Share] {
    cells.bySection.map {
      Share(title: $0.section.title, colors: $0.section.colors, cells: $0.cells)
    }
  }

  /// The indexes to try: all of them, or a third each from the start, the end and in between. Rows
  /// at the ends of a section may be visible together with rows of the neighbouring sections.
  private static func chosen(of count: Int, atMost limit: Int) -> [Int] {
    guard count > limit else { return Array(0..<count) }
    guard limit >= 3 else { return [0] }
    let third = limit / 3
    let between = count - 2 * third
    return Array(0..<third) + (0..<third).map { third + between / third * $0 }
      + Array(count - third..<count)
  }

  /// Scrolls as near to an offset as the content allows; returns whether the offset has changed.
  private func reach(_ offset: Double, of build: StackBuild, in window: Window) -> Bool {
    let axis = build.stack.axis
    let range = build.container.scrollRange[axis]
    let reachable = min(max(offset, range.lowerBound), range.upperBound)
    guard reachable != build.container.contentOffset[axis] else { return false }
    build.container.contentOffset[axis] = reachable
    window.layoutIfNeeded()
    return true
  }

  private mutating func take(_ cells: CellsInSight, of build: StackBuild) {
    let sample = Sample(
      offset: build.container.contentOffset[build.stack.axis], cells: cells.count)
    samples.append(sample)
    guard sample.cells > peak.cells else { return }
    peak = sample
    peakShares = Self.shares(of: cells)
  }

  private mutating func noteSpans(of build: StackBuild) {
    let axis = build.stack.axis
    contentLength = build.container.contentSize[axis]
    spans = build.sections.compactMap { section in
      let views = (section.header.map { [$0 as View] } ?? []) + section.views
      guard let first = views.first.flatMap({ build.container.contentFrame(of: $0) }),
        let last = views.last.flatMap({ build.container.contentFrame(of: $0) })
      else { return nil }
      return Span(
        start: first.origin[axis], end: last.origin[axis] + last.size[axis],
        colors: section.colors)
    }
  }
}

extension StackBuild {
  /// Whether the container limits the frame of a section's list to its visible part; it does so
  /// only if the list scrolls along the stack's axis.
  func isCut(_ section: StackSection) -> Bool { section.list?.scrollAxis == stack.axis }

  /// Whether a list of the stack scrolls by itself, across the axis.
  var hasListsAcross: Bool { sections.contains { $0.list != nil && !isCut($0) } }

  /// The constant number of cells in a naive container: all rows, plus the visible items of lists
  /// that scroll across the axis.
  ///
  /// - Complexity: O(sections + cells of lists that scroll across the axis)
  var naiveCells: Int {
    sections.reduce(0) { $0 + (isCut($1) ? $1.description.count : cellsInSight(of: $1)) }
  }

  private func cellsInSight(of section: StackSection) -> Int {
    switch section.list {
    case let table as TableView: table.indexPathsForRows(from: 0, to: stack.viewport.height).count
    case let list as CollectionView: itemsAtStart(of: list)
    default: 0
    }
  }

  private func itemsAtStart(of list: CollectionView) -> Int {
    // Reading the content size also prepares the layout.
    guard list.contentSize != .zero else { return 0 }
    let start = Size(width: stack.viewport.width, height: list.frame.height)
    return list.collectionViewLayout
      .layoutAttributesForElements(in: Rect(origin: .zero, size: start))?.count ?? 0
  }

  /// The number of offsets at which a cell of a section enters.
  fileprivate func numberOfEntries(of section: StackSection) -> Int {
    guard section.list != nil, section.description.count > 0 else { return 0 }
    return isCut(section) ? section.description.count : 1
  }

  /// The position of a section's entering cell along the axis.
  fileprivate func stretch(ofEntry place: Int, of section: StackSection) -> CellStretch {
    guard let list = section.list, let frame = container.contentFrame(of: list) else {
      return CellStretch(start: 0, end: 0)
    }
    let axis = stack.axis
    func stretch(_ inner: Rect) -> CellStretch {
      let start = frame.origin[axis] + inner.origin[axis]
      return CellStretch(start: start, end: start + inner.size[axis])
    }
    guard isCut(section) else { return stretch(Rect(origin: .zero, size: frame.size)) }
    let path = IndexPath(row: place, section: 0)
    switch list {
    case let table as TableView: return stretch(table.rectForRow(at: path))
    case let collection as CollectionView:
      return stretch(collection.layoutAttributesForItem(at: path)?.frame ?? .zero)
    default: return stretch(.zero)
    }
  }
}
