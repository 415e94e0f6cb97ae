public import LogFile
public import ScrollworkApp

/// A log file on the screen, with a status line, and keys like those of `less`.
public final class LogController: ViewController {
  let document: LogDocument
  let search = Finder()
  let filter = Finder()
  let content = LogView()
  var table: TableView { content.table }

  /// The line that keys act on.
  var cursor = 0
  /// The line where the selection begins; it ends at the cursor. nil without a selection.
  var anchor: Int?
  var marks = LineSet()
  var layout = LineLayout()
  /// Whether the end of the file stays visible as the file grows.
  var follows: Bool
  /// What the last key did, shown until the next one.
  var message: (text: String, isWarning: Bool)?
  var prompt: Prompt?
  /// How many rows the table knows.
  var shownRows = 0
  /// Whether the program is scrolling, not a person.
  var isScrolling = false

  /// Shows a file from its first line, or with `follows` from its last line, even as lines come.
  public init(file: OpenFile, follows: Bool = false) {
    document = LogDocument(file)
    self.follows = follows
    super.init()
    title = file.path.split(separator: "/").last.map(String.init) ?? file.path
  }

  /// Each key, with what it does.
  public nonisolated static var keys: [(key: String, explanation: String)] { HelpView.keys }

  public override func loadView() { view = content }

  public override func viewDidLoad() {
    super.viewDidLoad()
    table.register(LineCell.self, forCellReuseIdentifier: "line")
    applyWrapping()
    table.dataSource = self
    table.delegate = self
    content.onCharacter = { [unowned self] in take($0) }
    content.bar.field.addAction(
      Action { [unowned self] _ in promptDidChange() }, for: .editingChanged)
    content.bar.field.addAction(
      Action { [unowned self] _ in acceptPrompt() }, for: .primaryActionTriggered)
    document.onGrowth = { [unowned self] in documentHasGrown() }
    document.onRestart = { [unowned self] in documentHasRestarted() }
    document.onNotice = { [unowned self] in showStatus() }
    search.onChange = { [unowned self] in searchDidChange() }
    filter.onChange = { [unowned self] in filterDidChange() }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    content.becomeFirstResponder()
    document.start()
    documentHasGrown()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let measuring = content.window?.textMeasuring else { return }
    let advance = measuring.width(of: "0000000000", in: Look.font) / 10
    guard advance > 0, advance != layout.advance else { return }
    layout.advance = advance
    table.reloadData()
  }

  public override var keyCommands: [KeyCommand]? { commands }

  // MARK: The document

  private func documentHasGrown() {
    if search.pattern != nil { search.goOn(in: document.reader) }
    if filter.pattern != nil { filter.goOn(in: document.reader) }
    rowsMayHaveChanged()
    showStatus()
  }

  private func documentHasRestarted() {
    (cursor, anchor, marks) = (0, nil, LineSet())
    search.restart(in: document.reader)
    filter.restart(in: document.reader)
    reload()
    showStatus()
  }

  /// Tells the table when the number of rows has changed, and updates the visible rows.
  func rowsMayHaveChanged() {
    let digits = String(document.lineCount).count
    if digits != layout.digits {
      layout.digits = digits
      refresh()
    }
    let count = rowCount
    if count == shownRows { return refresh() }
    let new = count - shownRows
    if layout.wraps, new > 0, new <= Self.mostInserted {
      // Inserting, unlike reloading, keeps the measured heights of rows.
      let paths = (shownRows..<count).map { IndexPath(row: $0, section: 0) }
      let last = shownRows - 1
      shownRows = count
      table.insertRows(at: paths, with: .none)
      if last >= 0 { refresh() }
    } else {
      reload()
    }
    if follows { showEnd() }
  }

  /// If more new rows than this have come, the table is reloaded.
  private static let mostInserted = 2000

  func reload() {
    shownRows = rowCount
    isScrolling = true
    table.reloadData()
    table.layoutIfNeeded()
    isScrolling = false
  }

  /// Updates the content of the visible rows.
  func refresh() {
    for path in table.indexPathsForVisibleRows ?? [] {
      (table.cellForRow(at: path) as? LineCell)?.content = content(ofRow: path.row)
    }
  }

  // MARK: Rows and lines

  /// How many rows there are: one for each line, or for each line that the filter lets through.
  var rowCount: Int { filter.pattern == nil ? document.lineCount : filter.lines.count }

  /// The line in a row; nil for a row that no longer exists.
  func line(inRow row: Int) -> Int? {
    guard row >= 0, row < rowCount else { return nil }
    return filter.pattern == nil ? row : filter.line(atRank: row)
  }

  /// The row of a line, or of the next one that is shown.
  func row(ofLine line: Int) -> Int {
    let row = filter.pattern == nil ? line : filter.rank(of: line)
    return max(0, min(row, shownRows - 1))
  }

  private func content(ofRow row: Int) -> LineContent? {
    guard let number = line(inRow: row), number < document.lineCount else { return nil }
    return LineContent(
      number: number, line: document.reader.line(number), layout: layout,
      isMatch: search.lines.contains(number), isMarked: marks.contains(number),
      isSelected: selection?.contains(number) ?? false, isCurrent: number == cursor)
  }

  /// The lines between the anchor and the cursor, both included.
  var selection: ClosedRange<Int>? {
    anchor.map { min($0, cursor)...max($0, cursor) }
  }

  func applyWrapping() {
    table.rowHeight = layout.wraps ? TableView.automaticDimension : Look.lineHeight
    table.estimatedRowHeight = Look.lineHeight
  }
}

extension LogController: TableViewDataSource, TableViewDelegate {
  /// How many lines are shown.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    shownRows
  }

  /// A line.
  public func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    (cell as? LineCell)?.content = content(ofRow: indexPath.row)
    return cell
  }

  /// A click selects nothing in the table: it moves the cursor there.
  public func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    follows = false
    if let line = line(inRow: indexPath.row) { cursor = line }
    refresh()
    showStatus()
    return nil
  }

  /// Scrolling away from the end stops following it.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard follows, !isScrolling else { return }
    let end = scrollView.contentSize.height - scrollView.bounds.height
    if scrollView.contentOffset.y < end - Look.lineHeight {
      follows = false
      showStatus()
    }
  }
}
