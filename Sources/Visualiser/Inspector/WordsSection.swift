import Drawing
import Scenes
import ScrollEngine

/// What the words mean that the guided start uses.
final class WordsSection: InspectorSection {
  private static let wordWidth = 96.0
  private static let lineHeight = 18.0
  private static let gap = 12.0

  /// The words to explain.
  var words = GlossaryWord.first { didSet { if oldValue != words { contentDidChange() } } }

  override var heading: String { "Words" }

  override var contentHeight: Double {
    Double(words.count) * (2 * Self.lineHeight + Self.gap)
  }

  override func drawContent(in rect: Rect, _ canvas: inout Canvas) {
    var y = rect.minY
    for entry in words {
      let line = Rect(x: rect.minX, y: y, width: rect.width, height: Self.lineHeight)
      canvas.text(entry.word, in: line, font: Typography.bodyStrong, color: theme.ink)
      var left = line.inset(by: EdgeInsets(top: 0, left: Self.wordWidth, bottom: 0, right: 0))
      for words in Self.lines(of: entry.meaning, within: left.width, canvas.text) {
        canvas.text(words, in: left, font: Typography.body, color: theme.muted)
        left.origin.y += Self.lineHeight
      }
      y = max(left.minY, y + 2 * Self.lineHeight) + Self.gap
    }
  }

  private static func lines(
    of text: String, within width: Double, _ measuring: any TextMeasuring
  ) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let longer = (lines.last.map { $0 + " " } ?? "") + word
      if lines.isEmpty || measuring.width(of: longer, in: Typography.body) > width {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = longer
      }
    }
    return lines
  }
}
