extension LibraryIndex {
  /// Looks again at the places that have changed, and only at them.
  ///
  /// - Parameters:
  ///   - changes: The places, and what has happened there.
  ///   - patience: Decides whether a file may still be written.
  ///   - watch: Gets new folders, and drops removed ones.
  ///   - isStopped: Called before each folder and each file; true ends the look.
  /// - Returns: Whether the pictures or the notice may have changed.
  /// - Complexity: O(changed files); O(all pictures) for sorting if any has changed.
  mutating func look(
    at changes: FolderChanges, patience: Patience, watch: inout FolderWatch?, isStopped: () -> Bool
  ) -> Bool {
    var (gone, files, newFolders) = ([Picture](), [FolderWalk.Found](), [String]())
    var noticeMayChange = false
    // First finds missing files, so that a moved file is recognised as one of them.
    for (path, kinds) in changes.places {
      let status = try? FileBytes.status(path)
      if let folder = folders[path] {
        let isSame = status?.isFolder == true && status?.identity == folder.identity
        if isSame, !(kinds.contains(.attributes) && isReadable(path) != (folder.failure == nil)) {
          continue
        }
        noticeMayChange =
          noticeMayChange || folder.failure != nil || folder.oddNames > 0 || !folder.others.isEmpty
        gone += remove(path, &watch)
      }
      if noteOther(path, status) { noticeMayChange = true }
      guard let status else {
        unsettled[path] = nil
        if let picture = picture(at: path) { gone.append(picture) }
        continue
      }
      if status.isFolder {
        if let picture = picture(at: path) { gone.append(picture) }
        newFolders.append(path)
      } else if status.isRegular {
        take(path, status, kinds, patience, &files)
      } else if let picture = picture(at: path) {
        gone.append(picture)
      }
    }
    for picture in gone { forget(picture) }
    var known = Known()
    known.add(gone)
    if !newFolders.isEmpty {
      let walk = FolderWalk(
        newFolders.sorted().filter { folders[FolderWalk.parts(of: $0).folder] != nil },
        visited: Set(places.keys), willRead: { watch?.add($0) }, isStopped: isStopped)
      for folder in walk.folders {
        add(folder)
        folders[FolderWalk.parts(of: folder.path).folder]?.folders.insert(folder.path)
        noticeMayChange =
          noticeMayChange || folder.failure != nil || folder.oddNames > 0 || !folder.others.isEmpty
        for file in folder.files {
          if patience.isFresh(file.status.stamp), known.picture(file) == nil {
            unsettled[file.path] = Unsettled(stamp: file.status.stamp, since: patience.now)
          } else {
            files.append(file)
          }
        }
      }
    }
    let new = read(files, known, isStopped)
    guard !gone.isEmpty || !new.isEmpty else { return noticeMayChange }
    shelf.change(removing: Set((gone + new).map(\.path)), adding: new)
    return true
  }

  private mutating func read(
    _ files: [FolderWalk.Found], _ known: Known, _ isStopped: () -> Bool
  ) -> [Picture] {
    var new: [String: Picture] = [:]
    for file in files where !isStopped() {
      guard folders[FolderWalk.parts(of: file.path).folder] != nil else { continue }
      unsettled[file.path] = nil
      let picture = picture(file, known)
      put(picture)
      new[file.path] = picture
    }
    return Array(new.values)
  }

  /// Takes a file that exists, except if it has not changed or is still being written.
  private mutating func take(
    _ path: String, _ status: FileBytes.Status, _ kinds: FolderChanges.Kinds,
    _ patience: Patience, _ files: inout [FolderWalk.Found]
  ) {
    guard FolderWalk.isPicture(path),
      folders[FolderWalk.parts(of: path).folder] != nil
    else { return }
    if let picture = picture(at: path), picture.stamp == status.stamp,
      // A file that could not be read may be readable now.
      picture.size != nil || !kinds.contains(.attributes)
    {
      unsettled[path] = nil
      return
    }
    let isWritten: Bool
    if kinds.contains(.settled) {
      isWritten = true
    } else if kinds.contains(.created) {
      // A link is complete as soon as it exists.
      isWritten = status.linkCount > 1 || FileBytes.isLink(path)
    } else {
      isWritten = unsettled[path] == nil
    }
    if isWritten {
      files.append(FolderWalk.Found(path: path, status: status))
    } else if unsettled[path] == nil {
      unsettled[path] = Unsettled(stamp: status.stamp, since: patience.now)
    }
  }

  /// Finds files that have not been written for long enough, or have gone.
  mutating func settled(_ patience: Patience) -> FolderChanges {
    var changes = FolderChanges()
    for (path, file) in unsettled {
      let stamp = (try? FileBytes.status(path))?.stamp
      if let stamp, stamp != file.stamp {
        unsettled[path] = Unsettled(stamp: stamp, since: patience.now)
      } else if stamp == nil || patience.isOver(since: file.since) {
        changes.note(path, .settled)
      }
    }
    return changes
  }

  /// Counts a file that is not shown; returns whether that changes the number of them.
  private mutating func noteOther(_ path: String, _ status: FileBytes.Status?) -> Bool {
    let (folder, name) = FolderWalk.parts(of: path)
    let isThere =
      status.map { $0.isRegular && !FolderWalk.isPicture(name) } ?? FileBytes.isLink(path)
    guard let known = folders[folder]?.others, known.contains(name) != isThere else { return false }
    if isThere {
      folders[folder]?.others.insert(name)
    } else {
      folders[folder]?.others.remove(name)
    }
    return true
  }

  private func isReadable(_ folder: String) -> Bool {
    (try? FolderWalk.check(folder)) != nil
  }

  private func picture(at path: String) -> Picture? {
    folders[FolderWalk.parts(of: path).folder]?.pictures[path]
  }

  private mutating func forget(_ picture: Picture) {
    folders[FolderWalk.parts(of: picture.path).folder]?.pictures[picture.path] = nil
  }

  /// Forgets a folder and all folders in it; returns their pictures.
  private mutating func remove(_ path: String, _ watch: inout FolderWatch?) -> [Picture] {
    folders[FolderWalk.parts(of: path).folder]?.folders.remove(path)
    var gone: [Picture] = []
    var waiting = [path]
    while let path = waiting.popLast() {
      guard let folder = folders.removeValue(forKey: path) else { continue }
      if let identity = folder.identity, places[identity] == path { places[identity] = nil }
      watch?.remove(path)
      gone += folder.pictures.values
      waiting += folder.folders
    }
    let below = path + "/"
    for path in unsettled.keys where path.hasPrefix(below) { unsettled[path] = nil }
    return gone
  }
}
