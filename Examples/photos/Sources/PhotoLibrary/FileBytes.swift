internal import Glibc

/// A file that is open for as long as a value is read from it.
enum FileBytes {
  struct Failure: Error {
    /// The system's number for what failed.
    var code: Int32

    init(code: Int32 = errno) { self.code = code }

    var reason: String { String(cString: strerror(code)) }
  }

  /// What the folder tells of a file.
  struct Status {
    var byteCount: Int
    /// Seconds and nanoseconds since 1970 in Greenwich.
    var modified: (seconds: Int, nanoseconds: Int)
    var isRegular: Bool
    var isFolder: Bool
    /// Under how many names it can be found.
    var linkCount: Int
    /// Together with `number`, identifies the file.
    var device: UInt
    var number: UInt

    init(_ status: stat) {
      byteCount = Int(status.st_size)
      modified = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
      isRegular = status.st_mode & S_IFMT == S_IFREG
      isFolder = status.st_mode & S_IFMT == S_IFDIR
      linkCount = Int(status.st_nlink)
      device = status.st_dev
      number = status.st_ino
    }
  }

  static func status(_ path: String) throws(Failure) -> Status {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Failure() }
    return Status(status)
  }

  /// Whether a path is that of a link to another one.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Calls a body with a function that reads the bytes at a place of a file, or fewer at its end.
  static func reading<Result>(
    _ path: String, _ body: (_ bytes: (_ place: Int, _ count: Int) -> [UInt8]) -> Result
  ) throws(Failure) -> Result {
    // Without waiting for somebody to write into a pipe.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw Failure() }
    defer { close(file) }
    var (window, start) = (Self.bytes(file, 0, 4096), 0)
    return body { place, count in
      guard place >= 0, count > 0 else { return [] }
      if place < start || place + count > start + window.count {
        (window, start) = (Self.bytes(file, place, max(count, 4096)), place)
      }
      let first = place - start
      return first >= window.count
        ? [] : Array(window[first..<min(window.count, first + count)])
    }
  }

  private static func bytes(_ file: Int32, _ place: Int, _ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
      while filled < count {
        let got = pread(file, bytes.baseAddress.map { $0 + filled }, count - filled, place + filled)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { break }
        filled += got
      }
    }
  }
}
