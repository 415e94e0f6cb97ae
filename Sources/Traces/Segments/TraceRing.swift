/// The last segments of a run, packed: what a program keeps until something happens that makes it
/// worth a file.
package struct TraceRing: Sendable {
  /// How much a ring keeps.
  package struct Limit: Hashable, Sendable {
    /// The duration in seconds that is kept at least, if it fits into ``bytes``.
    package var seconds: Double
    /// The greatest number of bytes of all segments.
    package var bytes: Int

    /// Makes a limit.
    package init(seconds: Double = .infinity, bytes: Int = .max) {
      self.seconds = seconds
      self.bytes = bytes
    }
  }

  /// How much the ring keeps.
  package let limit: Limit
  /// The kept segments, the earliest first.
  private var segments: [PackedSegment] = []
  /// The number of bytes of all kept segments.
  package private(set) var byteCount = 0

  /// Makes an empty ring.
  package init(_ limit: Limit) { self.limit = limit }

  /// The times of the first and the last kept tick, in seconds; nil if there is none.
  package var times: ClosedRange<Double>? {
    guard let first = segments.first, let last = segments.last else { return nil }
    return first.times.lowerBound...last.times.upperBound
  }

  /// Adds the next segment, and drops the earliest ones that the limit does not allow. A segment that
  /// is larger than the limit is not kept.
  package mutating func append(_ segment: PackedSegment) {
    while isDiscarded(by: segment) { byteCount -= segments.removeLast().bytes.count }
    segments.append(segment)
    byteCount += segment.bytes.count
    while byteCount > limit.bytes || hasSurplus {
      byteCount -= segments.removeFirst().bytes.count
    }
  }

  /// Whether a reader would discard all of the last segment, because the run goes back in time with the
  /// next one. It stays if without it the next one would not seem to go back.
  private func isDiscarded(by next: PackedSegment) -> Bool {
    let start = next.times.lowerBound
    guard let last = segments.last, start < last.times.upperBound, start <= last.times.lowerBound
    else { return false }
    return segments.count == 1 || segments[segments.count - 2].times.upperBound != start
  }

  /// Whether the segments after the first one are long enough.
  private var hasSurplus: Bool {
    guard segments.count > 1, let last = segments.last else { return false }
    return last.times.upperBound - segments[1].times.lowerBound
      >= limit.seconds
  }

  /// The bytes of a file with the kept segments.
  package func file(_ header: TraceHeader) -> [UInt8] {
    var file = header.bytes
    for segment in segments { file += segment.bytes }
    return file
  }
}
