internal import Glibc

/// Finds the files below a folder whose names have the endings of picture files.
///
/// Files and folders whose names begin with a dot are left out. Links are followed, and no folder
/// is entered twice.
struct FolderWalk {
  struct Found {
    var path: String
    var status: FileBytes.Status
  }

  /// The contents of one folder.
  struct Folder {
    var path: String
    /// Nil if the folder could not be examined.
    var identity: FileIdentity?
    var files: [Found] = []
    var folders: [String] = []
    /// The names of files that are not shown: those with other endings, and links of which the
    /// target is missing.
    var others: Set<String> = []
    /// How many names are not UTF-8, so that their files cannot be opened here.
    var oddNames = 0
    /// Why the folder cannot be read; nil if it can.
    var failure: String?
  }

  /// Every folder that was entered, or could not be read.
  private(set) var folders: [Folder] = []
  private var visited: Set<FileIdentity>

  static let endings = ["jpg", "jpeg", "jpe", "png"]

  /// Walks through `roots` and all folders in them, except for those in `visited`.
  ///
  /// Calls `willRead` with each path before it reads the folder, and `isStopped` before each folder;
  /// true ends the walk.
  init(
    _ roots: [String], visited: Set<FileIdentity> = [], willRead: (String) -> Void,
    isStopped: () -> Bool
  ) {
    self.visited = visited
    var waiting = Array(roots.reversed())
    while let path = waiting.popLast(), !isStopped() {
      guard let folder = read(path, willRead) else { continue }
      folders.append(folder)
      waiting += folder.folders
    }
  }

  /// - Throws: ``LibraryFailure`` if a folder cannot be read.
  static func check(_ folder: String) throws(LibraryFailure) {
    guard let stream = opendir(folder) else {
      throw .unreadable(path: folder, reason: FileBytes.Failure().reason)
    }
    closedir(stream)
  }

  /// Reads a folder; nil if it was entered before.
  private mutating func read(_ path: String, _ willRead: (String) -> Void) -> Folder? {
    var folder = Folder(path: path)
    do throws(FileBytes.Failure) {
      let identity = try FileBytes.status(path).identity
      guard visited.insert(identity).inserted else { return nil }
      folder.identity = identity
      willRead(path)
      try readNames(&folder)
    } catch {
      folder.failure = error.reason
    }
    return folder
  }

  private func readNames(_ folder: inout Folder) throws(FileBytes.Failure) {
    guard let stream = opendir(folder.path) else { throw FileBytes.Failure() }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let kind = Int32(entry.pointee.d_type)
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      guard let name else {
        folder.oddNames += 1
        continue
      }
      guard !name.hasPrefix(".") else { continue }
      let isPicture = Self.isPicture(name)
      // Other regular files need no call of `stat`.
      guard kind != Int32(DT_REG) || isPicture else {
        folder.others.insert(name)
        continue
      }
      let path = Self.path(of: name, in: folder.path)
      // Skips files that have vanished meanwhile.
      guard let status = try? FileBytes.status(path) else {
        if FileBytes.isLink(path) { folder.others.insert(name) }
        continue
      }
      if status.isFolder {
        folder.folders.append(path)
      } else if isPicture, status.isRegular {
        folder.files.append(Found(path: path, status: status))
      } else if status.isRegular {
        folder.others.insert(name)
      }
    }
  }

  static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folder that a path lies in, and its name there.
  static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let name = String(path[path.utf8.index(after: slash)...])
    return slash == path.startIndex ? ("/", name) : (String(path[..<slash]), name)
  }

  static func isPicture(_ name: String) -> Bool { ending(of: name).map(endings.contains) ?? false }

  /// What follows the last dot of a name, in small letters; nil without a dot.
  static func ending(of name: String) -> String? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return name[name.utf8.index(after: dot)...].lowercased()
  }
}
