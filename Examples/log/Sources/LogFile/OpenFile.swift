internal import Glibc

/// A file that stays open for reading, even if it is renamed or deleted.
///
/// It is read by `pread`, never mapped: touching a mapped page beyond the end of a file that has
/// become shorter ends the program with a signal, and logs are truncated while they are read.
/// `pread` returns fewer bytes there.
public final class OpenFile: Sendable {
  /// The path by which the file was opened.
  public let path: String
  private let descriptor: Int32
  let identity: Identity

  /// Distinguishes two files that have the same path at different times.
  struct Identity: Hashable, Sendable {
    let device: UInt
    let number: UInt

    init(_ status: stat) {
      device = UInt(status.st_dev)
      number = UInt(status.st_ino)
    }
  }

  /// Opens a file.
  ///
  /// - Throws: ``LogFailure`` if the file is missing, may not be read, or is not a regular file.
  public init(path: String) throws(LogFailure) {
    var status = stat()
    // Before `open`: a writer would notice that its pipe is opened for reading.
    guard stat(path, &status) == 0 else { throw .last(path) }
    if let kind = Self.kind(status) { throw .notAFile(path: path, kind: kind) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last(path) }
    guard fstat(descriptor, &status) == 0, Self.kind(status) == nil else {
      close(descriptor)
      throw .notAFile(path: path, kind: "file no more")
    }
    self.path = path
    self.descriptor = descriptor
    identity = Identity(status)
  }

  deinit { close(descriptor) }

  /// The kind of thing that the path names; nil for a regular file.
  private static func kind(_ status: stat) -> String? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "folder"
    case S_IFIFO: "pipe"
    case S_IFSOCK: "socket"
    default: "device"
    }
  }

  /// The size in bytes; 0 if the system does not report it.
  public var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Reads bytes at an offset.
  ///
  /// - Returns: How many bytes were read; fewer than fit into `buffer` only at the end of the file,
  ///   or after an error.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
    var done = 0
    while done < buffer.count {
      let count = pread(
        descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done,
        off_t(offset + done))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      done += count
    }
    return done
  }

  /// At most `count` bytes at an offset.
  public func bytes(at offset: Int, count: Int) -> [UInt8] {
    guard count > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialised in
      initialised = read(into: UnsafeMutableRawBufferPointer(buffer), at: offset)
    }
  }

  /// The identity of the file that `path` names now; nil if there is none.
  static func identity(ofPath path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(status)
  }
}
