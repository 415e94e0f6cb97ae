/// The longest text that everything contains which a regular expression matches.
///
/// A search looks for it first, and asks the regular expression only about lines that have it. It is
/// careful: whatever it does not understand ends the text, and gives it up where a choice or a
/// switch may be about it.
struct RequiredLiteral: Hashable {
  private(set) var text = ""
  /// Whether the expression says nothing else.
  private(set) var isAll = true
  private var run = ""

  init(_ source: String) {
    let characters = Array(source)
    var place = 0
    while place < characters.count {
      let character = characters[place]
      place += 1
      switch character {
      case "|", "(", ")", "[", "]":
        // What stands beside a choice is not in everything; groups and classes would have to be read.
        (text, run, isAll) = ("", "", false)
        return
      case "?", "*", "{", "}":
        // The last character may be missing.
        if !run.isEmpty { run.removeLast() }
        endRun()
        if character == "{" { place = Self.end(of: "}", in: characters, after: place) }
      case "+", ".", "^", "$": endRun()
      case "\\":
        guard place < characters.count else {
          endRun()
          return
        }
        let escaped = characters[place]
        place += 1
        if escaped.isLetter || escaped.isNumber {
          // A class or an anchor; what has arguments is not read.
          endRun()
          guard "dDwWsSbB".contains(escaped) else {
            text = ""
            return
          }
        } else {
          run.append(escaped)
        }
      default: run.append(character)
      }
    }
    let wasAll = isAll
    endRun()
    isAll = wasAll
  }

  private static func end(of close: Character, in characters: [Character], after start: Int) -> Int
  {
    (characters[start...].firstIndex(of: close) ?? characters.count - 1) + 1
  }

  private mutating func endRun() {
    if run.utf8.count > text.utf8.count { text = run }
    run = ""
    isAll = false
  }
}
