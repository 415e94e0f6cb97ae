@testable import ScrollEngine
import TestSupport

/// A table and a one-column collection in separate windows. Tests make the same changes to both.
///
/// Tables and collections differ by design in whether short content bounces and where headers
/// stick. Here both are set to the same.
@MainActor
final class Twins {
  let heights: TwinSource.Heights
  let rows = TwinSource()
  let items = TwinSource()
  let table: TableView
  let collection: CollectionView
  let hands: [Hand]
  private let layout = CollectionViewListLayout()
  private let delegates: [TwinDelegate]
  private let containers: [ContainerScrollView]

  var lists: [ListView] { [table, collection] }

  /// Makes lists with rows that are `even` points high, or estimated so for self-sizing cells.
  /// `isStacked` puts each list into a container, between plain views.
  init(
    _ heights: TwinSource.Heights, even: Double, spacing: Double, inset: EdgeInsets,
    header: Double, sticks: Bool, isStacked: Bool
  ) {
    self.heights = heights
    let frame = Rect(x: 0, y: 0, width: 100, height: 200)
    let table = exactTable(frame: frame, style: sticks ? .plain : .grouped)
    table.register(TwinRow.self, forCellReuseIdentifier: "cell")
    table.rowHeight = heights == .measured ? TableView.automaticDimension : even
    table.estimatedRowHeight = heights == .measured ? even : 0
    table.rowSpacing = spacing
    table.sectionInset = inset
    table.sectionHeaderHeight = header
    table.sectionFooterHeight = 0
    table.sectionHeaderTopPadding = 0
    layout.itemThickness = even
    layout.estimatedItemThickness = heights == .measured ? even : 0
    layout.minimumLineSpacing = spacing
    layout.sectionInset = inset
    layout.headerReferenceSize = Size(width: header, height: header)
    layout.sectionHeadersPinToVisibleBounds = sticks
    let collection = CollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(TwinItem.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      CollectionReusableView.self,
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge")
    collection.alwaysBounceVertical = true
    let windows = [table, collection].map { _ in
      Window(frame: Rect(x: 0, y: 0, width: 200, height: 500))
    }
    hands = windows.map { Hand($0) }
    let sources = [rows, items]
    delegates = sources.map { heights == .told ? TellingTwinDelegate($0) : TwinDelegate($0) }
    (self.table, self.collection) = (table, collection)
    containers = isStacked ? windows.map { _ in ContainerScrollView(frame: frame) } : []
    table.dataSource = delegates[0]
    table.delegate = delegates[0]
    collection.dataSource = delegates[1]
    collection.delegate = delegates[1]
    for (index, list) in lists.enumerated() {
      list.allowsMultipleSelection = true
      guard isStacked else {
        windows[index].addSubview(list)
        continue
      }
      let container = containers[index]
      container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 100, height: 130)))
      container.addArrangedSubview(list)
      container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 100, height: 90)))
      windows[index].addSubview(container)
    }
  }

  /// The views that scroll: the containers if there are any, otherwise the lists.
  var scrollers: [ScrollView] { containers.isEmpty ? lists : containers }

  func each(_ action: (ListView) -> Void) { lists.forEach(action) }

  func layOut() { for hand in hands { hand.window.layoutIfNeeded() } }

  /// The first difference between the two lists, or nil.
  var difference: String? {
    let (one, other) = (scrollers[0], scrollers[1])
    let near = Closeness(upTo: one.contentSize.height + abs(one.contentOffset.y) + 1_000)
    if heights == .measured { return differenceInSight(near) }
    if !near.isEqual(one.contentOffset.y, other.contentOffset.y) {
      return "the table is at \(one.contentOffset.y), the collection at \(other.contentOffset.y)"
    }
    if !near.isEqual(table.contentSize.height, collection.contentSize.height) {
      return "the table is \(table.contentSize.height) high, the collection "
        + "\(collection.contentSize.height)"
    }
    if let difference = differenceInSight(near) { return difference }
    let (frames, others) = (drawn(table), drawn(collection))
    if !areDrawnAlike(frames, others) {
      return "the table draws cells at \(frames), the collection at \(others)"
    }
    // Within one layout, the order in which cells come and go may differ.
    let (told, toldOfItems) = (rows.log.sorted(), items.log.sorted())
    return told == toldOfItems ? nil : "the table told \(told), the collection \(toldOfItems)"
  }

  /// The first difference between the visible rows, which are compared even if estimates differ.
  private func differenceInSight(_ near: Closeness) -> String? {
    let shown = table.indexPathsForVisibleRows ?? []
    let shownItems = collection.indexPathsForVisibleItems.sorted()
    if shown != shownItems { return "the table shows \(shown), the collection \(shownItems)" }
    for path in shown {
      guard let row = table.cellForRow(at: path), let item = collection.cellForItem(at: path),
        near.isEqual(row.convert(row.bounds, to: nil), item.convert(item.bounds, to: nil))
      else { return "\(path) lies elsewhere" }
    }
    if table.indexPathsForSelectedRows ?? [] != collection.indexPathsForSelectedItems ?? [] {
      return "the table has selected \(table.indexPathsForSelectedRows ?? []), the collection "
        + "\(collection.indexPathsForSelectedItems ?? [])"
    }
    if table.focusedIndexPath != collection.focusedIndexPath {
      return "the table has the focus at \(String(describing: table.focusedIndexPath)), the "
        + "collection at \(String(describing: collection.focusedIndexPath))"
    }
    return nil
  }

  /// The frames at which cells are drawn, including cells that animate out.
  private func drawn(_ list: ListView) -> [Rect] {
    let leaving = (list.updates?.ghosts ?? []).map(\.view).filter { $0 is any ListCell }
    return (list.liveElements.map(\.cell) + leaving).map { cell in
      (cell.transit?.shown(cell.uprightFrame) ?? cell.uprightFrame)
        .offsetBy(Point.zero - list.bounds.origin)
    }
  }

  private func areDrawnAlike(_ frames: [Rect], _ others: [Rect]) -> Bool {
    // Movements shorter than a thousandth of a point do not count.
    let near = Closeness(upTo: 2e9)
    var rest = others
    for frame in frames {
      guard let place = rest.firstIndex(where: { near.isEqual($0, frame) }) else { return false }
      rest.remove(at: place)
    }
    return rest.isEmpty
  }

  func forgetLog() {
    rows.log = []
    items.log = []
  }
}
