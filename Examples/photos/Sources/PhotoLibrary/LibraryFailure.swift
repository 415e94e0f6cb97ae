/// Why a folder cannot be shown, in one line.
public enum LibraryFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder is missing, may not be read, or is not a folder.
  case unreadable(path: String, reason: String)

  /// Which folder, and why.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    }
  }
}
