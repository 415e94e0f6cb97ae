import Glibc

/// Reads whole text files, with the system's reason where that fails.
enum TextFile {
  static func read(_ path: String) throws -> String {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path) }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError(description: "\(path) is not text in UTF-8")
    }
    return text
  }

  /// Writes beside the path and renames, so that no half-written file is ever found there.
  static func write(_ text: String, to path: String) throws {
    let temporary = "\(path).\(getpid()).part"
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { throw unwritable(path) }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      if written <= 0 { break }
      bytes = bytes.dropFirst(written)
    }
    guard close(file) == 0, bytes.isEmpty, rename(temporary, path) == 0 else {
      defer { unlink(temporary) }
      throw unwritable(path)
    }
  }

  private static func unwritable(_ path: String) -> CommandError {
    CommandError(description: "\(path) cannot be written (\(String(cString: strerror(errno))))")
  }

  private static func failure(_ path: String) -> CommandError {
    CommandError(description: "\(path) cannot be read (\(String(cString: strerror(errno))))")
  }
}
