/// Where the lines of a file begin, as far as it has been scanned.
///
/// Only the beginning of each block of lines is kept: 16 bytes for 256 lines, or for 64 KiB where
/// lines are long. All lines of a block begin within 64 KiB of it, so one line is found by one short
/// scan, however long lines are.
public struct LineIndex: Hashable, Sendable {
  /// The beginning of a block: a line, and its offset in bytes.
  struct Checkpoint: Hashable, Sendable {
    var line: Int
    var offset: Int
  }

  /// The most lines of a block.
  static let linesPerBlock = 256
  /// How far from the beginning of a block its last line may begin, in bytes.
  static let bytesPerBlock = 1 << 16

  private(set) var checkpoints = [Checkpoint(line: 0, offset: 0)]
  /// How many bytes have been scanned.
  public private(set) var scanned = 0
  /// How many lines have an end.
  public private(set) var newlines = 0
  /// Where the line begins that has no end yet, in bytes.
  private(set) var lastStart = 0

  /// The index of nothing.
  public init() {}

  /// How many lines there are; the last one need not have an end.
  public var lineCount: Int { newlines + (lastStart < scanned ? 1 : 0) }

  /// The memory it takes, in bytes.
  public var byteCount: Int { checkpoints.capacity * MemoryLayout<Checkpoint>.stride }

  /// A part of an index: what a scan has found since the last one.
  public struct Batch: Hashable, Sendable {
    var checkpoints: [Checkpoint]
    /// How many bytes have been scanned.
    public var scanned: Int
    var newlines: Int
    var lastStart: Int
  }

  /// Takes over what a scan that began at this index has found.
  public mutating func append(_ batch: Batch) {
    checkpoints += batch.checkpoints
    scanned = batch.scanned
    newlines = batch.newlines
    lastStart = batch.lastStart
  }

  /// The block that holds a line.
  ///
  /// - Complexity: O(log blocks)
  func block(of line: Int) -> Int {
    var (low, high) = (0, checkpoints.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if checkpoints[middle].line <= line { low = middle } else { high = middle }
    }
    return low
  }

  /// Where a block ends, in bytes.
  func end(ofBlock block: Int) -> Int {
    block + 1 < checkpoints.count ? checkpoints[block + 1].offset : scanned
  }
}
