/// Why a folder cannot be shown, in one line.
public enum LibraryFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder is missing, may not be read, or is not a folder.
  case unreadable(path: String, reason: String)

  /// A file that is not called as a picture is.
  case notAPicture(path: String)

  /// Which folder, and why.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .notAPicture(let path):
      "\(path) is not a picture that is read; name a folder, or a file that ends with "
        + FolderWalk.endings.map { ".\($0)" }.joined(separator: ", ")
    }
  }
}
