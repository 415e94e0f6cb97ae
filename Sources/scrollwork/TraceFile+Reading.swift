internal import Files
import Traces

extension TraceFile {
  /// The greatest length of a file that is read, in bytes: a list can scroll for a day in it.
  private nonisolated static let sizeLimit = 1 << 28

  /// Reads a trace up to its last whole segment.
  ///
  /// - Throws: One line, if the file cannot be read, is no trace, or has no whole segment.
  nonisolated static func read(_ path: String) throws(CommandError) -> Trace {
    let bytes = try bytes(of: path)
    let trace: Trace
    do {
      trace = try Trace(bytes)
    } catch {
      throw CommandError(description: "\(path): \(error)")
    }
    guard trace.segments.isEmpty else { return trace }
    switch trace.ending {
    case .whole: throw CommandError(description: "\(path): the trace has no ticks")
    case .cut(let failure), .damaged(let failure):
      throw CommandError(description: "\(path): \(failure)")
    }
  }

  /// A trace may grow while it is read: what is there at first is enough.
  private nonisolated static func bytes(of path: String) throws(CommandError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(DiskFile.Failure) {
      bytes = try DiskFile.OpenFile(path).read(atMost: sizeLimit + 1)
    } catch {
      throw CommandError(description: "\(path) cannot be read (\(error.reason))")
    }
    guard bytes.count <= sizeLimit else {
      throw CommandError(
        description: "\(path) cannot be read (it is longer than \(sizeLimit >> 10) KiB)")
    }
    return bytes
  }
}
