public import Images
internal import ScrollEngine

/// Makes thumbnails as large as their cells, from the entries of a store or from the files.
public struct Thumbnails: Sendable {
  private let store: ThumbnailStore?
  private let limits = ImageLimits()

  /// Makes thumbnails that are kept in `store`, or only in memory if it is nil.
  public init(_ store: ThumbnailStore?) { self.store = store }

  /// The heights of the thumbnails in a store, in pixels.
  static let heights = [240, 480, 960]
  /// A file with no more pixels than this is read as fast as an entry of the store.
  private static let smallCount = 320 * 240

  /// A loader of thumbnails by ``PictureName``, with `workers` tasks and `keptBytes` in memory.
  @MainActor
  public func loader(workers: Int, keptBytes: Int = 96 << 20) -> ImageLoader {
    ImageLoader(workers: workers, keptBytes: keptBytes) { [self] request throws(ImageError) in
      let path = PictureName.path(request.path)
      guard case .filling(let box) = request.size else {
        return try ImageFile.decode(path, request.size, scale: request.scale)
      }
      return try image(path, filling: box).withScale(request.scale)
    }
  }

  /// The picture in a file, scaled so that it just fills a box.
  ///
  /// - Throws: `ImageError`.
  func image(_ path: String, filling box: PixelSize) throws(ImageError) -> Image {
    let size: DecodedSize = .filling(box)
    let key = store == nil ? nil : key(path, box)
    if let store, let key, let jpeg = store.jpeg(for: key),
      let image = try? ImageFile.decode(jpeg, named: path, size, limits: limits)
    {
      return image.filling(box)
    }
    let source = try ImageFile.size(path, limits: limits)
    guard let store, let key, source.width * source.height > Self.smallCount else {
      return try ImageFile.decode(path, size, limits: limits).opaque.filling(box)
    }
    let kept = PixelSize(width: 8 * key.height, height: key.height)
    let image = try ImageFile.decode(path, .fitting(kept), limits: limits).opaque
    guard let jpeg = ImageFile.jpeg(of: image) else { return image.filling(box) }
    store.keep(jpeg, for: key)
    return try ImageFile.decode(jpeg, named: path, size, limits: limits).filling(box)
  }

  /// The key in the store; nil if the box is too high for it, or the file cannot be found.
  private func key(_ path: String, _ box: PixelSize) -> ThumbnailKey? {
    guard let height = Self.heights.first(where: { $0 >= box.height }),
      let status = try? FileBytes.status(path)
    else { return nil }
    return ThumbnailKey(path: path, status.stamp, height: height)
  }
}
