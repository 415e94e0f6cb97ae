import ScrollEngine
import Snapshots
import TestSupport

/// A table of rows of 20 points in a window of 200, whose cells show their items.
@MainActor
final class SnapshotTable<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let table = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let source: TableViewDiffableDataSource<Section, Item>
  let hand: Hand
  let log: Log

  /// What the provider was asked.
  @MainActor
  final class Log {
    var asked: [Item] = []
    var onAsk: ((Item) -> Void)?
  }

  init(isInWindow: Bool = true) {
    let log = Log()
    self.log = log
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 20
    source = TableViewDiffableDataSource(tableView: table) { table, path, item in
      log.asked.append(item)
      log.onAsk?(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    hand = Hand(window)
    if isInWindow { window.addSubview(table) }
    layOut()
  }

  func layOut() { table.superview == nil ? table.layoutIfNeeded() : window.layoutIfNeeded() }

  /// The texts of the visible cells, in order.
  var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  func apply(
    _ items: [(Section, [Item])], animated: Bool = false, completion: (@MainActor () -> Void)? = nil
  ) {
    source.apply(Self.snapshot(items), animatingDifferences: animated, completion: completion)
    layOut()
  }

  static func snapshot(_ items: [(Section, [Item])]) -> DiffableDataSourceSnapshot<Section, Item> {
    var snapshot = DiffableDataSourceSnapshot<Section, Item>()
    for (section, items) in items {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }
}
