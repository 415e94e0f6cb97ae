internal import Glibc

/// A file that stays open for reading, even if it is renamed or deleted.
///
/// It is read by `pread`, never mapped: touching a mapped page beyond the end of a file that has
/// become shorter ends the program with a signal, and logs are truncated while they are read.
/// `pread` returns fewer bytes there.
public final class OpenFile: Sendable {
  /// The path by which the file was opened, or what it is called if it has none.
  public let path: String
  private let descriptor: Int32
  /// Nil for standard input, which has no path to look at.
  let identity: Identity?
  /// Keeps the text of a stream, of packed data or of UTF-16; nil for a file that is shown as it is.
  let spool: Spool?

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
    identity = Identity(status)
    spool = try Self.spool(descriptor, path)
    self.descriptor = spool?.kept ?? descriptor
  }

  /// Shows what comes from standard input, or the file that it is.
  ///
  /// - Throws: ``LogFailure`` if it is a terminal or a folder, or cannot be kept.
  public static func standardInput() throws(LogFailure) -> OpenFile {
    try OpenFile(stream: STDIN_FILENO, name: "standard input")
  }

  init(stream: Int32, name: String) throws(LogFailure) {
    var status = stat()
    guard fstat(stream, &status) == 0 else { throw .last(name) }
    let kind = Self.kind(status)
    if isatty(stream) != 0 || kind == "folder" {
      throw .notAStream(name: name, kind: kind == "folder" ? "folder" : "terminal")
    }
    let descriptor = fcntl(stream, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0 else { throw .last(name) }
    path = name
    identity = nil
    if kind == nil {
      spool = try Self.spool(descriptor, name)
    } else {
      let spool = try Spool(source: descriptor, isStream: true)
      spool.goOn()
      self.spool = spool
    }
    self.descriptor = spool?.kept ?? descriptor
  }

  deinit { if let spool { spool.stop() } else { close(descriptor) } }

  /// What keeps the text of a file that cannot be shown as it is; it then owns the descriptor.
  private static func spool(_ descriptor: Int32, _ path: String) throws(LogFailure) -> Spool? {
    var start = [UInt8](repeating: 0, count: StoredForm.markLength)
    let count = pread(descriptor, &start, start.count, 0)
    switch StoredForm(start.prefix(max(0, count))) {
    case .plain: return nil
    case .other(let form):
      close(descriptor)
      throw .form(path: path, form: form)
    case .gzip, .wide:
      lseek(descriptor, 0, SEEK_SET)
      let spool = try Spool(source: descriptor, isStream: false)
      // Enough for a first screen.
      spool.fill(atMost: 1 << 16)
      spool.goOn()
      return spool
    }
  }

  /// What is wrong with the source of the text, or with keeping it; nil if all is well.
  public var trouble: String? { spool?.trouble.flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether more of the source is being read.
  public var isFilling: Bool { spool?.isRunning ?? false }

  /// How much of the source has been read, from 0 to 1; nil if nobody knows.
  public var filled: Double? { spool?.progress }

  /// The file at the same path, to be read from its beginning; this one if it has no path.
  public func again() throws(LogFailure) -> OpenFile {
    identity == nil ? self : try OpenFile(path: path)
  }

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
