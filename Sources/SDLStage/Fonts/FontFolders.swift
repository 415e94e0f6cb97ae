internal import Glibc

/// The font files below some folders, by name.
struct FontFolders {
  /// Distributions nest fonts two or three folders deep; a loop of links must end.
  private static let deepest = 6
  private static let kinds = [".ttf", ".otf", ".ttc"]

  let directories: [String]
  /// A folder that could not be looked through though there may be fonts in it, and why not.
  private(set) var failure: (folder: String, reason: String)?
  private var paths: [String: String] = [:]

  /// Looks through the folders in order; the first file of a name counts.
  init(_ directories: [String]) {
    self.directories = directories
    for directory in directories { collect(directory, depth: 0) }
  }

  subscript(name: String) -> String? { paths[name] }

  /// Every path, in order.
  var all: [String] { paths.values.sorted() }

  private mutating func collect(_ directory: String, depth: Int) {
    var folders: [String] = []
    for name in names(in: directory) {
      let path = "\(directory)/\(name)"
      if Self.kinds.contains(where: name.hasSuffix) {
        if paths[name] == nil { paths[name] = path }
      } else {
        folders.append(path)
      }
    }
    guard depth < Self.deepest else { return }
    for folder in folders { collect(folder, depth: depth + 1) }
  }

  /// The entries of a folder in order, none if it is not one.
  private mutating func names(in directory: String) -> [String] {
    do {
      return try DiskFile.entries(of: directory).filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      if error.isExhaustion { failure = (directory, error.reason) }
      return []
    }
  }
}

extension FontFolders {
  /// Where fonts are on Linux: the person's own folders first, then the machine's.
  static func standardDirectories() -> [String] {
    let home = getenv("HOME").map { String(cString: $0) }
    let data = getenv("XDG_DATA_HOME").map { String(cString: $0) }
    var directories: [String] = []
    if let data, !data.isEmpty {
      directories.append("\(data)/fonts")
    } else if let home {
      directories.append("\(home)/.local/share/fonts")
    }
    if let home { directories.append("\(home)/.fonts") }
    return directories + ["/usr/local/share/fonts", "/usr/share/fonts"]
  }
}
