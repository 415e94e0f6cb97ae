internal import Glibc

extension DiskFile {
  /// The number of reads after which a file counts as one that keeps changing.
  private static let attempts = 3

  /// Reads a whole file, and reads it again, up to twice, if it changed meanwhile.
  ///
  /// Uses no more memory than the file's length, and no more than `limit` bytes. Tests change the
  /// file in `whileReading`, which is called between the two checks of the file.
  ///
  /// - Throws: ``Failure`` if the file cannot be read, is longer than `limit` or keeps changing.
  /// - Complexity: O(bytes).
  package static func readSteadily(
    _ path: String, limit: Int, whileReading: () -> Void = {}
  ) throws(Failure) -> [UInt8] {
    for _ in 0..<attempts {
      let file = try OpenFile(path)
      let before = try file.status()
      guard before.st_size <= limit else { throw tooLong(limit) }
      whileReading()
      let bytes = try file.read(atMost: limit + 1)
      guard bytes.count <= limit else { throw tooLong(limit) }
      if isSame(before, try file.status()), bytes.count == before.st_size { return bytes }
    }
    throw Failure(reason: "it changed while it was being read")
  }

  /// Reads what a file has now; it may grow meanwhile.
  ///
  /// - Throws: ``Failure`` if the file cannot be read, or is longer than `limit` bytes.
  package static func readPresent(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let bytes = try OpenFile(path).read(atMost: limit + 1)
    guard bytes.count <= limit else { throw tooLong(limit) }
    return bytes
  }

  private static func tooLong(_ limit: Int) -> Failure {
    Failure(reason: "it is longer than \(limit / 1_024) KiB")
  }

  private static func isSame(_ first: stat, _ second: stat) -> Bool {
    first.st_size == second.st_size && first.st_mtim.tv_sec == second.st_mtim.tv_sec
      && first.st_mtim.tv_nsec == second.st_mtim.tv_nsec
  }
}
