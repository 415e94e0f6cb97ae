internal import Files

/// Reads the bytes of image files.
enum ImageBytes {
  /// Reads a regular file, or its first `prefix` bytes; `isWhole` tells whether these are all its
  /// bytes.
  ///
  /// - Throws: ``ImageError/unreadable(path:reason:)``, ``ImageError/tooLarge(path:reason:)``.
  static func read(
    _ path: String, limit: Int, prefix: Int = .max
  ) throws(ImageError) -> (bytes: [UInt8], isWhole: Bool) {
    let size: Int
    let bytes: [UInt8]
    do throws(DiskFile.Failure) {
      let file = try DiskFile.OpenFile(path)
      size = try file.size()
      bytes = size <= limit ? try file.read(atMost: min(size, prefix)) : []
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    guard size <= limit else {
      throw .tooLarge(path: path, reason: "\(size) bytes; \(limit) are allowed")
    }
    return (bytes, size <= prefix)
  }

  /// Calls `body` with a function that reads up to `count` bytes at a place of a file: fewer at the
  /// end of the file, and none after an error.
  ///
  /// - Throws: ``ImageError/unreadable(path:reason:)``.
  static func reading<Result>(
    _ path: String,
    _ body: (_ bytes: @escaping (_ place: Int, _ count: Int) -> [UInt8]) -> Result
  ) throws(ImageError) -> Result {
    let file: DiskFile.OpenFile
    do {
      file = try DiskFile.OpenFile(path)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    return body { (try? file.read(at: $0, atMost: $1)) ?? [] }
  }
}
