/// Splits Swift source into tokens that together contain the whole source.
struct SourceScanner {
  /// A string literal, or an interpolation in one.
  private enum Frame {
    case string(hashes: Int32, isLong: Bool)
    case interpolation(depth: Int32)
  }

  private let bytes: [UInt8]
  private let work: Work
  private var position = 0
  private var line = 1

  private init(_ bytes: [UInt8], _ work: Work) { (self.bytes, self.work) = (bytes, work) }

  /// The tokens of a source of up to 4 GB, optionally only tokens of some kinds.
  ///
  /// Invalid source is split as well: an unterminated string ends with its line, and an
  /// unterminated comment with the file.
  /// - Complexity: O(n) in the length of the source, with 16 bytes of memory for each token, and 12
  ///   for each string or interpolation that is open inside another one.
  static func tokens(
    of source: String, _ work: Work = Work(),
    where isWanted: (SourceToken.Kind) -> Bool = { _ in true }
  ) -> SourceTokens {
    var scanner = SourceScanner(Array(source.utf8), work)
    var tokens = SourceTokens(of: scanner.bytes)
    while scanner.position < scanner.bytes.count {
      let (start, line) = (scanner.position, scanner.line)
      let kind = scanner.take()
      let range = start..<scanner.position
      if isWanted(kind) { tokens.append(kind, range, line: line) }
      scanner.line += scanner.bytes[range].count { $0 == .newline }
    }
    return tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    work.steps += 1
    return position + offset < bytes.count ? bytes[position + offset] : nil
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

  /// Skips a comment with the comments nested in it.
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
    case _ where hashes > 1:
      // Leaves the last number sign, because it may begin a word.
      position += hashes - 1
      return .directive
    default:
      position += 1
      skip { $0.isWord }
      return .directive
    }
  }

  private func areHashes(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == .hash }
  }

  /// Skips a string from its first quote, including strings nested in interpolations.
  private mutating func skipString(hashes: Int) {
    var open = [begin(hashes: hashes)]
    while let frame = open.last, let next = byte() {
      switch frame {
      case .string(let hashes, let isLong):
        let hashes = Int(hashes)
        if next == .newline, !isLong {
          open.removeLast()
        } else if next == .backslash, areHashes(hashes, after: 1) {
          position += 1 + hashes
          if byte() == UInt8(ascii: "(") {
            open.append(.interpolation(depth: 0))
          } else {
            position += 1
          }
        } else if let length = end(hashes: hashes, isLong: isLong) {
          position += length
          open.removeLast()
        } else {
          position += 1
        }
      case .interpolation(let depth):
        if next == .quote {
          open.append(begin(hashes: 0))
          continue
        }
        position += 1
        if next == UInt8(ascii: "(") {
          open[open.count - 1] = .interpolation(depth: depth + 1)
        } else if next == UInt8(ascii: ")") {
          open.removeLast()
          if depth > 1 { open.append(.interpolation(depth: depth - 1)) }
        }
      }
    }
    position = min(position, bytes.count)
  }

  /// Consumes the opening quotes of a string.
  private mutating func begin(hashes: Int) -> Frame {
    let isLong = byte(1) == .quote && byte(2) == .quote
    position += isLong ? 3 : 1
    return .string(hashes: Int32(hashes), isLong: isLong)
  }

  /// The length of a string's closing delimiter; nil if there is none at the current position.
  private func end(hashes: Int, isLong: Bool) -> Int? {
    let quotes = isLong ? 3 : 1
    guard (0..<quotes).allSatisfy({ byte($0) == .quote }), areHashes(hashes, after: quotes) else {
      return nil
    }
    return quotes + hashes
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

  /// Whether the byte is part of a name; all non-ASCII bytes count.
  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: self >= 0x80
    }
  }
}
