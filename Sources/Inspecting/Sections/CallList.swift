import Drawing
import PlainText
package import SceneParts
package import ScrollEngine

/// The calls of a scene, latest first, in a table of this engine. The table lies in the inspector's
/// container, which makes its frame only as large as its visible part.
@MainActor
package final class CallList: TableViewDataSource, TableViewDelegate {
  package let table = TableView()
  package var theme: Theme {
    didSet { if oldValue != theme { table.reloadData() } }
  }
  package var filter = CallFilter.all {
    didSet { if oldValue != filter { rebuild() } }
  }
  /// Words that a listed call contains, each in its view, its name or its cause, in any case; empty for
  /// all calls. `feed didscroll` lists the calls of one name about one view.
  package var search = "" {
    didSet { if oldValue != search { rebuild() } }
  }
  /// The shown log, and its change count when it was last shown.
  private var log = CallLog()
  private var changeCount = -1
  /// The index of the shown moment in the log; nil if there is none.
  private var place: Int?
  /// The indexes of the listed entries; 0 is the first call since the scene was opened.
  private var listed: [Int] = []
  private var seen = 0
  package var onChoose: ((CallLog.Entry) -> Void)?
  /// The names in the backtraces of calls.
  package let names = BacktraceNames()
  /// Called after the names in a backtrace have been found.
  package var onFind: (() -> Void)?
  /// The index of the call whose backtrace is open, counted as in `listed`; nil if none is.
  private var opened: Int?
  /// The row of that call, if it is listed, and the lines of its backtrace.
  private var backtrace: (row: Int, lines: [BacktraceLine])?

  private static let rowHeight = 18.0

  package init(theme: Theme) {
    self.theme = theme
    table.rowHeight = Self.rowHeight
    table.separatorStyle = .none
    table.register(CallCell.self, forCellReuseIdentifier: "call")
    table.register(BacktraceCell.self, forCellReuseIdentifier: "backtrace")
    table.dataSource = self
    table.delegate = self
    names.onFind = { [unowned self] in
      reload()
      onFind?()
    }
  }

  package var count: Int { listed.count }

  /// Shows the calls of a log, and marks the calls of the moment shown at `time`, in seconds.
  package func show(_ log: CallLog, at time: Double) {
    let place = log.place(at: time)
    let isSame = self.log === log
    if !isSame { opened = nil }
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
      relist()
    }
    reload()
  }

  private func rebuild() {
    relist()
    reload()
  }

  private func relist() {
    listed = []
    list(from: log.dropped)
  }

  private func reload() {
    backtrace = openBacktrace()
    table.reloadData()
  }

  private func list(from start: Int) {
    seen = log.dropped + log.entries.count
    guard start < seen else { return }
    let words = search.lowercased().split(separator: " ").map(String.init)
    for index in start..<seen {
      let call = log.entries[index - log.dropped].call
      if filter.lists(call), words.allSatisfy(call.contains) { listed.append(index) }
    }
  }

  /// Updates the visible cells for another moment of the same calls.
  private func refresh() {
    for case let cell as CallCell in table.visibleCells {
      if let path = table.indexPath(for: cell), case .call(let row) = row(at: path.row) {
        cell.content = content(ofRow: row)
      }
    }
  }

  // MARK: Backtraces

  /// A row of the table.
  private enum Row {
    /// A call, by its place among the listed ones, latest first.
    case call(Int)
    case backtrace(BacktraceLine)
  }

  private func row(at place: Int) -> Row {
    guard let backtrace, place > backtrace.row else { return .call(place) }
    let line = place - backtrace.row - 1
    return line < backtrace.lines.count
      ? .backtrace(backtrace.lines[line]) : .call(place - backtrace.lines.count)
  }

  /// The row of the opened call, and its lines; nil if it is not listed or has been dropped.
  private func openBacktrace() -> (row: Int, lines: [BacktraceLine])? {
    guard let opened, opened >= log.dropped, let place = listed.lastIndex(of: opened),
      let backtrace = log.entries[opened - log.dropped].call.backtrace
    else { return nil }
    return (listed.count - 1 - place, names.lines(of: backtrace) ?? [.waiting])
  }

  /// Opens the backtrace of a call, or closes it if it is open. One is open at a time.
  private func toggleBacktrace(of index: Int, _ backtrace: CallBacktrace) {
    opened = opened == index ? nil : index
    if opened != nil { names.find(backtrace) }
    reload()
  }

  /// The lines of the backtraces that have been looked up, by the index of the call in ``entries``.
  package var backtraceLines: [Int: [BacktraceLine]] {
    var lines: [Int: [BacktraceLine]] = [:]
    for (place, entry) in entries.enumerated() {
      if let backtrace = entry.call.backtrace { lines[place] = names.lines(of: backtrace) }
    }
    return lines
  }

  /// The listed calls, earliest first.
  package var entries: [CallLog.Entry] { listed.map { log.entries[$0 - log.dropped] } }

  private func entry(ofRow row: Int) -> (index: Int, entry: CallLog.Entry) {
    let index = listed[listed.count - 1 - row]
    return (index, log.entries[index - log.dropped])
  }

  private func content(ofRow row: Int) -> CallCell.Content {
    let (index, entry) = entry(ofRow: row)
    let now = place.map { log.moments[$0].calls }
    return CallCell.Content(
      time: entry.call.time, name: entry.title, view: search.isEmpty ? nil : entry.call.view,
      detail: entry.detail { log.name(ofRowAt: $0, in: entry) }, cause: entry.cause,
      stamp: entry.stamp,
      isInside: entry.isInsideCall, isAhead: now.map { index >= $0.upperBound } ?? true,
      isNow: now?.contains(index) == true,
      backtrace: entry.call.backtrace == nil ? .fixed : opened == index ? .open : .folded)
  }

  /// The cell that the call at a point of the table concerns; nil if there is none.
  package func cell(at point: Point) -> CellBook.Cell? {
    guard let path = table.indexPathForRow(at: point), case .call(let row) = row(at: path.row)
    else { return nil }
    return entry(ofRow: row).entry.cell
  }

  /// The row under the pointer.
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
    listed.count + (backtrace?.lines.count ?? 0)
  }

  package func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  {
    switch row(at: indexPath.row) {
    case .call(let row):
      let cell = tableView.dequeueReusableCell(withIdentifier: "call", for: indexPath)
      if let cell = cell as? CallCell {
        cell.theme = theme
        cell.look = touched.look(of: indexPath.row)
        cell.content = content(ofRow: row)
      }
      return cell
    case .backtrace(let line):
      let cell = tableView.dequeueReusableCell(withIdentifier: "backtrace", for: indexPath)
      if let cell = cell as? BacktraceCell { (cell.theme, cell.line) = (theme, line) }
      return cell
    }
  }

  package func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    guard case .call(let row) = row(at: indexPath.row) else { return }
    let (index, entry) = entry(ofRow: row)
    if let backtrace = entry.call.backtrace { toggleBacktrace(of: index, backtrace) }
    onChoose?(entry)
  }
}

