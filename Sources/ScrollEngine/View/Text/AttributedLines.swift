/// The lines of a text with attributes, one below the other.
struct AttributedLines {
  /// A part of a line, with its frame in points.
  struct PlacedPart {
    let part: StyledText.Part
    let frame: Rect
    /// The vertical position of the baseline, in points.
    let baseline: Double
  }

  private let lines: [StyledText]
  /// The width of the widest line before truncation, in points.
  private let widest: Double
  /// The height of a line without characters, in points.
  private let emptyHeight: Double

  /// Breaks a text into lines, and truncates lines that are too wide as the mode requires.
  ///
  /// Makes as many lines as fit a height, in points, but at least one, and at most `limit` if that
  /// is not 0.
  init(
    of text: StyledText, width: Double, height: Double, limit: Int, _ mode: LineBreakMode,
    _ font: Font, _ measuring: any TextMeasuring
  ) {
    emptyHeight = font.lineHeight
    let breaking = LineBreaking<StyledText>(width: width) { $0.width(measuring) }
    func broken(_ count: Int) -> [StyledText] {
      breaking.lines(of: text, atMost: count, mode, isSingle: limit == 1)
    }
    var lines = broken(limit == 0 ? Self.mostLines : min(limit, Self.mostLines))
    var fitting = 0
    var sum = 0.0
    for line in lines {
      sum += line.tallestFont?.lineHeight ?? font.lineHeight
      guard sum <= height || fitting == 0 else { break }
      fitting += 1
    }
    // With fewer lines, the last one takes all remaining text, unless the mode wraps.
    if fitting < lines.count { lines = broken(fitting) }
    // A single line has the width of the whole text, even if it is truncated.
    widest = (limit == 1 ? [text] : lines).reduce(0) { max($0, $1.width(measuring)) }
    self.lines = lines.map { line in
      switch mode {
      case .byWordWrapping, .byCharWrapping, .byClipping: line
      case .byTruncatingTail: breaking.truncated(line, keeping: .beginning)
      case .byTruncatingHead: breaking.truncated(line, keeping: .end)
      case .byTruncatingMiddle: breaking.truncated(line, keeping: .both)
      }
    }
  }

  private static let mostLines = 1000

  private func height(of line: StyledText) -> Double {
    line.tallestFont?.lineHeight ?? emptyHeight
  }

  private var height: Double { lines.reduce(0) { $0 + height(of: $1) } }

  /// The size of all lines, in points, with a width of at most `width`.
  func size(upTo width: Double) -> Size {
    Size(width: min(widest.rounded(.up), width), height: height)
  }

  /// The frames of the parts, with the lines centred vertically in a rectangle, in points.
  func places(
    in rect: Rect, _ alignment: TextRun.Alignment, _ measuring: any TextMeasuring
  ) -> [PlacedPart] {
    var places: [PlacedPart] = []
    var y = rect.midY - height / 2
    for line in lines {
      let height = height(of: line)
      let parts = line.ordered(measuring).map { ($0, measuring.width(of: $0.string, in: $0.font)) }
      let width = parts.reduce(0) { $0 + $1.1 }
      // A line that is too wide shows its beginning.
      let anchor = width > rect.width ? TextRun.Alignment.leading : alignment
      let edge =
        switch anchor {
        case .leading, .natural: rect.minX
        case .center: rect.midX
        case .trailing: rect.maxX
        }
      var x = anchor.start(of: width, at: edge)
      let baseline = y + (height + (line.tallestFont?.capHeight ?? 0)) / 2
      for (part, width) in parts {
        places.append(
          PlacedPart(
            part: part, frame: Rect(x: x, y: y, width: width, height: height), baseline: baseline))
        x += width
      }
      y += height
    }
    return places
  }
}
