import Controls
import Demonstrations
import Drawing
import Inspecting
import SceneParts
import ScrollEngine

/// Shows a scene: its title, its sentence, and its viewports with their surroundings.
final class StageView: View {
  private(set) var sceneDescription: SceneDescription
  /// The shown variant of the scene, and the variant beside it; nil for none.
  private(set) var variants: (shown: Int, other: Int?)

  /// A part outside the viewports that reacts to the pointer.
  enum Part: Hashable {
    /// A button of the variants, by its index from the left.
    case variant(button: Int)
    case map(pane: Int)
    case setting(SettingsCard.Part)
    /// The chart of the panel, over time.
    case chart
  }

  /// The names of the viewports for a screen reader.
  var spokenTitles: [String] = []
  /// The part under the pointer.
  var touched = Touched<Part>() { didSet { if oldValue != touched { setNeedsDisplay() } } }
  /// The y of the pointer, in points of the stage; it is marked while on a map.
  var pointedY: Double? { didSet { if oldValue != pointedY { setNeedsDisplay() } } }
  /// The run that is shown.
  private(set) var run: SceneRun
  var scene: any Scene { run.scene }
  /// Whether titles and queues have as few words as possible, because a guided path explains them.
  var isBrief = false { didSet { if oldValue != isBrief { setNeedsDisplay() } } }
  /// Whether the stage shows a poster, in which no cell is on its way.
  var isStill = false { didSet { if oldValue != isStill { setNeedsDisplay() } } }
  /// Whether the reuse queues are hidden.
  var hidesQueue = false { didSet { if oldValue != hidesQueue { setNeedsDisplay() } } }
  /// Whether the scene's settings are shown, in the place of the queues while a guided path is open.
  var showsSettings = true { didSet { if oldValue != showsSettings { setNeedsDisplay() } } }
  /// The end of the chart's axis while a pointer drags on the chart, so that the axis does not move
  /// under it, in scene seconds; nil for the shown moment.
  var heldEnd: Double? { didSet { if oldValue != heldEnd { setNeedsDisplay() } } }
  /// The time at the pointer on the time bar, the lanes or a chart, in scene seconds; nil if the
  /// pointer is elsewhere.
  var pointedTime: Double? {
    didSet { if oldValue != pointedTime, chart != nil { setNeedsDisplay() } }
  }
  /// The sums over the pictures so far; nil for none.
  var tally: PictureTimes.Tally? { didSet { if oldValue != tally { setNeedsDisplay() } } }
  /// The cell whose arrows into and out of the reuse queue are drawn; nil for none.
  var followed: CellBook.Cell? { didSet { if oldValue != followed { setNeedsDisplay() } } }
  /// The cell that is marked in every part of the shell; nil for none.
  var marked: CellBook.Cell? { didSet { if oldValue != marked { setNeedsDisplay() } } }
  var theme: Theme { didSet { setNeedsDisplay() } }
  var options: StageOptions { didSet { if oldValue != options { setNeedsDisplay() } } }
  /// The separation of the viewports into sheets.
  var tilt = Tilt() { didSet { if oldValue != tilt { setNeedsDisplay() } } }
  /// The window's time, in seconds.
  var time = 0.0 { didSet { if tilt.isMoving(at: oldValue) { setNeedsDisplay() } } }
  /// The additional distances of the title from the edges, beside buttons; in points.
  var titleInset = (left: 0.0, right: 0.0) { didSet { setNeedsDisplay() } }
  /// The width to keep free at the end of the sentence's line, in points.
  var sentenceInset = 0.0 { didSet { if oldValue != sentenceInset { setNeedsDisplay() } } }

  /// The distance between the title and the variants, in points.
  private static let variantGap = 12.0
  /// The greatest width by which a title may exceed a small viewport, in points.
  private static let titleOverhang = 64.0
  /// The distance between the label of a figure and the figure, in points: more than within the
  /// figure.
  private static let figureGap = 10.0

  init(
    _ description: SceneDescription, variant: Int, run: SceneRun, theme: Theme,
    options: StageOptions
  ) {
    sceneDescription = description
    variants = (variant, nil)
    self.run = run
    self.theme = theme
    self.options = options
    super.init()
  }

