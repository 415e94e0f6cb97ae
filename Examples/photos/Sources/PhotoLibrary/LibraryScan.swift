/// A folder of pictures, and how it is read.
public struct LibraryScan: Sendable {
  /// The folder.
  public let folder: String
  let offset: TimeOffset

  /// Makes a scan of a folder; `offset` converts the times of files to local time.
  public init(_ folder: String, offset: TimeOffset = .local) {
    self.folder = folder
    self.offset = offset
  }

  /// Finds out whether the folder can be read at all.
  ///
  /// - Throws: ``LibraryFailure``.
  public func check() throws(LibraryFailure) { try FolderWalk.check(folder) }

  /// The pictures found so far.
  public struct Update: Sendable {
    /// All pictures whose header has been read.
    public var shelf: Shelf
    /// How many pictures there will be; nil while the folders are being searched.
    public var total: Int?
    /// A message about the folders for the status line; nil if there is none.
    public var notice: String?
    /// Whether all pictures that were found have been read.
    public var isDone = false
    /// The number of the last complete look that has ended; see ``LibraryWatch/lookAgain()``.
    public var look = 0
  }

  /// Reads before it returns; each update that `take` gets contains the pictures of the earlier
  /// ones.
  ///
  /// The files that were changed last are read first, since their pictures are probably
  /// the newest.
  /// - Throws: ``LibraryFailure``.
  public func read(_ take: (Update) -> Void) throws(LibraryFailure) {
    var index = LibraryIndex(self)
    try index.lookAtAll(isStopped: { Task.isCancelled }, take)
  }
}
