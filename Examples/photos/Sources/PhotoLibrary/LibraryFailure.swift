/// Why a folder cannot be shown, in one line.
public enum LibraryFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is not there, or may not be read, or is no folder.
  case unreadable(path: String, reason: String)

  /// Which folder, and why.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    }
  }
}
