internal import ScrollworkApp

/// A picture alone, in the middle, no larger than it is; what a page zooms.
final class PictureView: View {
  /// The picture as it fits into the page; its size is that of the picture on the page.
  var fitted: Image? { didSet { setNeedsDisplay() } }
  /// The same with more pixels, for when it is magnified: the fewest first.
  private(set) var details: [Image] = []
  /// How many times as large as it fits it is shown.
  var magnification = 1.0 {
    didSet { if shown(at: oldValue)?.pixelSize != shown?.pixelSize { setNeedsDisplay() } }
  }
  /// Why there is no picture.
  var failure: String? { didSet { if failure != oldValue { setNeedsDisplay() } } }
  /// What it is called where it cannot be shown.
  var name = ""

  /// Adds one with more pixels than fit; those that are there already stay for smaller magnifications.
  func add(_ detail: Image) {
    details.append(detail)
    details.sort { $0.pixelSize.width < $1.pixelSize.width }
    setNeedsDisplay()
  }

  func dropDetails() {
    details = []
    setNeedsDisplay()
  }

  /// The one that is drawn: with no more pixels than it needs, because each frame of a pinch reads them
  /// all.
  var shown: Image? { shown(at: magnification) }

  private func shown(at magnification: Double) -> Image? {
    guard let fitted else { return details.last }
    let wanted = Double(fitted.pixelSize.width) * magnification * 0.999
    if Double(fitted.pixelSize.width) >= wanted { return fitted }
    return details.first { Double($0.pixelSize.width) >= wanted } ?? details.last ?? fitted
  }

  /// Where the picture lies, in points; nil if there is none yet.
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
