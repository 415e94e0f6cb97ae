internal import Glibc

/// The bytes of a file, read and replaced as a whole, with the system's words for what went wrong.
public enum DiskFile {
  public struct Failure: Error {
    public let reason: String

    init(_ code: Int32) {
      reason = String(cString: strerror(code))
    }

    init(reason: String) {
      self.reason = reason
    }
  }

  public static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Removes a file, if there is one.
  static func remove(_ path: String) {
    unlink(path)
  }

  /// Writes beside the path and renames, so that nobody ever sees half a file.
  ///
  /// Where a link points to is replaced, not the link; what is no file, such as a pipe or
  /// `/dev/stdout`, is written to as it is.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    guard isReplaceable(path) else {
      return try write(bytes, to: path, flags: O_WRONLY)
    }
    let target = resolvingLinks(path)
    let temporary = "\(target).\(getpid()).part"
    do throws(Failure) {
      try write(bytes, to: temporary, flags: O_WRONLY | O_CREAT | O_TRUNC)
      guard rename(temporary, target) == 0 else { throw Failure(errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Whether there is a file at the path, a folder (which renaming will refuse), or nothing yet.
  private static func isReplaceable(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    let kind = status.st_mode & S_IFMT
    return kind == S_IFREG || kind == S_IFDIR
  }

  static func resolvingLinks(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func write(
    _ bytes: [UInt8], to path: String, flags: Int32
  ) throws(Failure) {
    let file = open(path, flags | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw Failure(errno) }
    do {
      try write(bytes, to: file)
    } catch {
      close(file)
      throw error
    }
    guard close(file) == 0 else { throw Failure(errno) }
  }

  private static func write(_ bytes: [UInt8], to file: Int32) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure(errno)
      }
      written += count
    }
  }
}

extension DiskFile {
  /// An open file of which parts are read.
  final class Reader {
    private let file: Int32

    /// nil where the file cannot be opened.
    init?(_ path: String) {
      file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard file >= 0 else { return nil }
    }

    deinit {
      close(file)
    }

    /// - Returns: nil where the file has fewer bytes than that.
    func read(at offset: Int, count: Int) -> [UInt8]? {
      var status = stat()
      guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, offset >= 0,
        count >= 0, count <= Int(status.st_size), offset <= Int(status.st_size) - count
      else { return nil }
      var isWhole = true
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        var done = 0
        while done < count {
          let place = buffer.baseAddress.map { $0 + done }
          let read = pread(file, place, count - done, off_t(offset + done))
          if read < 0, errno == EINTR { continue }
          guard read > 0 else { break }
          done += read
        }
        initialized = done
        isWhole = done == count
      }
      return isWhole ? bytes : nil
    }
  }
}
