internal import Glibc

/// The bytes of a file, read and replaced as a whole, with the system's words for what went wrong.
enum DiskFile {
  struct Failure: Error {
    let reason: String

    init(_ code: Int32) {
      reason = String(cString: strerror(code))
    }
  }

  static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  static func read(_ path: String) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure(errno) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure(errno)
      }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Writes beside the path and renames, so that nobody ever sees half a file.
  static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    let temporary = "\(path).\(getpid()).part"
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw Failure(errno) }
    do {
      try write(bytes, to: file)
    } catch {
      close(file)
      unlink(temporary)
      throw error
    }
    guard close(file) == 0, rename(temporary, path) == 0 else {
      let failure = Failure(errno)
      unlink(temporary)
      throw failure
    }
  }

  private static func write(_ bytes: [UInt8], to file: Int32) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure(errno)
      }
      written += count
    }
  }
}
