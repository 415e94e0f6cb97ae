/// A font's table of characters, `cmap`: which of them it has a glyph for.
enum CharacterMap {
  /// A table that claims more is broken; Unicode has fewer characters than that.
  private static let mostGroups = 0x11_0000

  /// The characters that have a glyph, in order and without overlap; none for a broken table.
  static func ranges(of table: BigEndianBytes) -> [ClosedRange<UInt32>] {
    guard let count = table.short(2) else { return [] }
    var best: (rank: Int, offset: Int)?
    for record in 0..<count {
      let start = 4 + 8 * record
      guard let platform = table.short(start), let encoding = table.short(start + 2),
        let offset = table.long(start + 4), let format = table.short(offset)
      else { continue }
      // All of Unicode before its first plane; other encodings are of no use.
      guard platform == 0 || platform == 3 && (encoding == 1 || encoding == 10),
        format == 12 || format == 4
      else { continue }
      let rank = format == 12 ? 2 : 1
      if rank > best?.rank ?? 0 { best = (rank, offset) }
    }
    guard let best else { return [] }
    let ranges = best.rank == 2 ? groups(table, best.offset) : segments(table, best.offset)
    return joined(ranges)
  }

  /// Format 12: stretches of characters.
  private static func groups(_ table: BigEndianBytes, _ offset: Int) -> [ClosedRange<UInt32>] {
    guard let count = table.long(offset + 12), count <= mostGroups else { return [] }
    var ranges: [ClosedRange<UInt32>] = []
    for group in 0..<count {
      let start = offset + 16 + 12 * group
      guard let first = table.long(start), let last = table.long(start + 4),
        let glyph = table.long(start + 8)
      else { break }
      // Glyph 0 is the one for what is missing.
      let low = glyph == 0 ? first + 1 : first
      if low <= last { ranges.append(UInt32(low)...UInt32(last)) }
    }
    return ranges
  }

  /// Format 4: stretches of the first plane, with a list of glyphs for some of them.
  private static func segments(_ table: BigEndianBytes, _ offset: Int) -> [ClosedRange<UInt32>] {
    guard let double = table.short(offset + 6) else { return [] }
    let ends = offset + 14
    var ranges: [ClosedRange<UInt32>] = []
    var next = 0
    for segment in 0..<(double / 2) {
      let end = ends + 2 * segment
      let start = end + double + 2
      guard let last = table.short(end), let first = table.short(start),
        let delta = table.short(start + double), let list = table.short(start + 2 * double)
      else { break }
      // In a whole table each begins behind the one before; others could be read for hours.
      guard first >= next, first <= last, first < 0xFFFF else { continue }
      next = last + 1
      for code in first...min(last, 0xFFFE) {
        var glyph = code
        if list != 0 {
          let place = start + 2 * double + list + 2 * (code - first)
          guard let entry = table.short(place), entry != 0 else { continue }
          glyph = entry
        }
        guard (glyph + delta) & 0xFFFF != 0 else { continue }
        if let previous = ranges.last, Int(previous.upperBound) == code - 1 {
          ranges[ranges.count - 1] = previous.lowerBound...UInt32(code)
        } else {
          ranges.append(UInt32(code)...UInt32(code))
        }
      }
    }
    return ranges
  }

  private static func joined(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var result: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, UInt64(range.lowerBound) <= UInt64(last.upperBound) + 1 {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}
