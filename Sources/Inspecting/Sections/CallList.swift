import Drawing
package import SceneParts
package import ScrollEngine

/// The calls of a scene, the latest first: a table of this engine, cut to its visible part by the
/// inspector's container like any other.
@MainActor
package final class CallList: TableViewDataSource, TableViewDelegate {
  package let table = TableView()
  package var theme: Theme {
    didSet { if oldValue != theme { table.reloadData() } }
  }
  package var filter = CallFilter.all {
    didSet { if oldValue != filter { rebuild() } }
  }
  /// The log, and what was shown of it last.
  private var log = CallLog()
  private var changeCount = -1
  /// The moment that is shown, as an index in the log.
  private var place: Int?
  /// The indexes of the listed entries, counted from the opening of the scene.
  private var listed: [Int] = []
  private var seen = 0
  package var onChoose: ((CallLog.Entry) -> Void)?

  private static let rowHeight = 18.0

  package init(theme: Theme) {
    self.theme = theme
    table.rowHeight = Self.rowHeight
    table.separatorStyle = .none
    table.register(CallCell.self, forCellReuseIdentifier: "call")
    table.dataSource = self
    table.delegate = self
  }

  package var count: Int { listed.count }

  /// Shows a log at a time, in seconds.
  package func show(_ log: CallLog, at time: Double) {
    let place = log.place(at: time)
    let isSame = self.log === log
    guard !isSame || log.changeCount != changeCount || place != self.place else { return }
    self.log = log
    self.place = place
    if isSame, log.changeCount == changeCount {
      refresh()
      return
    }
    changeCount = log.changeCount
    let end = log.dropped + log.entries.count
    if isSame, end >= seen, (listed.first ?? log.dropped) >= log.dropped {
      list(from: seen)
    } else {
      rebuild()
    }
    table.reloadData()
  }

  private func rebuild() {
    listed = []
    list(from: log.dropped)
    table.reloadData()
  }

  private func list(from start: Int) {
    seen = log.dropped + log.entries.count
    guard start < seen else { return }
    for index in start..<seen where filter.lists(log.entries[index - log.dropped].call.event) {
      listed.append(index)
    }
  }

  /// Another moment of the same calls.
  private func refresh() {
    for case let cell as CallCell in table.visibleCells {
      if let path = table.indexPath(for: cell) { cell.content = content(ofRow: path.row) }
    }
  }

  /// The listed entries, the earliest first.
  package var entries: [CallLog.Entry] { listed.map { log.entries[$0 - log.dropped] } }

  private func entry(ofRow row: Int) -> (index: Int, entry: CallLog.Entry) {
    let index = listed[listed.count - 1 - row]
    return (index, log.entries[index - log.dropped])
  }

  private func content(ofRow row: Int) -> CallCell.Content {
    let (index, entry) = entry(ofRow: row)
    let now = place.map { log.moments[$0].calls }
    return CallCell.Content(
      time: entry.call.time, name: entry.call.name,
      detail: entry.detail { log.name(ofRowAt: $0, in: entry) }, stamp: entry.stamp,
      isInside: entry.isInsideCall, isAhead: now.map { index >= $0.upperBound } ?? true,
      isNow: now?.contains(index) == true)
  }

  /// The cell object of the call at a point of the table.
  package func cell(at point: Point) -> CellBook.Cell? {
    table.indexPathForRow(at: point).flatMap { entry(ofRow: $0.row).entry.cell }
  }

  /// The row that the pointer is on.
  package var touched = Touched<Int>() {
    didSet {
      guard oldValue != touched else { return }
      for case let cell as CallCell in table.visibleCells {
        if let path = table.indexPath(for: cell) { cell.look = touched.look(of: path.row) }
      }
    }
  }

  // MARK: Table

  package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    listed.count
  }

  package func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "call", for: indexPath)
    if let cell = cell as? CallCell {
      cell.theme = theme
      cell.look = touched.look(of: indexPath.row)
      cell.content = content(ofRow: indexPath.row)
    }
    return cell
  }

  package func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    onChoose?(entry(ofRow: indexPath.row).entry)
  }
}

extension CallLog.Entry {
  /// Whether it happens while a data source makes a cell.
  fileprivate var isInsideCall: Bool {
    if case .queue(let move) = call.event { move.kind.isHandedOut } else { false }
  }

  /// What it is about, in a few characters.
  fileprivate func detail(_ name: (IndexPath) -> String) -> String {
    switch call.event {
    case .queue(let move): move.kind.words
    case .delegate(let call):
      switch call {
      case .didScroll(let offset): "\(tidy(offset.x)) \(tidy(offset.y))"
      case .willEndDragging(let velocity, let target):
        "\(tidy(velocity.y)) to \(tidy(target.y))"
      case .didEndDragging(let goesOn): goesOn ? "decelerates" : "stays"
      case .didZoom(let scale), .didEndZooming(let scale): "× \(tidy(scale))"
      case .willBeginDragging, .willBeginDecelerating, .didEndDecelerating,
        .didEndScrollingAnimation, .didScrollToTop, .didChangeAdjustedContentInset,
        .willBeginZooming, .numberOfSections:
        ""
      case .numberOfElements(let section): section == 0 ? "" : "section \(section)"
      case .heights(_, let count): "\(grouped(count)) rows"
      case .heightOfElement(let path), .cell(let path), .didHighlight(let path),
        .didUnhighlight(let path), .didSelect(let path), .didDeselect(let path),
        .willDisplay(let path, _, _), .didEndDisplaying(let path, _, _):
        name(path)
      case .supplement(let kind, let path), .willDisplaySupplement(let kind, let path),
        .didEndDisplayingSupplement(let kind, let path):
        "\(kind.kindWords) \(path.section)"
      case .prefetch(let paths), .cancelPrefetching(let paths):
        paths.count == 1 ? name(paths[0]) : "\(paths.count) rows"
      }
    }
  }
}

extension ReuseMove.Kind {
  fileprivate var words: String {
    switch self {
    case .created: "made"
    case .reused: "waited"
    case .queued: "waits"
    case .discarded: "given up"
    }
  }
}

extension String {
  /// The kind of an element in short: `header` for UIKit's name of a section's header.
  fileprivate var kindWords: String {
    let prefix = "CollectionElementKindSection"
    return hasPrefix(prefix) ? dropFirst(prefix.count).lowercased() : self
  }
}
