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
    /// The index of the variant beside it; nil for none.
    package var beside: Int?
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

  let configuration: Configuration
  /// The open scene, with its history.
  let session: SceneSession
  /// The guided start, and the paths of scenes.
  let guide: TourGuide
  let window = Window()
  let sidebar: Sidebar
  let stage: StageView
  let inspector: Inspector
  let rail: InspectorRail
  let transport: TransportBar
  let lanes: LanesView
  let strip: PictureStrip
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
  private(set) lazy var pathButton = PathButton(theme: theme) { [weak self] in
    self?.resumePath()
  }
  let legend: LegendView
  let tooltip: TooltipView
  let ring: FocusRing
  let tourViews: TourViews
  let gallery: GalleryView
  let help: HelpView
  let notice: NoticeView
  let message: MessageView

  var theme: Theme
  var arrangement = Arrangement()
  /// Whether a scene that a person opens begins with its poster, as in a window.
  package var showsPosters = false
  /// The scenes of the sidebar: those of the catalogue, followed by a person's own stack.
  var scenes: [SceneDescription]
  var pointer = ShellPointer() { didSet { stage.heldEnd = pointer.heldChartEnd } }
  /// The target that a click has pinned.
  var pin: InspectionTarget?
  var focus: ShellFocus?
  /// What a screen reader knows; empty while there is none.
  var speech = ShellSpeech()

  package init(_ configuration: Configuration) {
    self.configuration = configuration
    theme = configuration.theme
    let (scene, variant) = (configuration.scene, configuration.variant)
    require(
      variant == 0 || scene.variants.indices.contains(variant),
      "Shell: the scene \(scene.name) has \(scene.variants.count) variants, and none at \(variant)")
    session = SceneSession(
      scene, variant: variant,
      SceneSession.Settings(
        seed: configuration.seed, text: configuration.text,
        showsContentOnly: configuration.stage.showsContentOnly))
    guide = TourGuide(session)
    scenes = SceneCatalog.listed
    if scene.group == .yours { scenes.append(scene) }
    sidebar = Sidebar(scenes, theme: theme)
    stage = StageView(
      scene, variant: variant, run: session.run, theme: theme, options: configuration.stage)
    inspector = Inspector(session.readout, theme: theme)
    rail = InspectorRail(theme: theme)
    transport = TransportBar(theme: theme)
    lanes = LanesView(theme: theme)
    strip = PictureStrip(theme: theme)
    inspection = InspectionView(theme: theme)
    ring = FocusRing(color: theme.accent)
    tourViews = TourViews(theme, configuration.text)
    gallery = GalleryView(theme: theme)
    gallery.isHidden = true
    help = HelpView(theme: theme, text: configuration.text)
    help.isHidden = true
    notice = NoticeView(theme: theme, text: configuration.text)
    message = MessageView(theme: theme)
    legend = LegendView(theme: theme, text: configuration.text)
    tooltip = TooltipView(theme: theme, text: configuration.text)
    curtain.isHidden = true
    let views: [View] = [
      tourViews.bed, stage, legend, lanes, strip, transport, pathButton, inspection, legendButton,
      rail, notice, curtain, sidebar, inspector, listButton, inspectorButton, tourViews.ring, card,
      ring, gallery, help, message, tooltip,
    ]
    window.textMeasuring = configuration.text
    for view in views { window.addSubview(view) }
    connect()
    if let beside = configuration.beside { session.show(variant: variant, beside: beside) }
    sceneDidChange()
  }

  /// Connects the parts that know nothing of each other.
  private func connect() {
    session.onNewRun = { [weak self] in self?.runDidChange() }
    session.onIgnoredAct = { [weak self] in
      self?.announce("A recorded run does not move by hand: the time bar shows its moments")
    }
    guide.host = self
    curtain.addGestureRecognizer(
      TapGestureRecognizer { [weak self] in if $0.state == .ended { self?.closeDrawer() } })
    sidebar.onSelect = { [weak self] index in
      self?.closeDrawer()
      self.map { $0.enter($0.scenes[index]) }
    }
    sidebar.onHelp = { [weak self] in self?.openHelp(at: $0) }
    sidebar.onTour = { [weak self] in self?.perform(.openTour) }
    sidebar.onGallery = { [weak self] in self?.perform(.toggleGallery) }
    gallery.onOpen = { [weak self] in self?.openFromGallery($0) }
    transport.onPlay = { [weak self] in self?.session.playOrPause() }
    transport.onRate = { [weak self] in self?.session.nextRate() }
    transport.onStep = { [weak self] in self?.perform(.step($0)) }
    transport.onSeek = { [weak self] in self?.seek(to: $0) }
    lanes.onSeek = { [weak self] in self?.seek(to: $0) }
    strip.onSeek = { [weak self] in self?.seek(to: $0) }
    inspector.onSeek = { [weak self] in self?.seek(to: $0) }
    lanes.onFold = { [weak self] in self?.toggle(.lanes) }
    inspector.onFold = { [weak self] in self?.toggle($0) }
    rail.onChoose = { [weak self] in self?.unfold($0) }
    inspector.onCopyCalls = { [weak self] in self?.copy($0) }
    inspector.onTap = { [weak self] in self?.pinChip(at: $0) }
    card.onPress = { [weak self] in self?.press($0) }
  }

  // MARK: Scene

  var scene: any Scene { session.scene }
  var sceneDescription: SceneDescription { session.description }
  /// The step of the open guided path; nil if none is open.
  var tour: TourState? { guide.state }
  var card: TourCard { tourViews.card }

  /// Measures layout, drawing and cells; nil if they are not measured.
  package var meter: (any CostMeter)? {
    get { session.meter }
    set { session.meter = newValue }
  }

  package var idleTime: IdleTime {
    get { session.idleTime }
    set { session.idleTime = newValue }
  }

  /// Called with each step of the guided start, and when the start ends.
  package var onTourProgress: ((TourProgress) -> Void)? {
    get { guide.onProgress }
    set { guide.onProgress = newValue }
  }

  /// Opens a scene at its start, optionally with another variant beside it.
  func open(_ description: SceneDescription, variant: Int = 0, beside other: Int? = nil) {
    leaveForScene { $0.open(description, variant: variant, beside: other) }
  }

  /// Opens a scene as a person does: where posters are shown, with its poster. The poster has a
  /// variant of its own; another one begins at its start.
  package func enter(_ description: SceneDescription, variant: Int? = nil) {
    guard showsPosters, let poster = description.poster, variant ?? poster.variant == poster.variant
    else { return open(description, variant: variant ?? 0) }
    leaveForScene { $0.open(description, poster) }
  }

  /// Leaves the open scene for the one that `open` opens.
  private func leaveForScene(_ open: (SceneSession) -> Void) {
    endRecording()
    if tour != nil {
      guide.sceneWillOpen()
      if tour == nil { updateTour() }
    }
    pin = nil
    leaveScene()
    stage.tilt = Tilt()
    open(session)
    sceneDidChange()
    layOutShell()
  }

  /// Shows another variant, or two side by side, at the same offset and time; if that is not
  /// possible, the scene restarts.
  func show(variant: Int, beside other: Int? = nil) {
    guard session.keepsItsPlace else {
      return open(sceneDescription, variant: variant, beside: other)
    }
    leaveScene()
    session.show(variant: variant, beside: other)
    updateHelp()
    layOutShell()
  }

  private func leaveScene() {
    pointer.leaveScene()
    if focusedPane != nil { focus = nil }
  }

  /// Shows the session's run in place of another one.
  private func runDidChange() {
    pointer.leaveRun()
    stage.show(session.description, session.variants, session.run)
  }

  /// The open scene of the catalogue, and its variant or nil for the first one; nil in the guided
  /// start and for a person's own stack.
  package var openScene: (name: String, variant: String?)? {
    guard tour?.path.isStart != true, sceneDescription.group != .yours else { return nil }
    let (names, variant) = (sceneDescription.variants, session.variants.shown)
    return (sceneDescription.name, variant > 0 ? names[variant] : nil)
  }

  /// The title of the window, with the title of the scene.
  package var title: String { "\(sceneDescription.title) – Scrollwork" }

  /// The index of the open scene, or of the one that it is a variant of, in ``scenes``.
  var openPlace: Int? {
    let name = SceneCatalog.family(of: sceneDescription).parent.name
    return scenes.firstIndex { $0.name == name }
  }

  private func sceneDidChange() {
    if let place = openPlace { sidebar.select(place) }
    updateHelp()
    host?.setTitle(title)
  }

  /// Moves the content of all panes to an offset, which may be out of range.
  ///
  /// - Precondition: The offset is finite.
  package func setOffset(_ offset: Point) {
    session.send(.setOffset(offset))
  }

  /// Ends all fades, for a picture of the state at rest.
  package func finishFades() {
    stage.tilt.finish()
    session.send(.finishEffects)
  }

  // MARK: StageContent

  package func tick(to time: Double) async -> Double? {
    let wake = finishTick(await session.tick(to: time))
    return await makeMissingPoster() ? session.now : wake
  }

  /// A tick of a scene without tasks.
  package func advance(to time: Double) -> Double? { finishTick(session.advance(to: time)) }

  /// Shows the moment that the session has reached; returns the window's time of the next tick, in
  /// seconds, or nil if nothing will change by itself. `wake` is that time for the scene alone.
  private func finishTick(_ wake: Double?) -> Double? {
    inspector.readout = session.readout
    transport.state = transportState
    showLanes()
    showStrip()
    showTally()
    showCalls()
    if pointer.hoverPoint != nil || pin != nil { updateInspection() }
    if tour != nil { updateTour() }
    if focus != nil { updateRing() }
    if session.run.movesCells { stage.setNeedsDisplay() }
    let now = session.now
    stage.time = now
    stage.isStill = session.isPoster && !session.timeline.isPlaying
    let tiltWake = stage.tilt.isMoving(at: now) ? now : nil
    if !rail.isHidden { rail.parts = railParts }
    if updateLegend() { layOutShell() }
    // Controls may have moved under a resting pointer.
    if pointer.point != nil { showPointing() }
    let next = [
      wake, cellsWake, guide.wake, tiltWake, message.advance(to: now), advanceTooltip(),
      window.advance(to: now),
    ]
    .compactMap { $0 }.min()
    speak(isAtRest: next.map { $0 > now } ?? true)
    return next
  }

  /// The time of the next tick while cells move; nil otherwise. Such a tick only redraws, because
  /// the scene itself has not changed.
  private var cellsWake: Double? {
    let timeline = session.timeline
    return timeline.isLive && timeline.isPlaying && session.run.movesCells ? session.now : nil
  }

  var transportState: TransportBar.State {
    TransportBar.State(
      isPlaying: session.timeline.isPlaying, isIdle: session.isIdle, rate: session.timeline.rate,
      time: session.shownTime, start: session.recordedRun == nil ? 0 : session.log.start,
      end: session.end, canStepBack: session.canStepBack,
      isRecording: session.isRecording, isFull: session.log.isFull, marks: session.log.marks,
      moves: session.record.calls.moves, difference: session.recordedRun?.difference)
  }

  /// The times of the first and the last moment of a recorded run, in seconds; nil for a scene that a
  /// person acts on.
  package var recordedTimes: ClosedRange<Double>? {
    session.recordedRun == nil ? nil : session.log.start...max(session.log.start, session.log.end)
  }

  /// The scene time of the shown moment, in seconds.
  package var shownTime: Double { session.shownTime }

  /// Pauses and shows the moment at a scene time, in seconds.
  package func seek(to time: Double) { session.seek(to: time) }

  package func resize(to size: Size) {
    let held = heldPoint
    arrangement.size = size
    layOutShell()
    // The panes may move under a pointer that holds their content.
    if case .pane(let pane, let shift) = pointer.holder, let held, let now = heldPoint {
      pointer.holder = .pane(pane, shift: shift + held - now)
    }
  }

  /// The point at which a pressed pointer holds a pane, in points of the scene; nil if none is
  /// pressed.
  private var heldPoint: Point? {
    guard let pane = pointer.heldPane, let position = pointer.position else { return nil }
    return scenePoint(position, inPane: pane)
  }

  package var needsDisplay: Bool {
    window.needsDisplay || scene.panes.contains { $0.window.needsDisplay }
  }

  package func displayList(at scale: Double = 1) -> DisplayList {
    session.pictureWillBePainted()
    var canvas = canvas(at: scale)
    window.renderWindow(in: &canvas)
    return canvas.displayList(background: theme.background)
  }

  /// The lines of text in the current picture, each with the facts that it states; nil for texts that
  /// are no ``Words``.
  package var statements: [(line: TextRun, facts: [Fact]?)] {
    var canvas = canvas(at: 1)
    canvas.keepRemarks()
    window.renderWindow(in: &canvas)
    return canvas.commands.enumerated().compactMap { place, command in
      guard case .text(let line) = command else { return nil }
      return (line, canvas.remarks?[place] as? [Fact])
    }
  }

  private func canvas(at scale: Double) -> Canvas {
    var canvas = Canvas(
      size: arrangement.size, text: configuration.text, appearance: theme.appearance,
      grid: PixelGrid(scale: scale))
    if theme.isStrong { canvas.substitutes = Palette.strong }
    canvas.scale(by: interfaceScale)
    return canvas
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
      scene: sceneDescription.name, time: session.run.clock.now, views: views,
      reuse: LayoutReport.ReuseEntry.entries(for: lists),
      calls: withCalls ? callEntries : nil)
  }

  package var viewIDs: [String] { scene.panes.flatMap { $0.namedViews.map(\.id) } }

  package func location(of point: Point, inViewWithID id: String) -> Point? {
    guard let (pane, view) = scene.panes.view(withID: id) else { return nil }
    let onStage = stage.stageLayout.stagePoint(view.windowPoint(at: point), inPane: pane)
    return (onStage + stage.frame.origin) * interfaceScale
  }
}
