internal import CBytes
internal import Glibc

/// Bytes that a search finds at the speed of `memchr`.
struct Literal: Hashable, Sendable {
  private let bytes: [UInt8]
  private let ignoresCase: Bool
  /// The byte of the literal that is rarest in logs, and is looked for first: its place, and both
  /// cases.
  private let rarest: (place: Int, small: UInt8, large: UInt8)

  var count: Int { bytes.count }

  static func == (left: Literal, right: Literal) -> Bool {
    left.bytes == right.bytes && left.ignoresCase == right.ignoresCase
  }

  func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  /// - Precondition: There is at least one byte; where case is ignored, all are ASCII.
  init(_ bytes: [UInt8], ignoresCase: Bool) {
    precondition(!bytes.isEmpty, "Literal: nothing to look for")
    self.ignoresCase = ignoresCase
    let folded = ignoresCase ? bytes.map(Self.small) : bytes
    self.bytes = folded
    let place = folded.indices.max { Self.rarity(folded[$0]) < Self.rarity(folded[$1]) } ?? 0
    rarest = (place, folded[place], ignoresCase ? Self.large(folded[place]) : folded[place])
  }

  static func small(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte }
  private static func large(_ byte: UInt8) -> UInt8 {
    byte >= 0x61 && byte <= 0x7A ? byte - 0x20 : byte
  }

  /// How rare a byte is in logs, by a glance at some: letters by their frequency in English.
  private static func rarity(_ byte: UInt8) -> Int {
    switch byte {
    case 0x20, 0x0A, 0x30...0x3A, 0x2D, 0x2E, 0x2F: 0
    case 0x61...0x7A, 0x41...0x5A:
      1 + (Array("etaoinsrhdlucmfywgpbvkxqjz".utf8).firstIndex(of: small(byte)) ?? 0)
        + (byte < 0x61 ? 8 : 0)
    default: 14
    }
  }

  /// Where the rarest byte was last found in a buffer: one case of the letter may be far away, and
  /// must not be looked for again at each occurrence of the other case.
  struct Sight {
    fileprivate var small = -1
    fileprivate var large = -1
  }

  /// The place of the first occurrence at or after `start`; nil if there is none.
  ///
  /// Each buffer needs a new `sight`, and calls with it need ascending starts.
  func first(
    in buffer: UnsafeRawBufferPointer, from start: Int, _ sight: inout Sight
  ) -> Int? {
    guard let base = buffer.baseAddress, buffer.count - start >= bytes.count else { return nil }
    if !ignoresCase {
      return bytes.withUnsafeBytes {
        guard let wanted = $0.baseAddress else { return nil }
        return bytes_find(base + start, buffer.count - start, wanted, $0.count).map { $0 - base }
      }
    }
    let end = buffer.count - bytes.count + rarest.place + 1
    func next(_ byte: UInt8, _ from: Int) -> Int {
      guard from < end, let hit = memchr(base + from, Int32(byte), end - from) else { return end }
      return UnsafeRawPointer(hit) - base
    }
    var from = start + rarest.place
    while true {
      if sight.small < from { sight.small = next(rarest.small, from) }
      if rarest.small == rarest.large {
        sight.large = end
      } else if sight.large < from {
        sight.large = next(rarest.large, from)
      }
      let hit = min(sight.small, sight.large)
      guard hit < end else { return nil }
      if matches(buffer, hit - rarest.place) { return hit - rarest.place }
      from = hit + 1
    }
  }

  private func matches(_ buffer: UnsafeRawBufferPointer, _ place: Int) -> Bool {
    for index in bytes.indices where Self.small(buffer[place + index]) != bytes[index] {
      return false
    }
    return true
  }
}
