/// A line of text in runs, as they stand from left to right.
@MainActor
struct TextLine {
  let runs: [Run]

  /// Its pixels.
  struct Pixels {
    /// What takes the text's colour; nil where there is nothing to see, as in a text of spaces.
    var text: Bitmap?
    /// What has colours of its own, as large; nil in nearly every text.
    var pictures: Bitmap?
    /// Of the whole line, as it was measured.
    let width: Int
    /// From the left edge to the origin of the first glyph.
    let originX: Int
    /// From the top to the baseline.
    let baseline: Int
  }

  /// In pixels.
  var width: Int {
    runs.reduce(runs.first?.overhang.left ?? 0) { $0 + $1.width - $1.overhang.left }
  }

  /// - Throws: ``StageError/painting(reason:)``.
  func pixels() throws(StageError) -> Pixels {
    let originX = runs.first?.overhang.left ?? 0
    let baseline = runs.map { $0.ascent + $0.overhang.top }.max() ?? 0
    if runs.count == 1, runs[0].scale == 1 {
      let bitmap = try runs[0].bitmap()
      if bitmap == nil || bitmap?.colors == nil {
        let width = bitmap?.width ?? 0
        return Pixels(text: bitmap, width: width, originX: originX, baseline: baseline)
      }
    }
    var line = Pixels(width: width, originX: originX, baseline: baseline)
    let height = baseline + (runs.map { $0.height - $0.ascent }.max() ?? 0)
    guard line.width > 0, height > 0 else { return line }
    var mask: CoverageMask?
    var pictures: ColorPixels?
    var x = originX
    for run in runs {
      let (left, top) = (x - run.overhang.left, baseline - run.ascent - run.overhang.top)
      x = left + run.width
      guard let bitmap = try run.bitmap() else { continue }
      if run.scale != 1 || bitmap.colors != nil {
        pictures = pictures ?? ColorPixels(width: line.width, height: height)
        pictures?.put(bitmap.pixels.scaled(by: run.scale), x: left, y: top)
      } else {
        mask = mask ?? CoverageMask(width: line.width, height: height)
        mask?.add(bitmap.mask, x: left, y: top)
      }
    }
    line.text = mask.map { Bitmap($0) }
    if let pictures { line.pictures = try Bitmap(pictures) }
    return line
  }
}

extension TextLine {
  /// Characters of one font, one script and one direction, in reading order.
  @MainActor
  struct Run {
    var string: String
    let face: FontFace
    var script = Script.common
    /// Odd from right to left; see ``TextOrder``.
    var level = 0
    /// 1, or less where the font has pictures larger than the text.
    var scale = 1.0

    /// Takes a run in that follows it, if they are alike; what all scripts use is shaped with the rest.
    mutating func take(_ next: Run) -> Bool {
      let isOneScript = script == next.script || script == .common || next.script == .common
      guard face === next.face, level == next.level, isOneScript else { return false }
      string += next.string
      if script == .common { script = next.script }
      return true
    }

    private func scaled(_ pixels: Int) -> Int { Int((Double(pixels) * scale).rounded()) }

    var ascent: Int { scaled(face.ascent) }
    var height: Int { scaled(face.height) }
    var width: Int { scaled(shaped.width(of: string)) }

    func bitmap() throws(StageError) -> Bitmap? { try shaped.bitmap(of: string) }

    /// Known of letters that stand alone; joined ones do not begin where their shapes do by themselves.
    var overhang: (left: Int, top: Int) {
      guard scale == 1 else { return (0, 0) }
      let (left, top) = face.overhang(of: string)
      return (script.isPlain ? left : 0, top)
    }

    private var shaped: FontFace {
      face.shape(as: script, isRightToLeft: !level.isMultiple(of: 2))
      return face
    }
  }
}
