/// Breaks a text into lines between its words, each as full as it can be.
package struct LineBreaking<Text: BreakableText> {
  /// The width of a line, in points.
  let width: Double
  /// The width of a text on one line, in points.
  let measure: (Text) -> Double

  /// The lines; the last one allowed holds all that is left, however wide.
  ///
  /// A word wider than a line stands alone. A line feed ends a line.
  /// - Complexity: O(n) in the length of the text, and one measurement per word, of the line that ends
  ///   with it; none in a line that takes all that is left.
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
        // All that is left.
        guard lines.count + 1 < limit, isLimited else {
          line.append(word: word)
          continue
        }
        // Measured as a whole: the widths of single words, each in whole pixels, add up to
        // something else.
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

  /// Whether any text can be too wide.
  var isLimited: Bool { width < .greatestFiniteMagnitude }

  /// The lines of a text, as far as it is not cut while it is drawn.
  ///
  /// With `isSingle`, all is one line unless the mode breaks it.
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
  /// Breaks texts that are set in one font.
  package init(font: Font, width: Double, text: any TextMeasuring) {
    self.init(width: width) { text.width(of: $0, in: font) }
  }
}
