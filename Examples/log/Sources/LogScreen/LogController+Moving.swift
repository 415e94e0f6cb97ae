internal import LogFile
internal import ScrollworkApp

extension LogController {
  /// Moves the cursor by some rows; with `selects`, the selection follows it.
  func move(by rows: Int, selects: Bool = false) {
    go(toRow: row(ofLine: cursor) + rows, selects: selects)
  }

  /// How many rows a page key moves: one less than fit, so that readers keep their place.
  var pageRows: Int { max(1, Int(table.bounds.height / Look.lineHeight) - 1) }

  func go(toRow row: Int, selects: Bool = false) {
    guard shownRows > 0 else { return }
    let row = max(0, min(row, shownRows - 1))
    guard let line = line(inRow: row) else { return }
    if selects, anchor == nil { anchor = cursor }
    follows = follows && row == shownRows - 1
    cursor = line
    scroll(toRow: row, at: .none)
    refresh()
    showStatus()
    tellLine()
  }

  /// Moves the cursor to a line, and scrolls the line to the middle if it is not fully visible.
  func show(line: Int) {
    guard shownRows > 0 else { return }
    follows = false
    cursor = line
    let row = row(ofLine: line)
    let visible = table.rectForRow(at: IndexPath(row: row, section: 0))
    scroll(toRow: row, at: table.bounds.intersection(visible) == visible ? .none : .middle)
    refresh()
    showStatus()
    tellLine()
  }

  /// Shows the last line.
  func showEnd() {
    guard shownRows > 0, let last = line(inRow: shownRows - 1) else { return }
    cursor = last
    scroll(toRow: shownRows - 1, at: .bottom)
    refresh()
  }

  private func scroll(toRow row: Int, at position: TableView.ScrollPosition) {
    isScrolling = true
    table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
    isScrolling = false
  }

  /// Scrolls long lines to the left or to the right.
  func shift(by columns: Int) {
    guard !layout.wraps else { return }
    layout.column = max(0, min(layout.column + columns, LineReader.longestShown))
    refresh()
  }

  /// Wraps long lines, or cuts them off.
  func toggleWrapping() {
    let first = table.indexPathsForVisibleRows?.first?.row ?? 0
    layout.wraps.toggle()
    layout.column = 0
    applyWrapping()
    reload()
    if shownRows > 0 { scroll(toRow: min(first, shownRows - 1), at: .top) }
    say(layout.wraps ? "long lines are wrapped" : "long lines are cut off")
  }

  /// Goes to a line by its number, or to a part of the file.
  ///
  /// - Returns: What is wrong with the text; nil if the cursor has moved.
  func go(to place: String) -> String? {
    let digits = place.filter { !", _".contains($0) }
    if digits.hasSuffix("%"), let percent = Double(digits.dropLast()), percent >= 0, percent <= 100
    {
      let last = max(0, document.lineCount - 1)
      show(line: min(Int(Double(document.lineCount) * percent / 100), last))
      return nil
    }
    guard let number = Int(digits), number > 0 else { return "not a line number: \(place)" }
    guard document.lineCount > 0 else { return "there are no lines" }
    if number > document.lineCount {
      let rest = document.isReading ? " so far" : ""
      say("there are \(Counts.counted(document.lineCount, "line", "lines"))\(rest)")
    }
    show(line: min(number, document.lineCount) - 1)
    return nil
  }

  // MARK: Marks

  func toggleMark() {
    guard document.lineCount > 0 else { return }
    if marks.contains(cursor) { marks.remove(cursor) } else { marks.insert(cursor) }
    say(Counts.counted(marks.count, "mark", "marks"))
    refresh()
  }

  func goToNextMark() {
    guard let line = marks.next(after: cursor) ?? marks.next(after: -1) else {
      return say("no line is marked; m marks one")
    }
    show(line: line)
  }

  // MARK: Copying

  /// The most bytes that are copied: more than other programs accept.
  private static let mostCopied = 16 << 20

  /// Copies the selected lines that are shown, or the current one.
  func copy() {
    guard document.lineCount > 0 else { return say("there is nothing to copy") }
    let range = selection ?? cursor...cursor
    var text = ""
    var count = 0
    var row = row(ofLine: range.lowerBound)
    while let line = line(inRow: row), line <= range.upperBound {
      let left = Self.mostCopied - text.utf8.count
      guard left > 0 else {
        return say("more than \(Counts.bytes(Self.mostCopied)) are not copied", isWarning: true)
      }
      text += document.reader.plainText(ofLine: line, atMost: left) + "\n"
      count += 1
      row += 1
    }
    guard let pasteboard = content.window?.pasteboard else {
      return say("there is no clipboard", isWarning: true)
    }
    pasteboard.string = text
    say("copied \(Counts.counted(count, "line", "lines"))")
  }
}
