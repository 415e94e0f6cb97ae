internal import Geometry

/// A trace that is read: all whole segments of a file, up to its end or to the first damage.
///
/// A segment that begins before the end of the last one discards the ticks from that time on: the run
/// went back in time. What was discarded is not in the trace.
///
/// Reading checks every record, but keeps only the file and a few numbers for each segment; ticks and
/// states are unpacked when they are asked for, one segment at a time. So a trace needs at most
/// ``greatestExpansion`` times the memory of the file, whatever is in it.
///
/// ```swift
/// let trace = try Trace(bytes)
/// for tick in trace.ticks { print(tick.time, tick.calls.count) }
/// let state = trace.state(at: 3.5)
/// ```
package struct Trace: Sendable {
  /// How the file ends.
  package enum Ending: Equatable, Sendable {
    /// After a whole segment.
    case whole
    /// In a segment: the writer was stopped, or has not finished yet.
    case cut(TraceFailure)
    /// With bytes that are not allowed; whatever follows them is not read.
    case damaged(TraceFailure)
  }

  /// What is known about a segment.
  package struct Segment: Hashable, Sendable {
    /// The times of the ticks that no later segment has discarded, in seconds; never empty.
    ///
    /// They are kept because a hostile file may discard ticks of one long segment again and again.
    fileprivate(set) var tickTimes: [Double]
    /// Whether the segment discarded ticks of earlier ones.
    let goesBack: Bool
    /// The offset of its head in the file.
    let start: Int
    let head: SegmentHead

    /// The times of the first and the last tick, in seconds.
    package var times: ClosedRange<Double> { tickTimes[0]...tickTimes[tickTimes.count - 1] }
    /// The number of ticks.
    package var tickCount: Int { tickTimes.count }
    /// The bytes of the segment in the file.
    package var range: Range<Int> { start..<data.upperBound }
    /// The packed data in the file.
    fileprivate var data: Range<Int> {
      start + SegmentHead.length..<start + SegmentHead.length + Int(head.packedLength)
    }
  }

  /// The greatest factor between the length of a file and the memory for reading it.
  package static let greatestExpansion = 4_096

  /// What the trace says about itself.
  package let header: TraceHeader
  /// The whole segments, the earliest first.
  package private(set) var segments: [Segment] = []
  /// How the file ends.
  package private(set) var ending = Ending.whole
  /// The number of records that this program does not know, also in discarded ticks. They were
  /// skipped.
  package private(set) var unknownRecords = 0
  /// The files of code that the program had loaded, as far as backtraces need them.
  package private(set) var images: [TraceImage] = []
  private var bytes: [UInt8]
  private var knownImages: Set<TraceImage> = []
  /// The offset of the first byte after the last whole segment.
  private var end: Int

  /// Reads a file.
  ///
  /// - Throws: A failure of the header; ``ending`` tells of those after it.
  /// - Complexity: O(file).
  package init(_ bytes: [UInt8]) throws(TraceFailure) {
    var source = ByteSource(bytes, in: .file(from: 0))
    header = try TraceHeader(&source)
    end = source.offset
    self.bytes = bytes
    readSegments()
  }

  /// Reads what was written after the bytes that are known. After damage, it reads nothing.
  ///
  /// - Complexity: O(new bytes), amortised.
  package mutating func append(_ more: [UInt8]) {
    if case .damaged = ending { return }
    bytes += more
    readSegments()
  }

  /// The time up to which the trace is whole, in seconds; nil if it has no whole segment.
  package var wholeUntil: Double? { segments.last?.times.upperBound }

  /// All ticks. They are unpacked as they are read.
  package var ticks: TraceTicks { ticks(fromSegment: 0) }

  /// The ticks of a segment and of those after it.
  package func ticks(fromSegment segment: Int) -> TraceTicks { TraceTicks(self, from: segment) }

  /// What existed after the last tick at or before a time in seconds; nil before the first tick.
  ///
  /// - Complexity: O(segment).
  package func state(at time: Double) -> TraceState? {
    let begun = segments.prefixCount { $0.times.lowerBound <= time }
    guard begun > 0, var records = records(of: begun - 1) else { return nil }
    return try? records.state(at: min(time, segments[begun - 1].times.upperBound))
  }

  /// The records of a segment; nil if there is none.
  func records(of segment: Int) -> SegmentRecords? {
    segments.indices.contains(segment)
      ? try? records(segments[segment].head, at: segments[segment].start) : nil
  }

  private func records(_ head: SegmentHead, at start: Int) throws(TraceFailure) -> SegmentRecords {
    let first = start + SegmentHead.length
    let packed = bytes[first..<first + Int(head.packedLength)]
    guard Checksum.of(packed) == head.checksum else {
      throw TraceFailure(
        at: .file(start), "the segment's checksum is another", allowed: "that of its data")
    }
    let length = Int(head.unpackedLength)
    guard let data = UnpackedSegment.unpack(packed, length: length) else {
      throw TraceFailure(
        at: .file(first), "the data do not unpack to \(length) bytes", allowed: "zlib's data")
    }
    return try SegmentRecords(data, of: start)
  }

  private mutating func readSegments() {
    do throws(TraceFailure) {
      ending = .whole
      while ending == .whole, end < bytes.count { try readSegment() }
    } catch {
      ending = .damaged(error)
    }
  }

  private mutating func readSegment() throws(TraceFailure) {
    let (start, left) = (end, bytes.count - end)
    guard let head = try SegmentHead(bytes[start...], at: start),
      left - SegmentHead.length >= head.packedLength
    else {
      ending = .cut(
        TraceFailure(
          at: .file(bytes.count), "the file ends in the segment that begins at byte \(start)",
          allowed: "whole segments"))
      return
    }
    var records = try records(head, at: start)
    var times: [Double] = []
    while let tick = try records.next() { times.append(tick.time) }
    guard let first = times.first else {
      throw TraceFailure(
        at: .file(start), "the segment has no ticks", allowed: "at least one tick")
    }
    let goesBack = first < wholeUntil ?? -.infinity
    if goesBack { discard(from: first) }
    let segment = Segment(tickTimes: times, goesBack: goesBack, start: start, head: head)
    segments.append(segment)
    unknownRecords += records.unknownCount
    for image in records.images where knownImages.insert(image).inserted { images.append(image) }
    end = segment.range.upperBound
  }

  /// Discards the ticks at and after a time in seconds.
  ///
  /// - Complexity: O(discarded ticks).
  private mutating func discard(from time: Double) {
    while let times = segments.last?.times, times.upperBound >= time {
      guard times.lowerBound < time else {
        segments.removeLast()
        continue
      }
      let place = segments.count - 1
      while segments[place].times.upperBound >= time { segments[place].tickTimes.removeLast() }
    }
  }
}
