/// Breaks a text into lines between its words, each as full as it can be.
struct LineBreaking {
  let font: Font
  /// In points.
  let width: Double
  let text: any TextMeasuring

  /// The lines; the last one that is allowed holds all that is left, however wide.
  ///
  /// A word that is wider than a line stands alone in one. A line feed ends a line.
  /// - Complexity: One measurement for each word.
  func lines(of string: String, atMost limit: Int) -> [String] {
    let space = text.width(of: " ", in: font)
    var lines: [String] = []
    var line = ""
    var lineWidth = 0.0
    func endLine() {
      lines.append(line)
      line = ""
      lineWidth = 0
    }
    for (place, paragraph) in string.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if place > 0, lines.count + 1 < limit { endLine() }
      for word in paragraph.split(separator: " ") {
        let wordWidth = text.width(of: String(word), in: font)
        if !line.isEmpty {
          if lines.count + 1 < limit, lineWidth + space + wordWidth > width {
            endLine()
          } else {
            line += " "
            lineWidth += space
          }
        }
        line += word
        lineWidth += wordWidth
      }
    }
    return lines + [line]
  }

  /// The width of a line in points, added up as it is when lines are broken: at this width the same
  /// words fit.
  func width(of line: String) -> Double {
    let space = text.width(of: " ", in: font)
    return line.split(separator: " ").enumerated().reduce(0) { width, word in
      (word.offset == 0 ? width : width + space) + text.width(of: String(word.element), in: font)
    }
  }
}
