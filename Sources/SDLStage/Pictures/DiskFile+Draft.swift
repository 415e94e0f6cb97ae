internal import Glibc

extension DiskFile {
  /// A file or a folder that others fill beside its place, and that takes the place when it is whole.
  final class Draft {
    /// Where to write.
    let path: String
    private let place: String
    private let isFolder: Bool
    private var isPublished = false

    /// Makes an empty file or folder.
    ///
    /// What a link points to is replaced, not the link. A folder may be there already if it is empty.
    init(of path: String, isFolder: Bool) throws(Failure) {
      var place = path
      while place.count > 1, place.hasSuffix("/") { place.removeLast() }
      place = resolvingLinks(place)
      try Self.check(place, isFolder: isFolder)
      self.place = place
      self.isFolder = isFolder
      self.path = "\(place).\(getpid()).part"
      if isFolder {
        guard mkdir(self.path, 0o755) == 0 else { throw Failure(errno) }
      } else {
        let file = open(self.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw Failure(errno) }
        close(file)
      }
    }

    private static func check(_ place: String, isFolder: Bool) throws(Failure) {
      var status = stat()
      guard stat(place, &status) == 0 else { return }
      let kind = status.st_mode & S_IFMT
      if isFolder {
        guard kind == S_IFDIR else { throw Failure(reason: "it is there and is no folder") }
        guard try entries(of: place).isEmpty else {
          throw Failure(reason: "the folder is not empty; name another one")
        }
      } else {
        guard kind == S_IFREG else { throw Failure(reason: "it is no file") }
      }
    }

    /// Takes the place; there is nothing to discard after it.
    func publish() throws(Failure) {
      guard rename(path, place) == 0 else { throw Failure(errno) }
      isPublished = true
    }

    /// Removes what was written, unless it has taken its place.
    func discard() {
      guard !isPublished else { return }
      if isFolder {
        for entry in (try? entries(of: path)) ?? [] { unlink("\(path)/\(entry)") }
        rmdir(path)
      } else {
        unlink(path)
      }
    }
  }

  /// The names in a folder, in no order.
  private static func entries(of path: String) throws(Failure) -> [String] {
    guard let stream = opendir(path) else { throw Failure(errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
