import Loading
import SceneParts
import ScrollEngine

extension Fact.Quantity {
  /// Loaded pictures that no row has shown.
  static let picturesWasted = Fact.Quantity("pictures wasted", .count)
  /// Pictures that were decoded, wasted or not.
  static let picturesDecoded = Fact.Quantity("pictures decoded", .count)
  /// Visible rows without a picture, each time a flick came to rest.
  static let emptyAtRest = Fact.Quantity("rows empty as it stopped", .count)
}

/// A table of pictures that are loaded by one policy, written as in an app.
@MainActor
final class PictureList: TableViewDataSource, TableViewDelegate {
  let table = TableView()
  let loader: PageLoader<Int, Landscape>
  private let rowCount: Int
  let fades: PictureFades

  /// The total number of visible rows that had no picture each time a deceleration ended at its
  /// target.
  private(set) var emptyAtRest = 0
  /// Where the last flick was to end, in the coordinates of the table; nil while a hand drags, and
  /// before the first flick.
  private(set) var lastTarget: Rect?

  init(rows: Int, policy: LoadingPolicy, server: PictureServer, clock: SceneClock) {
    rowCount = rows
    let table = table
    fades = PictureFades(clock: clock) {
      table.cellForRow(at: IndexPath(row: $0, section: 0)) as? LandscapeCell
    }
    loader = PageLoader(policy: policy, capacity: 100) { try await server.picture(of: $0) }
    table.rowHeight = 76
    table.separatorStyle = .none
    table.clipsToBounds = false
    table.backgroundColor = Palette.surface
    table.register(LandscapeCell.self, forCellReuseIdentifier: "picture")
    table.dataSource = self
    table.delegate = self
    loader.onArrival = { [fades] row, landscape in fades.begin(row, landscape) }
  }

  // MARK: Rows

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
    let landscape = loader.show(indexPath.row, at: tableView.rectForRow(at: indexPath))
    (cell as? LandscapeCell)?.show(landscape, number: indexPath.row)
    return cell
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    loader.hide(indexPath.row)
    fades.end(indexPath.row)
  }

  // MARK: Scrolling

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    lastTarget = nil
    loader.willBeginDragging()
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    loader.willEndDragging(scrollView, targetContentOffset: targetContentOffset)
    lastTarget = loader.targetRectangle
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    loader.didEndDragging(willDecelerate: decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    // This method is also called when a hand lets go of caught content; then there is no target.
    if loader.targetRectangle != nil { noteRest() }
    loader.didEndDecelerating()
  }

  private func noteRest() {
    emptyAtRest += (table.indexPathsForVisibleRows ?? []).count { !loader.isLoaded($0.row) }
  }
}
