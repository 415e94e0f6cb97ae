import Scenes
import ScrollEngine

/// A table of slow pictures, with a data source for prefetching or without: what an app would write,
/// and what it costs a person.
@MainActor
final class AnnouncedPictures: TableViewDataSource, TableViewDelegate,
  TableViewDataSourcePrefetching
{
  let table = TableView()
  let loads: PictureLoads
  let prefetches: Bool
  /// Rows that have come into sight, and those of them that had no picture then.
  private(set) var seen = 0
  private(set) var late = 0
  private let rowCount: Int
  private let clock: SceneClock
  /// The seconds that rows in sight have waited, up to those that wait now.
  private var waited = 0.0
  /// Since when each row in sight has waited, in seconds.
  private var waiting: [Int: Double] = [:]
  /// When the picture of a visible row arrived, in seconds.
  private var arrivals: [Int: Double] = [:]

  /// How long a picture fades in, in seconds.
  private static let fadeDuration = 0.2

  init(rows: Int, prefetches: Bool, server: PictureServer, clock: SceneClock) {
    rowCount = rows
    self.prefetches = prefetches
    self.clock = clock
    loads = PictureLoads(server: server)
    table.rowHeight = 64
    table.separatorStyle = .none
    table.clipsToBounds = false
    table.backgroundColor = Palette.surface
    table.register(LandscapeCell.self, forCellReuseIdentifier: "picture")
    table.dataSource = self
    table.delegate = self
    if prefetches { table.prefetchDataSource = self }
    loads.onArrival = { [weak self] row, picture in self?.receive(picture, row) }
  }

  /// How long rows in sight have waited for their pictures, all together, in seconds.
  var waitingTime: Double { waiting.values.sorted().reduce(waited) { $0 + clock.now - $1 } }

  // MARK: Rows

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
    loads.request(indexPath.row)
    (cell as? LandscapeCell)?.show(loads.picture(ofRow: indexPath.row), ofRow: indexPath.row)
    return cell
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    seen += 1
    guard loads.picture(ofRow: indexPath.row) == nil else { return }
    late += 1
    waiting[indexPath.row] = clock.now
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    endWaiting(indexPath.row)
    arrivals[indexPath.row] = nil
    loads.cancel(indexPath.row)
  }

  private func receive(_ picture: Landscape, _ row: Int) {
    guard waiting[row] != nil else { return }
    endWaiting(row)
    arrivals[row] = clock.now
    cell(ofRow: row)?.receive(picture)
  }

  private func endWaiting(_ row: Int) {
    if let since = waiting.removeValue(forKey: row) { waited += clock.now - since }
  }

  private func cell(ofRow row: Int) -> LandscapeCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0)) as? LandscapeCell
  }

  // MARK: Prefetching

  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths { loads.request(path.row) }
  }

  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths { loads.cancel(path.row) }
  }

  // MARK: Fading

  var isFading: Bool { !arrivals.isEmpty }

  /// Advances the pictures that have just arrived to the time of the clock.
  func updateFades() {
    for (row, start) in arrivals {
      let progress = (clock.now - start) / Self.fadeDuration
      cell(ofRow: row)?.presence = min(max(progress, 0), 1)
      if progress >= 1 { arrivals[row] = nil }
    }
  }

  func finishFades() {
    for row in arrivals.keys { cell(ofRow: row)?.presence = 1 }
    arrivals = [:]
  }
}
