import Hosting
import Inspecting
import SceneParts
import ScrollEngine
import TestSupport
import Testing
import Traces

/// A tracer looks only at the cells that have changed. The trace is compared with all cells.
@MainActor
@Suite("The cells of a trace, as lists change in every way")
struct ChangedCellsTests {
  @Test("Live, waiting and leaving cells are where they are", arguments: Soak.seeds(1...6))
  func everyWay(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let controller = ChangingController(forgets: seed.isMultiple(of: 3))
    let app = AppScreen(controller, size: Size(width: 400, height: 600))
    let recorder = WindowRecorder(of: WindowWatch(app.window), keeping: TraceRing.Limit())
    var expected: [(time: Double, acts: [String], lines: [String])] = []
    var (leaving, waiting) = (0, 0)
    for _ in 0..<120 {
      var acts: [String] = []
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        acts.append(controller.act(&random))
        if random.next() % 20 == 0 {
          app.content.handle(InputEvent(time: app.time, .memoryWarning))
        }
      }
      app.pass(Double.random(in: 0..<0.1, using: &random))
      recorder.update()
      let lines = recorder.watch.views.flatMap { Self.lines(of: $0.pane) }.sorted()
      expected.append((app.window.now, acts, lines))
      leaving += lines.count { $0.contains("leaves") }
      waiting += lines.count { $0.contains("waits") }
    }
    #expect(leaving > 0 && waiting > 0)
    let trace = try Trace(recorder.file(TraceHeader(title: "", maker: "")))
    for (time, acts, lines) in expected {
      let state = try #require(trace.state(at: time))
      let gone = Set(
        lines.filter { $0.contains("leaves") }.compactMap { $0.split(separator: " leaves").first })
      let found = state.cells.values.map { Self.line(of: $0, in: state, gone) }.sorted()
      #expect(found == lines, "at \(time), after \(acts)")
      guard found == lines else { return }
    }
  }

  private static func lines(of pane: Pane) -> [String] {
    pane.lists.flatMap { list in
      var lines: [String] = []
      @MainActor func name(_ cell: ReusableView) -> String {
        "\(list.id)/\(cell.queueIdentifier)/\(cell.instanceNumber)"
      }
      list.forEachLiveRow { lines.append("\(name($0)) in \($1.section).\($1.row) at \($0.frame)") }
      list.forEachLeavingCell { lines.append("\(name($0)) leaves at \($0.frame)") }
      for identifier in list.queue.identifiers where identifier != "header" {
        for cell in list.queue.queuedCells(withIdentifier: identifier) {
          lines.append("\(name(cell)) waits")
        }
      }
      return lines
    }
  }

  private static func line(
    of cell: TraceCell, in state: TraceState, _ gone: Set<Substring>
  ) -> String {
    let name = "\(state.views[cell.state.list]?.id ?? "?")/\(cell.identifier)/\(cell.number)"
    if gone.contains(Substring(name)) { return "\(name) leaves at \(cell.state.frame)" }
    guard let path = cell.state.path else { return "\(name) waits" }
    return "\(name) in \(path.section).\(path.row) at \(cell.state.frame)"
  }
}

/// A table with headers above a collection; all that they show can change.
@MainActor
private final class ChangingController: ViewController, TableViewDelegate, TableViewDataSource,
  CollectionViewDataSource
{
  let table = TableView(frame: .zero)
  let layout = CollectionViewFlowLayout()
  lazy var grid = CollectionView(frame: .zero, collectionViewLayout: layout)
  private var sections = [[Int]]()
  private var items = Array(0..<200)
  private var newest = 1_000
  private var rowHeight = 40.0
  /// Whether some rows have cells that are never reused.
  private let forgets: Bool

  init(forgets: Bool) {
    self.forgets = forgets
    super.init()
    sections = (0..<4).map { section in (0..<20).map { section * 100 + $0 } }
  }

  override func viewDidLoad() {
    table.accessibilityIdentifier = "table"
    grid.accessibilityIdentifier = "grid"
    for identifier in ["row", "other"] {
      table.register(TableViewCell.self, forCellReuseIdentifier: identifier)
    }
    grid.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    layout.itemSize = Size(width: 60, height: 40)
    (table.dataSource, table.delegate, grid.dataSource) = (self, self, self)
    view.addSubview(table)
    view.addSubview(grid)
  }

  override func viewDidLayoutSubviews() {
    let half = Size(width: view.bounds.width, height: view.bounds.height / 2)
    table.frame = Rect(origin: .zero, size: half)
    grid.frame = Rect(origin: Point(x: 0, y: half.height), size: half)
  }

  /// Changes something; returns what.
  func act(_ random: inout SeededRandom) -> String {
    let isAnimated = Bool.random(using: &random)
    let animation: RowAnimation = isAnimated ? .fade : .none
    let section = Int.random(in: 0..<sections.count, using: &random)
    let count = sections[section].count
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1:
      let row = Int.random(in: 0...count, using: &random)
      newest += 1
      sections[section].insert(newest, at: row)
      table.insertRows(at: [IndexPath(row: row, section: section)], with: animation)
      return "insert \(section).\(row)"
    case 2,
      3 where count > 0:
      let row = Int.random(in: 0..<count, using: &random)
      sections[section].remove(at: row)
      table.deleteRows(at: [IndexPath(row: row, section: section)], with: animation)
      return "delete \(section).\(row)"
    case 4 where count > 0:
      let row = Int.random(in: 0..<count, using: &random)
      table.reloadRows(at: [IndexPath(row: row, section: section)], with: animation)
      return "reload \(section).\(row)"
    case 5 where count > 1:
      let row = Int.random(in: 1..<count, using: &random)
      sections[section].insert(sections[section].remove(at: row), at: 0)
      table.moveRow(
        at: IndexPath(row: row, section: section), to: IndexPath(row: 0, section: section))
      return "move \(section).\(row)"
    case 6:
      table.reloadData()
      return "reload all"
    case 7:
      rowHeight = Double.random(in: 20..<60, using: &random).rounded()
      table.performBatchUpdates({})
      return "rows of \(rowHeight)"
    case 8:
      layout.itemSize.width = Double.random(in: 30..<90, using: &random).rounded()
      layout.invalidateLayout()
      return "items of \(layout.itemSize)"
    case 9:
      let place = Int.random(in: 0..<items.count, using: &random)
      items.remove(at: place)
      grid.deleteItems(at: [IndexPath(item: place, section: 0)])
      return "delete item \(place)"
    case 10:
      // A program may move a cell; the next layout places it again.
      table.visibleCells.randomElement(using: &random)?.frame.origin.x += 7
      return "move a cell"
    case 11:
      table.isHidden.toggle()
      if isAnimated { table.isHidden = false }
      return "hidden \(table.isHidden)"
    case 12:
      grid.contentOffset.y = Double.random(in: 0..<600, using: &random)
      return "grid to \(grid.contentOffset)"
    default:
      let end = max(1, table.contentSize.height - 300)
      let offset = Point(x: 0, y: Double.random(in: 0..<end, using: &random))
      table.setContentOffset(offset, animated: isAnimated)
      return "table to \(offset)"
    }
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let content = sections[indexPath.section][indexPath.row]
    if forgets, content.isMultiple(of: 5) {
      return TableViewCell(style: .default, reuseIdentifier: nil)
    }
    return tableView.dequeueReusableCell(
      withIdentifier: content.isMultiple(of: 2) ? "row" : "other", for: indexPath)
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    rowHeight
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    items.count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
