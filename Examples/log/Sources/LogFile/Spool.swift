internal import Glibc
internal import Synchronization

/// Keeps what a source gives in a temporary file without a name, which the system deletes with the
/// program: so text that cannot be read at any place (a stream, packed data) can be.
///
/// In memory there is one piece at a time, however long the text is.
final class Spool: Sendable {
  /// The temporary file, for reading.
  let kept: Int32
  private let source: Int32
  /// Whether the source comes piece by piece, and has no size.
  private let isStream: Bool
  private let state = Mutex(State())
  private let unpacking: Mutex<UnpackingBox>

  private struct State {
    var consumed = 0
    var written = 0
    var trouble: String?
    var isRunning = false
    var isStopped = false
    var hasEnded = false
  }

  /// A mutex needs a value that can be created and changed in place.
  private struct UnpackingBox: ~Copyable { var value = Unpacking() }

  private static let pieceSize = 1 << 16

  /// Takes over the descriptor of the source.
  init(source: Int32, isStream: Bool) throws(LogFailure) {
    (self.source, self.isStream) = (source, isStream)
    unpacking = Mutex(UnpackingBox())
    kept = Self.temporary()
    guard kept >= 0 else {
      let reason = String(cString: strerror(errno))
      close(source)
      throw .system(path: "a temporary file in \(Self.folder)", reason: reason)
    }
  }

  deinit {
    close(kept)
    close(source)
  }

  /// Not `/tmp`, which is often kept in memory.
  private static var folder: String {
    getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } ?? "/var/tmp"
  }

  private static func temporary() -> Int32 {
    var name = Array("\(folder)/log-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { return file }
    unlink(name)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }

  /// What is wrong with the source, or with keeping its text; nil if all is well.
  var trouble: String? { state.withLock { $0.trouble } }
  var isRunning: Bool { state.withLock { $0.isRunning } }

  /// How much of the source has been read, from 0 to 1; nil if nobody knows.
  var progress: Double? {
    var status = stat()
    guard !isStream, fstat(source, &status) == 0, status.st_size > 0 else { return nil }
    return min(1, Double(state.withLock { $0.consumed }) / Double(status.st_size))
  }

  /// Whether a file has become shorter than what has been read of it.
  var isCutOff: Bool {
    var status = stat()
    guard !isStream, fstat(source, &status) == 0 else { return false }
    return Int(status.st_size) < state.withLock { $0.consumed }
  }

  func stop() { state.withLock { $0.isStopped = true } }

  /// Reads on in a thread of its own, if there is more.
  func goOn() {
    var status = stat()
    let size = !isStream && fstat(source, &status) == 0 ? Int(status.st_size) : Int.max
    let begins = state.withLock { state in
      guard !state.isRunning, !state.isStopped, !state.hasEnded, size > state.consumed else {
        return false
      }
      state.isRunning = true
      return true
    }
    guard begins else { return }
    // A stream may wait for hours, which no task of the pool should.
    var thread = pthread_t()
    let context = Unmanaged.passRetained(self)
    let code = pthread_create(
      &thread, nil,
      { context in
        if let context {
          Unmanaged<Spool>.fromOpaque(context).takeRetainedValue().fill(atMost: .max)
        }
        return nil
      }, context.toOpaque())
    guard code != 0 else {
      pthread_detach(thread)
      return
    }
    context.release()
    end("it cannot be read: \(String(cString: strerror(code)))", isLast: true)
  }

  /// Reads at most `count` bytes of the source before it returns.
  func fill(atMost count: Int) {
    unpacking.withLock { box in
      var left = count
      while left > 0, !state.withLock({ $0.isStopped }) {
        var piece = [UInt8](repeating: 0, count: min(left, Self.pieceSize))
        let got = read(source, &piece, piece.count)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else {
          let reason = got < 0 ? "it cannot be read: \(String(cString: strerror(errno)))" : nil
          let missing = box.value.pause(keep)
          return end(reason ?? missing, isLast: isStream || box.value.trouble != nil)
        }
        left -= got
        piece.removeLast(piece.count - got)
        state.withLock { $0.consumed += got }
        box.value.add(piece, keep)
        if let trouble = box.value.trouble { return end(trouble, isLast: true) }
      }
    }
  }

  private func end(_ trouble: String?, isLast: Bool) {
    state.withLock { state in
      state.isRunning = false
      state.hasEnded = isLast
      // A reason that has been given already, such as a full disk, stays.
      if state.trouble == nil || trouble != "" { state.trouble = trouble }
    }
  }

  /// Writes to the temporary file; false when it cannot.
  private func keep(_ text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let written = state.withLock { $0.written }
        let count = pwrite(
          kept, bytes.baseAddress?.advanced(by: done), bytes.count - done, off_t(written))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          let reason = String(cString: strerror(errno))
          state.withLock { $0.trouble = "no more text can be kept in \(Self.folder): \(reason)" }
          return false
        }
        done += count
        state.withLock { $0.written += count }
      }
      return true
    }
  }
}
