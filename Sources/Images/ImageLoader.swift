internal import Caching
public import Drawing
internal import Geometry
internal import ScrollEngine

/// Decodes images from files in background tasks, and caches the most recently used images.
///
/// The latest request is decoded first, because its image is the one that a scrolling person now
/// sees. Equal requests are decoded once. Errors are not cached. If a file changes, the cached
/// image may still be delivered. Tests of a screen wait for the images that the screen requests.
///
/// ```swift
/// final class PhotoCell: TableViewCell {
///   private var load: ImageLoad?
///
///   func show(_ path: String, _ loader: ImageLoader) {
///     imageView?.image = nil
///     let box = PixelSize(width: 88, height: 88)
///     load = loader.image(at: path, .fitting(box), scale: 2) { [weak self] result in
///       self?.imageView?.image = try? result.get()
///     }
///   }
///
///   override func prepareForReuse() {
///     super.prepareForReuse()
///     load?.cancel()
///   }
/// }
/// ```
@preconcurrency @MainActor
public final class ImageLoader {
  /// Makes a requested image, outside of the main actor.
  public typealias Decoding = @Sendable (ImageRequest) async throws(ImageError) -> Image

  private let workers: Int
  private let decode: Decoding
  private var cache: BoundedCache<ImageRequest, Image>
  private var jobs: [ImageRequest: ImageJob] = [:]
  /// The jobs that are not being decoded; the one requested last is at the end.
  private var waiting: [ImageJob] = []
  private var running = 0

  /// Makes a loader that decodes up to `workers` images at once, and caches up to `keptBytes` of
  /// pixels.
  ///
  /// - Precondition: `workers` is at least 1, and `keptBytes` is not negative.
  public convenience init(
    workers: Int = 2, keptBytes: Int = 64 << 20, limits: ImageLimits = ImageLimits()
  ) {
    self.init(workers: workers, keptBytes: keptBytes) { request throws(ImageError) in
      try ImageFile.decode(request.path, request.size, scale: request.scale, limits: limits)
    }
  }

  /// Makes a loader with a source of images other than files, such as a store of thumbnails.
  ///
  /// `decode` runs in a task for each image, in at most `workers` tasks at once. The task is
  /// cancelled when no request needs the image any longer.
  ///
  /// - Precondition: `workers` is at least 1, and `keptBytes` is not negative.
  public init(workers: Int = 2, keptBytes: Int = 64 << 20, decode: @escaping Decoding) {
    require(workers > 0, "ImageLoader: \(workers) workers decode nothing")
    require(keptBytes >= 0, "ImageLoader: keptBytes \(keptBytes) is negative")
    self.workers = workers
    self.decode = decode
    cache = BoundedCache(limit: keptBytes, .strict)
  }

  isolated deinit {
    for job in jobs.values {
      job.task?.cancel()
      for load in job.loads { load.forget() }
      // Breaks the cycle: a job and its loads retain each other.
      job.loads = []
    }
  }

  // MARK: Asking

  /// Delivers the image in a file on the main actor; a cached image is delivered before this method
  /// returns.
  ///
  /// The completion is called once, unless the request is cancelled or the loader is released.
  /// `scale` is the number of pixels per point.
  ///
  /// - Returns: The request, to cancel it; nil if the image has been delivered.
  /// - Precondition: No side of a box is below 1; `scale` is finite and above zero.
  @discardableResult
  public func image(
    at path: String, _ size: DecodedSize = .full, scale: Double = 1,
    completion: @escaping @MainActor (Result<Image, ImageError>) -> Void
  ) -> ImageLoad? {
    let request = ImageRequest(path: path, size: size, scale: scale)
    if let image = cache.value(for: request) {
      completion(.success(image))
      return nil
    }
    return load(request, completion)
  }

