/// The form in which a file keeps its text, told by its first bytes.
enum StoredForm: Hashable, Sendable {
  /// UTF-8, or bytes that are shown as if they were.
  case plain
  case gzip
  case wide(WideText.Order)
  /// A form that cannot be shown, by its name.
  case other(String)

  /// How many bytes are enough to tell all forms apart.
  static let markLength = 6

  /// What can be shown, for messages.
  static let allowed = "text, gzip, and UTF-16 with a mark"

  init(_ start: some Sequence<UInt8>) {
    let start = Array(start.prefix(Self.markLength))
    let form = Self.marks.first { start.starts(with: $0.mark) }?.form
    self = form ?? .plain
  }

  private static let marks: [(mark: [UInt8], form: StoredForm)] = [
    ([0x1F, 0x8B], .gzip),
    // The mark of UTF-32 begins like that of UTF-16.
    ([0xFF, 0xFE, 0, 0], .other("UTF-32")), ([0, 0, 0xFE, 0xFF], .other("UTF-32")),
    ([0xFF, 0xFE], .wide(.little)), ([0xFE, 0xFF], .wide(.big)),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], .other("xz data")),
    ([0x28, 0xB5, 0x2F, 0xFD], .other("zstd data")),
    ([0x42, 0x5A, 0x68], .other("bzip2 data")), ([0x50, 0x4B, 3, 4], .other("a zip archive")),
  ]
}
