/// The buttons that a swipe over a row uncovers.
final class SwipeActionsView: View {
  let buttons: [SwipeButton]
  /// Whether the first button lies at the right.
  let isAtRight: Bool

  /// How wide the buttons want to be, in points.
  let widths: [Double]

  init(_ actions: [ContextualAction], isAtRight: Bool, rowHeight: Double) {
    buttons = actions.map(SwipeButton.init)
    widths = buttons.map { $0.wantedWidth(inRow: rowHeight) }
    self.isAtRight = isAtRight
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons { addSubview(button) }
  }

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
