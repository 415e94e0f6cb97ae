internal import Files
package import Traces

extension Trace {
  /// The greatest length of a file that is read, in bytes: a list can scroll for a day in it.
  private static let sizeLimit = 1 << 28

  /// Reads a file up to its last whole segment. It may grow meanwhile: what it has at first is enough.
  ///
  /// - Throws: ``TraceFileFailure`` if the file cannot be read, is no trace, or has no whole segment.
  package init(file path: String) throws(TraceFileFailure) {
    let bytes: [UInt8]
    do {
      bytes = try DiskFile.readPresent(path, limit: Self.sizeLimit)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    do {
      try self.init(bytes)
    } catch {
      throw .malformed(path: path, error)
    }
    guard segments.isEmpty else { return }
    switch ending {
    case .whole: throw .empty(path: path)
    case .cut(let failure), .damaged(let failure): throw .malformed(path: path, failure)
    }
  }
}
