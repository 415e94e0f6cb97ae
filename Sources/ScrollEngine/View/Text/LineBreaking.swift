/// Breaks a text into lines between its words, with as many words in each as fit.
package struct LineBreaking<Text: BreakableText> {
  /// The width of a line, in points.
  let width: Double
  /// The width of a text on one line, in points.
  let measure: (Text) -> Double

  /// The lines of a text; the last one allowed takes all remaining text, however wide.
  ///
  /// A word wider than a line has a line of its own. A line feed ends a line.
  /// - Complexity: O(n) in the length of the text, and one measurement for each word, of the line
  ///   up to that word; none for a last line that takes the remaining text.
  package func lines(of text: Text, atMost limit: Int) -> [Text] {
    var lines: [Text] = []
    var line = Text()
    func endLine() {
      lines.append(line)
      line = Text()
    }
    for (place, paragraph) in text.split(at: "\n").enumerated() {
      if place > 0, lines.count + 1 < limit { endLine() }
      for word in paragraph.split(at: " ") where !word.isEmpty {
        guard !line.isEmpty else {
          line = word
          continue
        }
        // The last line takes all remaining words.
        guard lines.count + 1 < limit, isLimited else {
          line.append(word: word)
          continue
        }
        // The line is measured as a whole, because the widths of single words, each in whole
        // pixels, add up to a different width.
        let longer = line.joined(with: word)
        if measure(longer) > width {
          endLine()
          line = word
        } else {
          line = longer
        }
      }
    }
    return lines + [line]
  }

  /// Whether the width is a limit.
  var isLimited: Bool { width < .greatestFiniteMagnitude }

  /// The lines of a text in a line break mode, before they are truncated or clipped.
  ///
  /// With `isSingle`, the text is one line unless the mode wraps.
  func lines(
    of text: Text, atMost limit: Int, _ mode: LineBreakMode, isSingle: Bool
  ) -> [Text] {
    switch mode {
    case .byWordWrapping: wrapped(text, atMost: limit, breaksWords: false)
    case .byCharWrapping: wrapped(text, atMost: limit, breaksWords: true)
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      isSingle ? [text] : lines(of: text, atMost: limit)
    }
  }
}

extension LineBreaking where Text == String {
  /// Makes lines of texts in one font.
  package init(font: Font, width: Double, text: any TextMeasuring) {
    self.init(width: width) { text.width(of: $0, in: font) }
  }
}
