/// A table for a terminal: lines of cells in aligned columns.
struct TextTable {
  enum Alignment {
    case left, right
  }

  private var columns: [(title: String, alignment: Alignment)]
  private var rows: [[String]] = []
  /// Lines below rows, by the row's index.
  private var notes: [Int: [String]] = [:]

  init(_ columns: [(title: String, alignment: Alignment)]) {
    self.columns = columns
  }

  /// Adds a row of one text per column, and lines below it; missing texts are empty.
  mutating func append(_ row: [String], below notes: [String] = []) {
    if !notes.isEmpty { self.notes[rows.count] = notes }
    rows.append(row + Array(repeating: "", count: max(0, columns.count - row.count)))
  }

  /// The titles and the rows, one per line, without trailing spaces.
  ///
  /// Empty columns are left out.
  var text: String {
    let used = columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    let lines = [columns.map(\.title)] + rows
    let widths = columns.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.enumerated().map { place, line in
      var text = used.map { column in
        let padding = String(repeating: " ", count: widths[column] - line[column].count)
        return columns[column].alignment == .left ? line[column] + padding : padding + line[column]
      }.joined(separator: "  ")
      while text.last == " " { text.removeLast() }
      let below = notes[place - 1] ?? []
      return ([text] + below.map { "  \($0)" }).joined(separator: "\n") + "\n"
    }.joined()
  }
}
