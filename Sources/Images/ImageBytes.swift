internal import Glibc

/// The bytes of a file.
enum ImageBytes {
  /// Reads a regular file, or as much of its beginning as is asked for.
  ///
  /// - Throws: ``ImageError/unreadable(path:reason:)``, ``ImageError/tooLarge(path:reason:)``.
  static func read(
    _ path: String, limit: Int, prefix: Int = .max
  ) throws(ImageError) -> (bytes: [UInt8], isWhole: Bool) {
    // Without waiting for somebody to write into a pipe.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is not a regular file")
    }
    let size = Int(status.st_size)
    guard size <= limit else {
      throw .tooLarge(path: path, reason: "\(size) bytes; \(limit) are allowed")
    }
    let wanted = min(size, prefix)
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { bytes, count in
      while count < wanted {
        let got = Glibc.read(file, bytes.baseAddress.map { $0 + count }, wanted - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { code = errno }
        // A file that becomes shorter meanwhile ends here.
        guard got > 0 else { break }
        count += got
      }
    }
    guard code == 0 else { throw failure(path, code) }
    return (bytes, wanted == size)
  }

  /// Calls a body with what reads the bytes at a place of a file, or fewer at its end.
  ///
  /// - Throws: ``ImageError/unreadable(path:reason:)``.
  static func reading<Result>(
    _ path: String, _ body: (_ bytes: (_ place: Int, _ count: Int) -> [UInt8]) -> Result
  ) throws(ImageError) -> Result {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    return body { place, count in
      [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
        while filled < count {
          let got = pread(
            file, bytes.baseAddress.map { $0 + filled }, count - filled, place + filled)
          if got < 0, errno == EINTR { continue }
          guard got > 0 else { break }
          filled += got
        }
      }
    }
  }

  private static func failure(_ path: String, _ code: Int32 = errno) -> ImageError {
    .unreadable(path: path, reason: String(cString: strerror(code)))
  }
}