extension CallRecorder.Call {
  /// Whether the view, the name or the cause contains a text in small letters.
  fileprivate func contains(_ text: String) -> Bool {
    [view, name, mover?.words ?? ""].contains { $0.lowercased().hasPart(text) }
  }
}

extension CallLog.Entry {
  /// Whether the action hands out a cell, and so happens inside the data source's call for that
  /// cell.
  fileprivate var isInsideCall: Bool {
    if case .queue(let move) = call.event { move.kind.isHandedOut } else { false }
  }

  /// The name of the call; of a change, the property and the cause. The name of a program's call
  /// stands for the program.
  fileprivate var title: String {
    guard case .change(let quantity) = call.event, let mover = call.mover else { return call.name }
    let name = mover.cause == .program ? mover.call?.rawValue : nil
    return "\(quantity.word) · \(name ?? mover.words)"
  }

  /// What moved the view; nil for all but reports of an offset.
  fileprivate var cause: String? {
    if case .delegate(.didScroll) = call.event { call.mover?.cause.words } else { nil }
  }

  /// The details of the call, in a few characters.
  fileprivate func detail(_ name: (IndexPath) -> String) -> String {
    switch call.event {
    case .queue(let move): move.kind.words
    case .change(let quantity): quantity.steps
    case .recorded(let path, let values, _):
      path.map(name) ?? values.map(tidy).joined(separator: " ")
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
  /// The short name of an element kind, such as `header` for UIKit's section header kind.
  fileprivate var kindWords: String {
    let prefix = "CollectionElementKindSection"
    return hasPrefix(prefix) ? dropFirst(prefix.count).lowercased() : self
  }
}
