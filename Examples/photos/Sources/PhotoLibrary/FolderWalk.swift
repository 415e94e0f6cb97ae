internal import Glibc

/// Finds the files below a folder that are called like pictures.
///
/// What begins with a dot is left out, with all that is in it. Links are followed, and no folder is gone
/// into twice.
struct FolderWalk {
  struct Found {
    var path: String
    var status: FileBytes.Status
  }

  private(set) var found: [Found] = []
  /// How many folders could not be read, and the first of them.
  private(set) var unreadable: (count: Int, first: String, reason: String)?
  /// How many names are no text, by which no file can be opened here.
  private(set) var oddNames = 0
  private var visited: Set<[UInt]> = []

  static let endings = ["jpg", "jpeg", "jpe", "png"]

  /// - Throws: ``LibraryFailure`` if the first folder cannot be read.
  init(_ root: String) throws(LibraryFailure) {
    var waiting = [root]
    while let folder = waiting.popLast(), !Task.isCancelled {
      do throws(FileBytes.Failure) {
        waiting += try read(folder)
      } catch {
        guard folder != root else { throw .unreadable(path: root, reason: error.reason) }
        let before = unreadable
        unreadable = (
          (before?.count ?? 0) + 1, before?.first ?? folder, before?.reason ?? error.reason
        )
      }
    }
  }

  /// - Throws: ``LibraryFailure`` if a folder cannot be read.
  static func check(_ folder: String) throws(LibraryFailure) {
    guard let stream = opendir(folder) else {
      throw .unreadable(path: folder, reason: FileBytes.Failure().reason)
    }
    closedir(stream)
  }

  /// Returns the folders in a folder.
  private mutating func read(_ folder: String) throws(FileBytes.Failure) -> [String] {
    let status = try FileBytes.status(folder)
    guard visited.insert([status.device, status.number]).inserted else { return [] }
    guard let stream = opendir(folder) else { throw FileBytes.Failure() }
    defer { closedir(stream) }
    var folders: [String] = []
    while let entry = readdir(stream) {
      let kind = Int32(entry.pointee.d_type)
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      guard let name else {
        oddNames += 1
        continue
      }
      guard !name.hasPrefix(".") else { continue }
      let isPicture = Self.isPicture(name)
      // Others need no look at what they are.
      guard kind != Int32(DT_REG) || isPicture else { continue }
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      // What has vanished meanwhile, and links that lead nowhere, are no pictures.
      guard let status = try? FileBytes.status(path) else { continue }
      if status.isFolder {
        folders.append(path)
      } else if isPicture, status.isRegular {
        found.append(Found(path: path, status: status))
      }
    }
    return folders
  }

  static func isPicture(_ name: String) -> Bool {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return endings.contains(name[name.utf8.index(after: dot)...].lowercased())
  }
}

/// Why a folder cannot be shown, in one line.
public enum LibraryFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is not there, or may not be read, or is none.
  case unreadable(path: String, reason: String)

  /// Which folder, and why.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    }
  }
}
