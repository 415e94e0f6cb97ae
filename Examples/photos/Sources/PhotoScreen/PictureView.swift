internal import ScrollworkApp

/// A picture in the middle of a page, never enlarged to fill it; the page zooms this view.
final class PictureView: View {
  /// The picture as large as the page shows it unmagnified.
  var fitted: Image? { didSet { setNeedsDisplay() } }
  /// The same picture with more pixels, for larger magnifications: the fewest pixels first.
  private(set) var details: [Image] = []
  /// The zoom scale of the page.
  var magnification = 1.0 {
    didSet { if shown(at: oldValue)?.pixelSize != shown?.pixelSize { setNeedsDisplay() } }
  }
  /// Why the picture cannot be shown.
  var failure: String? { didSet { if failure != oldValue { setNeedsDisplay() } } }
  /// The name of the picture, shown with ``failure``.
  var name = ""

  /// Adds a version with more pixels; the earlier ones stay for smaller magnifications.
  func add(_ detail: Image) {
    details.append(detail)
    details.sort { $0.pixelSize.width < $1.pixelSize.width }
    setNeedsDisplay()
  }

  func dropDetails() {
    details = []
    setNeedsDisplay()
  }

  /// The version to draw: the smallest with enough pixels, because each frame of a pinch reads all
  /// of them.
  var shown: Image? { shown(at: magnification) }

  private func shown(at magnification: Double) -> Image? {
    guard let fitted else { return details.last }
    let wanted = Double(fitted.pixelSize.width) * magnification * 0.999
    if Double(fitted.pixelSize.width) >= wanted { return fitted }
    return details.first { Double($0.pixelSize.width) >= wanted } ?? details.last ?? fitted
  }

  /// Where the picture lies, in points; nil until one has been read.
  var pictureRect: Rect? {
    guard let fitted else { return nil }
    let (size, scale) = (fitted.size, fitted.scale)
    return Rect(
      x: ((bounds.width - size.width) / 2 * scale).rounded(.down) / scale,
      y: ((bounds.height - size.height) / 2 * scale).rounded(.down) / scale,
      width: size.width, height: size.height)
  }

  override func draw(in canvas: inout Canvas) {
    if let image = shown, let rect = pictureRect {
      return canvas.draw(image, in: rect)
    }
    guard let failure else { return }
    let middle = bounds.midY
    let inside = bounds.inset(by: 16)
    canvas.text(
      name, in: Rect(x: inside.minX, y: middle - 26, width: inside.width, height: 26),
      font: Look.monthFont, color: Look.text, alignment: .center)
    canvas.text(
      failure, in: Rect(x: inside.minX, y: middle, width: inside.width, height: 24),
      font: Look.barFont, color: Look.warning, alignment: .center)
  }
}
