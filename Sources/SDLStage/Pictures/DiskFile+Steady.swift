internal import Glibc

extension DiskFile {
  /// How often a file is read anew that has changed meanwhile.
  private static let attempts = 3

  /// Reads a file that stands still meanwhile, as something that is read again and again.
  ///
  /// What is no file is refused, for it may never end, and so is one that is too long.
  ///
  /// - Parameters:
  ///   - limit: In bytes.
  ///   - whileReading: Called between the two looks at the file, for tests.
  public static func readSteadily(
    _ path: String, limit: Int, whileReading: () -> Void = {}
  ) throws(Failure) -> [UInt8] {
    for _ in 0..<attempts {
      if let bytes = try readOnce(path, limit: limit, whileReading) { return bytes }
    }
    throw Failure(reason: "it changes while it is being read")
  }

  /// nil where the file has changed meanwhile.
  private static func readOnce(
    _ path: String, limit: Int, _ whileReading: () -> Void
  ) throws(Failure) -> [UInt8]? {
    // Without waiting: a pipe that nobody writes to would hold up the opening for ever.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw Failure(errno) }
    defer { close(file) }
    let before = try status(of: file)
    if let reason = refusal(of: before) { throw Failure(reason: reason) }
    guard before.st_size <= limit else { throw tooLong(limit) }
    whileReading()
    let bytes = try read(file, atMost: limit + 1)
    guard bytes.count <= limit else { throw tooLong(limit) }
    return isSame(before, try status(of: file)) && bytes.count == before.st_size ? bytes : nil
  }

  private static func status(of file: Int32) throws(Failure) -> stat {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw Failure(errno) }
    return status
  }

  private static func refusal(of status: stat) -> String? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "it is a folder, not a file"
    case S_IFIFO: "it is a pipe, not a file"
    default: "it is a device, not a file"
    }
  }

  private static func tooLong(_ limit: Int) -> Failure {
    Failure(reason: "it is longer than \(limit / 1_024) KiB")
  }

  private static func isSame(_ first: stat, _ second: stat) -> Bool {
    first.st_size == second.st_size && first.st_mtim.tv_sec == second.st_mtim.tv_sec
      && first.st_mtim.tv_nsec == second.st_mtim.tv_nsec
  }

  private static func read(_ file: Int32, atMost limit: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let count = Glibc.read(file, &buffer, min(buffer.count, limit - bytes.count))
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure(errno)
      }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}
