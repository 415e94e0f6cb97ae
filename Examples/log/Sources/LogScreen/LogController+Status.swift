internal import LogFile
internal import ScrollworkApp

extension LogController {
  /// Shows a message until the next key.
  func say(_ text: String, isWarning: Bool = false) {
    message = (text, isWarning)
    showStatus()
    Accessibility.post(notification: .announcement, argument: text)
  }

  /// Has a screen reader say the line that keys act on.
  func tellLine() {
    guard Accessibility.isVoiceOverRunning, shownRows > 0 else { return }
    let path = IndexPath(row: row(ofLine: cursor), section: 0)
    let cell = table.cellForRow(at: path) as? LineCell
    let text = cell?.content?.line.text ?? ""
    Accessibility.post(
      notification: .announcement, argument: text.isEmpty ? "Line \(cursor + 1), empty" : text)
  }

  /// Brings the status line up to date.
  func showStatus() {
    let bar = content.bar
    bar.text = message?.text ?? document.notice ?? position
    bar.isWarning = message?.isWarning ?? (document.notice != nil)
    bar.counts = counts
    let parts = [
      document.isReading ? document.progress : nil,
      search.isSearching ? search.progress : nil, filter.isSearching ? filter.progress : nil,
    ].compactMap(\.self)
    bar.progress = parts.min()
  }

  private var position: String {
    guard document.lineCount > 0 else { return "\(document.name): empty" }
    return "\(document.name)  \u{00B7}  line \(Counts.grouped(cursor + 1))"
  }

  private var counts: String {
    var parts: [String] = []
    if let failure = prompt?.failure { parts.append(failure) }
    if let pattern = filter.pattern {
      let count = Counts.counted(filter.lines.count, "line matches", "lines match")
      parts.append("\(count) \(pattern.source)")
    }
    if search.pattern != nil {
      parts.append(Counts.counted(search.lines.count, "match", "matches"))
    }
    if search.isSearching { parts.append(Counts.percent(search.progress)) }
    if let selection { parts.append("\(Counts.grouped(selection.count)) selected") }
    if follows { parts.append("follow") }
    parts.append(Counts.counted(document.lineCount, "line", "lines"))
    if document.isReading {
      parts.append(document.progress.map { "\(Counts.percent($0)) read" } ?? "reading")
    }
    parts.append(Counts.bytes(document.size))
    return parts.joined(separator: "  \u{00B7}  ")
  }
}
