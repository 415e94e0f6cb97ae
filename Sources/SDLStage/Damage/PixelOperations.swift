internal import Drawing
internal import Geometry

/// A step of painting: fills a rectangle of pixels with a colour, directly or through a bitmap, or
/// shows an image in it with the colour's alpha.
struct PixelOperation {
  let rect: PixelRect
  let color: Color
  /// The mask of the colour, or the image; nil for a fill.
  var bitmap: Bitmap?
  /// Whether the step paints an image that hides everything below.
  var isCover = false
  /// The position of the bitmap's top left pixel, which may lie outside of `rect`.
  var x = 0
  var y = 0
}

/// A picture as steps of painting, from back to front.
///
/// The picture retains its bitmaps, so their addresses are not reused while the picture exists.
struct PixelOperations {
  /// The rectangle of the whole picture.
  private(set) var bounds: PixelRect
  private(set) var background: UInt32
  private(set) var steps: [PixelOperation] = []

  /// Begins a picture in one colour, whose alpha is ignored.
  init(_ bounds: PixelRect, _ background: Color) {
    self.bounds = bounds
    self.background = background.pixel
  }

  /// Begins another picture, reusing the memory of this one.
  mutating func begin(_ bounds: PixelRect, _ background: Color) {
    self.bounds = bounds
    self.background = background.pixel
    steps.removeAll(keepingCapacity: true)
  }

  mutating func fill(_ rect: PixelRect, _ color: Color) {
    add(PixelOperation(rect: rect, color: color))
  }

  /// Paints a part of a bitmap, tinted, without scaling.
  mutating func blend(
    _ bitmap: Bitmap, _ part: PixelRect, toX x: Int, y: Int, tint: Color
  ) {
    let rect = PixelRect(x: x, y: y, width: part.width, height: part.height)
    add(
      PixelOperation(
        rect: rect, color: tint, bitmap: bitmap, isCover: tint.alpha == 255 && bitmap.isOpaque,
        x: x - part.x, y: y - part.y))
  }

  private mutating func add(_ step: consuming PixelOperation) {
    guard !step.rect.isEmpty, step.color.alpha > 0 else { return }
    let (x, y) = (step.rect.x - bounds.x, step.rect.y - bounds.y)
    require(
      x >= 0 && y >= 0 && step.rect.width <= bounds.width - x
        && step.rect.height <= bounds.height - y,
      "PixelOperations: \(step.rect) is not within \(bounds)")
    steps.append(step)
  }
}
