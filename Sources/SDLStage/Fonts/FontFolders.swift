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
    directories { name in getenv(name).map { String(cString: $0) } }
  }

  /// The font folders of the XDG base directories, and the older `~/.fonts`.
  ///
  /// - Parameter variable: The value of a variable of the environment. An empty one counts as unset.
  static func directories(_ variable: (String) -> String?) -> [String] {
    func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    let home = value("HOME")
    let own = value("XDG_DATA_HOME") ?? home.map { "\($0)/.local/share" }
    let shared = value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    return [own.map { "\($0)/fonts" }, home.map { "\($0)/.fonts" }].compactMap { $0 }
      + shared.split(separator: ":").map { "\($0)/fonts" }
  }
}
