/// Reads what is certain about the matches of a regular expression.
///
/// Where it does not know what a piece of syntax means, it gives up: then nothing is certain, and a
/// search tries the expression on each line.
struct ExpressionReader {
  /// What every match contains; nil if the expression has syntax that is not known here.
  let certain: CertainText?
  /// Whether the expression is plain text, and that text.
  let plain: String?
  /// Whether an option of the expression makes letters match those of the other case.
  let hasCaseOption: Bool

  private enum Unknown: Error { case syntax }

  init(_ source: String) {
    var reading = Reading(source)
    certain = try? reading.all()
    plain = reading.isPlain && certain != nil ? reading.text : nil
    hasCaseOption = reading.hasCaseOption
  }

  /// The place in an expression, and what has been seen before it.
  private struct Reading {
    private let characters: [Character]
    private var place = 0
    private var depth = 0
    /// Whether all was text so far, and that text.
    var isPlain = true
    var text = ""
    var hasCaseOption = false

    /// Deeper groups than these are nobody's.
    private static let deepest = 50
    /// Classes of more characters are not written out.
    private static let mostInClass = 4

    init(_ source: String) { characters = Array(source) }

    private var next: Character? { place < characters.count ? characters[place] : nil }

    mutating func all() throws(Unknown) -> CertainText {
      let result = try choice()
      // A closing bracket without an opening one.
      guard next == nil else { throw .syntax }
      return result
    }

    private mutating func choice() throws(Unknown) -> CertainText {
      var branches = [try sequence()]
      while next == "|" {
        (isPlain, place) = (false, place + 1)
        branches.append(try sequence())
      }
      return branches.count == 1 ? branches[0] : CertainText(choice: branches)
    }

    private mutating func sequence() throws(Unknown) -> CertainText {
      var parts: [CertainText] = []
      while let character = next, character != "|", character != ")" {
        parts += try repeated(try part())
      }
      return CertainText(sequence: parts)
    }

    // MARK: Repetitions

    private mutating func repeated(_ part: CertainText) throws(Unknown) -> [CertainText] {
      guard let (least, most) = try repetition() else { return [part] }
      isPlain = false
      // Whether it takes much or little makes no difference for what it contains.
      if next == "?" || next == "+" { place += 1 }
      return part.times(least, most)
    }

    private mutating func repetition() throws(Unknown) -> (least: Int, most: Int?)? {
      switch next {
      case "?":
        place += 1
        return (0, 1)
      case "*":
        place += 1
        return (0, nil)
      case "+":
        place += 1
        return (1, nil)
      case "{": return try counts()
      default: return nil
      }
    }

    /// The numbers between braces; nil if the braces are text.
    private mutating func counts() throws(Unknown) -> (least: Int, most: Int?)? {
      guard let end = characters[place...].firstIndex(of: "}") else { return nil }
      let inside = characters[place + 1..<end].filter { !$0.isWhitespace }
      let isCount = inside.allSatisfy { $0.isASCII && $0.isNumber || $0 == "," }
      guard isCount, end > place + 1 else { return nil }
      let numbers = inside.split(separator: ",", omittingEmptySubsequences: false)
        .map { Int(String($0)) }
      place = end + 1
      switch numbers.count {
      case 1: if let count = numbers[0] { return (count, count) }
      case 2: if numbers[0] != nil || numbers[1] != nil { return (numbers[0] ?? 0, numbers[1]) }
      default: break
      }
      throw .syntax
    }

    // MARK: Parts

    private mutating func part() throws(Unknown) -> CertainText {
      guard let character = next else { return .empty }
      place += 1
      switch character {
      case "(": return try group()
      case "[": return try characterClass()
      case "\\": return try escape()
      case ".", "^", "$":
        isPlain = false
        return .anything
      case "*", "+", "?": throw .syntax
      default: return literal(character)
      }
    }

    private mutating func literal(_ character: Character) -> CertainText {
      text.append(character)
      // A character that is not ASCII may be made of other code points in the file.
      let scalars = character.unicodeScalars
      guard scalars.count == 1, let scalar = scalars.first, scalar.isASCII else { return .anything }
      return CertainText([UInt8(scalar.value)])
    }

    private mutating func escape() throws(Unknown) -> CertainText {
      guard let character = next else { throw .syntax }
      place += 1
      guard character.isLetter || character.isNumber else { return literal(character) }
      isPlain = false
      switch character {
      case "t": return CertainText([0x09])
      case "d", "D", "w", "W", "s", "S", "b", "B", "h", "H", "A", "z", "Z": return .anything
      default: throw .syntax
      }
    }

    private mutating func group() throws(Unknown) -> CertainText {
      isPlain = false
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.deepest, next != "*" else { throw .syntax }
      var isLook = false
      if next == "?" {
        place += 1
        switch try opening() {
        case .options: return .empty
        case .look: isLook = true
        case .group: break
        }
      }
      let inside = try choice()
      guard next == ")" else { throw .syntax }
      place += 1
      // What is looked for around a match is not a part of it, and may be absent.
      return isLook ? .anything : inside
    }

    private enum Opening {
      case group
      case look
      case options
    }

    /// Reads what follows `(?`, up to the content of the group.
    private mutating func opening() throws(Unknown) -> Opening {
      guard let character = next else { throw .syntax }
      switch character {
      case ":", ">":
        place += 1
        return .group
      case "=", "!":
        place += 1
        return .look
      case "<":
        place += 1
        if next == "=" || next == "!" {
          place += 1
          return .look
        }
        guard let end = characters[place...].firstIndex(of: ">"),
          characters[place..<end].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { throw .syntax }
        place = end + 1
        return .group
      default: return try options()
      }
    }

    private mutating func options() throws(Unknown) -> Opening {
      while let character = next {
        place += 1
        switch character {
        case "i": hasCaseOption = true
        case "m", "s", "-": break
        case ":": return .group
        case ")": return .options
        default: throw .syntax
        }
      }
      throw .syntax
    }

    // MARK: Classes

    /// Writes out a class of few characters, and skips any other one.
    private mutating func characterClass() throws(Unknown) -> CertainText {
      isPlain = false
      let start = place
      var open = 1
      while open > 0 {
        guard let character = next else { throw .syntax }
        place += 1
        switch character {
        case "[": open += 1
        case "]": open -= 1
        case "\\":
          // Quoted text may contain brackets.
          guard let escaped = next, escaped != "Q" else { throw .syntax }
          place += 1
        default: break
        }
      }
      let content = characters[start..<place - 1]
      // Parsers do not agree on a closing bracket that comes first.
      guard !content.isEmpty, content != ["^"] else { throw .syntax }
      return Self.written(content).map { CertainText(oneOf: $0) } ?? .anything
    }

    /// The texts of a class of few letters, digits and ranges of them; nil for any other class.
    private static func written(_ content: ArraySlice<Character>) -> Set<[UInt8]>? {
      let bytes = content.compactMap(\.asciiValue)
      guard bytes.count == content.count,
        content.allSatisfy({ $0.isLetter || $0.isNumber || "-/.,:;_= \"".contains($0) })
      else { return nil }
      var texts: Set<[UInt8]> = []
      var place = 0
      while place < bytes.count {
        let byte = bytes[place]
        if place + 2 < bytes.count, bytes[place + 1] == 0x2D {
          let last = bytes[place + 2]
          guard byte <= last, Int(last - byte) < mostInClass else { return nil }
          for member in byte...last { texts.insert([member]) }
          place += 3
        } else {
          texts.insert([byte])
          place += 1
        }
      }
      return texts.count <= mostInClass ? texts : nil
    }
  }
}
