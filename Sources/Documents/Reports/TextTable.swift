/// A table for a terminal: lines of cells in aligned columns.
package struct TextTable {
  package enum Alignment {
    case left, right
  }

  private var columns: [(title: String, alignment: Alignment)]
  /// The rows, each with the lines below it.
  private var rows: [(cells: [String], notes: [String])] = []

  package init(_ columns: [(title: String, alignment: Alignment)]) {
    self.columns = columns
  }

  /// Adds a row of one text per column, and lines below it; missing texts are empty.
  package mutating func append(_ row: [String], below notes: [String] = []) {
    rows.append((row + Array(repeating: "", count: max(0, columns.count - row.count)), notes))
  }

  /// The titles and the rows, one per line, without trailing spaces.
  ///
  /// Empty columns are left out.
  package var text: String {
    let used = columns.indices.filter { column in rows.contains { !$0.cells[column].isEmpty } }
    let lines = [(cells: columns.map(\.title), notes: [])] + rows
    let widths = columns.indices.map { column in lines.map { $0.cells[column].count }.max() ?? 0 }
    return lines.map { line, notes in
      var text = used.map { column in
        let padding = String(repeating: " ", count: widths[column] - line[column].count)
        return columns[column].alignment == .left ? line[column] + padding : padding + line[column]
      }.joined(separator: "  ")
      while text.last == " " { text.removeLast() }
      return ([text] + notes.map { "  \($0)" }).joined(separator: "\n") + "\n"
    }.joined()
  }
}
