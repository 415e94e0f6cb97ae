import PlainText

/// The report on ported files: the lines that change, and the remaining work.
package struct PortReport: Hashable, Sendable {
  /// The changes and remarks, each with its file and line number.
  package private(set) var text = ""
  private var files = 0
  private var changes = 0
  private var remarks = 0

  /// Makes an empty report.
  package init() {}

  /// Adds a file; its changes are listed if they have not been written.
  package mutating func add(_ ported: PortedSource, from file: String, isWritten: Bool) {
    let file = file.plain
    files += 1
    changes += ported.changes.count
    remarks += ported.remarks.count
    for change in ported.changes where !isWritten {
      text += "\(file):\(change.line):\n- \(change.before.plain)\n"
      guard let after = change.after else { continue }
      for line in after.split(separator: "\n", omittingEmptySubsequences: false) {
        text += "+ \(String(line).plain)\n"
      }
    }
    for remark in ported.remarks {
      text += "\(file):\((isWritten ? remark.newText : remark.text).plain)\n"
    }
  }

  /// A summary of all files in one line.
  package func summary(isWritten: Bool) -> String {
    let lines =
      "\(changes) \(changes == 1 ? "line" : "lines") in \(files) "
      + (files == 1 ? "file" : "files")
    let left = remarks == 0 ? "nothing is left to do" : "\(remarks) left to do by hand"
    guard changes > 0 else { return "nothing to edit; \(left)" }
    return isWritten
      ? "changed \(lines); \(left)" : "would change \(lines), with --write; \(left)"
  }
}
