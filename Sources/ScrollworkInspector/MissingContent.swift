import Drawing
import Inspecting
import SceneParts
import ScrollEngine

/// Sentences that name missing constraints.
@MainActor
struct MissingContent: @MainActor SectionContent {
  /// The lines of each sentence.
  private let sentences: [[String]]

  private static let lineHeight = 15.0
  private static let gap = 8.0
  /// The distance of the words from the bar at their left.
  private static let indent = 12.0
  private static let font = Typography.small

  /// Wraps the sentences; without a measure, each has one line.
  init(_ sentences: [String], _ measuring: (any TextMeasuring)?) {
    let width = InspectorSection.contentWidth - Self.indent
    self.sentences = sentences.map { sentence in
      measuring.map { WrappedWords(sentence, font: Self.font, width: width, $0).lines } ?? [
        sentence
      ]
    }
  }

  var heading: Words { "Missing constraint" }
  var isShown: Bool { !sentences.isEmpty }
  var height: Double {
    sentences.reduce(0) { $0 + Double($1.count) * Self.lineHeight + Self.gap }
  }

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    var y = rect.minY
    for lines in sentences {
      let height = Double(lines.count) * Self.lineHeight
      canvas.fill(
        Rect(x: rect.minX, y: y, width: 3, height: height), StrutLook(theme: theme).color(.open))
      for words in lines {
        canvas.text(
          words,
          in: Rect(
            x: rect.minX + Self.indent, y: y, width: rect.width - Self.indent,
            height: Self.lineHeight), font: Self.font, color: theme.ink)
        y += Self.lineHeight
      }
      y += Self.gap
    }
  }
}
