/// How a file has changed since it was scanned.
public enum FileChange: Hashable, Sendable {
  /// The file is as long as it was.
  case none
  /// Bytes were added at the end of the file.
  case grown
  /// The file is shorter, or its last scanned bytes have changed: it has to be scanned again.
  case rewritten
  /// The path belongs to another file now.
  case replaced
  /// The path no longer exists; the open file can still be read.
  case vanished
}

/// Notices changes of a file while it is shown.
///
/// A look costs two system calls, or three if the file has grown, so it can be taken several times
/// a second, on any kind of file system.
public struct FileWatch: Sendable {
  private let file: OpenFile
  /// The last bytes that were scanned: a log that was truncated and has since grown beyond its old
  /// size has other bytes there.
  private var tail: [UInt8] = []
  private var scanned = 0

  private static let tailLength = 64

  /// Watches a file that has not been scanned yet.
  public init(_ file: OpenFile) { self.file = file }

  /// Remembers how far the file has been scanned.
  public mutating func note(scanned: Int) {
    guard scanned != self.scanned else { return }
    self.scanned = scanned
    let start = max(0, scanned - Self.tailLength)
    tail = file.bytes(at: start, count: scanned - start)
  }

  /// How the file has changed since the last ``note(scanned:)``.
  public func look() -> FileChange {
    if let known = file.identity {
      guard let identity = OpenFile.identity(ofPath: file.path) else { return .vanished }
      if identity != known { return .replaced }
    }
    if let spool = file.spool {
      if spool.isCutOff { return .rewritten }
      spool.goOn()
    }
    let size = file.size
    if size < scanned { return .rewritten }
    if size == scanned { return .none }
    return file.bytes(at: scanned - tail.count, count: tail.count) == tail ? .grown : .rewritten
  }
}
