/// A segment as it is in a file.
package struct PackedSegment: Hashable, Sendable {
  /// The marker, the lengths, the checksum and the packed data.
  package let bytes: [UInt8]
  /// The times of the first and the last tick, in seconds.
  package let times: ClosedRange<Double>

  init(data: [UInt8], unpackedLength: Int, times: ClosedRange<Double>) {
    bytes = SegmentHead(unpackedLength: unpackedLength, of: data).bytes + data
    self.times = times
  }
}
