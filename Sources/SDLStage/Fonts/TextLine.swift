/// A line of text as runs, from left to right.
@MainActor
struct TextLine {
  /// Characters of one font, one script and one direction, in reading order.
  @MainActor
  struct Run {
    var string: String
    let face: FontFace
    var script = Script.common
    /// Even for left to right, odd for right to left; see ``TextOrder``.
    var level = 0

    /// Appends the next run and returns true if font, level and script match. Characters shared by
    /// all scripts match any script.
    mutating func take(_ next: Run) -> Bool {
      let isOneScript = script == next.script || script == .common || next.script == .common
      guard face === next.face, level == next.level, isOneScript else { return false }
      string += next.string
      if script == .common { script = next.script }
      return true
    }

    /// The width of the run, in pixels.
    var width: Int { shaped.width(of: string) }

    func bitmap() throws(StageError) -> Bitmap? { try shaped.bitmap(of: string) }

    /// The overhang of the run's glyphs, in pixels. The left one counts only for unjoined letters:
    /// joined letters do not begin where their isolated glyphs do.
    var overhang: (left: Int, top: Int) {
      let (left, top) = face.overhang(of: string)
      return (script.isPlain ? left : 0, top)
    }

    var isRightToLeft: Bool { !level.isMultiple(of: 2) }

    private var shaped: FontFace {
      face.shape(as: script, isRightToLeft: isRightToLeft)
      return face
    }
  }

  let runs: [Run]

  /// The width of the line with its left overhang, in pixels.
  var width: Int {
    runs.reduce(runs.first?.overhang.left ?? 0) { $0 + $1.width - $1.overhang.left }
  }
}
