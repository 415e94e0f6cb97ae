/// The longest text that is certain to be in every match of a regular expression.
///
/// A search looks for this text first, and tries the regular expression only on lines that have it.
/// Optional characters, wildcards and anchors end a run of certain text. An expression with a choice,
/// a group, a character class in brackets or an escape with arguments has no such text.
struct RequiredLiteral: Hashable {
  private(set) var text = ""
  /// Whether the expression is this text and nothing else.
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
        // Text beside a choice is not in every match, and groups and classes are not parsed here.
        (text, run, isAll) = ("", "", false)
        return
      case "?", "*", "{", "}":
        // The last character is optional.
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
          // A class or an anchor; escapes with arguments are not parsed.
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
