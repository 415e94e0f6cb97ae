extension StringProtocol {
  /// The text as it is written in a page of HTML, also in the values of attributes.
  ///
  /// - Complexity: O(n) in the length of the text.
  public var escapedForHTML: String {
    reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
