import SceneParts
import ScrollEngine

/// A table of strips, each of which should return at the offset at which a person left it.
@MainActor
final class StripsController: TableViewDataSource, TableViewDelegate {
  let table = TableView()
  /// The reuse queue for the items of all strips.
  let items = ReuseQueue()
  /// An empty collection, for ``strips`` while there is no strip.
  private let none = CollectionView(collectionViewLayout: CollectionViewFlowLayout())
  /// The offsets at which strips were left, by row, in points.
  private var expected: [Int: Double] = [:]
  /// The rows whose strip came back at another offset.
  private(set) var astray: Set<Int> = []
  /// The rows whose strip last came back where it was left, other than at its start.
  private var returned: Set<Int> = []

  static let rowCount = 40
  static let itemCount = 30
  private static let rowHeight = StripCell.headingHeight + 92

  /// With `keepsOffsets`, a reused strip gets the offset of its row.
  init(keepsOffsets: Bool) {
    none.reuseQueue = items
    table.rowHeight = Self.rowHeight
    table.rowSpacing = 14
    table.separatorStyle = .none
    table.clipsToBounds = false
    table.restoresOffsetsInCells = keepsOffsets
    table.register(StripCell.self, forCellReuseIdentifier: "strip")
    table.dataSource = self
    table.delegate = self
  }

  /// The strips that have items, visible ones first; never empty.
  ///
  /// A strip in the reuse queue of the table keeps its items until it shows another row.
  var strips: [any ReusingView] {
    let waiting = table.reuseQueue.queuedCells(withIdentifier: "strip")
    let all = (table.visibleCells as [ReusableView] + waiting).compactMap {
      ($0 as? StripCell)?.strip
    }
    return all.isEmpty ? [none] : all
  }

  /// The offset at which a person left a row's strip, in points.
  func leftOffset(ofRow row: Int) -> Double { expected[row] ?? 0 }

  static func colors(ofRow row: Int) -> Palette.Table { Palette.many[row % 6] }

  /// Compares the offsets of strips that have just become visible with the offsets at which a
  /// person left the strips.
  func check() {
    for case let cell as StripCell in table.visibleCells where unchecked.remove(cell.row) != nil {
      let offset = leftOffset(ofRow: cell.row)
      if abs(cell.strip.contentOffset.x - offset) < 0.5 {
        astray.remove(cell.row)
        if offset > 1 { returned.insert(cell.row) }
      } else {
        astray.insert(cell.row)
      }
    }
  }

  var facts: StripsFacts {
    let cells = table.visibleCells.compactMap { $0 as? StripCell }.sorted { $0.row < $1.row }
    let rows = Set(cells.map(\.row))
    return StripsFacts(
      stripCount: Self.rowCount, itemsPerStrip: Self.itemCount,
      inSight: cells.map {
        StripsFacts.Strip(number: $0.row + 1, offset: $0.strip.contentOffset.x)
      },
      left: Dictionary(
        uniqueKeysWithValues: expected.filter { $0.value > 1 && !rows.contains($0.key) }
          .map { ($0.key + 1, $0.value) }),
      astray: astray.sorted().map { $0 + 1 }, returned: returned.sorted().map { $0 + 1 })
  }

  /// The rows that have become visible since the last check.
  private var unchecked: Set<Int> = []

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    Self.rowCount
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "strip", for: indexPath)
    (cell as? StripCell)?.show(
      row: indexPath.row, itemCount: Self.itemCount, Self.colors(ofRow: indexPath.row),
      from: items)
    return cell
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    unchecked.insert(indexPath.row)
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let strip = (cell as? StripCell)?.strip else { return }
    if !astray.contains(indexPath.row) { expected[indexPath.row] = strip.contentOffset.x }
    astray.remove(indexPath.row)
    returned.remove(indexPath.row)
    unchecked.remove(indexPath.row)
  }
}

extension Fact.Quantity {
  static let astray = Fact.Quantity("strips at a wrong offset", .count)
  /// Where a person left a strip.
  static let leftOffset = Fact.Quantity("offset at which a strip was left", .points)
}
