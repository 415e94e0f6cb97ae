import Drawing
import Inspecting
import SceneParts
import ScrollEngine

/// The lines of the scene's algorithm with their values; the lines that ran last are marked.
struct CodeSection: SectionContent {
  private static let lineHeight = 16.0
  private static let gap = 8.0
  private static let font = Typography.smallNumber
  /// The least width for a value, in points.
  private static let leastValue = 16.0

  var code: JustRan?

  var heading: Words { "What just ran · \(code?.algorithm.title ?? "")" }
  var isShown: Bool { code != nil }

  var height: Double {
    Double(code?.algorithm.lines.count ?? 0) * Self.lineHeight + Self.gap
  }

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    guard let code else { return }
    var line = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: Self.lineHeight)
    for (source, run) in zip(code.algorithm.lines, code.runs) {
      draw(source.text, run, in: line, theme, &canvas)
      line.origin.y += Self.lineHeight
    }
  }

  private func draw(
    _ text: String, _ run: JustRan.Run, in line: Rect, _ theme: Theme, _ canvas: inout Canvas
  ) {
    let value: String
    switch run {
    case .never: value = ""
    case .earlier(let words): value = words
    case .now(let words):
      value = words
      let mark = Rect(
        x: line.minX - 6, y: line.minY, width: line.width + 12, height: line.height)
      canvas.fill(mark, theme.accentTint)
      canvas.fill(Rect(x: mark.minX, y: mark.minY, width: 3, height: mark.height), theme.accent)
    }
    canvas.text(text, in: line, font: Self.font, color: theme.ink)
    // The line of code is shown in full; its value takes the rest of the width.
    let left = canvas.text.width(of: text, in: Self.font) + Self.gap
    guard !value.isEmpty, line.width - left >= Self.leastValue else { return }
    canvas.text(
      value, in: line.inset(by: EdgeInsets(top: 0, left: left, bottom: 0, right: 0)),
      font: Typography.caption, color: run == .now(value) ? theme.accent : theme.muted,
      alignment: .trailing)
  }
}
