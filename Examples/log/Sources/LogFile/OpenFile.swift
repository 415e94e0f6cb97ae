internal import Glibc

/// A file that is open for reading, whatever becomes of its name.
///
/// It is read by `pread`, never mapped: touching a mapped page behind the end of a file that has
/// become shorter ends the program with a signal, and logs are cut while they are read. A read there
/// returns fewer bytes instead.
public final class OpenFile: Sendable {
  /// The name by which it was opened.
  public let path: String
  private let descriptor: Int32
  let identity: Identity

  /// What tells two files of the same name apart.
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
  /// - Throws: ``LogFailure``: it is not there, may not be read, or is not a file.
  public init(path: String) throws(LogFailure) {
    var status = stat()
    // Before it is opened: whoever writes to a pipe would notice that it is opened for reading.
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

  /// What it is instead of a file.
  private static func kind(_ status: stat) -> String? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "folder"
    case S_IFIFO: "pipe"
    case S_IFSOCK: "socket"
    default: "device"
    }
  }

  /// The size in bytes; 0 if the system does not tell.
  public var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Reads bytes at an offset.
  ///
  /// - Returns: How many; fewer than there is room for only at the end of the file, or where the
  ///   disk cannot be read.
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

  /// The identity of the file that has a name now; nil if none can be found.
  static func identity(ofPath path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(status)
  }
}
