import Drawing
import SceneParts
import ScrollEngine

/// The list of keys, over everything else; it scrolls if it does not fit.
final class HelpView: View {
  /// The listed keys.
  var entries: [HelpEntry] {
    get { list.entries }
    set {
      guard list.entries != newValue else { return }
      list.entries = newValue
      setNeedsLayout()
    }
  }

  var theme: Theme {
    didSet {
      list.theme = theme
      setNeedsDisplay()
    }
  }

  /// The appearance of the close button.
  var look = ControlLook.rest { didSet { if oldValue != look { setNeedsDisplay() } } }

  private let list: HelpList
  private let scroller = ScrollView()

  private static let width = 820.0
  private static let bottomMargin = 24.0
  /// The distance between the panel and the edges of the window, in points.
  private static let outerMargin = 8.0
  /// The height of the window, in points, below which the title is closer to the list.
  private static let lowHeight = 320.0

  private var titleHeight: Double { bounds.height < Self.lowHeight ? 44 : 56 }
  private var bottomMargin: Double { bounds.height < Self.lowHeight ? 12 : Self.bottomMargin }
  private var sideMargin: Double {
    HelpList.isOneColumn(in: bounds.width) ? 10 : HelpList.isNarrow(in: bounds.width) ? 16 : 28
  }

  init(theme: Theme) {
    self.theme = theme
    list = HelpList(theme: theme)
    super.init()
    scroller.addSubview(list)
    addSubview(scroller)
  }

  /// Scrolls by the step of a key.
  func scroll(by step: KeyScroll) {
    if scroller.canScroll(along: step.axis) { scroller.scroll(by: step) }
  }

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    list.windowWidth = bounds.width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let panel = panel
    scroller.frame = panel.inset(
      by: EdgeInsets(
        top: titleHeight, left: sideMargin, bottom: bottomMargin, right: sideMargin))
    list.frame = Rect(
      x: 0, y: 0, width: scroller.frame.width, height: list.height(fitting: room))
    scroller.contentSize = list.frame.size
    setNeedsDisplay()
  }

  /// The height available for the list, in points.
  private var room: Double {
    max(0, bounds.height - titleHeight - bottomMargin - 2 * Self.outerMargin)
  }

  private var panel: Rect {
    let size = Size(
      width: min(Self.width, bounds.width - 2 * Self.outerMargin),
      height: titleHeight + min(list.height(fitting: room), room) + bottomMargin)
    return Rect(
      origin: Point(
        x: ((bounds.width - size.width) / 2).rounded(),
        y: max(0, ((bounds.height - size.height) / 2).rounded())),
      size: size)
  }

  /// The frame of the close button, in points of this view.
  var closeFrame: Rect {
    let panel = panel
    return Rect(
      x: panel.maxX - sideMargin - 20, y: panel.minY + titleHeight - 36, width: 24, height: 24)
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, theme.background.opacity(0.72))
    let panel = panel
    canvas.fill(panel, theme.panel, cornerRadius: 10)
    canvas.stroke(panel, Stroke(theme.hairline, width: 1, cornerRadius: 10))
    canvas.text(
      "Keys",
      in: Rect(
        x: panel.minX + sideMargin, y: panel.minY + titleHeight - 38, width: 200, height: 28),
      font: Typography.title, color: theme.ink)
    canvas.closeButton(look, in: closeFrame, theme)
  }
}

extension Canvas {
  /// Draws a button with a cross.
  mutating func closeButton(_ look: ControlLook, in frame: Rect, _ theme: Theme) {
    ground(of: look, in: frame, theme)
    let cross = frame.inset(by: 8)
    let color = look == .rest ? theme.muted : theme.ink
    polyline([cross.origin, Point(x: cross.maxX, y: cross.maxY)], color, width: 1.5)
    polyline(
      [Point(x: cross.maxX, y: cross.minY), Point(x: cross.minX, y: cross.maxY)], color,
      width: 1.5)
  }
}
