internal import Glibc

/// Files on disk: the only way in and the only way out.
///
/// What comes in is a regular file of limited length; a pipe, a device, a socket or a folder is
/// refused without waiting for it. What goes out is there complete or not at all. Errors are in the
/// system's words.
package enum DiskFile {
  /// Why a file could not be read or written.
  package struct Failure: Error {
    /// The cause, in the system's words where it has any.
    package let reason: String

    init(_ code: Int32) {
      reason =
        switch code {
        // The system's words would blame the file.
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

  /// Whether anything is at a path, behind all links.
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

  /// The names in a folder, unordered, without those that are not valid UTF-8.
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

  /// What is at a path, behind all links, or nil if nothing is.
  static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
