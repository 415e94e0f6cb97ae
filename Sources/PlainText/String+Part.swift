extension String {
  /// Whether the string contains `part`, compared byte by byte.
  ///
  /// The standard library's `contains` would link the parser of regular expressions.
  package func hasPart(_ part: String) -> Bool {
    var rest = utf8[...]
    while !rest.starts(with: part.utf8) {
      guard rest.popFirst() != nil else { return false }
    }
    return true
  }
}
