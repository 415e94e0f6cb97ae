internal import Glibc
internal import _StringProcessing

/// A search in the background through all lines of an index.
public struct LogSearch: Sendable {
  /// Lines that match, and the progress of the search.
  public struct Batch: Hashable, Sendable {
    /// The numbers of the lines.
    public var lines: [Int]
    /// How much has been searched, from 0 to 1.
    public var progress: Double
  }

  let pattern: Pattern
  let file: OpenFile
  let index: LineIndex
  let first: Int
  /// Whether the lines before `first` are searched, too.
  let searchesAll: Bool

  /// Searches from a line to the end, and then the lines before it.
  ///
  /// A regular expression sees the first ``longestMatched`` bytes of a line; plain text is found
  /// anywhere in a line.
  public init(_ pattern: Pattern, in file: OpenFile, _ index: LineIndex, from first: Int = 0) {
    self.pattern = pattern
    self.file = file
    self.index = index
    self.first = first
    searchesAll = true
  }

  /// Searches the lines that follow the first `known` ones, and perhaps a few of the known lines
  /// again.
  public init(_ pattern: Pattern, in file: OpenFile, _ index: LineIndex, after known: Int) {
    self.pattern = pattern
    self.file = file
    self.index = index
    first = known
    searchesAll = false
  }

  /// How much of a line a regular expression sees, in bytes.
  public static let longestMatched = 1 << 16

  /// Matching lines, about 20 times a second; the search ends when the stream is no longer read.
  public func batches() -> AsyncStream<Batch> {
    AsyncStream { continuation in
      let task = Task.detached(priority: .utility) { [self] in
        await run { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func run(_ yield: (Batch) -> Void) async {
    var searcher = BlockSearcher(self)
    let clock = ContinuousClock()
    var due = clock.now + .milliseconds(20)
    var done = 0
    let start = index.block(of: max(0, min(first, index.lineCount - 1)))
    for blocks in [start..<index.checkpoints.count, 0..<(searchesAll ? start : 0)] {
      var block = blocks.lowerBound
      while block < blocks.upperBound {
        if Task.isCancelled { return }
        let end = searcher.group(from: block, before: blocks.upperBound)
        searcher.search(block..<end)
        done += index.end(ofBlock: end - 1) - index.checkpoints[block].offset
        block = end
        guard clock.now >= due else { continue }
        yield(
          Batch(lines: searcher.take(), progress: Double(done) / Double(max(1, index.scanned))))
        due = clock.now + .milliseconds(50)
        await Task.yield()
      }
    }
    yield(Batch(lines: searcher.take(), progress: 1))
  }
}
