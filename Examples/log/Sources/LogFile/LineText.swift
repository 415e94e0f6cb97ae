/// A line as it is shown: its characters cannot change the text around it.
public struct LineText: Hashable, Sendable {
  /// The text, with spaces for tabs, and visible symbols for control characters.
  public let text: String
  /// How many bytes the line has in the file, without its line feed.
  public let byteCount: Int
  /// Whether the line is longer than ``text`` shows.
  public let isCut: Bool
  /// Whether each byte of ``text`` is a character.
  public let isASCII: Bool
  /// Where escape sequences change the look of the text, in ascending order; empty without any.
  public let styles: [StyledRun]

  /// A tab fills the line up to the next multiple of this number of characters.
  static let tabWidth = 8

  /// Decodes the first bytes of a line that is `byteCount` bytes long.
  ///
  /// Bytes that are not UTF-8 become replacement characters, and control characters their symbols.
  /// Escape sequences of terminals are left out; those for colours and bold text become ``styles``.
  /// A carriage return at the end of the line is left out.
  public init(_ bytes: [UInt8], of byteCount: Int) {
    self.byteCount = byteCount
    isCut = bytes.count < byteCount
    var bytes = bytes[...]
    if isCut {
      bytes.removeLast(Self.unfinished(bytes))
    } else if bytes.last == 0x0D {
      bytes.removeLast()
    }
    if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      text = String(decoding: bytes, as: UTF8.self)
      isASCII = true
      styles = []
    } else {
      (text, styles) = Self.visible(String(decoding: bytes, as: UTF8.self))
      isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    }
  }

  /// How many bytes at the end belong to a character that is not complete.
  private static func unfinished(_ bytes: ArraySlice<UInt8>) -> Int {
    for (back, byte) in bytes.reversed().prefix(4).enumerated() where byte & 0xC0 != 0x80 {
      let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return needed > back + 1 ? back + 1 : 0
    }
    return 0
  }

  private static func visible(_ text: String) -> (String, [StyledRun]) {
    var result = String.UnicodeScalarView()
    var column = 0
    // The bytes of what has been looked at: counting the result would make long lines slow.
    var count = 0
    var style = TextStyle()
    var styles: [StyledRun] = []
    let scalars = text.unicodeScalars
    var place = scalars.startIndex
    while place < scalars.endIndex {
      if scalars[place] == "\u{1B}", let escape = EscapeSequence(scalars[place...]) {
        place = escape.end
        let old = style
        escape.change(&style)
        if style != old { styles.append(StyledRun(start: count, style: style)) }
        continue
      }
      let scalar = scalars[place]
      place = scalars.index(after: place)
      if scalar == "\t" {
        let spaces = tabWidth - column % tabWidth
        result.append(contentsOf: repeatElement(" ", count: spaces))
        column += spaces
        count += spaces
        continue
      }
      let shown = symbol(scalar)
      result.append(shown)
      column += 1
      count += UTF8.width(shown)
    }
    return (String(result), styles)
  }

  /// What stands for a character that cannot be shown; otherwise the character.
  private static func symbol(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0: "\u{FFFD}"
    // These characters would reverse the text that follows, or break the line.
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: "\u{FFFD}"
    default: scalar
    }
  }
}
