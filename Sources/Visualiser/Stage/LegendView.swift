import Drawing
import SceneParts
import ScrollEngine

/// The meanings of the lines and fills that the scene draws, in rows below the stage.
final class LegendView: View {
  var entries: [LegendEntry] = [] { didSet { if oldValue != entries { setNeedsDisplay() } } }
  var theme: Theme {
    didSet {
      backgroundColor = theme.panel
      setNeedsDisplay()
    }
  }

  private static let font = Typography.body
  private static let lineHeight = 22.0
  private static let padding = 5.0
  private static let sample = Size(width: 24, height: 14)
  /// The distances between a sample and its words, and between two entries, in points.
  private static let wordGap = 8.0
  private static let entryGap = 16.0
  /// The greatest number of colours in a sample.
  private static let mostColors = 3

  private let text: any TextMeasuring

  /// `text` must measure text as the canvas of the legend does.
  init(theme: Theme, text: any TextMeasuring) {
    self.theme = theme
    self.text = text
    super.init()
    backgroundColor = theme.panel
    clipsToBounds = true
  }

  /// The entries with their frames, in lines that fill a width.
  func placed(in width: Double) -> [(entry: LegendEntry, frame: Rect)] {
    let end = width - StageLayout.margin
    var origin = Point(x: StageLayout.margin, y: Self.padding)
    return entries.map { entry in
      let words = text.width(of: entry.words, in: Self.font).rounded(.up)
      let length = Self.sample.width + Self.wordGap + words
      if origin.x > StageLayout.margin, origin.x + length > end {
        origin = Point(x: StageLayout.margin, y: origin.y + Self.lineHeight)
      }
      defer { origin.x += length + Self.entryGap }
      return (
        entry,
        Rect(x: origin.x, y: origin.y, width: min(length, end - origin.x), height: Self.lineHeight)
      )
    }
  }

  /// The height of the legend for a width, in points.
  func height(forWidth width: Double) -> Double {
    (placed(in: width).map(\.frame.maxY).max() ?? Self.padding + Self.lineHeight) + Self.padding
  }

  override func draw(in canvas: inout Canvas) {
    for (entry, frame) in placed(in: bounds.width) {
      let sample = Rect(
        x: frame.minX, y: frame.midY - Self.sample.height / 2, width: Self.sample.width,
        height: Self.sample.height)
      draw(entry.sample, in: sample, &canvas)
      canvas.text(
        entry.words,
        in: frame.inset(
          by: EdgeInsets(
            top: 0, left: Self.sample.width + Self.wordGap, bottom: 0, right: 0)),
        font: Self.font, color: theme.ink)
    }
    if entries.isEmpty {
      canvas.text(
        "No lines are drawn now.",
        in: Rect(
          x: StageLayout.margin, y: Self.padding, width: bounds.width, height: Self.lineHeight),
        font: Self.font, color: theme.muted)
    }
  }

  private func draw(_ sample: LegendEntry.Sample, in rect: Rect, _ canvas: inout Canvas) {
    let dash = Dash(on: 4, off: 3)
    switch sample {
    case .viewport: canvas.stroke(rect.inset(by: 1), Stroke(theme.viewport, width: 2))
    case .line(let color, let ownDash):
      canvas.stroke(
        rect.inset(by: 1), Stroke(color, width: 2, dash: ownDash == nil ? nil : dash))
    case .muted(let isDashed):
      canvas.stroke(
        rect.inset(by: 1), Stroke(theme.muted, width: 2, dash: isDashed ? dash : nil))
    case .fills(let colors):
      for (color, part) in parts(of: rect, for: colors) { canvas.fill(part, color) }
    case .dashes(let colors):
      for (color, part) in parts(of: rect, for: colors) {
        canvas.stroke(part.inset(by: 1), Stroke(color, width: 2, dash: dash))
      }
    }
  }

  /// Divides a sample among the first colours.
  private func parts(of rect: Rect, for colors: [Color]) -> [(color: Color, part: Rect)] {
    let shown = colors.prefix(Self.mostColors)
    let width = (rect.width - 2 * Double(shown.count - 1)) / Double(shown.count)
    return shown.enumerated().map { place, color in
      (
        color,
        Rect(
          x: rect.minX + Double(place) * (width + 2), y: rect.minY, width: width,
          height: rect.height)
      )
    }
  }
}
