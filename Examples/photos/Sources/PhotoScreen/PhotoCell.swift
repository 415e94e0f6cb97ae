internal import Images
internal import PhotoLibrary
internal import ScrollworkApp

/// A cell of the grid, which shows a picture as soon as it has been read.
final class PhotoCell: CollectionViewCell {
  private(set) var picture: Picture?
  private var loader: ImageLoader?
  private var load: ImageLoad?
  private(set) var image: Image?
  private var failure: String?
  /// The size in pixels for which the thumbnail was requested.
  private var box: PixelSize?
  /// Called when reading has failed, with the reason.
  private var onFailure: (Picture, ImageError) -> Void = { _, _ in }

  /// Whether the cell shows the picture that keys act on.
  var isCurrent = false { didSet { if isCurrent != oldValue { setNeedsDisplay() } } }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  isolated deinit { load?.cancel() }

  /// Requests a picture in the given number of pixels, and shows it as soon as it has been read.
  func show(
    _ picture: Picture, pixels: PixelSize, scale: Double, from loader: ImageLoader,
    onFailure: @escaping (Picture, ImageError) -> Void
  ) {
    if picture == self.picture, pixels == box, image != nil || load != nil { return }
    if picture != self.picture { (image, failure) = (nil, nil) }
    load?.cancel()
    (self.picture, self.loader, self.onFailure, box) = (picture, loader, onFailure, pixels)
    accessibilityLabel = picture.name
    load = loader.image(at: PictureName.of(picture), .filling(pixels), scale: scale) {
      [weak self] in
      self?.take($0)
    }
    setNeedsDisplay()
  }

  private func take(_ result: Result<Image, ImageError>) {
    load = nil
    switch result {
    case .success(let image): (self.image, failure) = (image, nil)
    case .failure(let error):
      failure = error.inShort
      if let picture { onFailure(picture, error) }
    }
    setNeedsDisplay()
  }

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    guard old.size != bounds.size, let picture, let loader, let scale = window?.displayScale,
      !bounds.isEmpty
    else { return }
    show(
      picture, pixels: Self.pixels(bounds.size, scale), scale: scale, from: loader,
      onFailure: onFailure)
  }

  /// The size of a cell in pixels; its edges lie on whole pixels.
  static func pixels(_ size: Size, _ scale: Double) -> PixelSize {
    PixelSize(
      width: max(1, Int((size.width * scale).rounded())),
      height: max(1, Int((size.height * scale).rounded())))
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    load?.cancel()
    (load, image, failure, picture, box) = (nil, nil, nil, nil, nil)
    isCurrent = false
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes { layoutAttributes }

  // MARK: Drawing

  override func draw(in canvas: inout Canvas) {
    if let image {
      draw(image, in: &canvas)
    } else {
      canvas.fill(bounds, Look.placeholder)
      if let failure { draw(failure, in: &canvas) }
    }
    guard isCurrent else { return }
    canvas.stroke(bounds, Stroke(Look.progress, width: 4))
    canvas.stroke(bounds.inset(by: 4), Stroke(Look.ground, width: 2))
  }

  /// Draws the thumbnail without resampling: a larger one is cut off on both sides, and a smaller
  /// one, until a better one has been read, has a margin.
  private func draw(_ image: Image, in canvas: inout Canvas) {
    let (size, scale) = (image.size, image.scale)
    let rect = Rect(
      x: ((bounds.width - size.width) / 2 * scale).rounded(.down) / scale,
      y: ((bounds.height - size.height) / 2 * scale).rounded(.down) / scale,
      width: size.width, height: size.height)
    if rect.minX > 0 || rect.minY > 0 { canvas.fill(bounds, Look.placeholder) }
    canvas.draw(image, in: rect)
  }

  private func draw(_ failure: String, in canvas: inout Canvas) {
    let name = picture?.name ?? ""
    let inside = bounds.inset(by: 8)
    guard inside.width > 24, inside.height > 40 else { return }
    let middle = bounds.midY
    canvas.text(
      name, in: Rect(x: inside.minX, y: middle - 20, width: inside.width, height: 20),
      font: Look.smallFont, color: Look.text, alignment: .center)
    canvas.text(
      failure, in: Rect(x: inside.minX, y: middle, width: inside.width, height: 20),
      font: Look.smallFont, color: Look.warning, alignment: .center)
  }
}
