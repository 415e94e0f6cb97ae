internal import Glibc

/// Reads and writes all files of the program.
///
/// Only regular files of limited length are read; a pipe, a device, a socket or a folder is refused
/// without waiting for it. A written file is complete or does not appear at all. Errors have the
/// system's messages.
package enum DiskFile {
  /// Why a file could not be read or written.
  package struct Failure: Error {
    /// The system's message for the error, where there is one.
    package let reason: String

    init(_ code: Int32) {
      reason =
        switch code {
        // For the first two errors, the system's messages would blame the file.
        case EMFILE: "this program has too many files open; see ulimit -n"
        case ENFILE: "the system has too many files open"
        case ELOOP: "its links form a loop"
        default: String(cString: strerror(code))
        }
    }

    init(reason: String) {
      self.reason = reason
    }
  }

  /// Whether something exists at a path, following links.
  package static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// Whether a path leads to a regular file.
  package static func isFile(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFREG } ?? false
  }

  package static func isFolder(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  package static func resolvingLinks(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The names in a folder, unordered; names that are not valid UTF-8 are left out.
  package static func entries(of folder: String) throws(Failure) -> [String] {
    guard let stream = opendir(folder) else { throw Failure(errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The status of the file at a path, following links; nil if there is none, or on an error.
  static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
