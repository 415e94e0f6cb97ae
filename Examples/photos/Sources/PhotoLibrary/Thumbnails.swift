public import Images
internal import ScrollEngine

/// Makes the pictures of the grid, exactly as large as they are shown: from what a store has kept, or
/// else from the files.
public struct Thumbnails: Sendable {
  private let store: ThumbnailStore?
  private let limits = ImageLimits()

  /// Makes them with a store, or with none.
  public init(_ store: ThumbnailStore?) { self.store = store }

  /// The heights in which thumbnails are kept, in pixels.
  static let heights = [240, 480, 960]
  /// Files with fewer pixels are read as quickly as what would be kept of them.
  private static let smallCount = 320 * 240

  /// A loader of them by ``PictureName`` that has so many workers and keeps so many bytes.
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

  /// The picture in a file with so many pixels that it fills a box, or a little more.
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

  /// Nil if the box is larger than what is kept, or the file cannot be found.
  private func key(_ path: String, _ box: PixelSize) -> ThumbnailKey? {
    guard let height = Self.heights.first(where: { $0 >= box.height }),
      let status = try? FileBytes.status(path)
    else { return nil }
    return ThumbnailKey(path: path, status.stamp, height: height)
  }
}
