import Geometry

/// Lines of text that something covers in part, by what is drawn in which order.
enum CoveredText {
  /// What hides less of a line's height leaves it legible, in points.
  private static let tolerance = 0.5
  /// What covers less of a line's width lies beside most of its letters.
  private static let leastShare = 0.5

  /// The places of those lines of text of whose height a later opaque fill covers a part, in order.
  ///
  /// `letters` returns what a line fills, from its baseline up.
  static func places(
    in commands: ArraySlice<DrawCommand>, clip: Rect, letters: (TextRun) -> Rect
  ) -> [Int] {
    var clips = [clip]
    var texts: [(place: Int, letters: Rect)] = []
    var covered: Set<Int> = []
    for place in commands.indices {
      switch commands[place] {
      case .pushClip(let rect): clips.append(clips[clips.count - 1].intersection(rect))
      case .popClip: clips.removeLast()
      case .text(let run): texts.append((place, letters(run)))
      case .fill(let rect, let color, _) where color.alpha == 255:
        let fill = rect.intersection(clips[clips.count - 1])
        guard !fill.isNull else { continue }
        for text in texts where cuts(fill, text.letters) { covered.insert(text.place) }
      case .fill, .stroke, .line, .polyline, .polygon: break
      }
    }
    return covered.sorted()
  }

  private static func cuts(_ fill: Rect, _ letters: Rect) -> Bool {
    let common = fill.intersection(letters)
    return !common.isNull && common.width >= leastShare * letters.width
      && common.height > tolerance && common.height < letters.height - tolerance
  }
}
