internal import Glibc

extension DiskFile {
  /// A regular file, open for reading.
  ///
  /// Anything else is refused before it is opened, because opening alone could wait for ever, or
  /// rewind a tape; and again once it is open, for it may have changed in between.
  final class OpenFile {
    private let descriptor: Int32
    private var isOpen = true

    init(_ path: String) throws(Failure) {
      guard let before = DiskFile.status(of: path) else { throw Failure(errno) }
      try Self.check(before)
      descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
      guard descriptor >= 0 else { throw Failure(errno) }
      try Self.check(try status())
    }

    deinit {
      if isOpen { close(descriptor) }
    }

    private static func check(_ status: stat) throws(Failure) {
      switch status.st_mode & S_IFMT {
      case S_IFREG: return
      case S_IFDIR: throw Failure(reason: "it is a folder, not a file")
      case S_IFIFO: throw Failure(reason: "it is a pipe, not a file")
      case S_IFSOCK: throw Failure(reason: "it is a socket, not a file")
      default: throw Failure(reason: "it is a device, not a file")
      }
    }

    func status() throws(Failure) -> stat {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw Failure(errno) }
      return status
    }

    /// The bytes from the beginning, at most `limit`.
    func read(atMost limit: Int) throws(Failure) -> [UInt8] {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while bytes.count < limit {
        let place = off_t(bytes.count)
        let count = pread(descriptor, &buffer, min(buffer.count, limit - bytes.count), place)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw Failure(errno) }
        if count == 0 { break }
        bytes += buffer[..<count]
      }
      return bytes
    }

    /// The file as a C stream, for a library that reads the file itself and closes it.
    func stream() throws(Failure) -> UnsafeMutablePointer<FILE> {
      guard let stream = fdopen(descriptor, "r") else { throw Failure(errno) }
      isOpen = false
      return stream
    }
  }
}
