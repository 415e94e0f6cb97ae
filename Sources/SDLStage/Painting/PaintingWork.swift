/// How much work painting has done, for measurements.
package struct PaintingWork: Hashable, Sendable {
  /// The number of pixels that the last list wrote, each once.
  package let pixels: Int
  /// The number of texts rendered so far.
  package let texts: Int
}

extension Painter {
  var work: PaintingWork {
    PaintingWork(pixels: (target as? Raster)?.pixelsWritten ?? 0, texts: renderedTexts)
  }
}
