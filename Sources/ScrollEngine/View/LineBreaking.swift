/// Breaks a text into lines between its words, each as full as it can be.
package struct LineBreaking {
  let font: Font
  /// The width of a line, in points.
  let width: Double
  let text: any TextMeasuring

  package init(font: Font, width: Double, text: any TextMeasuring) {
    self.font = font
    self.width = width
    self.text = text
  }

  /// The lines; the last one allowed holds all that is left, however wide.
  ///
  /// A word wider than a line stands alone. A line feed ends a line.
  /// - Complexity: One measurement per word, of the line that ends with it.
  package func lines(of string: String, atMost limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    func endLine() {
      lines.append(line)
      line = ""
    }
    for (place, paragraph) in string.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if place > 0, lines.count + 1 < limit { endLine() }
      for word in paragraph.split(separator: " ") {
        guard !line.isEmpty else {
          line = String(word)
          continue
        }
        // Measured as a whole: the widths of single words, each in whole pixels, add up to
        // something else.
        let longer = line + " " + word
        if lines.count + 1 < limit, text.width(of: longer, in: font) > width {
          endLine()
          line = String(word)
        } else {
          line = longer
        }
      }
    }
    return lines + [line]
  }
}
