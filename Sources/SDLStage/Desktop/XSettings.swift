/// The settings that an X11 desktop's settings manager publishes, by their names.
///
/// The format is that of the specification XSETTINGS 0.5 of freedesktop.org: numbers in the byte
/// order that the first byte names, and names and texts filled up to multiples of four bytes.
struct XSettings: Hashable, Sendable {
  /// The whole numbers among the settings.
  private(set) var numbers: [String: Int] = [:]
  /// The texts among the settings.
  private(set) var texts: [String: String] = [:]

  init(numbers: [String: Int] = [:], texts: [String: String] = [:]) {
    self.numbers = numbers
    self.texts = texts
  }

  /// Reads settings up to the first damaged one.
  init(_ bytes: [UInt8]) {
    var reader = Reader(bytes)
    reader.skip(8)
    guard let count = reader.word() else { return }
    for _ in 0..<count {
      guard let kind = reader.byte() else { return }
      reader.skip(1)
      guard let length = reader.half(), let name = reader.text(length) else { return }
      // The number of the change in which the setting was last set.
      reader.skip(4)
      switch kind {
      case 0:
        guard let value = reader.word() else { return }
        numbers[name] = Int(Int32(truncatingIfNeeded: value))
      case 1:
        guard let length = reader.word(), let value = reader.text(length) else { return }
        texts[name] = value
      // A colour: four numbers of two bytes.
      case 2: reader.skip(8)
      default: return
      }
    }
  }

  private struct Reader {
    private let bytes: [UInt8]
    private var place = 0
    private let leastFirst: Bool

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      leastFirst = bytes.first == 0
    }

    mutating func skip(_ count: Int) { place += count }

    mutating func byte() -> Int? { number(of: 1) }
    mutating func half() -> Int? { number(of: 2) }
    mutating func word() -> Int? { number(of: 4) }

    private mutating func number(of count: Int) -> Int? {
      guard place + count <= bytes.count else { return nil }
      let own = bytes[place..<place + count]
      place += count
      let ordered = leastFirst ? Array(own.reversed()) : Array(own)
      return ordered.reduce(0) { $0 << 8 | Int($1) }
    }

    mutating func text(_ length: Int) -> String? {
      guard place + length <= bytes.count else { return nil }
      defer { place += (length + 3) / 4 * 4 }
      return String(decoding: bytes[place..<place + length], as: UTF8.self)
    }
  }
}
