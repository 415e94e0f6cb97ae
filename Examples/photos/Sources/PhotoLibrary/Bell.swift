internal import Glibc

/// Wakes a waiting thread.
final class Bell: Sendable {
  private let out: Int32
  private let into: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
    }
    (out, into) = (ends[0], ends[1])
  }

  deinit {
    guard out >= 0 else { return }
    close(out)
    close(into)
  }

  func ring() {
    var byte: UInt8 = 0
    _ = write(into, &byte, 1)
  }

  /// Waits until the bell rings, `other` can be read, or `seconds` have passed, an hour at most; nil
  /// waits forever.
  func wait(also other: Int32, seconds: Double?) {
    // If the pipe could not be opened, the thread wakes up every second.
    let seconds = out < 0 ? min(seconds ?? 1, 1) : seconds
    var files = [out, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let milliseconds = seconds.map { Int32(min($0 * 1000, 3_600_000).rounded(.up)) } ?? -1
    poll(&files, nfds_t(files.count), milliseconds)
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(out, &bytes, bytes.count) > 0 {}
  }
}
