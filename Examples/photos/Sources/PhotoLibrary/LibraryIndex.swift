internal import Glibc

/// The known pictures by folder, so that only the places of changes have to be looked at again.
///
/// The header of a file is not read again while its path, length and time stay the same, nor when
/// the file is moved.
struct LibraryIndex {
  struct Folder {
    var identity: FileIdentity?
    /// The pictures by their paths.
    var pictures: [String: Picture] = [:]
    /// The paths of the folders in this folder.
    var folders: Set<String> = []
    /// The names of files that are not shown.
    var others: Set<String> = []
    var oddNames = 0
    var failure: String?
  }

  let root: String
  /// The picture that is read first; nil if none is wanted more than others.
  let first: String?
  let offset: TimeOffset
  var shelf = Shelf()
  var folders: [String: Folder] = [:]
  /// The path by which each folder was entered.
  var places: [FileIdentity: String] = [:]
  /// Files that somebody may still be writing.
  var unsettled: [String: Unsettled] = [:]
  /// How many headers have been read.
  private(set) var readCount = 0

  init(_ scan: LibraryScan) {
    var root = scan.folder[...]
    while root.utf8.count > 1, root.hasSuffix("/") { root.removeLast() }
    self.root = String(root)
    first = scan.first.map { FolderWalk.path(of: $0, in: String(root)) }
    offset = scan.offset
  }

  // MARK: Everything

  /// How many pictures the first update has, and the factor from update to update: the first comes
  /// soon.
  private static let firstCount = 64
  private static let growth = 2

  /// Goes through all folders, and reads the headers that are not known.
  ///
  /// - Parameters:
  ///   - patience: Decides whether a file may still be written; nil takes each file as it is.
  ///   - willRead: Gets the path of each folder before its names are read.
  ///   - isStopped: Called before each folder and each file; true ends the look.
  ///   - take: Receives updates, each of which contains the pictures of the earlier ones.
  /// - Throws: ``LibraryFailure`` if the root folder cannot be read.
  mutating func lookAtAll(
    patience: Patience? = nil, willRead: (String) -> Void = { _ in }, isStopped: () -> Bool,
    _ take: (LibraryScan.Update) -> Void
  ) throws(LibraryFailure) {
    let walk = FolderWalk([root], willRead: willRead, isStopped: isStopped)
    if isStopped() { return }
    if let failure = walk.folders.first?.failure {
      throw .unreadable(path: root, reason: failure)
    }
    let known = Known(self)
    let old = folders
    (folders, places, unsettled) = ([:], [:], [:])
    var files: [FolderWalk.Found] = []
    for folder in walk.folders {
      add(folder)
      for file in folder.files {
        let picture = old[folder.path]?.pictures[file.path]
        let stamp = file.status.stamp
        if let patience, picture?.stamp != stamp, patience.isFresh(stamp) {
          unsettled[file.path] = Unsettled(stamp: stamp, since: patience.now)
          folders[folder.path]?.pictures[file.path] = picture
        } else {
          files.append(file)
        }
      }
    }
    read(files, known, isStopped, take)
  }

  private mutating func read(
    _ files: [FolderWalk.Found], _ known: Known, _ isStopped: () -> Bool,
    _ take: (LibraryScan.Update) -> Void
  ) {
    let first = first
    let files = files.sorted {
      if $0.path == first || $1.path == first { return $0.path == first && $1.path != first }
      return $0.status.modified != $1.status.modified
        ? $0.status.modified > $1.status.modified : $0.path < $1.path
    }
    shelf = Shelf(folders.values.flatMap(\.pictures.values))
    var update = LibraryScan.Update(
      shelf: shelf, total: shelf.pictures.count + files.count, notice: notice,
      leftOut: leftOut.line)
    var (new, next): ([Picture], Int) = ([], Self.firstCount)
    for (index, file) in files.enumerated() {
      if isStopped() { return }
      let picture = picture(file, known)
      new.append(picture)
      put(picture)
      guard index + 1 == next, index + 1 < files.count else { continue }
      next *= Self.growth
      shelf.add(new)
      new = []
      update.shelf = shelf
      take(update)
    }
    shelf.add(new)
    update.shelf = shelf
    update.isDone = true
    take(update)
  }

  /// Forgets all pictures, since the root folder has gone.
  mutating func forget() {
    (shelf, folders, places, unsettled) = (Shelf(), [:], [:], [:])
  }

  // MARK: Reading

  /// The pictures whose headers need not be read again.
  struct Known {
    private var byPath: [String: Picture] = [:]
    private var byIdentity: [FileIdentity: Picture] = [:]

    init(_ index: LibraryIndex) { add(index.shelf.pictures) }

    init() {}

    mutating func add(_ pictures: some Sequence<Picture>) {
      for picture in pictures {
        byPath[picture.path] = picture
        if let identity = picture.identity { byIdentity[identity] = picture }
      }
    }

    func picture(_ file: FolderWalk.Found) -> Picture? {
      let stamp = file.status.stamp
      if let picture = byPath[file.path], picture.stamp == stamp { return picture }
      guard let picture = byIdentity[file.status.identity], picture.stamp == stamp else {
        return nil
      }
      return picture
    }
  }

  mutating func picture(_ file: FolderWalk.Found, _ known: Known) -> Picture {
    if var picture = known.picture(file) {
      picture.path = file.path
      picture.identity = file.status.identity
      return picture
    }
    readCount += 1
    let header = try? FileBytes.reading(file.path) { PictureHeader($0) }
    return Picture(
      path: file.path, size: header?.size,
      taken: header?.taken
        ?? offset.wallTime(of: header?.moment ?? file.status.modified.seconds),
      stamp: file.status.stamp, identity: file.status.identity)
  }

  // MARK: Books

  mutating func add(_ folder: FolderWalk.Folder) {
    folders[folder.path] = Folder(
      identity: folder.identity, folders: Set(folder.folders), others: folder.others,
      oddNames: folder.oddNames,
      failure: folder.failure)
    if let identity = folder.identity { places[identity] = folder.path }
  }

  mutating func put(_ picture: Picture) {
    folders[FolderWalk.parts(of: picture.path).folder]?.pictures[picture.path] = picture
  }

  /// The files that are not shown.
  var leftOut: LeftOut {
    var left = LeftOut()
    for folder in folders.values {
      for name in folder.others { left.add(name) }
      left.oddNames += folder.oddNames
    }
    return left
  }

  /// A message about unreadable folders for the status line; nil if there is none.
  var notice: String? {
    let unreadable = folders.filter { $0.value.failure != nil }
    guard let first = unreadable.min(by: { $0.key < $1.key }), let reason = first.value.failure
    else { return nil }
    return unreadable.count == 1
      ? "\(first.key) cannot be read (\(reason))"
      : "\(first.key) and \(unreadable.count - 1) more cannot be read (\(reason))"
  }
}
