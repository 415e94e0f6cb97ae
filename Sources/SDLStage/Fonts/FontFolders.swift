internal import Glibc

/// The font files below some folders, by name.
struct FontFolders {
  /// Distributions nest fonts two or three folders deep; a loop of links must end.
  private static let deepest = 6
  private static let kinds = [".ttf", ".otf", ".ttc"]

  let directories: [String]
  private let paths: [String: String]

  /// Looks through the folders in order; the first file of a name counts.
  init(_ directories: [String]) {
    self.directories = directories
    var paths: [String: String] = [:]
    for directory in directories {
      Self.collect(directory, depth: 0, into: &paths)
    }
    self.paths = paths
  }

  subscript(name: String) -> String? { paths[name] }

  /// Every path, in order.
  var all: [String] { paths.values.sorted() }

  private static func collect(_ directory: String, depth: Int, into paths: inout [String: String]) {
    var folders: [String] = []
    for name in names(in: directory) {
      let path = "\(directory)/\(name)"
      if kinds.contains(where: name.hasSuffix) {
        if paths[name] == nil { paths[name] = path }
      } else {
        folders.append(path)
      }
    }
    guard depth < deepest else { return }
    for folder in folders { collect(folder, depth: depth + 1, into: &paths) }
  }

  /// The entries of a folder in order, none if it is not one.
  private static func names(in directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
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
