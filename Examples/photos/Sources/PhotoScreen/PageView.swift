internal import Images
internal import PhotoLibrary
internal import ScrollworkApp

/// A page with one picture, which a person may magnify.
final class PageView: ScrollView, ScrollViewDelegate {
  let content = PictureView()
  private(set) var picture: Picture?
  private let loader: ImageLoader
  private var load: ImageLoad?
  private var detailLoad: ImageLoad?
  /// The box for which the details were requested.
  private var detailBox: PixelSize?
  /// Receives the reason why the picture cannot be shown.
  var onFailure: (Picture, ImageError) -> Void = { _, _ in }

  /// The most pixels of a magnified picture, of four bytes each.
  private static let mostPixels = 24_000_000
  private static let mostZoom = 16.0

  init(loader: ImageLoader) {
    self.loader = loader
    super.init(frame: .zero)
    delegate = self
    bounces = true
    addSubview(content)
    let tap = TapGestureRecognizer { [unowned self] in doubleTapped($0) }
    tap.numberOfTapsRequired = 2
    addGestureRecognizer(tap)
  }

  isolated deinit {
    load?.cancel()
    detailLoad?.cancel()
  }

  func show(_ picture: Picture) {
    guard picture != self.picture else { return }
    // A changed file replaces the old picture when it has been read; a renamed file shows the same.
    let isSame = self.picture.map { $0.isReplaced(by: picture) } ?? false
    if isSame { dropDetails() } else { forget() }
    self.picture = picture
    content.name = picture.name
    content.accessibilityLabel = picture.name
    loadFitted()
  }

  private func forget() {
    load?.cancel()
    dropDetails()
    zoomScale = 1
    (load, picture) = (nil, nil)
    (content.fitted, content.failure) = (nil, nil)
  }

  private func dropDetails() {
    detailLoad?.cancel()
    (detailLoad, detailBox) = (nil, nil)
    content.dropDetails()
  }

  /// Drops the details and the magnification, which only a visible page needs.
  func didLeave() {
    dropDetails()
    zoomScale = 1
  }

  // MARK: Pixels

  private var displayScale: Double { window?.displayScale ?? 1 }

  private func loadFitted() {
    guard let picture, !bounds.isEmpty else { return }
    load?.cancel()
    let box = PhotoCell.pixels(bounds.size, displayScale)
    load = loader.image(at: PictureName.of(picture), .fitting(box), scale: displayScale) {
      [weak self] result in
      guard let self else { return }
      load = nil
      switch result {
      case .success(let image):
        (content.fitted, content.failure) = (image.opaque, nil)
        maximumZoomScale = mostZoom(of: image)
        loadDetails()
      case .failure(let error): fail(error)
      }
    }
  }

  private func fail(_ error: ImageError) {
    guard let picture else { return }
    if content.fitted == nil { content.failure = error.inShort }
    onFailure(picture, error)
  }

  private func mostZoom(of fitted: Image) -> Double {
    guard let size = picture?.size else { return 4 }
    let whole = Double(size.width) / Double(fitted.pixelSize.width)
    return min(max(whole * 2, 4), Self.mostZoom)
  }

  /// Reads as many pixels as the magnification needs, if the file has more than have been read.
  private func loadDetails() {
    guard let picture, let fitted = content.fitted, zoomScale > 1.05 else { return }
    // Doubles the size, so that slightly more magnification needs no new reading.
    var factor = 2.0
    while factor < zoomScale { factor *= 2 }
    let size = fitted.pixelSize
    let most = (Double(Self.mostPixels) / Double(size.width * size.height)).squareRoot()
    factor = min(factor, max(1, most))
    let box = PixelSize(
      width: Int(Double(size.width) * factor), height: Int(Double(size.height) * factor))
    guard factor > 1, box.width > (detailBox?.width ?? 0),
      (picture.size?.width ?? .max) > (content.details.last ?? fitted).pixelSize.width
    else { return }
    detailBox = box
    loadDetails(picture, box)
  }

  private func loadDetails(_ picture: Picture, _ box: PixelSize) {
    detailLoad?.cancel()
    detailLoad = loader.image(at: PictureName.of(picture), .fitting(box), scale: displayScale) {
      [weak self] result in
      guard let self else { return }
      detailLoad = nil
      switch result {
      case .success(let image):
        content.add(image.opaque)
        loadBetween(picture, fewerThan: image.pixelSize.width)
      case .failure(let error): fail(error)
      }
    }
  }

  /// Reads the next picture for smaller magnifications: the largest one that is missing between the
  /// fitted picture and `width`. Each is twice as wide as the next smaller one.
  private func loadBetween(_ picture: Picture, fewerThan width: Int) {
    guard let fitted = content.fitted?.pixelSize else { return }
    var factor = 1.0
    while Double(fitted.width) * factor * 2 < Double(width) - 1 { factor *= 2 }
    while factor > 1 {
      let box = PixelSize(
        width: Int(Double(fitted.width) * factor), height: Int(Double(fitted.height) * factor))
      if !content.details.contains(where: { abs($0.pixelSize.width - box.width) < 2 }) {
        return loadDetails(picture, box)
      }
      factor /= 2
    }
  }

  // MARK: Zooming

  func viewForZooming(in scrollView: ScrollView) -> View? { content }

  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {
    zoomDidChange()
  }

  func scrollViewDidZoom(_ scrollView: ScrollView) { content.magnification = zoomScale }

  private func zoomDidChange() {
    if zoomScale > 1.05 { loadDetails() } else { dropDetails() }
  }

  private func doubleTapped(_ recognizer: GestureRecognizer) {
    guard zoomScale <= 1.05 else { return setZoomScale(1, animated: true) }
    let point = recognizer.location(in: content)
    let scale = min(maximumZoomScale, 3)
    let size = Size(width: bounds.width / scale, height: bounds.height / scale)
    zoom(
      to: Rect(
        x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
        height: size.height), animated: true)
  }

  /// Magnifies by a factor about the middle; nil shows the whole picture.
  func magnify(by factor: Double?) {
    guard content.fitted != nil else { return }
    setZoomScale(factor.map { max(1, zoomScale * $0) } ?? 1, animated: true)
  }

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    guard bounds.size != old.size, !bounds.isEmpty else { return }
    zoomScale = 1
    dropDetails()
    content.frame = Rect(origin: .zero, size: bounds.size)
    contentSize = bounds.size
    loadFitted()
  }
}
