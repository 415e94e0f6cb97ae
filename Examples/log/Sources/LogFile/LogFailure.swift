internal import Glibc

/// Why a file cannot be shown.
public enum LogFailure: Error, Hashable, Sendable {
  /// A folder, pipe, device or socket; most of them cannot be read a second time.
  case notAFile(path: String, kind: String)
  /// Standard input is no stream of text.
  case notAStream(name: String, kind: String)
  /// A form of data that cannot be shown.
  case form(path: String, form: String)
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
      "\(path) is a \(kind), and not a file; to show what it gives: log - < \(path)"
    case .notAStream(let name, let kind):
      "\(name) is a \(kind); name a file, or pass text: something | log"
    case .form(let path, let form):
      "\(path) is \(form), which cannot be shown, only \(StoredForm.allowed)"
    case .system(let path, let reason): "cannot open \(path): \(reason)"
    }
  }
}
