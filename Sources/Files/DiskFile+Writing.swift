internal import Glibc

extension DiskFile {
  /// Replaces a file with a complete temporary file, so no incomplete file is ever visible.
  ///
  /// A destination that is not a regular file, such as a pipe or `/dev/stdout`, is written to
  /// directly; see ``OutputPlace`` for links and modes.
  ///
  /// - Throws: ``Failure`` if the bytes could not be written.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    if let descriptor = try openStream(path) {
      try write(bytes, to: descriptor)
      return
    }
    let place = try OutputPlace(path, .file)
    let draft = place.neighbor()
    try create(draft, with: bytes)
    do {
      try place.take(draft)
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Why a file of a set could not be written.
  package struct SetFailure: Error {
    /// The file that could not be written.
    package let path: String
    /// The system's message for the error, where there is one.
    package let reason: String
    /// The files that already have their new bytes and could not be restored.
    package let changed: [String]
  }

  /// Replaces several files: all of them, or none if one of them cannot be written.
  ///
  /// All drafts are complete before the first is moved to its destination. If a move fails, the
  /// files that were already replaced get their `old` bytes again, if possible. Tests interfere in
  /// `beforeMoving`, which is called between the two phases.
  package static func replaceAll(
    _ files: [(path: String, old: [UInt8], new: [UInt8])], beforeMoving: () -> Void = {}
  ) throws(SetFailure) {
    var drafts: [(place: OutputPlace, path: String)] = []
    defer { for draft in drafts { unlink(draft.path) } }
    for file in files {
      do throws(Failure) {
        let place = try OutputPlace(file.path, .file)
        let draft = place.neighbor()
        try create(draft, with: file.new)
        drafts.append((place, draft))
      } catch {
        throw SetFailure(path: file.path, reason: error.reason, changed: [])
      }
    }
    beforeMoving()
    for (index, draft) in drafts.enumerated() {
      do throws(Failure) {
        try draft.place.take(draft.path)
      } catch {
        let changed = files[..<index].filter { (try? replace($0.path, with: $0.old)) == nil }
        throw SetFailure(
          path: files[index].path, reason: error.reason, changed: changed.map(\.path))
      }
    }
  }

  /// Removes a file, if it is there and may be removed.
  package static func remove(_ path: String) { unlink(path) }

  /// Makes a folder, and all missing folders above it: accessible to this user alone, or, with `isShared`,
  /// as the umask says.
  ///
  /// - Throws: ``Failure`` if a folder cannot be made.
  package static func makeFolders(_ path: String, isShared: Bool = false) throws(Failure) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      folder += name + "/"
      if mkdir(folder, isShared ? 0o777 : 0o700) != 0, errno != EEXIST { throw Failure(errno) }
    }
  }

  /// Writes a new file, and removes it again if it could not be written completely.
  ///
  /// Fails if something already exists at the path.
  package static func create(_ path: String, with bytes: [UInt8]) throws(Failure) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open(path, flags, 0o666)
    guard descriptor >= 0 else { throw Failure(errno) }
    do {
      try write(bytes, to: descriptor)
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Opens a destination that is written to directly; returns nil for a regular file, a folder or a
  /// path at which nothing exists.
  static func openStream(_ path: String) throws(Failure) -> Int32? {
    let descriptor: Int32
    if let standard = streamNumber(path) {
      // Duplicates the descriptor: opening the path would start writing at offset 0, over existing
      // output.
      descriptor = fcntl(standard, F_DUPFD_CLOEXEC, 0)
    } else {
      guard let kind = status(of: path).map({ $0.st_mode & S_IFMT }), kind != S_IFREG,
        kind != S_IFDIR
      else { return nil }
      descriptor = open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC)
    }
    guard descriptor >= 0 else { throw Failure(errno) }
    return descriptor
  }

  /// The descriptor number that a path such as `/dev/stdout` or `/dev/fd/3` names; nil for other
  /// paths.
  private static func streamNumber(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      let folders = ["/dev/fd/", "/proc/self/fd/"]
      return folders.first(where: path.hasPrefix).flatMap { Int32(path.dropFirst($0.count)) }
    }
  }

  /// Writes all bytes and closes the descriptor.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    do {
      try append(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw Failure(errno) }
  }

  /// Writes all bytes.
  static func append(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure(errno) }
      rest = rest.dropFirst(count)
    }
  }
}
