public import ScrollEngine

/// The visualiser as content for a window or a headless run: sidebar, stage and inspector.
///
/// The shell has a window of the engine to itself, and so has each viewport on the stage. Events are
/// logged as they come, with their times; a scene is made by a pure function, so the log is enough
/// to make every moment of it again.
@MainActor
public final class Shell: StageContent {
  /// What is fixed when a shell is made.
  public struct Configuration {
    public var scene = SceneCatalog.standard
    /// Which variant of the scene, by its place in its list.
    public var variant = 0
    public var theme = Theme.light
    /// Leaves sidebar and inspector out.
    public var stageOnly = false
    public var stage = StageOptions()
    public var seed: UInt64 = 1
    public let text: any TextMeasuring
    /// Writes a report for the clipboard.
    public var describe: (LayoutReport) -> String = { "\($0)" }

    public init(text: any TextMeasuring) {
      self.text = text
    }
  }

  public weak var host: (any HostServices)?
  /// Measures layout and drawing, if somebody does.
  public var meter: (any CostMeter)?

  /// Everything that happened since the scene was opened.
  public internal(set) var inputLog: [InputEvent] = []

  let configuration: Configuration
  let window = Window()
  let sidebar: Sidebar
  let stage: StageView
  let inspector: Inspector
  let help: HelpView
  var theme: Theme
  var showsInspector = true
  var interfaceScale = 1.0
  var size = Size(width: 1280, height: 800)

  var now = 0.0
  private(set) var openedAt = 0.0
  private(set) var clock: SceneClock
  private(set) var variant: Int
  /// The pane in which a pointer is held down.
  var capturingPane: Int?
  /// The last position of the pointer, in points of the shell.
  var pointer: Point?

  private var series: [Readout.Series] = []
  private var frame = Readout.Frame()

  public init(_ configuration: Configuration) {
    self.configuration = configuration
    theme = configuration.theme
    clock = SceneClock()
    variant = configuration.variant
    let scene = configuration.scene.make(
      SceneContext(
        seed: configuration.seed, clock: clock, text: configuration.text, variant: variant))
    sidebar = Sidebar(SceneCatalog.all, theme: theme)
    stage = StageView(
      configuration.scene, variant: variant, scene: scene, theme: theme,
      options: configuration.stage)
    inspector = Inspector(Shell.readout(scene, series: [], frame: frame), theme: theme)
    help = HelpView(theme: theme)
    help.isHidden = true
    for view in [stage, sidebar, inspector, help] as [View] { window.addSubview(view) }
    sidebar.onSelect = { [weak self] in self?.open(SceneCatalog.all[$0]) }
    sceneDidChange()
  }

  // MARK: Scene

  var scene: any Scene { stage.scene }
  var sceneDescription: SceneDescription { stage.sceneDescription }

  /// Opens a scene from its beginning.
  func open(_ description: SceneDescription, variant: Int = 0) {
    openedAt = now
    self.variant = variant
    stage.variant = variant
    clock = SceneClock()
    capturingPane = nil
    inputLog = []
    stage.scene = description.make(
      SceneContext(
        seed: configuration.seed, clock: clock, text: configuration.text, variant: variant))
    stage.sceneDescription = description
    sceneDidChange()
  }

  private func sceneDidChange() {
    // What is there from the beginning has not just come.
    finishFades()
    for pane in scene.panes where stage.options.showsContentOnly {
      pane.scroller?.showsVerticalScrollIndicator = false
      pane.scroller?.showsHorizontalScrollIndicator = false
    }
    series = scene.panes.map {
      Readout.Series(title: $0.shortTitle, verdict: $0.verdict, samples: [$0.liveCells])
    }
    frame = Readout.Frame()
    if let index = SceneCatalog.all.firstIndex(where: { $0.name == sceneDescription.name }) {
      sidebar.select(index)
    }
    host?.setTitle("\(sceneDescription.title) – Scrollwork")
  }

