internal import Caching
public import Drawing
internal import Geometry
internal import ScrollEngine

/// Decodes images from files beside the main actor, and keeps those that were shown last.
///
/// What was asked for last is decoded first: that is what a person looks at who has scrolled on. Equal
/// requests are decoded once. Errors are not kept; a file that is changed later may still be delivered
/// as it was. Tests of a screen wait for the images that it asks for.
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
  /// Makes the image that is asked for, beside the main actor.
  public typealias Decoding = @Sendable (ImageRequest) async throws(ImageError) -> Image

  private let workers: Int
  private let decode: Decoding
  private var cache: BoundedCache<ImageRequest, Image>
  private var jobs: [ImageRequest: ImageJob] = [:]
  /// Those that are not being decoded, the one that was asked for last at the end.
  private var waiting: [ImageJob] = []
  private var running = 0

  /// Makes a loader that decodes up to `workers` images at once, and keeps up to `keptBytes` of pixels.
  ///
  /// - Precondition: There is a worker, and `keptBytes` is not negative.
  public convenience init(
    workers: Int = 2, keptBytes: Int = 64 << 20, limits: ImageLimits = ImageLimits()
  ) {
    self.init(workers: workers, keptBytes: keptBytes) { request throws(ImageError) in
      try ImageFile.decode(request.path, request.size, scale: request.scale, limits: limits)
    }
  }

  /// Makes a loader whose images come from elsewhere than straight from files: from a store of small
  /// ones, for instance.
  ///
  /// `decode` runs in a task of its own for each image, in at most as many at once as there are
  /// workers. The task is cancelled when nobody wants the image.
  ///
  /// - Precondition: There is a worker, and `keptBytes` is not negative.
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
      // A job and its loads keep each other.
      job.loads = []
    }
  }

  // MARK: Asking

  /// Delivers the image in a file to a completion, on the main actor; an image that is kept at once,
  /// before this returns.
  ///
  /// The completion is called once, unless the load is cancelled or the loader goes away. `scale` is
  /// how many pixels make a point.
  ///
  /// - Returns: What the image can be given up with; nil if it has been delivered.
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

  /// Returns the image in a file; cancelling the task gives it up.
  ///
  /// `scale` is how many pixels make a point.
  /// - Throws: ``ImageError``, ``ImageError/cancelled(path:)`` among others.
  /// - Precondition: No side of a box is below 1; `scale` is finite and above zero.
  public func image(
    at path: String, _ size: DecodedSize = .full, scale: Double = 1
  ) async throws(ImageError) -> Image {
    let request = ImageRequest(path: path, size: size, scale: scale)
    if let image = cache.value(for: request) { return image }
    // A task may take another way back to the main actor than the one that delivers: until it is
    // there, a test that waits for the screen has to wait for it, too.
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

  /// Returns the image in a file if it is kept, without waiting.
  public func keptImage(
    at path: String, _ size: DecodedSize = .full, scale: Double = 1
  ) -> Image? {
    cache.value(for: ImageRequest(path: path, size: size, scale: scale))
  }

  /// Forgets all images that are kept: when memory is short, or when files have changed.
  public func removeKeptImages() { cache.removeAll() }

  /// How many bytes of pixels are kept.
  public var keptBytes: Int { cache.totalCost }

  /// How many images are being decoded or wait for it.
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
    // Its worker is free when it has noticed.
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
    // First, so that what they ask for comes before what has waited.
    for load in loads { load.deliver(result) }
    startNext()
  }
}

/// A load that a task waits for.
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
