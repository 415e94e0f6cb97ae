extension LineIndex {
  /// How many bytes are read at once: larger pieces would not fit into the processor's cache.
  static let pieceSize = 1 << 18

  /// Scans at most `count` more bytes before it returns: enough for a first screen.
  public mutating func scanSome(of file: OpenFile, atMost count: Int) {
    var scanner = LineScanner(after: self)
    file.bytes(at: scanned, count: count).withUnsafeBytes { scanner.scan($0) }
    append(scanner.takeBatch())
  }

  /// Scans the rest of a file in the background, and sends a batch about 20 times a second.
  ///
  /// The scan stops at the end of the file, or when the stream is no longer read.
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

  /// Reads as many bytes as fit into the piece, or at most `count`.
  mutating func read(from file: OpenFile, at offset: Int, count: Int? = nil) -> Int {
    file.read(
      into: UnsafeMutableRawBufferPointer(rebasing: memory[..<min(count ?? size, size)]), at: offset
    )
  }

  borrowing func withBytes<R>(_ count: Int, _ body: (UnsafeRawBufferPointer) -> R) -> R {
    body(UnsafeRawBufferPointer(rebasing: memory[..<count]))
  }
}