  private static func readout(
    _ scene: any Scene, series: [Readout.Series], frame: Readout.Frame
  ) -> Readout {
    Readout(pane: scene.inspectedPane, series: series, frame: frame)
  }

  /// Moves the content of all panes to an offset, also one out of range.
  ///
  /// - Precondition: The offset is finite.
  public func setOffset(_ offset: Point) {
    for pane in scene.panes { pane.scroller?.contentOffset = offset }
  }

  /// Ends what fades, for a picture of the state at rest.
  public func finishFades() {
    scene.finishEffects()
  }

  // MARK: StageContent

  public func resize(to size: Size) {
    self.size = size
    layOutShell()
  }

  public func tick(to time: Double) -> Double? {
    now = max(now, time)
    clock.advance(to: now - openedAt)
    meter?.begin(.layout)
    var wakes = scene.panes.compactMap { $0.window.advance(to: clock.now) }
    // One viewport may have moved another that was laid out before it.
    for pane in scene.panes { pane.window.layoutIfNeeded() }
    meter?.end(.layout)
    wakes = wakes.map { max(now, $0 + openedAt) }
    if stage.options.showsContentOnly { finishFades() }
    if let wake = scene.update() { wakes.append(max(now, wake + openedAt)) }
    takeStock()
    if let wake = window.advance(to: now) { wakes.append(wake) }
    return wakes.min()
  }

  /// Counts what this tick did, for the inspector.
  private func takeStock() {
    let trace = scene.inspectedPane.window.trace
    let somethingMoved = scene.panes.contains { $0.window.trace.viewsTouched > 0 }
    if somethingMoved {
      frame = Readout.Frame(
        cellsEntered: trace.cellsEntered, cellsLeft: trace.cellsLeft,
        viewsTouched: trace.viewsTouched, viewCount: trace.viewCount,
        layout: meter?.cost(of: .layout), draw: meter?.cost(of: .draw))
      for (place, pane) in scene.panes.enumerated() {
        series[place].note(pane.liveCells)
        pane.window.trace.begin()
      }
    }
    inspector.readout = Self.readout(scene, series: series, frame: frame)
  }

  public var needsDisplay: Bool {
    window.needsDisplay || scene.panes.contains { $0.window.needsDisplay }
  }

  public func displayList() -> DisplayList {
    var canvas = Canvas(size: size, text: configuration.text)
    canvas.scale(by: interfaceScale)
    window.renderWindow(in: &canvas)
    return canvas.displayList(background: theme.background)
  }

  /// Where every view of the scene stands, at the last tick.
  public var report: LayoutReport {
    var views: [LayoutReport.ViewEntry] = []
    for (place, pane) in scene.panes.enumerated() {
      let origin = Point(x: Double(place) * Pane.pitch, y: 0)
      for (id, view) in pane.namedViews {
        views.append(.init(view, id: id, origin: view === pane.root ? origin : .zero))
      }
    }
    let lists = scene.panes.flatMap { $0.lists.map { (id: $0.id, queue: $0.view.reuseQueue) } }
    return LayoutReport(
      scene: sceneDescription.name, time: clock.now, views: views,
      reuse: LayoutReport.ReuseEntry.entries(for: lists))
  }

  public var viewIDs: [String] { scene.panes.flatMap { $0.namedViews.map(\.id) } }

  public func location(of point: Point, inViewWithID id: String) -> Point? {
    for (place, pane) in scene.panes.enumerated() {
      guard let view = pane.namedViews.first(where: { $0.id == id })?.view else { continue }
      let inWindow = view.convert(view.bounds.origin + point, to: nil)
      let onStage = stage.stageLayout.stagePoint(inWindow, inPane: place)
      return (onStage + stage.frame.origin) * interfaceScale
    }
    return nil
  }
}

extension Readout.Series {
  /// The number of samples a graph shows; older ones are forgotten.
  private static let capacity = 240

  fileprivate mutating func note(_ count: Int) {
    if samples.count == Self.capacity { samples.removeFirst() }
    samples.append(count)
  }
}
