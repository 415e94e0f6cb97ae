import Drawing
import SceneParts
import ScrollEngine

/// The help, over everything else: pages that scroll if they do not fit.
final class HelpView: View {
  /// A part of the help that reacts to the pointer.
  enum Part: Hashable {
    case close
    case page(HelpPage)
  }

  /// The shown page.
  var page = HelpPage.keys {
    didSet {
      guard oldValue != page else { return }
      prose.blocks = page.blocks
      scroller.contentOffset = .zero
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// The listed keys, in groups.
  var groups: [HelpGroup] {
    get { list.groups }
    set {
      guard list.groups != newValue else { return }
      list.groups = newValue
      setNeedsLayout()
    }
  }

  var theme: Theme {
    didSet {
      list.theme = theme
      prose.theme = theme
      setNeedsDisplay()
    }
  }

  /// The part under the pointer.
  var touched = Touched<Part>() { didSet { if oldValue != touched { setNeedsDisplay() } } }

  private let list: HelpList
  private let prose: HelpText
  private let scroller = ScrollView()
  private let text: any TextMeasuring

  private static let width = 860.0
  private static let bottomMargin = 24.0
  /// The distance between the panel and the edges of the window, in points.
  private static let outerMargin = 8.0
  /// The height of the window, in points, below which the title is closer to the content.
  private static let lowHeight = 320.0
  private static let tabHeight = 28.0
  private static let tabPadding = 10.0

  private var titleHeight: Double { bounds.height < Self.lowHeight ? 44 : 56 }
  private var bottomMargin: Double { bounds.height < Self.lowHeight ? 12 : Self.bottomMargin }
  private var sideMargin: Double {
    HelpList.isOneColumn(in: bounds.width) ? 10 : HelpList.isNarrow(in: bounds.width) ? 16 : 28
  }

  /// `text` must measure text as the canvas of the help does.
  init(theme: Theme, text: any TextMeasuring) {
    self.theme = theme
    self.text = text
    list = HelpList(theme: theme, text: text)
    prose = HelpText(theme: theme, text: text)
    super.init()
    scroller.addSubview(list)
    scroller.addSubview(prose)
    addSubview(scroller)
  }

  /// Scrolls by the step of a key; along the pages, shows the next or the previous page.
  func scroll(by step: KeyScroll) {
    if step.axis == .horizontal {
      showNeighbour(step.isForward ? 1 : -1)
    } else if scroller.canScroll(along: step.axis) {
      scroller.scroll(by: step)
    }
  }

  private func showNeighbour(_ distance: Int) {
    let all = HelpPage.allCases
    guard let place = all.firstIndex(of: page), all.indices.contains(place + distance) else {
      return
    }
    page = all[place + distance]
  }

  // MARK: Places

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    list.windowWidth = bounds.width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroller.frame = panel.inset(
      by: EdgeInsets(
        top: titleHeight, left: sideMargin, bottom: bottomMargin, right: sideMargin))
    list.isHidden = page != .keys
    prose.isHidden = page == .keys
    let shown = page == .keys ? list : prose
    shown.frame = Rect(x: 0, y: 0, width: scroller.frame.width, height: contentHeight)
    scroller.contentSize = shown.frame.size
    setNeedsDisplay()
  }

  private var panelWidth: Double { min(Self.width, bounds.width - 2 * Self.outerMargin) }

  /// The height of the page, in points.
  private var contentHeight: Double {
    let width = panelWidth - 2 * sideMargin
    return page == .keys
      ? list.height(forWidth: width, fitting: room) : prose.height(forWidth: width)
  }

  /// The height available for a page, in points.
  private var room: Double {
    max(0, bounds.height - titleHeight - bottomMargin - 2 * Self.outerMargin)
  }

  /// The frame of the panel with the page, in points of this view.
  var panel: Rect {
    let size = Size(
      width: panelWidth, height: titleHeight + min(contentHeight, room) + bottomMargin)
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
      x: panel.maxX - sideMargin - 20, y: panel.minY + titleHeight - 40, width: 24, height: 24)
  }

  private var tabs: [(page: HelpPage, frame: Rect)] {
    let panel = panel
    var x = panel.minX + sideMargin - Self.tabPadding
    return HelpPage.allCases.map { page in
      let width =
        (text.width(of: page.title, in: Typography.itemStrong) + 2 * Self.tabPadding)
        .rounded(.up)
      defer { x += width + 4 }
      return (
        page,
        Rect(x: x, y: panel.minY + titleHeight - 42, width: width, height: Self.tabHeight)
      )
    }
  }

  /// The frame of a part, in points of this view.
  func frame(of part: Part) -> Rect? {
    switch part {
    case .close: closeFrame
    case .page(let page): tabs.first { $0.page == page }?.frame
    }
  }

  /// The part at a point of this view; nil if there is none.
  func part(at point: Point) -> Part? {
    if closeFrame.contains(point) { return .close }
    return tabs.first { $0.frame.contains(point) }.map { .page($0.page) }
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, theme.background.opacity(0.72))
    let panel = panel
    canvas.fill(panel, theme.panel, cornerRadius: 10)
    canvas.stroke(panel, Stroke(theme.hairline, width: 1, cornerRadius: 10))
    for (page, frame) in tabs {
      let look = touched.look(of: .page(page))
      let isShown = page == self.page
      if isShown, look == .rest { canvas.fill(frame, theme.accentTint, cornerRadius: 6) }
      canvas.ground(of: look, in: frame, theme)
      canvas.text(
        page.title, in: frame, font: Typography.itemStrong,
        color: theme.words(on: look, atRest: isShown ? theme.accent : theme.ink),
        alignment: .center, isCut: false)
    }
    canvas.closeButton(touched.look(of: .close), in: closeFrame, theme)
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
