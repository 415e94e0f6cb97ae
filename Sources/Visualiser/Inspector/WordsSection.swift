import Drawing
import Inspecting
import SceneParts
import ScrollEngine

/// The meanings of the words that a guided path uses.
struct WordsSection: SectionContent {
  private static let wordWidth = 96.0
  private static let lineHeight = 18.0
  private static let gap = 12.0
  /// The number of lines reserved for the meaning of each word.
  private static let mostLines = 2

  /// The words to explain.
  var words = GlossaryWord.first

  var heading: Words { "Words" }
  var isShown: Bool { true }

  var height: Double {
    Double(words.count) * (Double(Self.mostLines) * Self.lineHeight + Self.gap)
  }

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    var y = rect.minY
    for entry in words {
      let line = Rect(x: rect.minX, y: y, width: rect.width, height: Self.lineHeight)
      canvas.text(entry.word, in: line, font: Typography.bodyStrong, color: theme.ink)
      var left = line.inset(by: EdgeInsets(top: 0, left: Self.wordWidth, bottom: 0, right: 0))
      let breaking = LineBreaking(font: Typography.body, width: left.width, text: canvas.text)
      for words in breaking.lines(of: entry.meaning, atMost: Self.mostLines) {
        canvas.text(words, in: left, font: Typography.body, color: theme.muted)
        left.origin.y += Self.lineHeight
      }
      y += Double(Self.mostLines) * Self.lineHeight + Self.gap
    }
  }
}
