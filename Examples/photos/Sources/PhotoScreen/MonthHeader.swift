internal import ScrollworkApp

/// The name of a month, and how many pictures it has.
final class MonthHeader: CollectionReusableView {
  private var month = ""
  private var count = ""

  func show(_ month: String, _ count: String) {
    guard month != self.month || count != self.count else { return }
    (self.month, self.count) = (month, count)
    accessibilityLabel = "\(month), \(count)"
    setNeedsDisplay()
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = Look.ground
    isUserInteractionEnabled = false
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes { layoutAttributes }

  override func draw(in canvas: inout Canvas) {
    var rect = bounds
    rect.origin.x += Look.margin + 2
    rect.origin.y += 4
    rect.size.height -= 4
    rect.size.width = max(0, rect.width - 2 * Look.margin - 4)
    canvas.text(month, in: rect, font: Look.monthFont, color: Look.text)
    let width = canvas.text.width(of: month, in: Look.monthFont)
    rect.origin.x += width + 12
    rect.size.width = max(0, rect.width - width - 12)
    canvas.text(count, in: rect, font: Look.countFont, color: Look.quiet)
  }
}
