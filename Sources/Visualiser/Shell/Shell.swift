import Demonstrations
package import Documents
package import Hosting
import Inspecting
package import SceneParts
package import ScrollEngine

/// The visualiser as content for a window or a headless run: sidebar, stage and inspector.
///
/// The shell and each viewport on the stage have engine windows of their own. All events are logged
/// with their times. Since a scene is made by a pure function, the log suffices to rebuild every
/// moment of the scene.
@MainActor
package final class Shell: StageContent {
  /// The settings with which a shell is made.
  package struct Configuration {
    package var scene = SceneCatalog.standard
    /// The index of the scene's variant; 0 if the scene has none.
    package var variant = 0
    package var theme = Theme.light
    /// Leaves sidebar and inspector out.
    package var stageOnly = false
    package var stage = StageOptions()
    package var seed: UInt64 = 1
    package let text: any TextMeasuring
    /// Formats a report for the clipboard.
    package var describe: (LayoutReport) -> String = { "\($0)" }
    /// Formats the calls of a report for the clipboard.
    package var describeCalls: (LayoutReport) -> String = { "\($0.calls ?? [])" }
    /// Formats a recorded script for a file.
    package var write: (GestureScript) -> String = { "\($0)" }

    package init(text: any TextMeasuring) {
      self.text = text
    }
  }

  package weak var host: (any HostServices)?
  /// Measures layout, drawing and cells; nil if they are not measured.
  package var meter: (any CostMeter)?
  /// The measured cost of a cell in each pane; nil before the measurement.
  var cellPrices: [CellPrice?]?
  /// The measured costs by scene name, so that a scene that is opened again shows the same costs.
  private var knownPrices: [String: CellPrices] = [:]

  let configuration: Configuration
  let window = Window()
  let sidebar: Sidebar
  let stage: StageView
  let inspector: Inspector
  let transport: TransportBar
  let lanes: LanesView
  let inspection: InspectionView
  /// A view between an open drawer and everything else; a tap on it closes the drawer.
  let curtain = View()
  private(set) lazy var listButton = ShellButton(.list, theme: theme) { [weak self] in
    self?.toggleSidebar()
  }
  private(set) lazy var inspectorButton = ShellButton(.inspector, theme: theme) { [weak self] in
    self?.toggleInspector()
  }
  private(set) lazy var legendButton = ShellButton(.legend, theme: theme) { [weak self] in
    self?.perform(.toggleLegend)
  }
  let legend: LegendView
  /// Whether the legend is shown below the stage.
  var showsLegend = false
  let tooltip: TooltipView
  var pointing = Pointing()
  let ring: FocusRing
  let card: TourCard
  /// The ring around the part that a step of the tour explains.
  let tourRing: FocusRing
  var tour: TourState?
  /// The index of the step at which each guided path was left, by the path's name.
  var tourPlaces: [String: Int] = [:]
  var cardPlace = TourCardPlace.onStage
  /// The height or width that the card takes from the stage, in points.
  var cardRoom = 0.0
  /// The background of a card below the stage or at its right.
  let cardBed = View()
  private(set) lazy var pathButton = PathButton(theme: theme) { [weak self] in
    self?.resumePath()
  }
  /// The offsets of the scroll views at the last tick, and the scene time of their last movement,
  /// in seconds.
  var lastOffsets: [Point] = []
  var lastMotion = 0.0
  var isPreparingTour = false
  /// Whether the last step of the tour showed the frames of the tables.
  var showedFrames = false
  /// Called with each step of the guided start, and when the start ends.
  package var onTourProgress: ((TourProgress) -> Void)?
  let help: HelpView
  let notice: NoticeView
  let message: MessageView
  var theme: Theme
  var showsSidebar = true
  var showsInspector = true
  var drawer: Drawer?
  /// The scale of the interface that a person has chosen; nil if none.
  var chosenScale: Double?
  /// The sum of the wheel's notches since they last changed the scale; between -1 and 1.
  var sizeNotches = 0.0
  var size = Size(width: 1280, height: 800)

  /// The window's time, in seconds.
  var now = 0.0
  var timeline = Timeline(from: 0)
  var log = SceneLog()
  var laneBook = LaneBook()
  var callLog = CallLog()
  /// Whether the lanes of the cells are shown where there is room.
  var showsLanes = true
  var run: SceneRun
  /// The scene time at which the scene changes by itself, in seconds; nil if it does not.
  var sceneWake: Double?
  /// Whether the inputs since the scene's opening are being recorded as a script.
  var isRecording = false
  /// Whether time stops a second after the last activity, so that waiting is not part of the
  /// history; only for windows, which run in real time.
  package var leavesOutIdleTime = false
  /// Whether the time bar shows idle time: in a picture, the bar ends at the requested moment.
  package var showsIdleTime = false
  /// Whether the scene must advance by one frame while paused.
  var stepsOnce = false
  private(set) var variant: Int
  /// The variant that is shown beside ``variant``; nil for none.
  private(set) var otherVariant: Int?
  /// The pane in which a pointer is held down.
  var capturingPane: Int? {
    get { capture?.pane }
    set { capture = newValue.map { PointerCapture(pane: $0) } }
  }
  private(set) var capture: PointerCapture?
  /// The last position of the pointer, in points of the shell.
  var pointer: Point?
  /// The position of the pointer over the stage, in points of the shell; nil if it is elsewhere.
  var hoverPoint: Point?
  /// The target at ``hoverPoint``.
  var hoverTarget: InspectionTarget?
  /// The pointer that turns the sheets.
  var sheetTurn: SheetTurn?
  /// The pane on whose map a drag is in progress; nil if there is none.
  var mappedPane: Int?
  /// A press that may become a click.
  var press: StagePress?
  var pin: InspectionTarget?
  var focus: ShellFocus?

  package init(_ configuration: Configuration) {
    self.configuration = configuration
    theme = configuration.theme
    variant = configuration.variant
    let scene = configuration.scene
    require(
      variant == 0 || scene.variants.indices.contains(variant),
      "Shell: the scene \(scene.name) has \(scene.variants.count) variants, and none at \(variant)")
    run = SceneRun(
      configuration.scene, variant: variant, seed: configuration.seed, text: configuration.text,
      showsContentOnly: configuration.stage.showsContentOnly)
    scenes = SceneCatalog.all
    if configuration.scene.group == .yours { scenes.append(configuration.scene) }
    sidebar = Sidebar(scenes, theme: theme)
    stage = StageView(
      configuration.scene, variant: variant, run: run, theme: theme,
      options: configuration.stage)
    inspector = Inspector(run.readout(), theme: theme)
    transport = TransportBar(theme: theme)
    lanes = LanesView(theme: theme)
    inspection = InspectionView(theme: theme)
    ring = FocusRing(color: theme.accent)
    tourRing = FocusRing(color: theme.accent, style: .callout(theme.panel))
    card = TourCard(theme: theme, text: configuration.text)
    help = HelpView(theme: theme)
    help.isHidden = true
    notice = NoticeView(theme: theme, text: configuration.text)
    message = MessageView(theme: theme)
    legend = LegendView(theme: theme, text: configuration.text)
    tooltip = TooltipView(theme: theme, text: configuration.text)
    curtain.isHidden = true
    let views: [View] = [
      cardBed, stage, legend, lanes, transport, pathButton, inspection, listButton,
      inspectorButton, legendButton, notice, curtain, sidebar, inspector, tourRing, card, ring,
      help,
      message, tooltip,
    ]
    window.textMeasuring = configuration.text
    for view in views { window.addSubview(view) }
    curtain.addGestureRecognizer(
      TapGestureRecognizer { [weak self] in if $0.state == .ended { self?.closeDrawer() } })
    sidebar.onSelect = { [weak self] index in
      self?.closeDrawer()
      self.map { $0.open($0.scenes[index]) }
    }
    transport.onPlay = { [weak self] in self?.playOrPause() }
    transport.onRate = { [weak self] in self?.nextRate() }
    transport.onStep = { [weak self] in self?.perform(.step($0)) }
    inspector.addGestureRecognizer(
      TapGestureRecognizer { [weak self] in
        if $0.state == .ended { self?.pinChip(at: $0.location(in: nil)) }
      })
    transport.onSeek = { [weak self] in self?.seek(to: $0) }
    sidebar.onTour = { [weak self] in self?.perform(.openTour) }
    card.onPress = { [weak self] in self?.press($0) }
    lanes.onSeek = { [weak self] in self?.seek(to: $0) }
    inspector.onSeek = { [weak self] in self?.seek(to: $0) }
    inspector.onCopyCalls = { [weak self] in self?.copy($0) }
    sceneDidChange()
  }

  // MARK: Scene

  /// The scenes of the sidebar: the catalogue's, followed by a person's own stack.
  var scenes: [SceneDescription]
  var scene: any Scene { stage.scene }
  var sceneDescription: SceneDescription { stage.sceneDescription }

  /// Opens a scene at its start, optionally with another variant beside it.
  func open(_ description: SceneDescription, variant: Int = 0, beside other: Int? = nil) {
    endRecording()
    if tour != nil, !isPreparingTour {
      tour = nil
      updateTour()
    }
    self.variant = variant
    otherVariant = other
    cellPrices = nil
    stage.variants = (variant, other)
    stage.sceneDescription = description
    pin = nil
    hoverPoint = nil
    hoverTarget = nil
    stage.tilt = Tilt()
    sheetTurn = nil
    if focusedPane != nil { focus = nil }
    log = SceneLog()
    laneBook = LaneBook()
    callLog = CallLog()
    timeline = Timeline(from: now)
    sceneWake = nil
    show(makeRun())
    sceneDidChange()
    layOutShell()
  }

  /// Makes a run of the scene from its start.
  func makeRun() -> SceneRun {
    SceneRun(
      shownDescription, variant: variant, seed: configuration.seed, text: configuration.text,
      showsContentOnly: stage.options.showsContentOnly)
  }

  private var shownDescription: SceneDescription {
    otherVariant.map(sceneDescription.compared(with:)) ?? sceneDescription
  }

  /// Measures the cost of a cell, once per kind, in a separate scene so that the shown one is not
  /// affected.
  func measureCells() {
    guard let meter, cellPrices == nil else { return }
    let scene = shownDescription.make(
      SceneContext(
        seed: configuration.seed, clock: SceneClock(), text: configuration.text, variant: variant))
    cellPrices = knownPrices[sceneDescription.name, default: CellPrices()].measure(scene, meter)
  }

  /// Shows another variant, or two side by side. The log is replayed in the new scene, so that
  /// offset, time and rows stay; if that is not possible, the scene restarts.
  func show(variant: Int, beside other: Int? = nil) {
    guard !isRecording, log.canBeRepeated, !sceneDescription.variantsPlay else {
      return open(sceneDescription, variant: variant, beside: other)
    }
    self.variant = variant
    otherVariant = other
    cellPrices = nil
    stage.variants = (variant, other)
    laneBook = LaneBook()
    callLog = CallLog()
    hoverPoint = nil
    hoverTarget = nil
    if focusedPane != nil { focus = nil }
    show(makeRun())
    if !log.ticks.isEmpty {
      let place = timeline.place ?? log.ticks.count - 1
      timeline.jump(to: place, lyingAt: log.ticks[place].time, at: now)
    }
    sceneWake = nil
    updateHelp()
    layOutShell()
  }

  /// Replaces the run that is shown.
  func show(_ run: SceneRun) {
    self.run = run
    lastOffsets = scrollOffsets
    lastMotion = -.infinity
    capturingPane = nil
    press = nil
    stage.run = run
  }

  /// The open scene of the catalogue, and its variant or nil for the first one; nil in the guided
  /// start and for a person's own stack.
  package var openScene: (name: String, variant: String?)? {
    guard tour?.path.isStart != true, sceneDescription.group != .yours else { return nil }
    let names = sceneDescription.variants
    return (sceneDescription.name, variant > 0 ? names[variant] : nil)
  }

  /// The title of the window, with the title of the scene.
  package var title: String { "\(sceneDescription.title) – Scrollwork" }

  private func sceneDidChange() {
    if let index = scenes.firstIndex(where: { $0.name == sceneDescription.name }) {
      sidebar.select(index)
    }
    updateHelp()
    host?.setTitle(title)
  }

  /// Moves the content of all panes to an offset, which may be out of range.
  ///
  /// - Precondition: The offset is finite.
  package func setOffset(_ offset: Point) {
    send(.setOffset(offset))
  }

  /// Ends all fades, for a picture of the state at rest.
  package func finishFades() {
    stage.tilt.finish()
    send(.finishEffects)
  }

  // MARK: StageContent

  package func resize(to size: Size) {
    let held = heldPoint
    self.size = size
    layOutShell()
    // The panes may move under a pointer that holds their content.
    if let capture, let held, let now = heldPoint {
      self.capture?.shift = capture.shift + held - now
    }
  }

  /// The point at which a pressed pointer holds a pane, in points of the scene; nil if none is
  /// pressed.
  private var heldPoint: Point? {
    guard let pane = capturingPane, let pointer else { return nil }
    return scenePoint(pointer, inPane: pane)
  }

  package var needsDisplay: Bool {
    window.needsDisplay || scene.panes.contains { $0.window.needsDisplay }
  }

  package func displayList(at scale: Double = 1) -> DisplayList {
    var canvas = Canvas(
      size: size, text: configuration.text, appearance: theme.appearance,
      grid: PixelGrid(scale: scale))
    canvas.scale(by: interfaceScale)
    window.renderWindow(in: &canvas)
    return canvas.displayList(background: theme.background)
  }

  /// The geometry of every named view of the scene, as of the last tick.
  package var report: LayoutReport { report(withCalls: false) }

  /// The geometry of every named view as of the last tick, optionally with all calls so far.
  package func report(withCalls: Bool) -> LayoutReport {
    var views: [LayoutReport.ViewEntry] = []
    for (place, pane) in scene.panes.enumerated() {
      let origin = Point(x: Double(place) * Pane.pitch, y: 0)
      for (id, view) in pane.namedViews {
        views.append(.init(view, id: id, origin: view === pane.root ? origin : .zero))
      }
    }
    let lists = scene.panes.flatMap { pane in
      pane.lists.map { (id: pane.prefix + $0.id, queue: $0.view.reuseQueue) }
    }
    return LayoutReport(
      scene: sceneDescription.name, time: run.clock.now, views: views,
      reuse: LayoutReport.ReuseEntry.entries(for: lists),
      calls: withCalls ? callEntries : nil)
  }

  package var viewIDs: [String] { scene.panes.flatMap { $0.namedViews.map(\.id) } }

  package func location(of point: Point, inViewWithID id: String) -> Point? {
    for (place, pane) in scene.panes.enumerated() {
      guard let view = pane.namedViews.first(where: { $0.id == id })?.view else { continue }
      let inWindow = view.convert(view.bounds.origin + point, to: nil)
      let onStage = stage.stageLayout.stagePoint(inWindow, inPane: place)
      return (onStage + stage.frame.origin) * interfaceScale
    }
    return nil
  }
}
