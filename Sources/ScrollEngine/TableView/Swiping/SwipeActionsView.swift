/// The buttons that a swipe over a row uncovers.
final class SwipeActionsView: View {
  let buttons: [SwipeButton]
  /// Whether the first button lies at the right.
  let isAtRight: Bool

  init(_ actions: [ContextualAction], isAtRight: Bool) {
    buttons = actions.map(SwipeButton.init)
    self.isAtRight = isAtRight
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons { addSubview(button) }
  }

  var widths: [Double] { buttons.map(\.wantedWidth) }

  func place(in row: Rect, _ reveal: SwipeReveal, revealed: Double) {
    frame = Rect(
      x: isAtRight ? row.maxX - revealed : row.minX, y: row.minY, width: revealed,
      height: row.height)
    for (button, span) in zip(buttons, reveal.spans(of: widths, revealed: revealed)) {
      let width = span.upperBound - span.lowerBound
      button.frame = Rect(
        x: isAtRight ? revealed - span.upperBound : span.lowerBound, y: 0, width: width,
        height: row.height)
    }
  }
}

/// One of them.
final class SwipeButton: Control {
  /// The least width, and the room beside the title, in points. Source: UIKit has 74.
  private static let least = 74.0
  private static let margin = 15.0

  let action: ContextualAction
  private let label = Label()

  init(_ action: ContextualAction) {
    self.action = action
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    label.text = action.title
    label.font.size = 15
    label.textColor = Color(0xFFFFFF)
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    addSubview(label)
  }

  /// The least where nothing measures text.
  var wantedWidth: Double {
    max(Self.least, label.intrinsicContentSize.width + 2 * Self.margin)
  }

  override var takesTaps: Bool { true }
  override var spokenDefaults: SpokenDefaults? {
    SpokenDefaults(label: label.text, traits: .button, hasOwnParts: true)
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.alpha = isHighlighted ? 0.5 : 1
  }

  /// The title is as wide as it wants to be, and cut off while there is no room for it.
  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    let width = max(wantedWidth - 2 * Self.margin, 0)
    label.frame = Rect(
      x: bounds.midX - width / 2, y: 0, width: width, height: bounds.height)
  }
}
