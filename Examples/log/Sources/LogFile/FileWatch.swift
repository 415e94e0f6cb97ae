/// What has become of a file since it was scanned.
public enum FileChange: Hashable, Sendable {
  /// It is as long as it was.
  case none
  /// There is more at its end.
  case grown
  /// It has become shorter, or its end is not what it was: nothing that is known of it holds.
  case rewritten
  /// Its name belongs to another file now.
  case replaced
  /// It has no name any more; what is open can still be read.
  case vanished
}

/// Tells what becomes of a file while it is shown.
///
/// A look costs two system calls, so it can be taken several times a second, on any kind of file
/// system.
public struct FileWatch: Sendable {
  private let file: OpenFile
  /// The last bytes that were scanned: a log that was truncated and has since grown beyond its old
  /// size has other bytes there.
  private var tail: [UInt8] = []
  private var scanned = 0

  private static let tailLength = 64

  /// Watches a file of which nothing is scanned yet.
  public init(_ file: OpenFile) { self.file = file }

  /// Remembers how far the file has been scanned.
  public mutating func note(scanned: Int) {
    guard scanned != self.scanned else { return }
    self.scanned = scanned
    let start = max(0, scanned - Self.tailLength)
    tail = file.bytes(at: start, count: scanned - start)
  }

  /// What has become of it by now.
  public func look() -> FileChange {
    guard let identity = OpenFile.identity(ofPath: file.path) else { return .vanished }
    if identity != file.identity { return .replaced }
    let size = file.size
    if size < scanned { return .rewritten }
    if size == scanned { return .none }
    return file.bytes(at: scanned - tail.count, count: tail.count) == tail ? .grown : .rewritten
  }
}
