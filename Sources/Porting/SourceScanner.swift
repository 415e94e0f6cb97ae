/// Splits Swift source into tokens; together they are the whole source.
struct SourceScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  private init(_ source: String) { bytes = Array(source.utf8) }

  /// The tokens of a source.
  ///
  /// What the compiler would refuse is split somehow: a string that does not end goes to the end of its
  /// line, a comment to that of the file.
  /// - Complexity: O(n) in the length of the source.
  static func tokens(of source: String) -> [SourceToken] {
    var scanner = SourceScanner(source)
    var tokens: [SourceToken] = []
    while scanner.position < scanner.bytes.count {
      let (start, line) = (scanner.position, scanner.line)
      let kind = scanner.take()
      let range = start..<scanner.position
      tokens.append(
        SourceToken(
          kind: kind, range: range, line: line,
          text: String(decoding: scanner.bytes[range], as: UTF8.self)))
      scanner.line += scanner.bytes[range].count { $0 == .newline }
    }
    return tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private mutating func take() -> SourceToken.Kind {
    guard let first = byte() else { return .space }
    switch first {
    case .newline:
      position += 1
      return .newline
    case .space, .tab, .carriageReturn:
      skip { $0 == .space || $0 == .tab || $0 == .carriageReturn }
      return .space
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      skip { $0 != .newline }
      return .comment
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      skipComment()
      return .comment
    case .quote:
      skipString(hashes: 0)
      return .string
    case .hash: return takeHash()
    case UInt8(ascii: "`"):
      position += 1
      skip { $0 != UInt8(ascii: "`") && $0 != .newline }
      if byte() == UInt8(ascii: "`") { position += 1 }
      return .identifier
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skip { $0.isWord }
      return .number
    case _ where first.isWord:
      skip { $0.isWord }
      return .identifier
    default:
      position += 1
      return .punctuation
    }
  }

  private mutating func skip(while goesOn: (UInt8) -> Bool) {
    while let next = byte(), goesOn(next) { position += 1 }
  }

  /// Comments can lie in comments.
  private mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  private mutating func takeHash() -> SourceToken.Kind {
    var hashes = 0
    while byte(hashes) == .hash { hashes += 1 }
    switch byte(hashes) {
    case .quote:
      position += hashes
      skipString(hashes: hashes)
      return .string
    case UInt8(ascii: "/"):
      position += hashes + 1
      while position < bytes.count, !(byte() == UInt8(ascii: "/") && areHashes(hashes, after: 1)) {
        position += 1
      }
      position = min(bytes.count, position + 1 + hashes)
      return .string
    default:
      position += 1
      skip { $0.isWord }
      return .directive
    }
  }

  private func areHashes(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == .hash }
  }

  /// Begins at the first quote.
  private mutating func skipString(hashes: Int) {
    let isLong = byte(1) == .quote && byte(2) == .quote
    let quotes = isLong ? 3 : 1
    position += quotes
    while let next = byte() {
      if next == .newline, !isLong { return }
      if next == .backslash, areHashes(hashes, after: 1) {
        position += 1 + hashes
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
      } else if (0..<quotes).allSatisfy({ byte($0) == .quote }), areHashes(hashes, after: quotes) {
        position += quotes + hashes
        return
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while let next = byte(), next != .newline || depth > 0 {
      if next == UInt8(ascii: "(") { depth += 1 }
      if next == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 {
          position += 1
          return
        }
      }
      if next == .quote { skipString(hashes: 0) } else { position += 1 }
    }
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let hash = UInt8(ascii: "#")
  fileprivate static let backslash = UInt8(ascii: "\\")

  /// Whether it is part of a name; all that is not ASCII counts.
  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: self >= 0x80
    }
  }
}
