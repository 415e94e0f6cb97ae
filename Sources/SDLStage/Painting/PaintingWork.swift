/// What painting has done, for those who measure it.
package struct PaintingWork: Hashable, Sendable {
  /// The pixels that were written for the last list, each once.
  package let pixels: Int
  /// The texts that were shaped and rendered so far.
  package let texts: Int
}

extension Painter {
  var work: PaintingWork {
    PaintingWork(pixels: (target as? Raster)?.pixelsWritten ?? 0, texts: renderedTexts)
  }
}
