internal import Files
import Inspecting
import Traces

/// A trace that is written while its run goes on: each segment as it ends, on another thread.
@MainActor
final class TraceFile {
  let tracer: RunTracer
  private let path: String
  private let segments: AsyncStream<UnpackedSegment>.Continuation
  /// Ends with the error of writing, if there was one.
  private let writing: Task<DiskFile.Failure?, Never>

  /// Makes a file without segments; `title` says what is recorded.
  ///
  /// - Throws: ``CommandError`` if the file cannot be written.
  init(_ path: String, title: String) throws(CommandError) {
    self.path = path
    let header = TraceHeader(title: title, maker: "scrollwork \(Version.scrollwork)")
    let file: DiskFile.GrowingFile
    do {
      file = try DiskFile.GrowingFile(path)
      try file.append(header.bytes)
    } catch {
      throw Self.failure(error, of: path)
    }
    let (stream, segments) = AsyncStream.makeStream(of: UnpackedSegment.self)
    self.segments = segments
    tracer = RunTracer { segments.yield($0) }
    writing = Task.detached {
      for await segment in stream {
        do throws(DiskFile.Failure) {
          try file.append(segment.packed().bytes)
        } catch {
          // Nobody takes further segments, so none are to be kept.
          segments.finish()
          return error
        }
      }
      return nil
    }
  }

  /// Ends the trace, and waits until all is written.
  ///
  /// - Throws: ``CommandError`` if some of it could not be written.
  func finish() async throws(CommandError) {
    tracer.finish()
    segments.finish()
    if let failure = await writing.value { throw Self.failure(failure, of: path) }
  }

  private static func failure(_ failure: DiskFile.Failure, of path: String) -> CommandError {
    CommandError(description: "\(path) cannot be written (\(failure.reason))")
  }
}
