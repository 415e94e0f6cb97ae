/// A folder of pictures, and how it is read.
public struct LibraryScan: Sendable {
  /// The folder.
  public let folder: String
  /// The name of the file in the folder that is read before all others; nil for none.
  public let first: String?
  let offset: TimeOffset

  /// Makes a scan of a folder; `offset` converts the times of files to local time.
  public init(_ folder: String, first: String? = nil, offset: TimeOffset = .local) {
    (self.folder, self.first, self.offset) = (folder, first, offset)
  }

  /// Makes a scan of a folder, or of the folder around a picture, which comes first.
  ///
  /// - Throws: ``LibraryFailure`` if there is nothing to show.
  public static func opening(_ path: String) throws(LibraryFailure) -> LibraryScan {
    guard let status = try? FileBytes.status(path), !status.isFolder else {
      let scan = LibraryScan(path)
      try scan.check()
      return scan
    }
    let (folder, name) = FolderWalk.parts(of: path)
    guard status.isRegular, FolderWalk.isPicture(name), !name.hasPrefix(".") else {
      throw .notAPicture(path: path)
    }
    let scan = LibraryScan(folder, first: name)
    try scan.check()
    return scan
  }

  /// The path of ``first`` as updates have it.
  public var firstPath: String? { LibraryIndex(self).first }

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
    /// How many files are not shown, and why, in one line; nil if all are.
    public var leftOut: String?
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
