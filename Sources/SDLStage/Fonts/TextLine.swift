/// A line of text in several fonts or directions: where each of its runs stands, and its pixels.
@MainActor
struct TextLine {
  /// Characters of one font, one script and one direction, in reading order.
  struct Run {
    var string: String
    let face: FontFace
    /// Odd from right to left; see ``TextDirection``.
    let level: Int
    let system: WritingSystem
    /// 1, or less where the font has pictures larger than the text.
    let scale: Double
  }

  /// A run and where it stands.
  private struct Placed {
    let run: Run
    /// From the left edge of the line to the run's origin, in pixels.
    let x: Int
    /// How far the run reaches left of its origin and above its line, in pixels.
    let overhang: (left: Int, top: Int)
  }

  private let placed: [Placed]
  /// In pixels.
  let width: Int
  /// From the left edge to the origin of the first glyph.
  let originX: Int
  /// From the top to the baseline.
  let baseline: Int
  private let height: Int

  /// - Parameters:
  ///   - runs: In reading order.
  ///   - ascent: The main font's, in pixels, and `height` its line's: the least the line takes.
  init(_ runs: [Run], ascent: Int, height: Int) {
    var placed: [Placed] = []
    var x = 0
    var baseline = ascent
    var below = height - ascent
    for index in TextDirection.visualOrder(of: runs.map(\.level)) {
      let run = runs[index]
      let overhang = run.overhang
      if placed.isEmpty { x = overhang.left }
      placed.append(Placed(run: run, x: x, overhang: overhang))
      x += run.width - overhang.left
      baseline = max(baseline, run.ascent + overhang.top)
      below = max(below, run.height - run.ascent)
    }
    self.placed = placed
    width = x
    originX = placed.first?.overhang.left ?? 0
    self.baseline = baseline
    self.height = baseline + below
  }

  /// The line's pixels: what takes the text's colour, and what has colours of its own.
  ///
  /// - Throws: ``StageError/painting(reason:)``.
  func bitmaps() throws(StageError) -> (text: Bitmap?, pictures: Bitmap?) {
    guard width > 0, height > 0 else { return (nil, nil) }
    var mask: CoverageMask?
    var pictures: ColorPixels?
    for part in placed {
      guard let bitmap = try part.run.bitmap() else { continue }
      let x = part.x - part.overhang.left
      let y = baseline - part.run.ascent - part.overhang.top
      if part.run.scale != 1 || bitmap.colors != nil {
        pictures = pictures ?? ColorPixels(width: width, height: height)
        pictures?.put(bitmap.pixels.scaled(by: part.run.scale), x: x, y: y)
      } else {
        mask = mask ?? CoverageMask(width: width, height: height)
        mask?.add(bitmap.mask, x: x, y: y)
      }
    }
    var colored: Bitmap?
    if let pictures { colored = try Bitmap(pictures) }
    return (mask.map { Bitmap($0) }, colored)
  }
}

extension TextLine.Run {
  /// A font of pictures alone is as large as they were drawn.
  private func scaled(_ pixels: Int) -> Int { Int((Double(pixels) * scale).rounded()) }

  @MainActor
  var width: Int {
    face.shape(as: system)
    return scaled(face.width(of: string))
  }

  @MainActor
  var ascent: Int { scaled(face.ascent) }

  @MainActor
  var height: Int { scaled(face.height) }

  /// Known of letters that stand alone; joined ones do not begin where their shapes do by themselves.
  @MainActor
  var overhang: (left: Int, top: Int) {
    guard scale == 1 else { return (0, 0) }
    let overhang = face.overhang(of: string)
    return (system.tag == WritingSystem.common.tag ? overhang.left : 0, overhang.top)
  }

  /// - Throws: ``StageError/painting(reason:)``.
  @MainActor
  func bitmap() throws(StageError) -> Bitmap? {
    face.shape(as: system)
    return try Bitmap(string, in: face)
  }
}
