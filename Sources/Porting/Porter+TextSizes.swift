// UIKit's labels follow the size of text that a person has chosen. Here there is one size.
extension Porter {
  /// Removes `label.adjustsFontForContentSizeCategory = true` where it is a statement on a line of its own; returns
  /// whether it did.
  ///
  /// The only statement of a case stays, because a case needs one, and so does one on a line with others.
  mutating func portTextSize(_ name: String, _ index: Int) -> Bool {
    guard name == "adjustsFontForContentSizeCategory", text(index + 1) == "=",
      ["true", "false"].contains(text(index + 2)), !types.declares(name)
    else { return false }
    var start = index
    while text(start - 1) == "." {
      start -= 2
      while ["?", "!"].contains(text(start)) { start -= 1 }
      guard isWord(start) else { return false }
    }
    let end = index + 2
    let isLast = !code.indices.contains(end + 1) || code[end + 1].line > code[end].line
    guard isFirstOnLine(start), isLast, text(start - 1) != ":" else { return false }
    remove(start...end)
    return true
  }
}
