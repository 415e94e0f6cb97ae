/// What a font file has, read from the file itself: opening it with FreeType would cost much more.
///
/// A broken file has nothing. Offsets and formats are those of the OpenType specification, `cmap`,
/// `CBLC` and `COLR`.
struct FontFile {
  /// The pictures of a font that cannot be scaled, as those of emoji.
  struct Strike: Hashable {
    /// The em size that they were drawn for, in pixels.
    let emSize: Int
  }

  let strike: Strike?
  /// In order, without overlap.
  private let ranges: [ClosedRange<UInt32>]

  /// - Parameter index: Which font of a collection (`.ttc`); 0 for the only one of a file.
  init(path: String, index: Int) {
    guard let file = try? DiskFile.OpenFile(path), let tables = Self.tables(of: file, index: index),
      // FreeType (2.12) gives no shapes for colours of version 1, which are programs.
      tables["CBDT"] != nil || tables["glyf"] != nil || tables["CFF "] != nil
        || tables["CFF2"] != nil, !Self.isProgramOnly(file, tables),
      let place = tables["cmap"], let bytes = file.read(at: place.lowerBound, count: place.count)
    else {
      strike = nil
      ranges = []
      return
    }
    ranges = CharacterMap.ranges(of: BigEndianBytes(bytes))
    let isScalable = ["glyf", "CFF ", "CFF2"].contains { tables[$0] != nil }
    strike = isScalable ? nil : tables["CBLC"].flatMap { Self.strike(file, at: $0) }
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar.value)
  }

  /// Where each table lies in the file.
  private static func tables(of file: DiskFile.OpenFile, index: Int) -> [String: Range<Int>]? {
    guard let start = file.read(at: 0, count: 12).map(BigEndianBytes.init) else { return nil }
    var origin = 0
    if start.text(0) == "ttcf" {
      guard let fonts = start.long(8), index < fonts,
        let entry = file.read(at: 12 + 4 * index, count: 4).map(BigEndianBytes.init),
        let offset = entry.long(0)
      else { return nil }
      origin = offset
    }
    guard let head = file.read(at: origin, count: 12).map(BigEndianBytes.init),
      let count = head.short(4),
      let records = file.read(at: origin + 12, count: 16 * count).map(BigEndianBytes.init)
    else { return nil }
    var tables: [String: Range<Int>] = [:]
    for record in 0..<count {
      guard let tag = records.text(16 * record), let offset = records.long(16 * record + 8),
        let length = records.long(16 * record + 12)
      else { return nil }
      tables[tag] = offset..<(offset + length)
    }
    return tables
  }

  private static func isProgramOnly(
    _ file: DiskFile.OpenFile, _ tables: [String: Range<Int>]
  ) -> Bool {
    guard let place = tables["COLR"], tables["CBDT"] == nil,
      let head = file.read(at: place.lowerBound, count: 4).map(BigEndianBytes.init),
      let version = head.short(0), let layered = head.short(2)
    else { return false }
    return version >= 1 && layered == 0
  }

  /// The em size of the first strike, which is the one that is opened.
  private static func strike(_ file: DiskFile.OpenFile, at place: Range<Int>) -> Strike? {
    guard let record = file.read(at: place.lowerBound + 8, count: 48), record[45] > 0 else {
      return nil
    }
    return Strike(emSize: Int(record[45]))
  }
}
