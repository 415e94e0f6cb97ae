/// The buttons that a swipe over a row uncovers.
final class SwipeActionsView: View {
  let buttons: [SwipeButton]
  /// Whether the buttons are at the right end of the row, the first one outermost.
  let isAtRight: Bool

  /// The widths that the buttons need, in points.
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
