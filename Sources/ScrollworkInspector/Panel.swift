import Controls
import Drawing
import Inspecting
import SceneParts
import ScrollEngine

/// The column of facts at the right edge: sections stacked in a container of this engine.
final class Panel: View {
  static let width = InspectorSection.width
  /// The duration that the lanes show, in seconds.
  private static let laneSpan = 20.0
  private static let tallestLanes = 260.0

  let bar: PanelBar
  private let container = ContainerScrollView()
  private let list: DrawnSection<ViewsContent>
  let trace: DrawnSection<TraceContent>
  let missing: DrawnSection<MissingContent>
  let map: DrawnSection<MapContent>
  /// Whether a click on the map scrolls; false for a replayed screen.
  var mapScrolls = true
  let reuse: ReuseSection
  private let lanes: LanesView
  private let callsHeading: CallsSection
  let calls: CallList
  private let sections: [InspectorSection]
  /// The view whose lanes are shown.
  private weak var shown: WatchedView?
  private let cellSections: [InspectorSection]

  /// Called with the index of a scroll view that a person chooses.
  var onChoose: ((Int) -> Void)?
  /// Called with the listed calls, earliest first, when a person copies them, and with the lines of
  /// the backtraces that have been looked up, by the index of the call.
  var onCopy: (([CallLog.Entry], [Int: [BacktraceLine]]) -> Void)?

  var theme: Theme {
    didSet {
      guard oldValue != theme else { return }
      backgroundColor = theme.panel
      for section in sections { section.theme = theme }
      (bar.theme, lanes.theme, calls.theme) = (theme, theme, theme)
    }
  }

  init(_ view: WatchedView, theme: Theme) {
    self.theme = theme
    let readout = view.readout
    bar = PanelBar(theme: theme)
    list = DrawnSection(ViewsContent(), readout, theme: theme)
    trace = DrawnSection(TraceContent(), readout, theme: theme)
    missing = DrawnSection(MissingContent([], nil), readout, theme: theme)
    map = DrawnSection(MapContent(nil), readout, theme: theme)
    reuse = ReuseSection(readout, theme: theme)
    lanes = LanesView(theme: theme)
    callsHeading = CallsSection(readout, theme: theme)
    calls = CallList(theme: theme)
    let bill = BillSection(readout, theme: theme)
    cellSections = [reuse, bill]
    let facts: [InspectorSection] = [FramesSection(readout, theme: theme), callsHeading]
    sections = [trace, list, missing, map] + cellSections + facts
    super.init()
    backgroundColor = theme.panel
    clipsToBounds = true
    for section in [trace, list, missing, map, reuse] { container.addArrangedSubview(section) }
    container.addArrangedSubview(lanes)
    for section in [bill] + facts { container.addArrangedSubview(section) }
    container.addArrangedSubview(calls.table)
    addSubview(container)
    addSubview(bar)
    lanes.heading = "Which cell drew which row"
    lanes.margin = InspectorSection.margin
    lanes.axis = (start: 62, end: Self.width - InspectorSection.margin)
    lanes.isUserInteractionEnabled = false
    list.addGestureRecognizer(
      TapGestureRecognizer { [unowned self] in
        let y = $0.location(in: list).y - InspectorSection.headingHeight
        if $0.state == .ended, let line = list.content.line(at: y) { onChoose?(line) }
      })
    map.addGestureRecognizer(
      TapGestureRecognizer { [unowned self] in
        guard $0.state == .ended, mapScrolls else { return }
        map.content.jump(to: $0.location(in: map), in: mapRect, self.theme)
      })
    callsHeading.onPress = { [unowned self] in press($0) }
  }

  /// The rectangle of the map's content, in points of its section.
  var mapRect: Rect {
    map.bounds.inset(
      by: EdgeInsets(
        top: InspectorSection.headingHeight, left: InspectorSection.margin, bottom: 0,
        right: InspectorSection.margin))
  }

  func press(_ button: CallsSection.Button) {
    switch button {
    case .copy: onCopy?(calls.entries, calls.backtraceLines)
    case .filter(let filter):
      calls.filter = filter
      callsHeading.filter = filter
      callsHeading.count = calls.count
    }
  }

  /// Shows one of the window's views.
  func show(_ view: WatchedView, among all: WindowWatch, marked: CellBook.Cell?) {
    let readout = view.readout
    for section in sections { section.readout = readout }
    list.content = ViewsContent(
      lines: all.views.map(ViewsContent.Line.init), chosen: all.views.firstIndex { $0 === view },
      viewCount: all.viewCount, liveCells: all.liveCells)
    missing.content = MissingContent(view.missingConstraints, view.pane.window.textMeasuring)
    map.content = MapContent(view)
    reuse.marked = marked
    calls.show(view.record.calls, at: view.now)
    callsHeading.count = calls.count
    showLanes(of: view, marked: marked)
  }

  private func showLanes(of view: WatchedView, marked: CellBook.Cell?) {
    let all = view.record.lanes.lanes.first ?? []
    if shown !== view {
      shown = view
      // Resets the lanes, because the change counts of two views may be equal by chance.
      lanes.show(LanesView.State(changeCount: -1), [])
    }
    lanes.isHidden = all.isEmpty
    let height = min(Self.tallestLanes, 42 + 16 * Double(all.count))
    if lanes.frame.size.height != height {
      lanes.frame.size = Size(width: Self.width, height: height)
    }
    let colors = view.pane.lists.map(\.colors.cell)
    lanes.show(
      LanesView.State(
        changeCount: view.record.lanes.changeCount,
        origin: max(view.start, view.now - Self.laneSpan),
        time: view.now, length: min(Self.laneSpan, max(1, view.now - view.start)), end: view.now,
        marked: marked),
      [
        LanesView.Group(
          title: view.pane.shortTitle, of: view.pane.root, lanes: all,
          colors: colors.count > 1 ? colors : [],
          rowName: { [weak view] in view?.pane.lists[$0].title(ofRowAt: $1) ?? $1.rowWords })
      ])
  }

  /// The cell whose chip or call is at a point; nil if there is none.
  func cell(at point: Point) -> CellBook.Cell? {
    guard point.y >= PanelBar.height else { return nil }
    let inside = convert(point, to: reuse)
    if !reuse.isHidden, reuse.bounds.contains(inside) { return reuse.cell(at: inside) }
    let row = convert(point, to: calls.table)
    return calls.table.bounds.contains(row) ? calls.cell(at: row) : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = Rect(x: 0, y: 0, width: bounds.width, height: min(PanelBar.height, bounds.height))
    container.frame = Rect(
      x: 0, y: bar.frame.maxY, width: bounds.width, height: bounds.height - bar.frame.maxY)
  }

  override func drawOverlay(in canvas: inout Canvas) {
    super.drawOverlay(in: &canvas)
    canvas.fill(Rect(x: 0, y: 0, width: 1, height: bounds.height), theme.hairline)
  }
}
