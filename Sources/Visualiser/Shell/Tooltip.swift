import Drawing
import SceneParts
import ScrollEngine

/// A description of a control, and the keys with the same effect.
struct Tooltip: Hashable {
  let words: String
  /// The spelling of the keys in the key table; empty for none.
  let keys: String

  /// The distance between a control and its tooltip, in points.
  static let distance = 6.0

  /// The preferred sides of a control for its tooltip.
  enum Side {
    case aboveOrBelow, below, leftOrRight
  }

  /// The frame for a tooltip beside a control: on the first preferred side where it fits into
  /// `bounds`, or else on the most preferred side; as close to the pointer as possible.
  static func frame(
    _ size: Size, beside control: Rect, pointer: Point, side: Side = .aboveOrBelow,
    within bounds: Rect
  ) -> Rect {
    func clamped(_ start: Double, _ length: Double, _ from: Double, _ to: Double) -> Double {
      max(from, min(start, to - length)).rounded()
    }
    let x = clamped(pointer.x - size.width / 2, size.width, bounds.minX, bounds.maxX)
    let y = clamped(pointer.y - size.height / 2, size.height, bounds.minY, bounds.maxY)
    let below = Point(x: x, y: control.maxY + distance)
    let above = Point(x: x, y: control.minY - distance - size.height)
    let right = Point(x: control.maxX + distance, y: y)
    let left = Point(x: control.minX - distance - size.width, y: y)
    let vertical = control.midY < bounds.midY ? [below, above] : [above, below]
    let horizontal = control.midX < bounds.midX ? [right, left] : [left, right]
    let places =
      switch side {
      case .aboveOrBelow: vertical + horizontal
      case .below: [below, above] + horizontal
      case .leftOrRight: horizontal + vertical
      }
    let frames = places.map { Rect(origin: $0, size: size) }
    return frames.first { bounds.contains($0) } ?? frames[0]
  }
}

/// Shows a tooltip over everything else; ignores the pointer.
final class TooltipView: View {
  var theme: Theme { didSet { if oldValue != theme { setNeedsDisplay() } } }
  private(set) var tooltip: Tooltip?

  private static let font = Typography.body
  private static let keysFont = Typography.smallNumber
  private static let height = 26.0
  private static let padding = 9.0
  private static let keysPadding = 5.0

  private let text: any TextMeasuring

  /// `text` must measure text as the canvas of the tooltip does.
  init(theme: Theme, text: any TextMeasuring) {
    self.theme = theme
    self.text = text
    super.init()
    isHidden = true
    isUserInteractionEnabled = false
  }

  func show(
    _ tooltip: Tooltip, beside control: Rect, pointer: Point, side: Tooltip.Side,
    within bounds: Rect
  ) {
    self.tooltip = tooltip
    let keys = keysWidth(tooltip)
    let words = text.width(of: tooltip.words, in: Self.font)
    let width = (words + 2 * Self.padding + (keys > 0 ? keys + Self.padding : 0)).rounded(.up)
    frame = Tooltip.frame(
      Size(width: min(width, bounds.width), height: Self.height), beside: control,
      pointer: pointer, side: side, within: bounds)
    isHidden = false
    setNeedsDisplay()
  }

  func hide() {
    isHidden = true
    tooltip = nil
  }

  private func keysWidth(_ tooltip: Tooltip) -> Double {
    tooltip.keys.isEmpty
      ? 0 : (text.width(of: tooltip.keys, in: Self.keysFont) + 2 * Self.keysPadding).rounded(.up)
  }

  override func draw(in canvas: inout Canvas) {
    guard let tooltip else { return }
    canvas.fill(bounds, theme.bubble, cornerRadius: 5)
    let keysWidth = keysWidth(tooltip)
    let inside = bounds.inset(
      by: EdgeInsets(top: 0, left: Self.padding, bottom: 0, right: Self.padding))
    let room = keysWidth > 0 ? keysWidth + Self.padding : 0
    canvas.text(
      tooltip.words, in: inside.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: room)),
      font: Self.font, color: theme.onBubble)
    guard keysWidth > 0 else { return }
    let box = Rect(x: inside.maxX - keysWidth + 3, y: 5, width: keysWidth, height: 16)
    canvas.stroke(box, Stroke(theme.onBubble.opacity(0.5), width: 1, cornerRadius: 3))
    canvas.text(
      tooltip.keys, in: box, font: Self.keysFont, color: theme.onBubble, alignment: .center)
  }
}
