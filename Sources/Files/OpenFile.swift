package import Glibc

extension DiskFile {
  /// A regular file, open for reading.
  ///
  /// Other kinds of files are refused before they are opened, because opening them could block for
  /// ever, or rewind a tape. The kind is checked again afterwards, because the file may have been
  /// replaced in between.
  package final class OpenFile {
    private let descriptor: Int32
    private var isOpen = true

    package init(_ path: String) throws(Failure) {
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

    /// The length of the file, in bytes.
    package func size() throws(Failure) -> Int { Int(try status().st_size) }

    /// The bytes from a place on, at most `count`; fewer at the end of the file.
    ///
    /// No more memory is taken than the file has bytes.
    package func read(at place: Int = 0, atMost count: Int) throws(Failure) -> [UInt8] {
      let wanted = max(min(count, try size() - place), 0)
      var code: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { bytes, filled in
        while filled < wanted {
          let start = bytes.baseAddress.map { $0 + filled }
          let got = pread(descriptor, start, wanted - filled, off_t(place + filled))
          if got < 0, errno == EINTR { continue }
          if got < 0 { code = errno }
          // Ends early if the file has become shorter meanwhile.
          guard got > 0 else { break }
          filled += got
        }
      }
      guard code == 0 else { throw Failure(code) }
      return bytes
    }

    /// The file as a C stream, for a library that reads the file itself and closes it.
    package func stream() throws(Failure) -> UnsafeMutablePointer<FILE> {
      guard let stream = fdopen(descriptor, "r") else { throw Failure(errno) }
      isOpen = false
      return stream
    }
  }
}
