internal import Glibc

/// Reads single lines of a file by its index.
///
/// It keeps the offsets of the lines in the last few blocks; their text stays in the system's
/// cache.
public final class LineReader {
  /// The file.
  public let file: OpenFile
  /// Where the lines of the file begin.
  public private(set) var index = LineIndex()
  private var blocks: [Block] = []

  private struct Block {
    var number: Int
    /// Where the block ended, in bytes: the last block grows until another block follows.
    var end: Int
    var starts: [Int]
  }

  /// How many blocks are kept: enough for a screen, and for a place to which the reader goes back.
  private static let keptBlocks = 8

  /// The most bytes of a line that are read and shown.
  public static let longestShown = 16_384

  /// Makes a reader of a file that has not been scanned yet.
  public init(_ file: OpenFile) { self.file = file }

  /// Appends a batch to the index.
  public func append(_ batch: LineIndex.Batch) { index.append(batch) }

  /// Scans at most `count` bytes at once.
  public func scanSome(atMost count: Int) { index.scanSome(of: file, atMost: count) }

  /// A line, cut to `count` bytes; an empty line where the file has become shorter.
  ///
  /// - Precondition: `number` is in 0..<`index.lineCount`.
  public func line(_ number: Int, atMost count: Int = longestShown) -> LineText {
    guard let range = range(of: number) else { return LineText([], of: 0) }
    let bytes = file.bytes(at: range.lowerBound, count: min(range.count, count))
    return LineText(bytes, of: range.count)
  }

  /// The bytes of a line, without its line feed; nil where the file no longer has these lines.
  ///
  /// - Precondition: `number` is in 0..<`index.lineCount`.
  public func range(of number: Int) -> Range<Int>? {
    precondition(
      number >= 0 && number < index.lineCount, "LineReader: no line \(number)")
    guard let start = start(of: number) else { return nil }
    guard number < index.newlines else { return start..<max(start, index.scanned) }
    guard let next = self.start(of: number + 1), next > start else { return nil }
    return start..<next - 1
  }

  private func start(of number: Int) -> Int? {
    if number == index.newlines { return index.lastStart }
    let block = index.block(of: number)
    let first = index.checkpoints[block]
    if first.line == number { return first.offset }
    let starts = starts(ofBlock: block)
    let place = number - first.line
    return place < starts.count ? starts[place] : nil
  }

  private func starts(ofBlock number: Int) -> [Int] {
    let end = index.end(ofBlock: number)
    if let place = blocks.firstIndex(where: { $0.number == number }) {
      let block = blocks.remove(at: place)
      if block.end == end {
        blocks.append(block)
        return block.starts
      }
    }
    let start = index.checkpoints[number].offset
    // Each line of a block begins within this many bytes.
    let count = min(end - start, LineIndex.bytesPerBlock)
    var starts = [start]
    starts.reserveCapacity(LineIndex.linesPerBlock)
    file.bytes(at: start, count: count).withUnsafeBytes { bytes in
      forEachLineFeed(in: bytes) { starts.append(start + $0 + 1) }
    }
    if blocks.count == Self.keptBlocks { blocks.removeFirst() }
    blocks.append(Block(number: number, end: end, starts: starts))
    return starts
  }
}

/// Calls `body` with the place of each line feed.
func forEachLineFeed(in bytes: UnsafeRawBufferPointer, _ body: (Int) -> Void) {
  guard let base = bytes.baseAddress else { return }
  var place = 0
  while place < bytes.count, let hit = memchr(base + place, 0x0A, bytes.count - place) {
    let found = UnsafeRawPointer(hit) - base
    body(found)
    place = found + 1
  }
}

extension LineReader {
  /// A line as it is in the file, for other programs; bytes that are not UTF-8 are replaced.
  ///
  /// - Precondition: `number` is in 0..<`index.lineCount`.
  public func plainText(ofLine number: Int, atMost count: Int) -> String {
    guard let range = range(of: number) else { return "" }
    var bytes = file.bytes(at: range.lowerBound, count: min(range.count, count))
    if bytes.last == 0x0D { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
