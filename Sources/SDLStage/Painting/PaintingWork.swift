/// How much work painting has done, for measurements.
package struct PaintingWork: Hashable, Sendable {
  /// The number of pixels written for the last list, each counted once; 0 if the target is no
  /// ``Raster``.
  package let pixels: Int
  /// The number of texts rendered so far.
  package let texts: Int
}

extension Painter {
  var work: PaintingWork {
    PaintingWork(pixels: (target as? Raster)?.pixelsWritten ?? 0, texts: renderedTexts)
  }
}
