/// Reads the pictures of a folder, beside the main actor.
public struct LibraryScan: Sendable {
  /// The folder.
  public let folder: String
  private let offset: TimeOffset

  /// Will read a folder; the times of files are shown as by a clock with an offset.
  public init(_ folder: String, offset: TimeOffset = .local) {
    self.folder = folder
    self.offset = offset
  }

  /// Finds out whether the folder can be read at all.
  ///
  /// - Throws: ``LibraryFailure``.
  public func check() throws(LibraryFailure) { try FolderWalk.check(folder) }

  /// What is known so far.
  public struct Update: Sendable {
    /// All pictures whose header has been read.
    public var shelf: Shelf
    /// How many there will be; nil while the folders are gone through.
    public var total: Int?
    /// What a person should know; nil for nothing.
    public var notice: String?
    /// Whether this is the last one.
    public var isDone = false
  }

  /// How many pictures come first, and by how much more each time: few updates, the first at once.
  private static let firstCount = 64
  private static let growth = 2

  /// Reads; each update contains those before it, and one that nobody took gives way to the next.
  ///
  /// What was changed last is read first: that is most likely what is seen first.
  public func updates() -> AsyncThrowingStream<Update, any Error> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task.detached(priority: .userInitiated) {
        do {
          try read { continuation.yield($0) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Reads at once, and calls `take` with each update.
  ///
  /// - Throws: ``LibraryFailure``.
  func read(_ take: (Update) -> Void) throws(LibraryFailure) {
    let walk = try FolderWalk(folder)
    let files = walk.found.sorted {
      $0.status.modified != $1.status.modified
        ? $0.status.modified > $1.status.modified : $0.path < $1.path
    }
    var update = Update(shelf: Shelf(), total: files.count, notice: Self.notice(of: walk))
    var (new, next): ([Picture], Int) = ([], Self.firstCount)
    for (index, file) in files.enumerated() {
      if Task.isCancelled { return }
      new.append(picture(file))
      guard index + 1 == next, index + 1 < files.count else { continue }
      next *= Self.growth
      update.shelf.add(new)
      new = []
      take(update)
    }
    update.shelf.add(new)
    update.isDone = true
    take(update)
  }

  private func picture(_ file: FolderWalk.Found) -> Picture {
    let header = try? FileBytes.reading(file.path) { PictureHeader($0) }
    return Picture(
      path: file.path, size: header?.size,
      taken: header?.taken ?? offset.wallTime(of: file.status.modified.seconds),
      byteCount: file.status.byteCount)
  }

  private static func notice(of walk: FolderWalk) -> String? {
    var parts: [String] = []
    if let (count, first, reason) = walk.unreadable {
      parts.append(
        count == 1
          ? "\(first) cannot be read (\(reason))"
          : "\(first) and \(count - 1) more cannot be read (\(reason))")
    }
    if walk.oddNames > 0 {
      parts.append(
        walk.oddNames == 1
          ? "one file is left out, whose name is not UTF-8"
          : "\(walk.oddNames) files are left out, whose names are not UTF-8")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
