internal import Drawing
internal import PlainText
internal import ScrollEngine

/// A request to an ``ImageLoader`` whose image has not been delivered yet.
@preconcurrency @MainActor
public final class ImageLoad {
  let job: ImageJob
  private weak var loader: ImageLoader?
  private var completion: (@MainActor (Result<Image, ImageError>) -> Void)?
  /// The background work that makes tests of a screen wait until the request has ended.
  private let work: BackgroundWork

  init(
    _ job: ImageJob, _ loader: ImageLoader,
    _ completion: @escaping @MainActor (Result<Image, ImageError>) -> Void
  ) {
    self.job = job
    self.loader = loader
    self.completion = completion
    work = Self.work(for: job.request)
  }

  static func work(for request: ImageRequest) -> BackgroundWork {
    BackgroundWork("an ImageLoader with \(request.path.plain)")
  }

  /// Cancels the request: its completion will not be called.
  ///
  /// If no other request needs the image, its decoding is cancelled, too.
  public func cancel() { giveUp() }

  /// Cancels the request, and returns true if its image had not been delivered yet.
  @discardableResult
  func giveUp() -> Bool {
    guard completion != nil else { return false }
    completion = nil
    work.end()
    loader?.remove(self)
    return true
  }

  func deliver(_ result: Result<Image, ImageError>) {
    let completion = completion
    self.completion = nil
    work.perform { completion?(result) }
    work.end()
  }

  /// Called when the loader is released.
  func forget() {
    completion = nil
    work.end()
  }
}

/// An image to decode, with all requests for it.
@MainActor
final class ImageJob {
  let request: ImageRequest
  var loads: [ImageLoad] = []
  /// The task that decodes the image; nil while the job waits for a worker.
  var task: Task<Void, Never>?

  init(_ request: ImageRequest) {
    self.request = request
  }
}
