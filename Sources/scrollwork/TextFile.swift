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

  private static func failure(_ path: String) -> CommandError {
    CommandError(description: "\(path) cannot be read (\(String(cString: strerror(errno))))")
  }
}
