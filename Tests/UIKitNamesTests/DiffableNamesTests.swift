import Testing
import UIKitNames

/// Diffable data sources as they are written for UIKit.
@MainActor
@Suite("Diffable data sources under UIKit's names")
struct DiffableNamesTests {
  private enum Section: Int, CaseIterable { case favourites, others }

  private final class Source: UITableViewDiffableDataSource<Section, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      sectionIdentifier(for: section).map { "\($0)" }
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete, let name = itemIdentifier(for: indexPath) else { return }
      var snapshot = self.snapshot()
      snapshot.deleteItems([name])
      apply(snapshot, animatingDifferences: true)
    }
  }

  private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, String>

  private final class Screen: UIViewController {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private(set) lazy var dataSource = makeDataSource()
    var deinits = 0

    deinit { deinits += 1 }

    private func makeDataSource() -> Source {
      let source = Source(tableView: tableView) { tableView, indexPath, name in
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = name
        return cell
      }
      source.defaultRowAnimation = .fade
      return source
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      view.addSubview(tableView)
      var snapshot = Snapshot()
      snapshot.appendSections(Section.allCases)
      snapshot.appendItems(["a", "b"], toSection: .favourites)
      snapshot.appendItems(["c"])
      dataSource.apply(snapshot, animatingDifferences: false)
    }

    func rename(completion: (() -> Void)? = nil) {
      var snapshot = dataSource.snapshot()
      snapshot.reloadSections([.others])
      snapshot.moveItem("c", beforeItem: "a")
      dataSource.apply(snapshot, animatingDifferences: true, completion: completion)
    }
  }

  @Test("A screen with a table has its rows, titles and deletions")
  func table() {
    let screen = Screen()
    screen.loadViewIfNeeded()
    let table = screen.tableView
    #expect(table.numberOfRows(inSection: 0) == 2 && table.numberOfSections == 2)
    #expect(screen.dataSource.tableView(table, titleForHeaderInSection: 1) == "others")
    var isDone = false
    screen.rename { isDone = true }
    #expect(isDone && screen.dataSource.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "c")
    screen.dataSource.tableView(
      table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    #expect(screen.dataSource.snapshot().itemIdentifiers == ["c", "b"])
  }

  @Test("A collection has its items, and handlers of moves")
  func collection() {
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let dataSource = UICollectionViewDiffableDataSource<Section, Int>(
      collectionView: collectionView
    ) { collectionView, indexPath, _ in
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    var handlers = UICollectionViewDiffableDataSource<Section, Int>.ReorderingHandlers()
    handlers.canReorderItem = { $0 > 0 }
    handlers.didReorder = { (_: NSDiffableDataSourceTransaction<Section, Int>) in }
    dataSource.reorderingHandlers = handlers
    dataSource.supplementaryViewProvider = { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.others])
    snapshot.appendItems(Array(0..<5))
    dataSource.applySnapshotUsingReloadData(snapshot)
    #expect(collectionView.numberOfItems(inSection: 0) == 5)
  }
}
