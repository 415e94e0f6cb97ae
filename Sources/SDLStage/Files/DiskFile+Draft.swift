internal import Glibc

extension DiskFile {
  /// A file or a folder that is filled beside its place, and takes the place when it is whole.
  ///
  /// A file that another program writes lies in a folder that is its own and nobody else's, so that
  /// nobody can put a link in its way.
  final class Draft {
    /// Where to write.
    let path: String
    private let place: OutputPlace
    /// What was made beside the place: what takes it, or the folder that it is in.
    private let folder: String
    private let kind: OutputPlace.Kind

    /// Makes an empty file or folder. A folder may be there already if it is empty.
    init(of path: String, _ kind: OutputPlace.Kind) throws(Failure) {
      place = try OutputPlace(path, kind)
      self.kind = kind
      folder = place.neighbor()
      guard mkdir(folder, kind == .folder ? 0o777 : 0o700) == 0 else { throw Failure(errno) }
      switch kind {
      case .folder: self.path = folder
      case .file:
        self.path = "\(folder)/recording"
        do {
          try create(self.path, with: [])
        } catch {
          rmdir(folder)
          throw error
        }
      }
    }

    /// Takes the place.
    func publish() throws(Failure) { try place.take(path) }

    /// Removes what has not taken its place.
    func discard() {
      for entry in (try? entries(of: folder)) ?? [] { unlink("\(folder)/\(entry)") }
      rmdir(folder)
    }
  }
}
