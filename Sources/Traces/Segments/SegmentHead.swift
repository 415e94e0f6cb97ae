/// The head of a segment in a file: a marker, two lengths and a checksum.
struct SegmentHead: Hashable {
  static let marker: [UInt8] = Array("SEGM".utf8)
  /// The length of a head, in bytes.
  static let length = 16

  /// The length of the packed data after the head, and of the unpacked data, in bytes.
  let packedLength: UInt32
  let unpackedLength: UInt32
  /// The checksum of the packed data.
  let checksum: UInt32
}

extension SegmentHead {
  init(unpackedLength: Int, of packed: [UInt8]) {
    self.init(
      packedLength: UInt32(packed.count), unpackedLength: UInt32(unpackedLength),
      checksum: Checksum.of(packed[...]))
  }

  var bytes: [UInt8] {
    var sink = ByteSink()
    sink.append(Self.marker)
    sink.append(fixed: packedLength)
    sink.append(fixed: unpackedLength)
    sink.append(fixed: checksum)
    return sink.take()
  }

  /// Reads the head of a segment that begins at an offset in the file; nil if the file ends in it.
  init?(_ bytes: ArraySlice<UInt8>, at start: Int) throws(TraceFailure) {
    guard bytes.starts(with: Self.marker.prefix(bytes.count)) else {
      throw TraceFailure(at: .file(start), "no segment begins here", allowed: "SEGM")
    }
    guard bytes.count >= Self.length else { return nil }
    var source = ByteSource(
      Array(bytes.prefix(Self.length).dropFirst(4)), in: .file(from: start + 4))
    packedLength = try source.fixed("a length")
    unpackedLength = try source.fixed("a length")
    checksum = try source.fixed("a checksum")
    let limit = UInt64(packedLength) * UInt64(UnpackedSegment.greatestExpansion)
    guard unpackedLength <= limit else {
      throw TraceFailure(
        at: .file(start + 8),
        "a segment of \(packedLength) bytes claims to unpack to \(unpackedLength)",
        allowed: "up to \(limit)")
    }
  }
}
