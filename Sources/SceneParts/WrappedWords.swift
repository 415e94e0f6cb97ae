package import Drawing

/// A text that is wrapped between words to a width; its line breaks and indents are kept.
package struct WrappedWords {
  package let lines: [String]

  /// Wraps a text to a width in points; a longer word has a line of its own.
  ///
  /// - Complexity: At most one measurement for each word.
  package init(_ text: String, font: Font, width: Double, _ measuring: any TextMeasuring) {
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
