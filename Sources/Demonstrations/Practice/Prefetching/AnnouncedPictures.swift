import SceneParts
import ScrollEngine

extension Fact.Quantity {
  /// Rows that have become visible, and those that had no picture then.
  fileprivate static let rowsSeen = Fact.Quantity("rows seen", .count)
  fileprivate static let rowsCameEmpty = Fact.Quantity("rows that came empty", .count)
  /// The time that visible rows have waited for their pictures.
  static let rowsWaited = Fact.Quantity("total wait of rows", .seconds)
  static let loadsCancelled = Fact.Quantity("loads cancelled", .count)
  /// Loaded pictures that no visible row has shown.
  fileprivate static let loadedUnseen = Fact.Quantity("pictures loaded, not seen", .count)
}

/// A table of slow pictures, with or without a prefetching data source, written as in an app. It
/// measures how long a person waits. Pictures are identified by their numbers, not by their rows.
@MainActor
final class AnnouncedPictures: TableViewDataSource, TableViewDelegate,
  TableViewDataSourcePrefetching
{
  /// The optional behaviour of the app.
  struct Habits: Hashable {
    /// The app loads the pictures of rows that the table asks it to prefetch.
    var prefetches = true
    /// The app cancels requests that are no longer needed.
    var cancels = true
  }

  let table = TableView()
  let loads: PictureLoads
  let habits: Habits
  /// The number of the picture in each row.
  private(set) var numbers: [Int]
  /// The number of rows that have become visible, and of those that had no picture then.
  private(set) var seen = 0
  private(set) var late = 0
  let fades: PictureFades
  private let clock: SceneClock
  /// The pictures that a visible row has shown.
  private var shown: Set<Int> = []
  /// The time that visible rows have waited, without those that still wait, in seconds.
  private var waited = 0.0
  /// The scene time since which each visible row has waited for its picture, in seconds.
  private var waiting: [Int: Double] = [:]
  /// The number of the next picture to be inserted.
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

  /// The total time that visible rows have waited for their pictures, in seconds.
  var waitingTime: Double { waiting.values.sorted().reduce(waited) { $0 + clock.now - $1 } }

  /// The number of loaded pictures that no visible row has shown.
  var unseen: Int { loads.loaded - shown.count }

  var seenFact: Fact { Fact(.rowsSeen, of: self, seen) }
  var lateFact: Fact { Fact(.rowsCameEmpty, of: self, late) }
  var unseenFact: Fact { Fact(.loadedUnseen, of: self, unseen) }

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
    // The cell knows its picture; after an update, `indexPath` may be another picture's.
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

  /// The first visible row that begins below the upper edge of the table; nil if there is none.
  private var firstRow: Int? {
    table.indexPathsForVisibleRows?.first {
      table.rectForRow(at: $0).minY >= table.contentOffset.y
    }?.row
  }

  /// Inserts a picture that was never prefetched, as the first visible row.
  func insert() {
    let row = firstRow ?? 0
    numbers.insert(next, at: row)
    next += 1
    table.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  /// Removes the first visible picture.
  func remove() {
    guard let row = firstRow, numbers.count > 1 else { return }
    numbers.remove(at: row)
    table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }
}
