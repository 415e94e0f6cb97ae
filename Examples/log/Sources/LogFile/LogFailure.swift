internal import Glibc

/// Why a file cannot be shown.
public enum LogFailure: Error, Hashable, Sendable {
  /// A folder, pipe, device or socket; most of them cannot be read a second time.
  case notAFile(path: String, kind: String)
  /// The system refused, and gives a reason.
  case system(path: String, reason: String)

  static func last(_ path: String) -> LogFailure {
    .system(path: path, reason: String(cString: strerror(errno)))
  }
}

extension LogFailure: CustomStringConvertible {
  /// One line for the person who passed the path.
  public var description: String {
    switch self {
    case .notAFile(let path, "folder"): "\(path) is a folder; name a file in it"
    case .notAFile(let path, let kind):
      "\(path) is a \(kind), which cannot be read twice; write it to a file and open that"
    case .system(let path, let reason): "cannot open \(path): \(reason)"
    }
  }
}