  /// Shows a run of a scene and its variants.
  func show(
    _ description: SceneDescription, _ variants: (shown: Int, other: Int?), _ run: SceneRun
  ) {
    (sceneDescription, self.variants, self.run) = (description, variants, run)
    setNeedsDisplay()
  }

  var stageLayout: StageLayout { layout(showsAside: options.showsAside) }

  /// Whether a map or a reuse queue exists and fits beside a viewport.
  var hasAside: Bool {
    layout(showsAside: true).panes.contains { $0.map != nil || $0.tray != nil }
  }

  private func layout(showsAside: Bool) -> StageLayout {
    StageLayout(
      size: bounds.size, viewports: scene.panes.map(\.viewport),
      rooms: scene.panes.map(\.room), showsRowsOutside: scene.panes.contains(where: hasQueues),
      isStacked: scene.stacksPanes, asides: showsAside ? asides : [],
      bandHeight: bandHeight, panel: panelSize, enlarges: !isBrief)
  }

  /// The least height that a panel must leave on the stage beside a card, in points.
  private static let leastHeightBesideCard = 200.0
  /// The least height of a stage with a band of settings, in points.
  private static let leastHeightForBand = 600.0
  /// The fraction of the stage above which a panel must use its low height.
  private static let greatestPanelShare = 0.55

