/// A rendered line of text.
@MainActor
struct TextBitmap {
  /// The glyphs that take the text's colour; nil if all have their own colours, or if the text has
  /// width 0.
  private(set) var bitmap: Bitmap?
  /// Glyphs with their own colours, such as emoji, in a bitmap of the same size; nil in nearly
  /// every text.
  private(set) var pictures: Bitmap?
  /// The measured width of the whole line, in pixels.
  private(set) var width: Int
  /// The distance from the left edge to the origin of the first glyph, in pixels.
  let originX: Int
  /// The distance from the top to the baseline, in pixels.
  let baseline: Int

  /// The width of the line from the origin of the first glyph, in pixels.
  var advance: Int { width - originX }

  /// Renders a line.
  ///
  /// - Throws: ``StageError/painting(reason:)``.
  init(_ line: TextLine) throws(StageError) {
    let runs = line.runs
    if runs.count == 1, runs[0].face.scale == 1 {
      let overhang = runs[0].overhang
      originX = overhang.left
      baseline = runs[0].face.ascent + overhang.top
      let bitmap = try runs[0].bitmap()
      width = bitmap?.width ?? 0
      if bitmap?.colors == nil {
        self.bitmap = bitmap?.numbered()
        return
      }
    } else {
      originX = runs.first?.overhang.left ?? 0
      baseline = runs.map { $0.face.ascent + $0.overhang.top }.max() ?? 0
    }
    let overhangs = runs.map(\.overhang)
    width = line.width
    let height = baseline + (runs.map { $0.face.height - $0.face.ascent }.max() ?? 0)
    guard width > 0, height > 0 else { return }
    var mask: CoverageMask?
    var colors: ColorPixels?
    var x = originX
    for (run, overhang) in zip(runs, overhangs) {
      let (left, top) = (x - overhang.left, baseline - run.face.ascent - overhang.top)
      x = left + run.width
      guard let bitmap = try run.bitmap() else { continue }
      if run.face.scale != 1 || bitmap.colors != nil {
        colors = colors ?? ColorPixels(width: width, height: height)
        colors?.put(bitmap.pixels.scaled(by: run.face.scale), x: left, y: top)
      } else {
        mask = mask ?? CoverageMask(width: width, height: height)
        mask?.add(bitmap.mask, x: left, y: top)
      }
    }
    bitmap = mask.map { Bitmap($0).numbered() }
    if let colors { pictures = try Bitmap(colors) }
  }
}
