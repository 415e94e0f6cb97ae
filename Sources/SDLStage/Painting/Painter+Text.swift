internal import Caching
internal import Drawing
internal import Geometry

/// Identifies a rendered text. The key has no colour, because the rendered text is tinted.
struct TextKey: Hashable {
  var string: String
  let family: Font.Family
  let weight: Font.Weight
  let pixelSize: Int

  // The string alone is hashed: the same string rarely appears in two fonts.
  func hash(into hasher: inout Hasher) {
    hasher.combine(string)
  }
}

extension Painter {
  /// The cost of a cached text in addition to its pixels, in bytes.
  private static let smallestCost = 256

  func text(_ run: TextRun) throws(StageError) {
    let baseline = grid.pixel(run.anchor.y)
    let pixelSize = fonts.pixelSize(of: run.font, scale: grid.scale)
    // Skips text that cannot reach the clip, assuming that no glyph extends further than two ems
    // from the baseline.
    guard run.anchor.isFinite, baseline + 2 * pixelSize > clip.y,
      baseline - 2 * pixelSize < clip.y + clip.height,
      let text = try rendered(run, pixelSize: pixelSize)
    else { return }
    let anchor = run.anchor.x * grid.scale
    let start = run.alignment.start(of: Double(text.advance), at: anchor)
    let x = PixelGrid(scale: 1).pixel(start) - text.originX
    blend(text, toX: x, y: baseline - text.baseline, run.color)
  }

  func blend(_ text: TextBitmap, toX x: Int, y: Int, _ color: Color) {
    if let bitmap = text.bitmap { blend(bitmap, toX: x, y: y, color) }
    if let pictures = text.pictures {
      // White changes no colour; its alpha gives the glyphs the opacity of the text.
      let opaque = Color(0xFFFFFF)
      blend(pictures, toX: x, y: y, opaque.opacity(Double(color.alpha) / 255))
    }
  }

  /// The cached or newly rendered text, cut to the maximum width; nil if no character fits.
  private func rendered(_ run: TextRun, pixelSize: Int) throws(StageError) -> TextBitmap? {
    var limit = FontStack.longestText
    if let width = run.maximumWidth { limit = min(limit, grid.pixel(width)) }
    var key = TextKey(
      string: run.string, family: run.font.family, weight: run.font.weight, pixelSize: pixelSize)
    // Most texts fit, and are cached.
    if let text = texts.value(for: key) {
      if text.width <= limit { return text }
    } else if run.string.utf8.count * pixelSize <= min(2 * limit, FontStack.longestText) {
      // Most letters are half as wide as high, so the text probably fits: rendering it also
      // measures it.
      let text = try render(key, fonts.stack(for: run.font, scale: grid.scale))
      if text.width <= limit { return text }
    }
    let stack = try fonts.stack(for: run.font, scale: grid.scale)
    key.string = stack.fit(run.string, within: limit)
    guard !key.string.isEmpty else { return nil }
    if let text = texts.value(for: key) { return text }
    return try render(key, stack)
  }

  func render(_ key: TextKey, _ stack: FontStack) throws(StageError) -> TextBitmap {
    renderedTexts += 1
    let text = try TextBitmap(stack.line(of: key.string))
    // Even an empty entry costs memory for its key.
    let bytes = (text.bitmap?.bytes ?? 0) + (text.pictures?.bytes ?? 0)
    texts.insert(text, for: key, cost: Self.smallestCost + bytes)
    return text
  }
}
