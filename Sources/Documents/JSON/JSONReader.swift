/// Reads JSON (RFC 8259), and reports the position of the first syntax error.
package struct JSONReader {
  /// A text that JSON does not allow at its position.
  package struct SyntaxError: Error, Hashable {
    var line: Int
    /// The column in characters, from 1.
    var column: Int
    var found: String
    var allowed: String
  }

  /// The greatest nesting depth: more than a valid document needs, but too little to overflow the
  /// stack.
  static let depthLimit = 64

  /// The name of the document's end in errors.
  static let endOfText = "the end of the text"

  private let bytes: [UInt8]
  private var position = 0
  private var line: Int
  private var lineStart = 0

  private init(_ text: some StringProtocol, line: Int) {
    bytes = Array(text.utf8)
    self.line = line
  }

  /// Reads one value; `line` is the number of the first line, for the positions of mistakes.
  package static func read(
    _ text: some StringProtocol, firstLine line: Int = 1
  ) throws(SyntaxError) -> JSONNode {
    var reader = JSONReader(text, line: line)
    let node = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.next == nil else {
      throw reader.error(allowed: "nothing after the value")
    }
    return node
  }

  /// Reads a text that is one value; a byte order mark is skipped.
  static func read(document text: String) throws(SyntaxError) -> JSONNode {
    let bytes =
      text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? text.utf8.dropFirst(3) : text.utf8[...]
    return try read(Substring(bytes))
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case 0x20, 0x09, 0x0D: position += 1
      case 0x0A:
        position += 1
        line += 1
        lineStart = position
      default: return
      }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(SyntaxError) -> JSONNode {
    skipSpace()
    let line = line
    guard depth < Self.depthLimit else {
      throw error(allowed: "at most \(Self.depthLimit) values inside each other")
    }
    switch next {
    case UInt8(ascii: "{"):
      return JSONNode(value: .object(try fields(depth: depth + 1)), line: line)
    case UInt8(ascii: "["):
      return JSONNode(value: .list(try elements(depth: depth + 1)), line: line)
    case UInt8(ascii: "\""): return JSONNode(value: .string(try string()), line: line)
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return JSONNode(value: try number(), line: line)
    default:
      let start = position
      switch word() {
      case "true": return JSONNode(value: .bool(true), line: line)
      case "false": return JSONNode(value: .bool(false), line: line)
      case "null": return JSONNode(value: .null, line: line)
      default:
        position = start
        throw error(allowed: "a value: an object, a list, a string, a finite number, true or false")
      }
    }
  }

  private mutating func fields(depth: Int) throws(SyntaxError) -> [JSONNode.Field] {
    position += 1
    skipSpace()
    if take("}") { return [] }
    var fields: [JSONNode.Field] = []
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else {
        throw error(allowed: "the name of a field in quotation marks")
      }
      let name = try string()
      skipSpace()
      guard take(":") else { throw error(allowed: "a colon after the name of a field") }
      fields.append(JSONNode.Field(name: name, node: try value(depth: depth)))
      skipSpace()
      if take("}") { return fields }
      guard take(",") else { throw error(allowed: "a comma or } after a field") }
    }
  }

  private mutating func elements(depth: Int) throws(SyntaxError) -> [JSONNode] {
    position += 1
    skipSpace()
    if take("]") { return [] }
    var elements: [JSONNode] = []
    while true {
      elements.append(try value(depth: depth))
      skipSpace()
      if take("]") { return elements }
      guard take(",") else { throw error(allowed: "a comma or ] after an element") }
    }
  }

  private mutating func number() throws(SyntaxError) -> JSONNode.Value {
    let start = position
    let allowed = "a number such as 12, -0.5 or 1e3"
    _ = take("-")
    if !take("0"), !digits() { throw error(at: start, allowed: allowed) }
    if take("."), !digits() { throw error(at: start, allowed: allowed) }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      if !digits() { throw error(at: start, allowed: allowed) }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard !isWordByte(next), let number = Double(text) else {
      throw error(at: start, allowed: allowed)
    }
    return .number(number, text: text)
  }

  /// Reads digits, and returns whether there was at least one.
  private mutating func digits() -> Bool {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position > start
  }

  private mutating func string() throws(SyntaxError) -> String {
    position += 1
    var result: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"): result += try escape()
      case 0..<0x20: throw error(allowed: "a character, or \\n, \\t, \\u0000 … for a control code")
      default:
        result.append(byte)
        position += 1
      }
    }
    throw error(allowed: "a quotation mark at the end of the string")
  }

  private mutating func escape() throws(SyntaxError) -> [UInt8] {
    let start = position
    position += 1
    guard let byte = next else { throw error(allowed: "a character after the backslash") }
    position += 1
    switch Unicode.Scalar(byte) {
    case "\"", "\\", "/": return [byte]
    case "b": return [0x08]
    case "f": return [0x0C]
    case "n": return [0x0A]
    case "r": return [0x0D]
    case "t": return [0x09]
    case "u":
      guard let scalar = unicodeScalar() else {
        throw error(at: start, allowed: "\\u and four hexadecimal digits of a Unicode character")
      }
      return Array(String(Character(scalar)).utf8)
    default: throw error(at: start, allowed: "\\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u0000")
    }
  }

  /// Reads the character after `\u`: four digits, or two groups of four for a surrogate pair; nil
  /// if the digits are not valid.
  private mutating func unicodeScalar() -> Unicode.Scalar? {
    guard let first = codeUnit() else { return nil }
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, take("\\"), take("u"), let second = codeUnit(),
      (0xDC00...0xDFFF).contains(second)
    else { return nil }
    return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
  }

  private mutating func codeUnit() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = bytes[position..<position + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    position += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private func isWordByte(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    let character = Character(Unicode.Scalar(byte))
    return byte >= 0x80 || character.isLetter || character.isNumber || "+-._".contains(character)
  }

  private mutating func word() -> String {
    let start = position
    while isWordByte(next) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// An error that names the word or character at a position.
  private func error(at place: Int? = nil, allowed: String) -> SyntaxError {
    var reader = self
    reader.position = place ?? position
    let column = String(decoding: bytes[lineStart..<reader.position], as: UTF8.self).count + 1
    let rest = String(decoding: bytes[reader.position...].prefix(16), as: UTF8.self)
    let word = reader.word()
    let found: String
    if !word.isEmpty {
      found = JSONText.string(word.shortened(to: 40))
    } else if let character = rest.first {
      found =
        character.isNewline
        ? "the end of the line" : JSONText.string(String(character).shortened(to: 40))
    } else {
      found = Self.endOfText
    }
    return SyntaxError(line: line, column: column, found: found, allowed: allowed)
  }
}
