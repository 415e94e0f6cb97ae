internal import Glibc
internal import Synchronization

/// Thumbnails in files of a folder, for the next time: never half-written, and no more than allowed.
///
/// Several programs may use one folder at the same time. What is wrong with an entry, or with the folder,
/// costs time and nothing else: it is told once, in one line.
public final class ThumbnailStore: Sendable {
  /// Where the entries lie.
  public let folder: String
  /// How many bytes all entries may take.
  let limit: Int
  private let writeFile: FileWriter
  private let state: Mutex<State>
  /// A name for drafts that no other store uses: processes have the same numbers after others have
  /// ended, or in other containers.
  private let name = String(UInt64.random(in: .min ... .max), radix: 16)

  private struct State {
    /// Why nothing is written any more; nil while it is.
    var failure: String?
    /// Takes that line.
    var tell: @Sendable (String) -> Void = { _ in }
    /// How much has been written since the folder was last looked through.
    var written = 0
    var isTrimming = false
    var lastNumber = 0
  }

  /// Writes a file of bytes that was not there before.
  typealias FileWriter = @Sendable (_ path: String, _ bytes: [UInt8]) -> FileBytes.Failure?

  /// Opens a store in a folder, which is made when it is first needed.
  ///
  /// - Parameters:
  ///   - folder: Where the entries lie; only this program's.
  ///   - limit: How many bytes they may take; those not used for longest are removed.
  public convenience init(folder: String, limit: Int = 1 << 30) {
    self.init(folder: folder, limit: limit, write: Self.write)
  }

  init(folder: String, limit: Int, write: @escaping FileWriter) {
    self.folder = folder
    self.limit = limit
    writeFile = write
    // Others may have filled the folder: it is looked through with the first entry.
    state = Mutex(State(written: Self.interval(limit)))
  }

  /// Has one line reported if thumbnails can no longer be kept: once, until ``tryAgain()``.
  public func onFailure(_ tell: @escaping @Sendable (String) -> Void) {
    let failure = state.withLock { state in
      state.tell = tell
      return state.failure
    }
    if let failure { tell(failure) }
  }

  /// Writes again after a failure: whatever it was may be over.
  public func tryAgain() { state.withLock { $0.failure = nil } }

  // MARK: Entries

  private func path(_ key: ThumbnailKey) -> String {
    let place = key.place
    return "\(folder)/\(place.folder)/\(place.name)"
  }

  /// The JPEG file that is kept for a key; nil if there is none, or it is not whole.
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

  /// Entries that are used keep their place: the time of the file is that of its use, within a day.
  private func noteUse(_ path: String, _ status: FileBytes.Status) {
    if time(nil) - status.modified.seconds > 86_400 { utimensat(AT_FDCWD, path, nil, 0) }
  }

  /// Keeps a JPEG file for a key, unless that cannot be.
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
    // Some file systems tell only here that they are full.
    return close(file) == 0 ? nil : FileBytes.Failure()
  }

  /// Makes the folder of a file, and those that it lies in, for this person alone.
  private func makeFolder(of path: String) -> FileBytes.Failure? {
    var made = ""
    for part in path.split(separator: "/").dropLast() {
      made += "/" + part
      if mkdir(made, 0o700) != 0, errno != EEXIST {
        // A folder further up may exist already, where nothing may be made.
        let code = errno
        if let status = try? FileBytes.status(made), status.isFolder { continue }
        return FileBytes.Failure(code: code)
      }
    }
    return nil
  }

  // MARK: Keeping to the limit

  /// How much is written between two looks through the folder.
  private static func interval(_ limit: Int) -> Int { max(1, limit / 64) }

  /// With more bytes than these, entries are removed. The rest of the limit is for what is written
  /// until the next look, by some programs at the same time.
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

  /// Removes the entries that have not been used for longest until three quarters of the limit are
  /// left, if the limit is near; and what an ended program left behind.
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
