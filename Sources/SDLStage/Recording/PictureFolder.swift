internal import Glibc

/// Fills a folder with numbered PNG files, one for each frame.
///
/// Packing a picture takes longer than painting one, so all processors pack and write earlier
/// frames while new ones are made. The number of processors does not change the files.
struct PictureFolder {
  /// The folder; no other program writes into it.
  let path: String
  /// Called at every frame, and while the last frames are written.
  let isCancelled: @MainActor () -> Bool
  /// The most pictures that are packed in parallel.
  var processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  /// The most bytes that the pictures in progress may take; a single larger picture is allowed.
  var memory = 256 << 20

  /// Consecutive equal frames, packed once.
  private struct Run {
    /// The most frames of a run: few, so that a cancellation takes effect soon.
    static let longest = 60

    let picture: Picture
    let first: Int
    var count = 1

    mutating func take(_ next: Picture) -> Bool {
      guard count < Self.longest, picture == next else { return false }
      count += 1
      return true
    }
  }

  /// Writes the frames that `frames` adds.
  ///
  /// The first picture that cannot be written ends this method with an error. When the method
  /// returns, no file is being written any more.
  ///
  /// - Throws: ``StageError/unwritablePicture(path:reason:)``, `CancellationError`, or an error of
  ///   `frames`.
  @MainActor
  func fill(_ frames: Recorder.Frames) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      var last: Run?
      var count = 0
      var packing = 0
      try await frames { picture in
        if isCancelled() { throw CancellationError() }
        count += 1
        if last?.take(picture) == true { return }
        if let run = last {
          while packing >= limit(of: picture) {
            try await group.next()
            packing -= 1
          }
          group.addTask(executorPreference: globalConcurrentExecutor) { try write(run) }
          packing += 1
        }
        last = Run(picture: picture, first: count)
      }
      if let run = last {
        group.addTask(executorPreference: globalConcurrentExecutor) { try write(run) }
      }
      while try await group.next() != nil {
        if isCancelled() { throw CancellationError() }
      }
    }
  }

  /// The number of pictures that may be packed or waiting at once.
  func limit(of picture: Picture) -> Int {
    max(1, min(processors, memory / max(1, picture.pixels.count)))
  }

  private func write(_ run: Run) throws {
    let paths = (run.first..<run.first + run.count).map { "\(path)/\(Self.name(ofFrame: $0))" }
    let bytes = try PNGFile.pack(run.picture, for: paths[0])
    for path in paths {
      try Task.checkCancellation()
      try PNGFile.create(bytes, at: path)
    }
  }

  /// The frame number has six digits, or more from frame 1,000,000 on.
  static func name(ofFrame frame: Int) -> String {
    let digits = String(frame)
    return "frame-" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits + ".png"
  }
}
