internal import Glibc

/// Finds the lines of a file from its first byte to its last, piece by piece.
struct LineScanner {
  private var last: LineIndex.Checkpoint
  private var newlines: Int
  private var lastStart: Int
  private(set) var scanned: Int
  private var found: [LineIndex.Checkpoint] = []

  /// Goes on where an index ends.
  init(after index: LineIndex) {
    last = index.checkpoints[index.checkpoints.count - 1]
    newlines = index.newlines
    lastStart = index.lastStart
    scanned = index.scanned
  }

  /// Takes the bytes that follow.
  ///
  /// - Complexity: O(n), most of it in `memchr`
  mutating func scan(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return }
    var place = 0
    while let hit = memchr(base + place, 0x0A, bytes.count - place) {
      place = UnsafeRawPointer(hit) - base + 1
      newlines += 1
      lastStart = scanned + place
      if newlines - last.line >= LineIndex.linesPerBlock
        || lastStart - last.offset >= LineIndex.bytesPerBlock
      {
        last = LineIndex.Checkpoint(line: newlines, offset: lastStart)
        found.append(last)
      }
      if place == bytes.count { break }
    }
    scanned += bytes.count
  }

  /// The lines found since the last call.
  mutating func takeBatch() -> LineIndex.Batch {
    defer { found = [] }
    return LineIndex.Batch(
      checkpoints: found, scanned: scanned, newlines: newlines, lastStart: lastStart)
  }
}
