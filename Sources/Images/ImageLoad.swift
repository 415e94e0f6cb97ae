internal import Drawing
internal import PlainText
internal import ScrollEngine

/// An image that an ``ImageLoader`` has been asked for and has not delivered yet.
@preconcurrency @MainActor
public final class ImageLoad {
  let job: ImageJob
  private weak var loader: ImageLoader?
  private var completion: (@MainActor (Result<Image, ImageError>) -> Void)?
  /// Tells tests of a screen to wait.
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

  /// Gives up the image: its completion is no longer called.
  ///
  /// Nothing is decoded that nobody else wants.
  public func cancel() { giveUp() }

  /// Gives up the image, and returns whether it had not been delivered.
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

  /// The loader goes away.
  func forget() {
    completion = nil
    work.end()
  }
}

/// An image to decode, for all who have asked for it.
@MainActor
final class ImageJob {
  let request: ImageRequest
  var loads: [ImageLoad] = []
  /// What decodes it; nil while it waits.
  var task: Task<Void, Never>?

  init(_ request: ImageRequest) {
    self.request = request
  }
}
