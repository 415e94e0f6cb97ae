internal import Glibc

/// Reads files and their attributes.
enum FileBytes {
  struct Failure: Error {
    /// The error number of the system.
    var code: Int32

    init(code: Int32 = errno) { self.code = code }

    var reason: String { String(cString: strerror(code)) }
  }

  /// The attributes of a file.
  struct Status {
    var byteCount: Int
    /// The time of the last change, since 1970 in UTC.
    var modified: (seconds: Int, nanoseconds: Int)
    var isRegular: Bool
    var isFolder: Bool
    /// How many hard links the file has.
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

  /// Whether the path names a symbolic link.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Passes `body` a function that reads bytes at a place of the file; at the end it returns fewer.
  static func reading<Result>(
    _ path: String, _ body: (_ bytes: (_ place: Int, _ count: Int) -> [UInt8]) -> Result
  ) throws(Failure) -> Result {
    // Does not wait for a writer if the file is a pipe.
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
