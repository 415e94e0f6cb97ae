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
  /// How many lines end with a line feed.
  public private(set) var newlines = 0
  /// Where the line begins that follows the last line feed, in bytes.
  private(set) var lastStart = 0

  /// The index of a file that has not been scanned.
  public init() {}

  /// How many lines there are; a last line counts even without a line feed.
  public var lineCount: Int { newlines + (lastStart < scanned ? 1 : 0) }

  /// The memory that the index takes, in bytes.
  public var byteCount: Int { checkpoints.capacity * MemoryLayout<Checkpoint>.stride }

  /// A part of an index: the lines that a scan has found since its last batch.
  public struct Batch: Hashable, Sendable {
    var checkpoints: [Checkpoint]
    /// How many bytes have been scanned.
    public var scanned: Int
    var newlines: Int
    var lastStart: Int
  }

  /// Appends a batch of a scan that began at the end of this index.
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