  private var panelSize: StageLayout.PanelSize {
    guard !options.showsContentOnly, let panel = scene.panel else { return .none }
    // Beside a card in a low window, there is no panel.
    if isBrief, bounds.height - panel.lowHeight < Self.leastHeightBesideCard { return .none }
    let isLow =
      bounds.height < StageLayout.veryLowHeight
      || panel.height > Self.greatestPanelShare * bounds.height
    return StageLayout.PanelSize(
      height: isLow ? panel.lowHeight : panel.height, sideWidth: panel.sideWidth,
      sideHeight: panel.sideHeight)
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, theme.background)
    let layout = stageLayout
    // Draws the veil in the header, too: blending changes the background's colour slightly, and the
    // header must match the veil below.
    var top = 0.0
    for frame in layout.panes where frame.column.minY > top {
      canvas.fill(
        Rect(x: 0, y: top, width: bounds.width, height: frame.column.minY - top),
        theme.background.opacity(PaneDrawing.veilOpacity))
      top = frame.column.maxY
    }
    drawTitle(layout, in: &canvas)
    let isEven = isEven
    for (place, (pane, frame)) in zip(scene.panes, layout.panes).enumerated() {
      if !hidesHeaders { drawHeader(of: pane, frame, isEven: isEven, in: &canvas) }
      let inFlight = hidesQueue ? [] : tray(ofPane: place, layout)?.cellsInFlight ?? []
      let drawing = PaneDrawing(
        pane: pane, column: frame.column, sight: frame.sight,
        viewport: canvas.wholePixels(of: frame.viewport),
        scale: layout.scale, options: options, theme: theme, inFlight: inFlight,
        // A step of a path may have a ring around the viewport.
        clearance: isBrief ? StageMetrics.calloutReach : StageMetrics.frameClearance)
      if let sheets = sheets(ofPane: place, layout) {
        draw(sheets, instead: drawing, in: &canvas)
        continue
      }
      drawing.draw(in: &canvas)
      drawMap(of: pane, frame, in: &canvas)
      if options.showsOverlay, hasQueues(pane) {
        ReuseOverlay(pane: pane, books: run.cells.queues(inPane: place), theme: theme)
          .draw(in: frame, &canvas)
      }
    }
    if !hidesQueue {
      for (place, frame) in layout.panes.enumerated() where !isApart(place) {
        canvas.saved { canvas in
          canvas.clip(to: frame.column)
          tray(ofPane: place, layout)?.draw(in: &canvas)
        }
      }
    }
    settingsCard(layout)?.draw({ touched.look(of: .setting($0)) }, in: &canvas)
    if let panel = scene.panel, layout.panel.height > 0 { draw(panel, layout, &canvas) }
  }

  /// Whether the header of a single pane with lists is hidden, because the card of the open path
  /// already tells the number of cells.
  private var hidesHeaders: Bool {
    isBrief && scene.panes.count == 1 && !scene.panes[0].lists.isEmpty
  }

  // MARK: Beside the viewports

  private var asides: [StageLayout.Aside] {
    guard !options.showsContentOnly else { return [] }
    return scene.panes.map {
      StageLayout.Aside(
        hasMap: ContentMap.isUseful(for: $0),
        hasTray: $0.lists.contains { $0.stampPlace != .nowhere }, settings: settingsRoom)
    }
  }

  private var settingsRoom: StageLayout.Settings {
    let settings = scene.settings
    guard showsSettings, !settings.isEmpty, scene.panes.count == 1 else { return .none }
    let height = SettingsCard.height(of: settings)
    return isBrief ? .instead(height) : .below(height)
  }

  /// The height of the band with the settings of a scene that compares sides, in points; 0 if there
  /// is none, or if the stage is too small.
  private var bandHeight: Double {
    guard showsSettings, !isBrief, !options.showsContentOnly, scene.comparesCosts,
      bounds.height >= Self.leastHeightForBand,
      bounds.width
        >= SettingsCard.bandWidth(settings: scene.settings.count, sides: scene.panes.count)
    else { return 0 }
    return SettingsCard.bandHeight
  }

  /// The card or the band of the scene's settings; nil if neither is shown.
  var settingsCard: SettingsCard? {
    let layout = stageLayout
    return settingsCard(layout)
  }

  private func settingsCard(_ layout: StageLayout) -> SettingsCard? {
    let pane = layout.panes.first
    guard let frame = layout.band ?? pane?.settings else { return nil }
    return SettingsCard(
      settings: scene.settings, subject: scene.costSubject,
      results: layout.band == nil ? .pictures(tally) : .sides(scene.costCounts), frame: frame,
      scale: layout.band == nil ? pane?.settingsScale ?? 1 : 1, theme: theme)
  }

  private func drawMap(
    of pane: Pane, _ frame: StageLayout.PaneFrame, in canvas: inout Canvas
  ) {
    guard let map = map(of: pane, frame) else { return }
    map.draw(in: &canvas)
    guard case .map(let place) = touched.part, scene.panes.indices.contains(place),
      scene.panes[place] === pane, let pointedY
    else { return }
    map.drawAim(at: pointedY, isPressed: touched.isPressed, in: &canvas)
  }

  func map(of pane: Pane, _ frame: StageLayout.PaneFrame) -> ContentMap? {
    frame.map.map {
      ContentMap(
        pane: pane, frame: $0, theme: theme, marked: markedRow(in: pane),
        showsFrames: options.showsOutlines && options.showsBounds,
        titleWidth: max(0, min(110, $0.minX - frame.column.minX - 26)))
    }
  }

  /// The row of the marked cell; nil if the cell is not in a row of this pane.
  private func markedRow(in pane: Pane) -> (path: IndexPath, list: Int, stamp: Stamp)? {
    guard let marked, scene.panes[marked.pane] === pane, let stamp = run.cells.stamp(of: marked),
      case .row(let path, let list) = run.cells.history(of: marked).last?.place
    else { return nil }
    return (path, list, stamp)
  }

  func tray(ofPane place: Int, _ layout: StageLayout) -> QueueTray? {
    guard let room = layout.panes[place].tray else { return nil }
    // At an infinite time, no cell is moving.
    let time = options.reducesMotion || isStill ? .infinity : run.clock.now
    return QueueTray(
      pane: scene.panes[place], place: place, cells: run.cells, time: time, room: room,
      scale: layout.panes[place].asideScale, theme: theme, marked: marked, followed: followed,
      isBrief: isBrief,
      onStage: { layout.stagePoint($0, inPane: place) })
  }

  /// The waiting cell at a point of the stage; nil if there is none.
  func cellAside(at point: Point) -> CellBook.Cell? {
    let layout = stageLayout
    return scene.panes.indices.lazy.filter { [self] in !isApart($0) }.compactMap { [self] in
      tray(ofPane: $0, layout)?.cell(at: point)
    }.first
  }

  private func hasQueues(_ pane: Pane) -> Bool { !pane.lists.isEmpty }

  private func draw(
    _ panel: any ScenePanel, _ layout: StageLayout, _ canvas: inout Canvas
  ) {
    let rect = layout.panelCard
    if layout.panel.minX > 0 {
      canvas.fill(rect, theme.panel, cornerRadius: 8)
      canvas.stroke(rect, Stroke(theme.hairline, width: 1, cornerRadius: 8))
    } else {
      canvas.fill(rect, theme.panel)
      canvas.line(along: .top, of: rect, theme.hairline)
    }
    canvas.saved { canvas in
      canvas.clip(to: rect)
      canvas.translate(by: layout.panelContent.origin)
      canvas.scale(by: layout.panelScale)
      let rect = Rect(origin: .zero, size: layout.panelContent.size)
      if let chart = panel as? any ChartPanel {
        draw(chart, in: rect, &canvas)
      } else {
        panel.draw(in: rect, theme, &canvas)
      }
    }
  }

  private func drawTitle(_ layout: StageLayout, in canvas: inout Canvas) {
    let line = titleLine(layout)
    var variantWidth = 0.0
    if let control = variantControl(layout, canvas.text) {
      variantWidth = control.width(canvas.text) + Self.variantGap
      control.draw({ touched.look(of: .variant(button: $0)) }, theme, in: &canvas)
    }
    canvas.text(
      sceneDescription.title,
      in: line.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: variantWidth)),
      font: Typography.title, color: theme.ink)
    guard !isBrief else { return }
    canvas.text(
      sentence,
      in: sentenceLine(layout).inset(
        by: EdgeInsets(top: 0, left: 0, bottom: 0, right: sentenceInset)),
      font: Typography.body, color: theme.muted)
  }

  /// The sentence about the scene and the shown variant.
  var sentence: String {
    sceneDescription.sentence(ofVariant: variants.shown, beside: variants.other)
  }

  /// The line of the sentence, in points of the stage.
  var sentenceLine: Rect { sentenceLine(stageLayout) }

  private func sentenceLine(_ layout: StageLayout) -> Rect {
    let line = titleLine(layout)
    return Rect(x: line.minX, y: layout.sentenceY - 10, width: line.width, height: 20)
  }

  private func titleLine(_ layout: StageLayout) -> Rect {
    let left = StageLayout.margin + titleInset.left
    return Rect(
      x: left, y: layout.titleY - 12,
      width: max(0, bounds.width - StageLayout.margin - titleInset.right - left), height: 24)
  }

  /// The control for the variants; nil if the scene has none, or while a path is open.
  private func variantControl(
    _ layout: StageLayout, _ text: any TextMeasuring
  ) -> VariantControl? {
    let choices = choices
    guard !isBrief, choices.count > 1, let shown = place(of: variants.shown, in: choices)
    else { return nil }
    let line = titleLine(layout)
    let title = text.width(of: sceneDescription.title, in: Typography.title) + Self.variantGap
    return VariantControl(
      names: choices.map(\.name), shown: shown,
      other: variants.other.flatMap { place(of: $0, in: choices) },
      line: line.inset(
        by: EdgeInsets(top: 0, left: min(title, line.width), bottom: 0, right: 0)))
  }

  /// What the buttons of the variants show: the scene's variants, and the scenes of its family.
  var choices: [SceneFamily.Choice] {
    SceneCatalog.family(of: sceneDescription).choices(in: sceneDescription)
  }

  /// The index of the shown choice; nil for a scene without choices.
  var choicePlace: Int? { place(of: variants.shown, in: choices) }

  private func place(of variant: Int, in choices: [SceneFamily.Choice]) -> Int? {
    choices.firstIndex { $0.shows(sceneDescription, variant: variant) }
  }

  /// The buttons of the variants, with whether a press on each has an effect.
  func variantButtons(
    _ text: any TextMeasuring
  ) -> [(button: VariantControl.Button, isUseful: Bool)] {
    guard let control = variantControl(stageLayout, text) else { return [] }
    return control.buttons(text).map { ($0, control.isUseful($0)) }
  }

  /// The frame of all buttons of the variants; nil if there are none.
  func variantsFrame(_ text: any TextMeasuring) -> Rect? {
    let frames = variantButtons(text).map(\.button.frame)
    guard let first = frames.first, let last = frames.last else { return nil }
    return Rect(
      x: first.minX, y: first.minY, width: last.maxX - first.minX, height: first.height)
  }

  /// The choice that a press at a point of the stage would show, by its index; nil for none.
  func choice(at point: Point, _ text: any TextMeasuring) -> Int? {
    variantButtons(text).first { $0.isUseful && $0.button.frame.contains(point) }?.button.variant
  }

  /// The part at a point of the stage; nil if there is none.
  func part(at point: Point, _ text: any TextMeasuring) -> Part? {
    let layout = stageLayout
    if let pane = layout.panes.firstIndex(where: { $0.mapReach?.contains(point) == true }) {
      return .map(pane: pane)
    }
    if let part = settingsCard(layout)?.part(at: point) { return .setting(part) }
    if chartOnStage(layout)?.frame.contains(point) == true { return .chart }
    return variantButtons(text).firstIndex { !$0.button.isName && $0.button.frame.contains(point) }
      .map(Part.variant(button:))
  }

  /// The frame of a part, in points of the stage; nil if it is not shown.
  func frame(of part: Part, _ text: any TextMeasuring) -> Rect? {
    switch part {
    case .map(let pane): return stageLayout.panes[pane].mapReach
    case .setting(let part): return settingsCard?.frame(of: part)
    case .chart: return chartOnStage(stageLayout)?.frame
    case .variant(let place):
      let buttons = variantButtons(text)
      return buttons.indices.contains(place) ? buttons[place].button.frame : nil
    }
  }

  /// Whether several panes all have the same value, so that none is better or worse.
  private var isEven: Bool {
    let values = scene.panes.map { $0.figure?.value }
    return values.count > 1 && Set(values).count == 1
  }

  private func drawHeader(
    of pane: Pane, _ frame: StageLayout.PaneFrame, isEven: Bool, in canvas: inout Canvas
  ) {
    let figure = pane.figure
    let count = figure?.words ?? ""
    let countWidth =
      [count.string, figure?.widest ?? ""].map {
        canvas.text.width(of: $0, in: Typography.figure)
      }.max() ?? 0
    func titleWidth(_ title: String) -> Double {
      canvas.text.width(of: title, in: Typography.bodyStrong) + 12 + Self.figureGap + countWidth
    }
    // Which side it is matters more than what the number counts.
    let ownLabel = figure?.label ?? ""
    let ownWidth = canvas.text.width(of: ownLabel, in: Typography.small)
    let hasLabel = titleWidth(pane.shortTitle) + ownWidth <= frame.column.width - 16
    let (label, labelWidth) = hasLabel ? (ownLabel, ownWidth) : ("", 0)
    func width(with title: String) -> Double { (titleWidth(title) + labelWidth).rounded(.up) }
    let isLow = bounds.height < StageLayout.veryLowHeight
    let most = isLow ? frame.viewport.width + Self.titleOverhang : .infinity
    let full = pane.caption ?? pane.title
    let isTooLong = width(with: full) > min(most, frame.column.width - 16)
    let title = isTooLong ? pane.shortTitle : full
    // The title may be wider than a small viewport.
    let needed = width(with: title)
    let width = max(frame.viewport.width, min(needed, frame.column.width - 16))
    let line = Rect(
      x: (frame.viewport.midX - width / 2).rounded(), y: frame.titleY - 12, width: width,
      height: 24)
    let color = theme.color(of: isEven ? .neutral : figure?.verdict ?? .neutral)
    canvas.say(count, in: line, font: Typography.figure, color: color, alignment: .trailing)
    let labelEnd = line.width - countWidth - Self.figureGap
    canvas.text(
      label, in: Rect(x: line.minX, y: line.minY, width: labelEnd, height: line.height),
      font: Typography.small, color: theme.muted, alignment: .trailing)
    canvas.text(
      title,
      in: Rect(
        x: line.minX, y: line.minY, width: max(0, labelEnd - labelWidth - 8), height: line.height),
      font: Typography.bodyStrong, color: theme.ink)
  }
}
