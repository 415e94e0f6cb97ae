import CZlib
import Traces

/// Files that no writer makes: segments with any records, correctly packed.
enum Forged {
  static let header = TraceHeader(title: "forged", maker: "tests").bytes

  static func file(_ records: [UInt8]...) -> [UInt8] { header + records.flatMap { segment($0) } }

  /// A segment; `claim` is its announced length after unpacking.
  static func segment(_ records: [UInt8], claim: Int? = nil) -> [UInt8] {
    var length = compressBound(UInt(records.count))
    var packed = [UInt8](repeating: 0, count: Int(length))
    compress2(&packed, &length, records, UInt(records.count), 9)
    packed.removeLast(packed.count - Int(length))
    while packed.count * 16 < records.count { packed.append(0) }
    return Array("SEGM".utf8) + number(packed.count) + number(claim ?? records.count)
      + number(Int(crc32(0, packed, UInt32(packed.count)))) + packed
  }

  static func number(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// A tick at 0, and at 1.5: records as the format describes them.
  static let tick: [UInt8] = [1, 0x7E]
  static let laterTick: [UInt8] = [1, 1, 0xF8, 0x3F]
}

extension Forged {
  /// The records of a segment in a file.
  static func unpacked(_ file: [UInt8], _ segment: Range<Int>) -> [UInt8] {
    let packed = Array(file[segment.lowerBound + 16..<segment.upperBound])
    let claim = file[segment.lowerBound + 8..<segment.lowerBound + 12].reduce(0) {
      $0 << 8 | Int($1)
    }
    var length = UInt(claim)
    var records = [UInt8](repeating: 0, count: claim)
    uncompress(&records, &length, packed, UInt(packed.count))
    return records
  }
}
