import Controls
import Hosting
import ScrollworkTesting

// Screens with one common fault each.

/// The base of the screens: a table of numbered rows.
class RowsController: ViewController, TableViewDataSource, TableViewDelegate {
  let tableView = TableView()
  var titles = (1...120).map { "Row \($0)" }

  override func loadView() {
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "row")
    view = tableView
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { 44 }
  func scrollViewDidScroll(_ scrollView: ScrollView) {}
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
}

/// 1. Makes a cell for each row instead of asking the queue.
final class NewCellsController: RowsController {
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
}

/// 2. Has an identifier for each row, so that no cell is ever reused.
final class OwnIdentifiersController: RowsController {
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let identifier = "row \(indexPath.row)"
    tableView.register(TableViewCell.self, forCellReuseIdentifier: identifier)
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
}

/// 3. Puts a table as high as its content into a scroll view.
final class NaiveStackController: RowsController {
  override func loadView() {
    super.loadView()
    let scrollView = ScrollView()
    scrollView.addSubview(tableView)
    view = scrollView
  }

  override func viewDidLayoutSubviews() {
    tableView.isScrollEnabled = false
    tableView.frame = Rect(x: 0, y: 0, width: view.bounds.width, height: 120 * 44)
    (view as? ScrollView)?.contentSize = tableView.frame.size
  }
}

/// 4. Colours some cells, and never resets the colour.
final class StaleMarksController: RowsController {
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    if indexPath.row == 2 { cell.contentView.backgroundColor = Color(0xFFCC00) }
    return cell
  }
}

/// 5. Fills cells late, even if they show another row by then.
///
/// The number of frames does not depend on the machine, as it would with `Task.yield()`.
final class LateTextsController: RowsController {
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let title = titles[indexPath.row]
    Task { @MainActor in
      // Later rows get their texts sooner.
      for _ in 0..<(40 - indexPath.row % 40) { await WaitingTasks.run() }
      cell.textLabel?.text = title
    }
    return cell
  }
}

/// 6. Starts to move again whenever it stops.
final class SwingingController: RowsController {
  override func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    swing()
  }

  override func viewDidLoad() { swing() }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { swing() }

  private func swing() {
    let y = tableView.contentOffset.y > 300 ? 0 : 600.0
    tableView.setContentOffset(Point(x: 0, y: y), animated: true)
  }
}

/// 7. Retains itself.
final class KeptController: RowsController {
  private var action: (() -> Void)?
  override func viewDidLoad() { action = { self.tableView.reloadData() } }
}

/// 8. Returns different heights on each request.
final class RestlessHeightsController: RowsController {
  private var asked = 0
  override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    asked += 1
    return 40 + Double(asked % 7)
  }
}

/// 9. Pulls the content beyond its end.
final class OvershootingController: RowsController {
  override func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    scrollView.contentOffset.y = scrollView.contentSize.height
  }
}

/// 10. Records displayed rows, and never removes rows that leave the screen.
final class CountingController: RowsController {
  private(set) var playing: Set<Int> = []
  override func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    playing.insert(indexPath.row)
  }
}

/// 11. Places a view by the width of the screen at its opening.
final class FixedWidthController: RowsController {
  private let badge = View()

  override func loadView() {
    super.loadView()
    badge.backgroundColor = Color(0xFF3B30)
    let container = View()
    container.addSubview(tableView)
    container.addSubview(badge)
    view = container
  }

  override func viewDidAppear(_ animated: Bool) {
    badge.frame = Rect(x: view.bounds.width - 70, y: 10, width: 60, height: 20)
  }

  override func viewDidLayoutSubviews() { tableView.frame = view.bounds }
}

/// 12. Changes its data without telling the table.
final class SilentController: RowsController {
  func rename() { titles = titles.map { $0 + "!" } }
}

/// 13. Reloads the whole table when rows are inserted at the top.
final class ReloadingController: RowsController {
  func prepend() {
    titles.insert(contentsOf: (1...3).map { "New \(titles.count + $0)" }, at: 0)
    tableView.reloadData()
  }
}

/// 14. Adds a button to a cell each time the cell is used.
final class GatheringController: RowsController {
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.contentView.addSubview(Button(frame: Rect(x: 200, y: 0, width: 44, height: 44)))
    return cell
  }
}

/// Reports a wrong update to the table, which stops the program.
final class WrongUpdateController: RowsController {
  func insert() {
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }
}

extension RowsController {
  private static let bodies: [(String, @MainActor @Sendable (ViewController) -> Void)] = [
    ("rename", { ($0 as? SilentController)?.rename() }),
    ("prepend", { ($0 as? ReloadingController)?.prepend() }),
    ("insert", { ($0 as? WrongUpdateController)?.insert() }),
  ]

  /// Changes of the screens that are no gestures.
  static var changes: [SnapshotStep] {
    bodies.map { name, body in .call(name) { body($0) } }
  }

  /// The same changes as functions by name, for an inspector.
  static func replayedChanges<Controller: ViewController>()
    -> [String: @MainActor (Controller) async throws -> Void]
  {
    var all: [String: @MainActor (Controller) async throws -> Void] = [:]
    for (name, body) in bodies { all[name] = { body($0) } }
    return all
  }
}
