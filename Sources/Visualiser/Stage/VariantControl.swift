import Controls
import Drawing
import SceneParts
import ScrollEngine

/// The variants of a scene as buttons beside its title; if not all fit, the name of the shown
/// variant between two arrows.
struct VariantControl {
  let names: [String]
  let shown: Int
  let other: Int?
  /// The area available to the buttons, which are aligned at its right end; in points of the stage.
  let line: Rect

  private static let font = Typography.bodyStrong
  private static let padding = 10.0
  private static let height = 24.0
  private static let arrowWidth = 24.0

  /// A button with the variant that it shows.
  struct Button: Hashable {
    let variant: Int
    let words: String
    let frame: Rect
    /// Whether this is the name between two arrows, on which a press has no effect.
    var isName = false
  }

  /// The buttons from left to right.
  func buttons(_ text: any TextMeasuring) -> [Button] {
    let widths = names.map { (text.width(of: $0, in: Self.font) + 2 * Self.padding).rounded(.up) }
    if widths.reduce(0, +) <= line.width {
      var x = line.maxX - widths.reduce(0, +)
      return names.indices.map { place in
        defer { x += widths[place] }
        return Button(
          variant: place, words: names[place],
          frame: Rect(
            x: x, y: line.midY - Self.height / 2, width: widths[place], height: Self.height))
      }
    }
    let count = names.count
    let long = "\(names[shown])  ·  \(shown + 1) of \(count)"
    let room = line.width - 2 * Self.arrowWidth - 2 * Self.padding
    let words = text.width(of: long, in: Self.font) <= room ? long : names[shown]
    let width = min(text.width(of: words, in: Self.font), max(0, room)) + 2 * Self.padding
    let middle = Rect(
      x: line.maxX - Self.arrowWidth - width, y: line.midY - Self.height / 2, width: width,
      height: Self.height)
    func arrow(_ variant: Int, _ words: String, _ x: Double) -> Button {
      Button(
        variant: variant, words: words,
        frame: Rect(x: x, y: middle.minY, width: Self.arrowWidth, height: Self.height))
    }
    return [
      arrow((shown + count - 1) % count, "‹", middle.minX - Self.arrowWidth),
      Button(variant: shown, words: words, frame: middle, isName: true),
      arrow((shown + 1) % count, "›", middle.maxX),
    ]
  }

  /// Whether a button is highlighted because its variant is shown; the name between two arrows is
  /// not.
  private func isShown(_ button: Button) -> Bool {
    !button.isName && (button.variant == shown || button.variant == other)
  }

  /// Whether a press on a button changes the shown variants.
  func isUseful(_ button: Button) -> Bool {
    !button.isName && (button.variant != shown || other != nil)
  }

  /// The total width of the buttons, in points.
  func width(_ text: any TextMeasuring) -> Double {
    line.maxX - (buttons(text).first?.frame.minX ?? line.maxX)
  }

  /// Draws the buttons; `look` returns the appearance of a button by its index.
  func draw(_ look: (Int) -> ControlLook, _ theme: Theme, in canvas: inout Canvas) {
    let buttons = buttons(canvas.text)
    guard let first = buttons.first, let last = buttons.last else { return }
    let all = Rect(
      x: first.frame.minX, y: first.frame.minY, width: last.frame.maxX - first.frame.minX,
      height: Self.height)
    canvas.fill(all, theme.panel, cornerRadius: 6)
    for (place, button) in buttons.enumerated() {
      let isShown = isShown(button)
      let look = look(place)
      if isShown, look == .rest {
        canvas.fill(button.frame.inset(by: 1), theme.accentTint, cornerRadius: 5)
      }
      canvas.ground(of: look, in: button.frame.inset(by: 1), theme)
      canvas.text(
        button.words,
        in: button.frame.inset(
          by: EdgeInsets(top: 0, left: Self.padding - 2, bottom: 0, right: Self.padding - 2)),
        font: Self.font,
        color: theme.words(on: look, atRest: isShown ? theme.accent : theme.ink),
        alignment: .center)
    }
    canvas.stroke(all, Stroke(theme.hairline, width: 1, cornerRadius: 6))
  }
}
