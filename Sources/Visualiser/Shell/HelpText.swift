import Drawing
import SceneParts
import ScrollEngine

/// The text of a page of the help.
final class HelpText: View {
  var blocks: [HelpPage.Block] = [] { didSet { if oldValue != blocks { setNeedsDisplay() } } }
  var theme: Theme { didSet { setNeedsDisplay() } }

  private static let headingFont = Font(.words, size: 14, weight: .semibold)
  private static let textFont = Font(.words, size: 13)
  private static let codeFont = Typography.number
  /// The greatest width of a line, in points: longer lines are hard to read.
  private static let widest = 620.0
  private static let lineHeight = 19.0
  private static let codeHeight = 17.0
  private static let codePadding = 10.0
  private static let gap = 8.0
  private static let headingGap = 10.0
  private static let mostLines = 20

  private let text: any TextMeasuring

  /// `text` must measure text as the canvas of the view does.
  init(theme: Theme, text: any TextMeasuring) {
    self.theme = theme
    self.text = text
    super.init()
  }

  private func lines(of words: String, _ font: Font, width: Double) -> [String] {
    LineBreaking(font: font, width: min(width, Self.widest), text: text)
      .lines(of: words, atMost: Self.mostLines)
  }

  /// The height of all blocks at a width, in points.
  func height(forWidth width: Double) -> Double {
    blocks.reduce(0) { $0 + height(of: $1, width) }
  }

  private func height(of block: HelpPage.Block, _ width: Double) -> Double {
    switch block {
    case .heading: Self.headingGap + Self.lineHeight + 4
    case .text(let words):
      Double(lines(of: words, Self.textFont, width: width).count) * Self.lineHeight + Self.gap
    case .code(let code):
      Double(code.count) * Self.codeHeight + 2 * Self.codePadding + Self.gap
    }
  }

  override func draw(in canvas: inout Canvas) {
    var y = 0.0
    for block in blocks {
      draw(block, at: y, &canvas)
      y += height(of: block, bounds.width)
    }
  }

  private func draw(_ block: HelpPage.Block, at top: Double, _ canvas: inout Canvas) {
    func line(_ y: Double, _ height: Double, inset: Double = 0) -> Rect {
      Rect(x: inset, y: y, width: max(0, bounds.width - 2 * inset), height: height)
    }
    switch block {
    case .heading(let words):
      canvas.text(
        words, in: line(top + Self.headingGap, Self.lineHeight), font: Self.headingFont,
        color: theme.ink)
    case .text(let words):
      for (place, words) in lines(of: words, Self.textFont, width: bounds.width).enumerated() {
        canvas.text(
          words, in: line(top + Double(place) * Self.lineHeight, Self.lineHeight),
          font: Self.textFont, color: theme.ink, isCut: false)
      }
    case .code(let code):
      canvas.fill(
        line(top, Double(code.count) * Self.codeHeight + 2 * Self.codePadding), theme.well,
        cornerRadius: 6)
      for (place, words) in code.enumerated() {
        canvas.text(
          words,
          in: line(
            top + Self.codePadding + Double(place) * Self.codeHeight, Self.codeHeight,
            inset: Self.codePadding),
          font: Self.codeFont, color: theme.ink)
      }
    }
  }
}
