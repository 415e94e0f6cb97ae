extension StringProtocol {
  /// The text on one line, safe for a terminal: control characters are spelled out, as `\n` and
  /// `\u{1B}`.
  ///
  /// Also spelled out are line and paragraph separators, marks that reorder the surrounding text,
  /// and invisible characters. Backslashes are kept, so making a text plain twice changes nothing.
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
  /// Whether a terminal would act on the scalar instead of showing it.
  public var isCommand: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    // Marks that change the direction of writing.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: true
    // Invisible characters that divide or annotate text.
    case 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}
