/// How the pictures of a folder are read.
public struct LibraryScan: Sendable {
  /// The folder.
  public let folder: String
  let offset: TimeOffset

  /// Makes a scan of a folder; the times of files are shown as by a clock with an offset.
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
    /// How many there will be; nil while the folders are being searched.
    public var total: Int?
    /// What a person should know; nil for nothing.
    public var notice: String?
    /// Whether all that was found has been read.
    public var isDone = false
    /// The last complete look that is over; see ``LibraryWatch/lookAgain()``.
    public var look = 0
  }

  /// Reads here and now, and calls `take` with each update, which contains those before it.
  ///
  /// What was changed last is read first: that is most likely what is seen first.
  /// - Throws: ``LibraryFailure``.
  public func read(_ take: (Update) -> Void) throws(LibraryFailure) {
    var index = LibraryIndex(self)
    try index.lookAtAll(isStopped: { Task.isCancelled }, take)
  }
}
