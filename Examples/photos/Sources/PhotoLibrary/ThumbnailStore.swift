internal import Glibc
internal import Synchronization

/// Keeps thumbnails as files of a folder, each complete, and all together within a limit.
///
/// Several programs may use one folder at the same time. A damaged entry is made again; if nothing
/// can be written, that is reported once, in one line.
public final class ThumbnailStore: Sendable {
  /// The folder of the entries.
  public let folder: String
  /// How many bytes all entries together may take.
  let limit: Int
  private let writeFile: FileWriter
  private let state: Mutex<State>
  /// Names this store's drafts. A process number would not do: containers have equal ones, and the
  /// number of an ended process is used again.
  private let name = String(UInt64.random(in: .min ... .max), radix: 16)

  private struct State {
    /// Why nothing is written any more; nil while the store writes.
    var failure: String?
    /// Receives the line that reports a failure.
    var tell: @Sendable (String) -> Void = { _ in }
    /// How many bytes have been written since the last search for entries to remove.
    var written = 0
    var isTrimming = false
    var lastNumber = 0
  }

  /// Writes bytes to a file that does not exist yet.
  typealias FileWriter = @Sendable (_ path: String, _ bytes: [UInt8]) -> FileBytes.Failure?

  /// Opens a store in a folder, which is made when the first entry is written.
  ///
  /// - Parameters:
  ///   - folder: The folder of the entries; nothing else may lie in it.
  ///   - limit: How many bytes the entries may take; the least recently used ones are removed.
  public convenience init(folder: String, limit: Int = 1 << 30) {
    self.init(folder: folder, limit: limit, write: Self.write)
  }

  init(folder: String, limit: Int, write: @escaping FileWriter) {
    self.folder = folder
    self.limit = limit
    writeFile = write
    // Other programs may have filled the folder, so the first entry causes a search.
    state = Mutex(State(written: Self.interval(limit)))
  }

  /// Sets the receiver of the line that reports a failure: once, until ``tryAgain()``.
  public func onFailure(_ tell: @escaping @Sendable (String) -> Void) {
    let failure = state.withLock { state in
      state.tell = tell
      return state.failure
    }
    if let failure { tell(failure) }
  }

  /// Allows writing again after a failure, whose cause may be over.
  public func tryAgain() { state.withLock { $0.failure = nil } }

  // MARK: Entries

  private func path(_ key: ThumbnailKey) -> String {
    let place = key.place
    return "\(folder)/\(place.folder)/\(place.name)"
  }

  /// The JPEG file of a key; nil if there is none, or its entry is damaged.
  package func jpeg(for key: ThumbnailKey) -> [UInt8]? {
    let path = path(key)
    guard let status = try? FileBytes.status(path), status.isRegular,
      status.byteCount <= ThumbnailEntry.mostBytes,
      let bytes = try? FileBytes.reading(path, { $0(0, status.byteCount) })
    else { return nil }
    guard let jpeg = ThumbnailEntry.jpeg(in: bytes) else {
      unlink(path)
      return nil
    }
    noteUse(path, status)
    return jpeg
  }

  /// Sets the time of an entry to now if it is older than a day: the oldest entries are removed
  /// first.
  private func noteUse(_ path: String, _ status: FileBytes.Status) {
    if time(nil) - status.modified.seconds > 86_400 { utimensat(AT_FDCWD, path, nil, 0) }
  }

  /// Keeps a JPEG file for a key, if the store can write.
  package func keep(_ jpeg: [UInt8], for key: ThumbnailKey) {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.failure == nil ? state.lastNumber : nil
    }
    guard let number, jpeg.count < ThumbnailEntry.mostBytes else { return }
    let path = path(key)
    let draft = "\(path).\(name)-\(number)\(Self.draftEnding)"
    let bytes = ThumbnailEntry.bytes(of: jpeg)
    var failure = writeFile(draft, bytes)
    if failure?.code == ENOENT {
      failure = makeFolder(of: path) ?? writeFile(draft, bytes)
    }
    if failure == nil, rename(draft, path) != 0 { failure = FileBytes.Failure() }
    if let failure {
      unlink(draft)
      return stop(failure)
    }
    trimIfDue(bytes.count)
  }

  private static let draftEnding = ".new"

  private func stop(_ failure: FileBytes.Failure) {
    let line = "thumbnails are not kept: \(folder): \(failure.reason)"
    let tell: (@Sendable (String) -> Void)? = state.withLock { state in
      guard state.failure == nil else { return nil }
      state.failure = line
      return state.tell
    }
    tell?(line)
  }

  private static let write: FileWriter = { path, bytes in
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return FileBytes.Failure() }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(file, $0.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let failure = FileBytes.Failure(code: count == 0 ? ENOSPC : errno)
        close(file)
        return failure
      }
      written += count
    }
    // Some file systems report a full disk only here.
    return close(file) == 0 ? nil : FileBytes.Failure()
  }

  /// Makes the folder of a file and the folders around it, for this user alone.
  private func makeFolder(of path: String) -> FileBytes.Failure? {
    var made = ""
    for part in path.split(separator: "/").dropLast() {
      made += "/" + part
      if mkdir(made, 0o700) != 0, errno != EEXIST {
        // The folder may exist although nothing can be made beside it.
        let code = errno
        if let status = try? FileBytes.status(made), status.isFolder { continue }
        return FileBytes.Failure(code: code)
      }
    }
    return nil
  }

  // MARK: Keeping to the limit

  /// How many bytes are written between two searches for entries to remove.
  private static func interval(_ limit: Int) -> Int { max(1, limit / 64) }

  /// Entries are removed if they take more bytes than this. The rest of the limit is for the bytes
  /// that several programs may write until the next search.
  private var fullness: Int { limit - limit / 8 }

  private func trimIfDue(_ count: Int) {
    let isDue = state.withLock { state in
      state.written += count
      guard state.written >= Self.interval(limit), !state.isTrimming else { return false }
      state.isTrimming = true
      state.written = 0
      return true
    }
    guard isDue else { return }
    trim()
    state.withLock { $0.isTrimming = false }
  }

  /// Removes drafts that are older than an hour. If the entries nearly take up the limit, it
  /// removes the least recently used ones until the others take three quarters of the limit.
  public func trim() {
    var entries: [(path: String, count: Int, used: Int)] = []
    let now = time(nil)
    for number in 0..<256 {
      let name = String(number, radix: 16)
      let folder = "\(folder)/\(name.count == 1 ? "0" : "")\(name)"
      guard let stream = opendir(folder) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        let path = "\(folder)/\(name)"
        guard !name.hasPrefix("."), let status = try? FileBytes.status(path), status.isRegular
        else { continue }
        if name.hasSuffix(Self.draftEnding) {
          if now - status.modified.seconds > 3600 { unlink(path) }
        } else {
          entries.append((path, status.byteCount, status.modified.seconds))
        }
      }
    }
    var count = entries.reduce(0) { $0 + $1.count }
    guard count > fullness else { return }
    for entry in entries.sorted(by: { $0.used < $1.used }) where count > limit / 4 * 3 {
      unlink(entry.path)
      count -= entry.count
    }
  }
}
