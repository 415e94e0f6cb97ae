internal import Files

/// The bytes of short font files, each file read once for all its sizes.
///
/// FreeType reads a file a few bytes at a time, which would take thousands of system calls before
/// the first picture.
@MainActor
final class FontBytes {
  /// The length in bytes above which a file is not loaded: the fonts of large scripts have tens of
  /// megabytes, and a text needs only a small part of them.
  private static let longest = 2 << 20

  private var files: [String: Source] = [:]

  /// The source of a font's bytes.
  enum Source {
    case memory(Memory)
    case disk(DiskFile.OpenFile)
  }

  /// Bytes at a fixed address.
  final class Memory {
    let bytes: UnsafeRawBufferPointer

    fileprivate init(_ bytes: [UInt8]) {
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
      copy.copyBytes(from: bytes)
      self.bytes = UnsafeRawBufferPointer(copy)
    }

    deinit { bytes.deallocate() }
  }

  /// The source for a path; a short file is read as a whole and kept.
  func source(_ path: String) throws(DiskFile.Failure) -> Source {
    if let known = files[path] { return known }
    let file = try DiskFile.OpenFile(path)
    guard try file.size() <= Self.longest else { return .disk(file) }
    let source = Source.memory(Memory(try file.read(atMost: Self.longest)))
    files[path] = source
    return source
  }
}
