import ScrollEngine

/// The facts about something on the stage, for the card and for the clipboard.
struct Inspection: Hashable {
  struct Fact: Hashable {
    let name: String
    let value: String
  }

  /// What it is: `Row 5 · cell 6`.
  let title: String
  /// Its class, and where it is: `RowCell "cell" in container/table1`.
  let subtitle: String
  var facts: [Fact] = []
  /// Where a cell has been, with the times in seconds, the latest last.
  var history: [Fact] = []
  /// What is wrong with it.
  var warning: String?
  let pane: Int
  /// Its frame in the window of its pane; nil for what is not in the hierarchy.
  var outline: Rect?

  /// All of it as lines of text.
  var text: String {
    var lines = [title, subtitle]
    if let warning { lines.append("! \(warning)") }
    let width = facts.map(\.name.count).max() ?? 0
    lines += facts.map { fact in
      fact.name + String(repeating: " ", count: width - fact.name.count + 2) + fact.value
    }
    lines += history.map { "\($0.name)  \($0.value)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
