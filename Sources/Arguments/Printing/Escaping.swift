extension String {
  /// With other texts in place of single scalars.
  ///
  /// The library's own `replacing` would bring the parser of regular expressions into the program: a
  /// twentieth of its size.
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