  /// Returns the image in a file; cancelling the task cancels the request.
  ///
  /// `scale` is the number of pixels per point.
  /// - Throws: ``ImageError``, including ``ImageError/cancelled(path:)``.
  /// - Precondition: No side of a box is below 1; `scale` is finite and above zero.
  public func image(
    at path: String, _ size: DecodedSize = .full, scale: Double = 1
  ) async throws(ImageError) -> Image {
    let request = ImageRequest(path: path, size: size, scale: scale)
    if let image = cache.value(for: request) { return image }
    // The waiting task may return to the main actor later than the delivery. A test of the screen
    // must wait until the task has returned.
    let work = ImageLoad.work(for: request)
    defer { work.end() }
    let asked = AskedLoad()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        asked.begin(continuation, path: path) { load(request, $0) }
        if Task.isCancelled { asked.giveUp() }
      }
    } onCancel: {
      Task { @MainActor in asked.giveUp() }
    }
    return try result.get()
  }

  /// Returns the image in a file at once if it is cached, else nil.
  public func keptImage(
    at path: String, _ size: DecodedSize = .full, scale: Double = 1
  ) -> Image? {
    cache.value(for: ImageRequest(path: path, size: size, scale: scale))
  }

  /// Removes all images from the cache, for instance when memory is short or files have changed.
  public func removeKeptImages() { cache.removeAll() }

  /// The size of the cached pixels, in bytes.
  public var keptBytes: Int { cache.totalCost }

  /// The number of images that are being decoded or wait for a worker.
  public var pendingCount: Int { jobs.count }

  // MARK: Working

  private func load(
    _ request: ImageRequest, _ completion: @escaping @MainActor (Result<Image, ImageError>) -> Void
  ) -> ImageLoad {
    let job = jobs[request] ?? ImageJob(request)
    let load = ImageLoad(job, self, completion)
    job.loads.append(load)
    jobs[request] = job
    if job.task == nil {
      waiting.removeAll { $0 === job }
      waiting.append(job)
      startNext()
    }
    return load
  }

  func remove(_ load: ImageLoad) {
    let job = load.job
    job.loads.removeAll { $0 === load }
    guard job.loads.isEmpty, jobs[job.request] === job else { return }
    jobs[job.request] = nil
    waiting.removeAll { $0 === job }
    // The worker is free again once its task has noticed the cancellation.
    job.task?.cancel()
  }

  private func startNext() {
    while running < workers, let job = waiting.popLast() {
      running += 1
      let (request, decode) = (job.request, decode)
      job.task = Task.detached(priority: .userInitiated) { [weak self] in
        let result: Result<Image, ImageError>
        do throws(ImageError) {
          result = .success(try await decode(request))
        } catch {
          result = .failure(error)
        }
        await self?.finish(job, result)
      }
    }
  }

  private func finish(_ job: ImageJob, _ result: Result<Image, ImageError>) {
    running -= 1
    if case .success(let image) = result {
      cache.insert(image, for: job.request, cost: image.byteCount)
    }
    if jobs[job.request] === job { jobs[job.request] = nil }
    let loads = job.loads
    job.loads = []
    // Delivers before the next job starts, so that requests made by the completions come before
    // waiting requests.
    for load in loads { load.deliver(result) }
    startNext()
  }
}

/// A request that a task waits for.
@MainActor
private final class AskedLoad {
  typealias Answer = Result<Image, ImageError>

  private var load: ImageLoad?
  private var continuation: CheckedContinuation<Answer, Never>?
  private var path = ""

  nonisolated init() {}

  func begin(
    _ continuation: CheckedContinuation<Answer, Never>, path: String,
    _ ask: (@escaping @MainActor (Answer) -> Void) -> ImageLoad
  ) {
    self.continuation = continuation
    self.path = path
    load = ask { [self] result in answer(result) }
  }

  func giveUp() {
    if load?.giveUp() == true { answer(.failure(.cancelled(path: path))) }
  }

  private func answer(_ result: Answer) {
    continuation?.resume(returning: result)
    continuation = nil
    load = nil
  }
}
