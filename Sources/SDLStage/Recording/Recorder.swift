internal import Files

/// Makes a video, an animation or a folder of pictures from frames, one at a time.
///
/// A recorder keeps only a few frames in memory, however long the recording is. The recording is
/// written beside its destination and moved there when complete: after an error, no incomplete
/// file remains, and an existing file at the destination stays.
///
/// ```swift
/// let recorder = Recorder(target, framesPerSecond: 60)
/// try await recorder.record { add in
///   for list in lists { try await add(try stage.picture(of: list)) }
/// }
/// ```
@MainActor
package struct Recorder {
  /// Adds all frames of a recording.
  package typealias Frames = @MainActor (_ add: AddFrame) async throws -> Void
  /// Adds one frame to a recording; waits while too many frames are in progress.
  package typealias AddFrame = @MainActor (Picture) async throws -> Void

  /// The format and the destination of the recording.
  package let target: RecordingTarget
  /// The frame rate of the recording.
  package let framesPerSecond: Int
  private let isCancelled: @MainActor () -> Bool
  /// The name of the encoder's program, or its path.
  private let program: String

  /// Makes a recorder that calls `isCancelled` at every frame, and while it waits for the encoder.
  package init(
    _ target: RecordingTarget, framesPerSecond: Int,
    isCancelled: @escaping @MainActor () -> Bool = { false }
  ) {
    self.init(
      target, framesPerSecond: framesPerSecond, program: "ffmpeg", isCancelled: isCancelled)
  }

  init(
    _ target: RecordingTarget, framesPerSecond: Int, program: String,
    isCancelled: @escaping @MainActor () -> Bool = { false }
  ) {
    self.target = target
    self.framesPerSecond = framesPerSecond
    self.program = program
    self.isCancelled = isCancelled
  }

  /// Records the frames that `frames` adds.
  ///
  /// - Parameter frames: Called ``RecordingTarget/passes`` times; adds the same frames each time,
  ///   at least one, all of one size.
  /// - Throws: ``StageError`` if the recording could not be written, `CancellationError`, or an
  ///   error of `frames`.
  package func record(_ frames: Frames) async throws {
    let draft = try reportingFailures { () throws(DiskFile.Failure) in
      try DiskFile.Draft(of: target.path, target.kind == .folder ? .folder : .file)
    }
    defer { draft.discard() }
    switch target.kind {
    case .folder: try await write(frames, into: draft.path)
    case .video:
      try await encode(frames) { size in
        FFmpeg.video(of: size, framesPerSecond, to: draft.path)
      }
    case .animation:
      let palette = draft.path + ".palette"
      try await encode(frames) { size in
        FFmpeg.palette(of: size, framesPerSecond, to: palette)
      }
      try await encode(frames) { size in
        FFmpeg.animation(of: size, framesPerSecond, palette: palette, to: draft.path)
      }
    }
    try reportingFailures { () throws(DiskFile.Failure) in try draft.publish() }
  }

  private func reportingFailures<Result>(
    _ body: () throws(DiskFile.Failure) -> Result
  ) throws(StageError) -> Result {
    do {
      return try body()
    } catch {
      throw .unwritableRecording(path: target.path, reason: error.reason)
    }
  }

  // MARK: Pictures

  private func write(_ frames: Frames, into folder: String) async throws {
    do {
      try await PictureFolder(path: folder, isCancelled: isCancelled).fill(frames)
    } catch StageError.unwritablePicture(_, let reason) {
      throw StageError.unwritableRecording(path: target.path, reason: reason)
    }
  }

  // MARK: Encoding

  private func encode(
    _ frames: Frames, _ arguments: @escaping (FFmpeg.FrameSize) -> [String]
  ) async throws {
    var encoder: EncoderProcess?
    do {
      try await frames { picture in
        let running = try encoder ?? start(arguments(FFmpeg.FrameSize(picture)))
        encoder = running
        try running.send(picture.pixels, isCancelled: isCancelled)
      }
      try encoder?.finish(isCancelled: isCancelled)
    } catch let failure as EncoderProcess.Failure {
      throw StageError.encoding(path: target.path, program: program, reason: failure.reason)
    }
  }

  private func start(_ arguments: [String]) throws(StageError) -> EncoderProcess {
    do {
      return try EncoderProcess(program, arguments)
    } catch {
      throw .noEncoder(path: target.path, program: program, reason: error.reason)
    }
  }
}
