internal import PlainText

/// The text of single values in JSON.
package enum JSONText {
  /// A string in quotation marks; control characters, and other characters that JSON or a terminal
  /// interprets, are escaped.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isCommand:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A number with all its digits and no `.0`; `null` if it is not finite.
  package static func number(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == 0 { return "0" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A list on one line, without spaces.
  static func list(_ elements: some Sequence<String>) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }
}

extension StringProtocol {
  /// The beginning of a text for a message, with an ellipsis if it was shortened.
  ///
  /// The limit counts Unicode scalars, because one character may have any number of marks.
  package func shortened(to limit: Int) -> String {
    let start = unicodeScalars.prefix(limit)
    let text = String(String.UnicodeScalarView(start))
    return start.endIndex == unicodeScalars.endIndex ? text : text + "…"
  }
}
