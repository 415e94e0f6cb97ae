package import SceneParts
package import ScrollEngine

/// The facts about a view, a cell or a row on the stage, for the card and for the clipboard.
package struct Inspection: Hashable {
  package struct Line: Hashable {
    package let name: String
    package let words: Words

    package var value: String { words.string }
  }

  /// The name of the target, such as `Row 5 · cell 6`.
  package let title: String
  /// The class and the place of the target, such as `RowCell "cell" in container/table1`.
  package let subtitle: String
  package var facts: [Line] = []
  /// The places of a cell with their times in seconds, the latest last.
  package var history: [Line] = []
  /// The problem with the target; nil if there is none.
  package var warning: String?
  package let pane: Int
  /// The frame in the window of the pane; nil if the target is not in the view hierarchy.
  package var outline: Rect?

  /// All facts as lines of text.
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
