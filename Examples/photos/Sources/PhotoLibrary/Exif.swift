/// The orientation and date that a camera notes in a picture. Source: Exif 2.32 and TIFF 6.0.
struct Exif {
  var isOnItsSide = false
  var taken: WallTime?

  init() {}

  private static let mark = Array("Exif\0\0".utf8)

  /// Reads a segment of a JPEG file; nil if it is not an Exif segment.
  init?(segment bytes: [UInt8]) {
    guard bytes.starts(with: Self.mark) else { return nil }
    self.init(notes: bytes[...])
  }

  /// Reads the data of a PNG file; some programs put the mark of JPEG segments before it.
  init?(notes bytes: ArraySlice<UInt8>) {
    let bytes = bytes.starts(with: Self.mark) ? bytes.dropFirst(Self.mark.count) : bytes
    guard let table = Table(Array(bytes)) else { return nil }
    let first = table.entries(at: table.number(4, 4))
    if let turn = first[Tag.orientation], turn.kind == Self.shortNumber {
      isOnItsSide = (5...8).contains(turn.short)
    }
    let details = first[Tag.details].map { table.entries(at: $0.long) } ?? [:]
    let texts = [details[Tag.taken], details[Tag.digitized], first[Tag.changed]]
    taken = texts.lazy.compactMap { $0.flatMap { WallTime(exif: table.text($0)) } }.first
  }

  private static let shortNumber = 3

  private enum Tag {
    static let orientation = 0x0112
    static let changed = 0x0132
    static let details = 0x8769
    static let taken = 0x9003
    static let digitized = 0x9004
  }

  private struct Entry {
    var kind: Int
    var short: Int
    var long: Int
    var count: Int
  }

  /// Reads numbers at byte offsets, in the byte order that the first two bytes specify.
  private struct Table {
    let bytes: [UInt8]
    let isLittle: Bool

    init?(_ bytes: [UInt8]) {
      self.bytes = bytes
      guard bytes.count >= 8 else { return nil }
      isLittle = bytes[0] == UInt8(ascii: "I")
      guard number(2, 2) == 42 else { return nil }
    }

    /// The number at a place; 0 if the bytes end too early.
    func number(_ place: Int, _ count: Int) -> Int {
      guard place >= 0, place + count <= bytes.count else { return 0 }
      let digits = bytes[place..<place + count]
      return isLittle ? digits.reversed().bigEndian : digits.bigEndian
    }

    func entries(at place: Int) -> [Int: Entry] {
      guard place > 0, place < bytes.count else { return [:] }
      var entries: [Int: Entry] = [:]
      for index in 0..<number(place, 2) {
        let entry = place + 2 + 12 * index
        guard entry + 12 <= bytes.count else { break }
        entries[number(entry, 2)] = Entry(
          kind: number(entry + 2, 2), short: number(entry + 8, 2), long: number(entry + 8, 4),
          count: number(entry + 4, 4))
      }
      return entries
    }

    func text(_ entry: Entry) -> ArraySlice<UInt8> {
      guard entry.long >= 0, entry.count >= 0, entry.long <= bytes.count else { return [] }
      return bytes[entry.long..<min(bytes.count, entry.long + entry.count)]
    }
  }
}
