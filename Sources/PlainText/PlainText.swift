extension StringProtocol {
  /// The text on one line, as a terminal shows it: what it would obey is written out, as `\n` and
  /// `\u{1B}`.
  ///
  /// That are control characters, line and paragraph separators, and the marks that reorder what
  /// stands around them. Backslashes stay, so a text that has been made plain once is not changed.
  ///
  /// - Complexity: O(n) in the length of the text.
  public var plain: String {
    guard unicodeScalars.contains(where: \.isCommand) else { return String(self) }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isCommand:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would do something on it instead of showing it.
  public var isCommand: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    // What turns the direction of writing.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: true
    // What cannot be seen but divides or annotates.
    case 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}
