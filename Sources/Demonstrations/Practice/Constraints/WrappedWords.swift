import Drawing

/// A text broken between words into lines of a width; its own lines stay.
struct WrappedWords {
  let lines: [String]

  /// `width` is in points.
  ///
  /// - Complexity: One measurement for each word.
  init(_ text: String, font: Font, width: Double, _ measuring: any TextMeasuring) {
    var lines: [String] = []
    for own in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = String(own.prefix { $0 == " " })
      var line = ""
      for word in own.split(separator: " ") {
        let longer = line.isEmpty ? indent + word : line + " " + word
        if line.isEmpty || measuring.width(of: longer, in: font) <= width {
          line = longer
        } else {
          lines.append(line)
          line = indent + word
        }
      }
      lines.append(line)
    }
    self.lines = lines
  }
}
