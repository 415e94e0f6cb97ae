extension LineIndex {
  /// How much is read at once, in bytes: pieces larger than a processor's cache would be slower.
  static let pieceSize = 1 << 18

  /// Scans at most `count` bytes that follow, here and now: enough for a first screen.
  public mutating func scanSome(of file: OpenFile, atMost count: Int) {
    var scanner = LineScanner(after: self)
    file.bytes(at: scanned, count: count).withUnsafeBytes { scanner.scan($0) }
    append(scanner.takeBatch())
  }

  /// Scans the rest of a file in the background, and tells what it has found about 20 times a second.
  ///
  /// It stops where the file ends when it gets there, or when nobody listens any more.
  public func batches(of file: OpenFile) -> AsyncStream<Batch> {
    AsyncStream { continuation in
      let task = Task.detached(priority: .utility) { [self] in
        var scanner = LineScanner(after: self)
        var pieces = Piece()
        let clock = ContinuousClock()
        var due = clock.now + .milliseconds(50)
        while !Task.isCancelled {
          let count = pieces.read(from: file, at: scanner.scanned)
          if count == 0 { break }
          pieces.withBytes(count) { scanner.scan($0) }
          guard clock.now >= due else { continue }
          continuation.yield(scanner.takeBatch())
          due = clock.now + .milliseconds(50)
          await Task.yield()
        }
        continuation.yield(scanner.takeBatch())
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

/// Memory for one piece of a file, used again for the next one.
struct Piece: ~Copyable {
  private let memory: UnsafeMutableRawBufferPointer

  init(size: Int = LineIndex.pieceSize) {
    memory = .allocate(byteCount: size, alignment: 64)
  }

  deinit { memory.deallocate() }

  var size: Int { memory.count }

  /// Reads as much as there is room for, or `count` bytes.
  mutating func read(from file: OpenFile, at offset: Int, count: Int? = nil) -> Int {
    file.read(
      into: UnsafeMutableRawBufferPointer(rebasing: memory[..<min(count ?? size, size)]), at: offset
    )
  }

  borrowing func withBytes<R>(_ count: Int, _ body: (UnsafeRawBufferPointer) -> R) -> R {
    body(UnsafeRawBufferPointer(rebasing: memory[..<count]))
  }
}
