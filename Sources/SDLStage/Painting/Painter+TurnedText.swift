internal import Caching
internal import Drawing
internal import Geometry

/// Identifies a resampled text. The key has no colour, because the resampled text is tinted.
struct ResampledText: Hashable {
  let text: TextKey
  let resampling: Resampling
  /// Whether the bitmap holds the glyphs with their own colours, such as emoji.
  let isPicture: Bool
}

// Text under a transform has the line breaks and positions that it has without one. If the
// transform only scales, and the font then has a whole size in pixels, the text is rendered at that
// size. Otherwise it is rendered at least as large as it appears, within limits, and resampled.
extension Painter {
  func text(_ run: TextRun, _ turn: Turn) throws(StageError) {
    let own = fonts.pixelSize(of: run.font, scale: grid.scale)
    guard run.anchor.isFinite, mayShow(run, pixelSize: own, turn) else { return }
    let stack = try fonts.stack(for: run.font, scale: grid.scale)
    var limit = FontStack.longestText
    if let width = run.maximumWidth { limit = min(limit, grid.pixel(width)) }
    let string = stack.fit(run.string, within: limit)
    guard !string.isEmpty else { return }
    let scale = turn.scale / grid.scale
    if case .scaled = turn.kind, clipShape == nil, let size = wholeSize(run.font.size * turn.scale)
    {
      return try scaledText(run, string, pixelSize: size, turn)
    }
    // A whole factor that makes the text at least as large as it appears, within the limits of
    // fonts and lines.
    let most = min(1024 / own, FontStack.longestText / max(1, stack.width(of: string)))
    let factor = Int(min(max((scale - 1e-6).rounded(.up), 1), Double(max(1, most))))
    let (key, text) = try rendered(string, run.font, pixelSize: own * factor)
    // The font's size was rounded to whole pixels, as without a transform, before the factor was
    // applied.
    let start = run.alignment.start(
      of: Double(text.advance) / Double(factor), at: run.anchor.x * grid.scale)
    let corner = Point(
      x: start - Double(text.originX) / Double(factor),
      y: run.anchor.y * grid.scale - Double(text.baseline) / Double(factor))
    var place = AffineTransform(translationX: corner.x, y: corner.y)
      .scaledBy(x: 1 / Double(factor), y: 1 / Double(factor))
      .concatenating(turn.fromPixels(scale: grid.scale))
    if place.keepsPixels {
      place.tx = place.tx.rounded()
      place.ty = place.ty.rounded()
    }
    for (bitmap, isPicture) in [(text.bitmap, false), (text.pictures, true)] {
      if let bitmap { try blend(bitmap, key, through: place, isPicture: isPicture, run.color) }
    }
  }

  /// Whether a text may overlap the clip, assuming that no glyph extends further than two ems from
  /// the baseline.
  private func mayShow(_ run: TextRun, pixelSize: Int, _ turn: Turn) -> Bool {
    let reach = 2 * Double(pixelSize) / grid.scale
    let width = run.maximumWidth ?? Double(FontStack.longestText) / grid.scale
    let box = Rect(
      x: run.anchor.x - width - reach, y: run.anchor.y - reach, width: 2 * (width + reach),
      height: 2 * reach
    ).applying(turn.inPixels)
    return PixelRect(around: box.corners).intersection(clip).isEmpty == false
  }

  /// The size as a whole number of pixels from 1 to 1024; nil if no such number is within 1e-6.
  private func wholeSize(_ size: Double) -> Int? {
    let whole = size.rounded()
    return whole >= 1 && whole <= 1024 && abs(size - whole) < 1e-6 ? Int(whole) : nil
  }

  private func scaledText(
    _ run: TextRun, _ string: String, pixelSize: Int, _ turn: Turn
  ) throws(StageError) {
    let (_, text) = try rendered(string, run.font, pixelSize: pixelSize)
    let anchor = run.anchor.applying(turn.inPixels)
    let device = PixelGrid(scale: 1)
    let x = device.pixel(run.alignment.start(of: Double(text.advance), at: anchor.x)) - text.originX
    let y = device.pixel(anchor.y) - text.baseline
    blend(text, toX: x, y: y, run.color)
  }

  private func rendered(
    _ string: String, _ font: Font, pixelSize: Int
  ) throws(StageError) -> (TextKey, TextBitmap) {
    let key = TextKey(
      string: string, family: font.family, weight: font.weight, pixelSize: pixelSize)
    if let text = texts.value(for: key) { return (key, text) }
    var font = font
    font.size = Double(pixelSize)
    return (key, try render(key, fonts.stack(for: font, scale: 1)))
  }

  /// Paints a bitmap through `place`, which maps the bitmap's pixels to those of the target.
  private func blend(
    _ bitmap: Bitmap, _ text: TextKey, through place: AffineTransform, isPicture: Bool,
    _ color: Color
  ) throws(StageError) {
    guard place.isFinite, place.isInvertible else { return }
    let whole = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
      // The bitmap fades out in the half pixel around it.
      .inset(by: -0.5)
    let region = PixelRect(around: whole.corners.map { $0.applying(place) }).intersection(clip)
    guard !region.isEmpty else { return }
    let origin = Point(x: Double(region.x), y: Double(region.y))
    let resampling = Resampling(
      source: place.concatenating(AffineTransform(translationX: -origin.x, y: -origin.y))
        .inverted(),
      width: region.width, height: region.height,
      clip: clipShape?.map { $0 - origin }
        .clipped(to: PixelRect(x: 0, y: 0, width: region.width, height: region.height)))
    let key = ResampledText(text: text, resampling: resampling, isPicture: isPicture)
    if isPicture {
      let resampled = try self.bitmap(for: .text(key)) { () throws(StageError) in
        try Bitmap(resampling.pixels(of: bitmap.pixels))
      }
      let opaque = Color(0xFFFFFF)
      blend(resampled, toX: region.x, y: region.y, opaque.opacity(Double(color.alpha) / 255))
    } else {
      let resampled = self.bitmap(for: .text(key)) { resampling.mask(of: bitmap.mask) }
      blend(resampled, toX: region.x, y: region.y, color)
    }
  }
}

extension Turn {
  /// Maps device pixels before the transform to device pixels after it.
  fileprivate func fromPixels(scale: Double) -> AffineTransform {
    AffineTransform(scaleX: 1 / scale, y: 1 / scale).concatenating(inPixels)
  }
}

extension AffineTransform {
  /// Whether the transform only moves, mirrors, or turns pixels by right angles, up to rounding
  /// errors.
  fileprivate var keepsPixels: Bool {
    let (a, b, c, d) = (abs(self.a), abs(self.b), abs(self.c), abs(self.d))
    let rounding = 1e-9
    return abs(a - d) < rounding && abs(b - c) < rounding && min(a, b) < rounding
      && abs(max(a, b) - 1) < rounding
  }
}
