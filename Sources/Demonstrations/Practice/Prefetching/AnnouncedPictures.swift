import SceneParts
import ScrollEngine

/// A table of slow pictures, with a data source for prefetching or without: what an app would
/// write, and what it costs a person. Pictures are known by their numbers, wherever they stand.
@MainActor
final class AnnouncedPictures: TableViewDataSource, TableViewDelegate,
  TableViewDataSourcePrefetching
{
  /// What the app does of its own accord.
  struct Habits: Hashable {
    /// It loads what the table announces.
    var prefetches = true
    /// It cancels what is no longer needed.
    var cancels = true
  }

  let table = TableView()
  let loads: PictureLoads
  let habits: Habits
  /// The picture that each row shows.
  private(set) var numbers: [Int]
  /// Rows that have come into sight, and those of them that had no picture then.
  private(set) var seen = 0
  private(set) var late = 0
  let fades: PictureFades
  private let clock: SceneClock
  /// The pictures that have been in sight.
  private var shown: Set<Int> = []
  /// The seconds that rows in sight have waited, up to those that wait now.
  private var waited = 0.0
  /// Since when each picture in sight has been waited for, in seconds.
  private var waiting: [Int: Double] = [:]
  /// The number of the next picture that is added.
  private var next: Int

  init(rows: Int, habits: Habits, server: PictureServer, clock: SceneClock) {
    numbers = Array(0..<rows)
    next = rows
    self.habits = habits
    self.clock = clock
    loads = PictureLoads(server: server)
    let table = table
    fades = PictureFades(clock: clock) { number in
      table.visibleCells.lazy.compactMap { $0 as? LandscapeCell }.first { $0.number == number }
    }
    table.rowHeight = 64
    table.separatorStyle = .none
    table.clipsToBounds = false
    table.backgroundColor = Palette.surface
    table.register(LandscapeCell.self, forCellReuseIdentifier: "picture")
    table.dataSource = self
    table.delegate = self
    if habits.prefetches { table.prefetchDataSource = self }
    loads.onArrival = { [weak self] number, picture in self?.receive(picture, number) }
  }

  /// How long rows in sight have waited for their pictures, all together, in seconds.
  var waitingTime: Double { waiting.values.sorted().reduce(waited) { $0 + clock.now - $1 } }

  /// How many pictures have come that have not been in sight.
  var unseen: Int { loads.loaded - shown.count }

  // MARK: Rows

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
    let number = numbers[indexPath.row]
    loads.request(number)
    (cell as? LandscapeCell)?.show(loads.picture(number), number: number)
    return cell
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    let number = numbers[indexPath.row]
    seen += 1
    guard loads.picture(number) == nil else {
      shown.insert(number)
      return
    }
    late += 1
    waiting[number] = clock.now
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    // After an update its row is another one's.
    guard let number = (cell as? LandscapeCell)?.number else { return }
    endWaiting(number)
    fades.end(number)
    if habits.cancels { loads.cancel(number) }
  }

  private func receive(_ picture: Landscape, _ number: Int) {
    guard waiting[number] != nil else { return }
    endWaiting(number)
    shown.insert(number)
    fades.begin(number, picture)
  }

  private func endWaiting(_ number: Int) {
    if let since = waiting.removeValue(forKey: number) { waited += clock.now - since }
  }

  // MARK: Prefetching

  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths { loads.request(numbers[path.row]) }
  }

  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    guard habits.cancels else { return }
    for path in indexPaths { loads.cancel(numbers[path.row]) }
  }

  // MARK: Adding and removing

  /// The first row that begins in sight.
  private var firstRow: Int? {
    table.indexPathsForVisibleRows?.first {
      table.rectForRow(at: $0).minY >= table.contentOffset.y
    }?.row
  }

  /// A picture that nobody has announced comes into sight.
  func insert() {
    let row = firstRow ?? 0
    numbers.insert(next, at: row)
    next += 1
    table.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  /// The first picture in sight goes.
  func remove() {
    guard let row = firstRow, numbers.count > 1 else { return }
    numbers.remove(at: row)
    table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }
}
