internal import Glibc

extension DiskFile {
  /// A temporary file or folder beside its destination, moved there when it is complete.
  ///
  /// A file that another program writes lies in a folder that no other user can access, so that
  /// nobody can place a link at its path.
  package final class Draft {
    /// The path to write to.
    package let path: String
    private let place: OutputPlace
    /// The temporary item beside the destination: the draft itself, or the folder that contains it.
    private let folder: String
    private let kind: OutputPlace.Kind

    /// Makes an empty file or folder. The destination of a folder may already be an empty folder.
    package init(of path: String, _ kind: OutputPlace.Kind) throws(Failure) {
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

    /// Moves the draft to its destination.
    package func publish() throws(Failure) { try place.take(path) }

    /// Removes a draft that has not been published, and the folder around a draft file.
    package func discard() {
      for entry in (try? entries(of: folder)) ?? [] { unlink("\(folder)/\(entry)") }
      rmdir(folder)
    }
  }
}
