package import ScrollEngine

/// The facts about something on the stage, for the card and for the clipboard.
package struct Inspection: Hashable {
  package struct Fact: Hashable {
    package let name: String
    package let value: String
  }

  /// What it is: `Row 5 · cell 6`.
  package let title: String
  /// Its class, and where it is: `RowCell "cell" in container/table1`.
  package let subtitle: String
  package var facts: [Fact] = []
  /// Where a cell has been, with the times in seconds, the latest last.
  package var history: [Fact] = []
  /// What is wrong with it.
  package var warning: String?
  package let pane: Int
  /// Its frame in the window of its pane; nil for what is not in the hierarchy.
  package var outline: Rect?

  /// All of it as lines of text.
  package var text: String {
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
