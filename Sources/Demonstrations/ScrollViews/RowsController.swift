import Drawing
import SceneParts
import ScrollEngine

/// A table of numbered rows: its data source and its delegate, as an app would write them.
///
/// The controller also records which rows have just got or lost a cell, so that the stage can fade
/// them.
@MainActor
final class RowsController: TableViewDataSource, TableViewDelegate {
  let table = TableView()
  let colors: Palette.Table
  private let clock: SceneClock
  private let isForgetful: Bool
  /// Whether rows have a picture and a place.
  private let isPictured: Bool
  private let making: CellMaking

  var rowCount: Int {
    didSet { if oldValue != rowCount { table.reloadData() } }
  }

  /// Whether the table shows no rows, because making their cells would take too long.
  var isGivenUp = false {
    didSet { if oldValue != isGivenUp { table.reloadData() } }
  }

  /// `queue` is the table's reuse queue; with nil, the table has its own. `making` tells whether
  /// cells are reused. `isForgetful` gives the data source the fault that ``title(ofRow:)``
  /// describes.
  init(
    rows: Int, height: Double, colors: Palette.Table, clock: SceneClock, spacing: Double = 4,
    inset: EdgeInsets = EdgeInsets(16), queue: ReuseQueue? = nil, making: CellMaking = CellMaking(),
    isForgetful: Bool = false, isPictured: Bool = true
  ) {
    rowCount = rows
    self.colors = colors
    self.clock = clock
    self.isForgetful = isForgetful
    self.isPictured = isPictured
    self.making = making
    if let queue { table.reuseQueue = queue }
    table.rowHeight = height
    table.rowSpacing = spacing
    table.sectionInset = inset
    table.clipsToBounds = false
    table.separatorStyle = .none
    table.backgroundColor = colors.frame
    table.register(RowCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    // A handler makes the table detect cells with stale content; the stage and the inspector mark
    // them.
    if isForgetful { table.onStaleContent = { _ in } }
  }

  /// The table as the inspector sees it.
  func list(id: String, title: String) -> PaneList {
    PaneList(
      id: id, title: title, view: table, colors: colors, count: { [unowned self] in rowCount },
      outlinesRows: true, stampPlace: isPictured ? .trailing : .leading)
  }

  /// The width before the titles in a frame of the table, in points; nil without pictures.
  func pictureRoom(in frame: Rect) -> Double? {
    guard isPictured else { return nil }
    let row = frame.inset(by: table.sectionInset)
    return RowCell.picturedTextFrame(
      in: Rect(x: row.minX, y: 0, width: row.width, height: table.rowHeight)
    ).minX - frame.minX - 4
  }

  /// The frame of a row's title.
  func textFrame(in row: Rect) -> Rect {
    isPictured ? RowCell.picturedTextFrame(in: row) : RowCell.stampedTextFrame(in: row)
  }

  var now: Double { clock.now }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    isGivenUp ? 0 : rowCount
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    // A cell without an identifier does not go into the queue when its row leaves.
    let cell =
      making.reuses
      ? tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      : RowCell(style: .default, reuseIdentifier: nil)
    (cell as? RowCell)?.color = colors.cell
    // The fault: for a row without a title, a reused cell is not cleared and keeps its previous
    // title.
    guard let title = title(ofRow: indexPath.row) else { return cell }
    cell.textLabel?.text = title
    (cell as? RowCell)?.content =
      isPictured ? .subject(RowSubject(ofRow: indexPath.row)) : .stamp
    cell.contentIdentity = indexPath.row
    return cell
  }

  func tableView(
    _ tableView: TableView, contentIdentityForRowAt indexPath: IndexPath
  ) -> AnyHashable? { indexPath.row }

  /// The title of a row; with `isForgetful`, nil for every fourth row.
  private func title(ofRow row: Int) -> String? {
    isForgetful && row % 4 == 3 ? nil : "Row \(row)"
  }

  // MARK: Fades

  private struct Fade {
    let start: Double
    let isEntering: Bool
  }

  /// The fades by row.
  private var fades: [Int: Fade] = [:]

  /// Whether anything fades.
  var isFading: Bool { !fades.isEmpty }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    fades[indexPath.row] = Fade(start: clock.now, isEntering: true)
    (cell as? RowCell)?.fillOpacity = 0
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    fades[indexPath.row] = Fade(start: clock.now, isEntering: false)
  }

  /// Advances the fills to the time of the clock, and removes the fades that have ended.
  func updateFades() {
    guard isFading else { return }
    for (row, fade) in fades where fade.isEntering {
      let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? RowCell
      cell?.fillOpacity = progress(since: fade.start)
    }
    fades = fades.filter { progress(since: $0.value.start) < 1 }
    table.setNeedsDisplay()
  }

  /// Ends all fades at once.
  func finishFades() {
    guard isFading else { return }
    fades = [:]
    for case let cell as RowCell in table.visibleCells { cell.fillOpacity = 1 }
    table.setNeedsDisplay()
  }

  /// The opacity, from 0 to 1, of the fill that remains after a row has lost its cell.
  func remainingFill(ofRow row: Int) -> Double {
    guard let fade = fades[row], !fade.isEntering else { return 0 }
    return 1 - progress(since: fade.start)
  }

  private func progress(since start: Double) -> Double {
    min(max((clock.now - start) / StageOptions.fadeDuration, 0), 1)
  }
}
