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

  /// A tab fills the line up to the next multiple of this number of characters.
  static let tabWidth = 8

  /// Decodes the first bytes of a line that is `byteCount` bytes long.
  ///
  /// Bytes that are not UTF-8 become replacement characters, and control characters their symbols.
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
    } else {
      text = Self.visible(String(decoding: bytes, as: UTF8.self))
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

  private static func visible(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var column = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09:
        repeat {
          result.append(" ")
          column += 1
        } while column % tabWidth != 0
        continue
      case 0..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: result.append("\u{2421}")
      case 0x80..<0xA0: result.append("\u{FFFD}")
      // These characters would reverse the text that follows, or break the line.
      case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029:
        result.append("\u{FFFD}")
      default: result.append(scalar)
      }
      column += 1
    }
    return String(result)
  }
}
