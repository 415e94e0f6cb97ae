internal import PlainText

/// The reason why a file could not be decoded, in one line with the file and what is allowed.
public enum ImageError: Error, Hashable, Sendable {
  /// The file is missing, is not a regular file, or cannot be read.
  case unreadable(path: String, reason: String)
  /// The file is neither PNG nor JPEG.
  case notAnImage(path: String)
  /// The file begins like an image, but is invalid further on or ends too early.
  case damaged(path: String, reason: String)
  /// The file, or its image, is larger than ``ImageLimits`` allows.
  case tooLarge(path: String, reason: String)
  /// The file is an image of a kind that cannot be decoded.
  case unsupported(path: String, reason: String)
  /// The request was cancelled.
  case cancelled(path: String)
}

extension ImageError: CustomStringConvertible {
  /// One line, even if the path contains line breaks.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path.plain) cannot be read (\(reason.plain))"
    case .notAnImage(let path):
      "\(path.plain) is neither a PNG nor a JPEG image"
    case .damaged(let path, let reason):
      "\(path.plain) is damaged or cut short (\(reason.plain))"
    case .tooLarge(let path, let reason):
      "\(path.plain) is too large (\(reason.plain))"
    case .unsupported(let path, let reason):
      "\(path.plain) is an image of a kind that cannot be decoded (\(reason.plain))"
    case .cancelled(let path):
      "reading \(path.plain) was cancelled"
    }
  }
}
