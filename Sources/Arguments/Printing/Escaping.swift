extension String {
  /// The text with some scalars replaced by other texts.
  ///
  /// The standard library's `replacing` would link the parser of regular expressions, and so make
  /// the program a twentieth larger.
  func escaping(_ replacements: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let replacement = replacements[scalar] {
        text += replacement
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
