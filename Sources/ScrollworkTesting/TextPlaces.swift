/// Finds the text in a picture.
enum TextPlaces {
  /// The rectangles of all lines of text, in points, each with a margin.
  ///
  /// Text under a transform is left out.
  @MainActor
  static func places(in list: DisplayList, measuredBy text: any TextMeasuring) -> [Rect] {
    var depth = 0
    var places: [Rect] = []
    for command in list.commands {
      switch command {
      case .pushTransform: depth += 1
      case .popTransform: depth -= 1
      case .text(let run) where depth == 0: places.append(place(of: run, measuredBy: text))
      default: break
      }
    }
    return places
  }

  @MainActor
  private static func place(of run: TextRun, measuredBy text: any TextMeasuring) -> Rect {
    let width = min(text.width(of: run.string, in: run.font), run.maximumWidth ?? .infinity)
    // The margin is for accents and descenders, and for widths that another FreeType rounds
    // differently.
    return Rect(
      x: run.alignment.start(of: width, at: run.anchor.x), y: run.anchor.y - run.font.size,
      width: width, height: run.font.size * 1.5
    ).inset(by: -3)
  }
}
