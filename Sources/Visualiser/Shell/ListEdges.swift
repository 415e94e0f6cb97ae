import Drawing
import ScrollEngine

/// An overlay for a list that does not fit: it fades the list's cut-off ends and draws a scroll
/// bar.
final class ListEdges: View {
  /// The colour to which the list fades, and the colour of the bar.
  var colors: (ground: Color, bar: Color) { didSet { setNeedsDisplay() } }

  /// The height over which the list fades, in points.
  static let fadeHeight = 20.0
  private static let stripHeight = 1.0
  /// The distance by which this bar is nearer to the edge than other scroll bars, so that it does
  /// not touch the longest words; in points.
  private static let barShift = 2.0

  private unowned let list: ScrollView

  init(over list: ScrollView, ground: Color, bar: Color) {
    self.list = list
    colors = (ground, bar)
    super.init()
    isUserInteractionEnabled = false
  }

  /// The lengths of the list above and below its visible part, in points.
  var hidden: (above: Double, below: Double) {
    let range = list.scrollRange[.vertical]
    let offset = list.contentOffset.y
    return (max(0, offset - range.lowerBound), max(0, range.upperBound - offset))
  }

  override func draw(in canvas: inout Canvas) {
    let hidden = hidden
    guard hidden.above + hidden.below > 0 else { return }
    fade(from: 0, by: 1, share: hidden.above, &canvas)
    fade(from: bounds.height, by: -1, share: hidden.below, &canvas)
    let bar = list.convert(list.indicatorFrame(along: .vertical), to: self)
    canvas.fill(bar.offsetBy(Point(x: Self.barShift, y: 0)), colors.bar, cornerRadius: 1.5)
  }

  /// Fades towards an edge, less if `hidden` is shorter than the height of the fade.
  private func fade(
    from edge: Double, by direction: Double, share hidden: Double, _ canvas: inout Canvas
  ) {
    let greatest = min(1, hidden / Self.fadeHeight)
    guard greatest > 0 else { return }
    for strip in 0..<Int(Self.fadeHeight / Self.stripHeight) {
      let distance = Double(strip) * Self.stripHeight
      let y = edge + direction * distance - (direction < 0 ? Self.stripHeight : 0)
      canvas.fill(
        Rect(x: 0, y: y, width: bounds.width, height: Self.stripHeight),
        colors.ground.opacity(greatest * (1 - distance / Self.fadeHeight)))
    }
  }
}
