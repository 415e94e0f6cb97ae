import Loading
import Scenes
import ScrollEngine

/// A table of pictures that are loaded by one policy: what an app would write.
@MainActor
final class PictureList: TableViewDataSource, TableViewDelegate {
  let table = TableView()
  let loader: PageLoader<Int, Landscape>
  private let rowCount: Int
  private let clock: SceneClock
  /// When the picture of a visible row arrived, in seconds.
  private var arrivals: [Int: Double] = [:]

  /// How many visible rows had no picture when flying content came to rest, in all.
  private(set) var emptyAtRest = 0

  /// How long a picture fades in, in seconds.
  private static let fadeDuration = 0.25

  init(rows: Int, policy: LoadingPolicy, server: PictureServer, clock: SceneClock) {
    rowCount = rows
    self.clock = clock
    loader = PageLoader(policy: policy, capacity: 100) { try await server.picture(of: $0) }
    table.rowHeight = 76
    table.separatorStyle = .none
    table.clipsToBounds = false
    table.backgroundColor = Palette.surface
    table.register(LandscapeCell.self, forCellReuseIdentifier: "picture")
    table.dataSource = self
    table.delegate = self
    loader.onArrival = { [weak self] row, landscape in self?.receive(landscape, row) }
  }

  private func cell(ofRow row: Int) -> LandscapeCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0)) as? LandscapeCell
  }

  private func receive(_ landscape: Landscape, _ row: Int) {
    cell(ofRow: row)?.receive(landscape)
    arrivals[row] = clock.now
  }

  // MARK: Rows

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
    let landscape = loader.show(indexPath.row, at: tableView.rectForRow(at: indexPath))
    (cell as? LandscapeCell)?.show(landscape, ofRow: indexPath.row)
    return cell
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    loader.hide(indexPath.row)
    arrivals[indexPath.row] = nil
  }

  // MARK: Scrolling

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { loader.willBeginDragging() }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    loader.willEndDragging(scrollView, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    loader.didEndDragging(willDecelerate: decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    // A hand that catches the content leaves no target; the call comes when it lets go.
    if loader.targetRectangle != nil { noteRest() }
    loader.didEndDecelerating()
  }

  private func noteRest() {
    emptyAtRest += (table.indexPathsForVisibleRows ?? []).count { !loader.isLoaded($0.row) }
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
