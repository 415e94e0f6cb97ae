internal import Glibc

extension DiskFile {
  /// The destination of a file or folder that appears complete or not at all.
  ///
  /// A link to a file is followed, as a shell follows it: the linked file is replaced, and the link
  /// stays. A broken link is refused. An existing file keeps its mode and, if possible, its owner;
  /// a new file gets the mode that the umask allows.
  package struct OutputPlace {
    /// The kind of the item to write.
    package enum Kind {
      case file, folder
    }

    let path: String
    let folder: String
    private let kind: Kind
    /// The status of the item that exists at the destination; nil if there is none.
    private let status: stat?

    init(_ path: String, _ kind: Kind) throws(Failure) {
      var path = path
      while path.count > 1, path.hasSuffix("/") { path.removeLast() }
      status = DiskFile.status(of: path)
      if status == nil {
        var link = stat()
        guard lstat(path, &link) != 0 else {
          throw Failure(reason: "it is a broken link; remove it")
        }
      } else {
        path = resolvingLinks(path)
      }
      self.path = path
      self.kind = kind
      folder =
        path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
      try check()
    }

    private func check() throws(Failure) {
      guard let status else { return }
      switch (kind, status.st_mode & S_IFMT) {
      case (.file, S_IFREG):
        // Refuses a file that its owner has made unwritable: renaming would replace even that file.
        guard access(path, W_OK) == 0 else { throw Failure(errno) }
      case (.file, S_IFDIR): throw Failure(EISDIR)
      case (.file, _): throw Failure(reason: "it is not a regular file")
      case (.folder, S_IFDIR):
        guard try entries(of: path).isEmpty else {
          throw Failure(reason: "the folder is not empty; name another")
        }
      case (.folder, _): throw Failure(reason: "it exists and is not a folder")
      }
    }

    /// An unguessable path beside the destination, with a name short enough for any file system.
    func neighbor() -> String {
      let number = String(UInt64.random(in: .min ... .max), radix: 36)
      return "\(folder)/.scrollwork-\(number).part"
    }

    /// Moves a complete draft to its destination, with the mode and owner of the item that it
    /// replaces.
    func take(_ draft: String) throws(Failure) {
      let flags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
      let descriptor = open(draft, flags)
      guard descriptor >= 0 else { throw Failure(errno) }
      defer { close(descriptor) }
      if let status {
        var mode = status.st_mode & 0o777
        // If the group cannot be kept, the draft's group must not get the rights of the old group.
        if fchown(descriptor, status.st_uid, status.st_gid) != 0 { mode &= 0o707 }
        guard fchmod(descriptor, mode) == 0 else { throw Failure(errno) }
      }
      // Without `fsync`, a renamed file that is not yet on disk could be empty after a power
      // failure. Some file systems do not support `fsync`, least of all for folders.
      guard fsync(descriptor) == 0 || errno == EINVAL else { throw Failure(errno) }
      guard rename(draft, path) == 0 else { throw Failure(errno) }
    }
  }
}
