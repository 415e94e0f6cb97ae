internal import Files

/// The bytes of font files, each read once for all its sizes.
///
/// From a file, FreeType reads a few bytes at a time: thousands of system calls before the first
/// picture.
@MainActor
final class FontBytes {
  /// A longer file is left on the disk: fonts of large scripts have tens of megabytes, and a text
  /// needs little of that.
  private static let longest = 2 << 20

  private var files: [String: Source] = [:]

  /// Where a font is read from.
  enum Source {
    case memory(Memory)
    case disk(DiskFile.OpenFile)
  }

  /// Bytes that keep their address.
  final class Memory {
    let bytes: UnsafeRawBufferPointer

    fileprivate init(_ bytes: [UInt8]) {
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
      copy.copyBytes(from: bytes)
      self.bytes = UnsafeRawBufferPointer(copy)
    }

    deinit { bytes.deallocate() }
  }

  /// The file at a path, which is read if it is short.
  func source(_ path: String) throws(DiskFile.Failure) -> Source {
    if let known = files[path] { return known }
    let file = try DiskFile.OpenFile(path)
    guard try file.size() <= Self.longest else { return .disk(file) }
    let source = Source.memory(Memory(try file.read(atMost: Self.longest)))
    files[path] = source
    return source
  }
}
