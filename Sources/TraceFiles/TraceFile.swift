internal import Files
package import Traces

/// A trace that is written while its run goes on: each segment as it ends, on another thread.
package final class TraceFile: Sendable {
  private let path: String
  private let segments: AsyncStream<UnpackedSegment>.Continuation
  /// Ends with the error of writing, if there was one.
  private let writing: Task<DiskFile.Failure?, Never>

  /// Makes a file without segments; it replaces an earlier one.
  ///
  /// - Throws: ``TraceFileFailure/unwritable(path:reason:)``.
  package init(_ path: String, _ header: TraceHeader) throws(TraceFileFailure) {
    self.path = path
    let file: DiskFile.GrowingFile
    do {
      file = try DiskFile.GrowingFile(path)
      try file.append(header.bytes)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
    let (stream, segments) = AsyncStream.makeStream(of: UnpackedSegment.self)
    self.segments = segments
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

  /// Adds the next segment.
  package func append(_ segment: UnpackedSegment) { segments.yield(segment) }

  /// Waits until all is written.
  ///
  /// - Throws: ``TraceFileFailure/unwritable(path:reason:)`` if some of it could not be written.
  package func finish() async throws(TraceFileFailure) {
    segments.finish()
    guard let failure = await writing.value else { return }
    throw .unwritable(path: path, reason: failure.reason)
  }
}
