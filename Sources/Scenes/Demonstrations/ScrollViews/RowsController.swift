import Drawing
import ScrollEngine

/// A table of numbered rows: its data source and its delegate, as an app would write them.
///
/// It also remembers which cells have just come and gone, so that the stage can let them fade.
@MainActor
final class RowsController: TableViewDataSource, CellDisplayObserving {
  let table = TableView()
  let colors: Palette.Table
  private let clock: SceneClock

  var rowCount: Int {
    didSet { if oldValue != rowCount { table.reloadData() } }
  }

  init(rows: Int, height: Double, colors: Palette.Table, clock: SceneClock) {
    rowCount = rows
    self.colors = colors
    self.clock = clock
    table.rowHeight = height
    table.rowSpacing = 4
    table.sectionInset = EdgeInsets(16)
    table.clipsToBounds = false
    table.separatorStyle = .none
    table.backgroundColor = colors.frame
    table.register(RowCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
  }

  /// The table as the inspector knows it.
  func list(id: String, title: String) -> PaneList {
    PaneList(
      id: id, title: title, view: table, colors: colors, count: { [unowned self] in rowCount },
      flash: { [unowned self] in flash(ofInstance: $0) })
  }

  var now: Double { clock.now }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    (cell as? RowCell)?.color = colors.cell
    return cell
  }

  // MARK: Fades

  /// Seconds in which the fill of a cell comes or goes.
  static let fadeDuration = 0.15

  private struct Fade {
    let start: Double
    let isEntering: Bool
  }

  /// By row.
  private var fades: [Int: Fade] = [:]
  /// When a cell last came or went, by its instance number; forgotten when its flash is over.
  private var moves: [Int: Double] = [:]

  /// Whether something fades.
  var isFading: Bool { !fades.isEmpty || !moves.isEmpty }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    fades[indexPath.row] = Fade(start: clock.now, isEntering: true)
    moves[cell.instanceNumber] = clock.now
    (cell as? RowCell)?.fillOpacity = 0
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    fades[indexPath.row] = Fade(start: clock.now, isEntering: false)
    moves[cell.instanceNumber] = clock.now
  }

  /// Brings the fills to the time of the clock and forgets the fades that are over.
  func updateFades() {
    guard isFading else { return }
    for (row, fade) in fades where fade.isEntering {
      let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? RowCell
      cell?.fillOpacity = progress(since: fade.start)
    }
    fades = fades.filter { progress(since: $0.value.start) < 1 }
    moves = moves.filter { progress(since: $0.value) < 1 }
    table.setNeedsDisplay()
  }

  /// Ends all fades at once.
  func finishFades() {
    guard isFading else { return }
    fades = [:]
    moves = [:]
    for case let cell as RowCell in table.visibleCells { cell.fillOpacity = 1 }
    table.setNeedsDisplay()
  }

  /// How much of the fill of a cell that has left a row is still there, from 0 to 1.
  func remainingFill(ofRow row: Int) -> Double {
    guard let fade = fades[row], !fade.isEntering else { return 0 }
    return 1 - progress(since: fade.start)
  }

  /// How much a cell stands out for having just come or gone, from 0 to 1.
  func flash(ofInstance number: Int) -> Double {
    moves[number].map { 1 - progress(since: $0) } ?? 0
  }

  private func progress(since start: Double) -> Double {
    min(max((clock.now - start) / Self.fadeDuration, 0), 1)
  }
}
