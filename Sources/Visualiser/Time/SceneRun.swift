import Documents
import Drawing
import Hosting
import Inspecting
import SceneParts
import ScrollEngine

/// A run of a scene from its opening, driven only by inputs: the same log always yields the same
/// pictures.
@MainActor
final class SceneRun: WatchedRun {
  let scene: any Scene
  let clock: SceneClock
  /// The number of ticks so far.
  private(set) var tickCount = 0
  let cells: CellBook
  /// The pictures since the last call of ``takePictures()``.
  private var pictures: [PictureTimes.Picture] = []
  /// The numbers of cells made and filled, and of costs, before the current tick.
  private var before = (made: 0, filled: 0, costs: 0)
  /// The number of costs that have been spent.
  private var costsPaid = 0
  /// The duration of layout in the current tick, in seconds; nil if it is not measured.
  private var measured: Double?
  /// Whether fades and indicators are left out of every picture.
  private let showsContentOnly: Bool

  convenience init(
    _ description: SceneDescription, variant: Int, seed: UInt64, text: any TextMeasuring,
    showsContentOnly: Bool = false
  ) {
    let clock = SceneClock()
    let scene = description.make(
      SceneContext(seed: seed, clock: clock, text: text, variant: variant))
    self.init(showing: scene, clock, showsContentOnly: showsContentOnly)
  }

  /// Makes a run of a scene that was just made.
  init(
    showing scene: any Scene, _ clock: SceneClock = SceneClock(), showsContentOnly: Bool = false
  ) {
    self.scene = scene
    self.clock = clock
    self.showsContentOnly = showsContentOnly
    // Cells that exist from the start do not fade in.
    scene.finishEffects()
    if showsContentOnly {
      for pane in scene.panes {
        pane.scroller?.showsVerticalScrollIndicator = false
        pane.scroller?.showsHorizontalScrollIndicator = false
      }
    }
    let recorded = scene as? any RecordedScene
    cells = CellBook(of: scene.panes, openedLate: recorded?.openedLate)
    // What was made before a record began is no work of its first tick.
    if recorded?.openedLate != nil { before = (cells.made, cells.filled, costCount) }
  }

  // MARK: Input

  func apply(_ input: SceneInput) {
    // An input from another variant may name a pane that this variant does not have.
    let input = input.withPane(below: scene.panes.count)
    // Animations that the input starts begin at its time, not at the last tick.
    clock.advance(to: input.time)
    for pane in scene.panes { pane.window.note(input.time) }
    switch input.action {
    case .event(let kind, let pane):
      if scene.mirrorsGestures {
        for pane in scene.panes.indices { send(kind, toPane: pane, at: input.time) }
      } else {
        if !kind.isMove { stopPanes(otherThan: pane) }
        send(kind, toPane: pane, at: input.time)
      }
    case .key(let key, let pane, let point):
      guard let step = KeyScroll(key) else { return }
      if !scene.mirrorsGestures { stopPanes(otherThan: pane) }
      for pane in scene.mirrorsGestures ? scene.panes : [scene.panes[pane]] {
        pane.window.router.scrollView(at: point, along: step.axis)?.scroll(by: step)
      }
    case .addRow: scene.addRow()
    case .removeRow: scene.removeRow()
    case .turnViewport: scene.turnViewport()
    case .set(let setting): scene.set(setting)
    case .setOffset(let offset):
      for pane in scene.panes { pane.scroller?.contentOffset = offset }
    case .jump(let offset, let pane):
      stopPanes(otherThan: pane)
      for pane in scene.mirrorsGestures ? scene.panes : [scene.panes[pane]] {
        pane.scroller?.stopScrolling()
        pane.scroller?.contentOffset = offset
      }
    case .finishEffects:
      scene.finishEffects()
      cells.finishMoves()
    case .memoryWarning:
      for pane in scene.panes.indices { send(.memoryWarning, toPane: pane, at: input.time) }
    }
  }

  private func send(_ kind: InputEvent.Kind, toPane pane: Int, at time: Double) {
    let event = InputEvent(time: time, kind)
    scene.panes[pane].window.router.handle(event)
    scene.didReceive(event, inPane: pane)
  }

  /// Stops the motion of all other panes: if the panes are linked, it could move this pane against
  /// the person's input.
  private func stopPanes(otherThan index: Int) {
    for (place, pane) in scene.panes.enumerated() where place != index {
      pane.scroller?.stopScrolling()
    }
  }

  // MARK: Time

  /// Advances the scene to a time of its clock, including its tasks.
  ///
  /// - Returns: The scene time at which something will change by itself, in seconds; nil if nothing
  ///   will.
  func tick(to time: Double, _ meter: (any CostMeter)? = nil) async -> Double? {
    guard scene.isAsynchronous else { return advance(to: time, meter) }
    tickCount += 1
    await clock.runTasks(to: time)
    _ = layOut(at: time, meter)
    // Tasks that this tick has started may already have finished, for instance from a cache.
    await clock.runTasks(to: time)
    defer { notePicture() }
    return layOut(at: time, meter)
  }

  /// Advances a scene without tasks to a time of its clock.
  func advance(to time: Double, _ meter: (any CostMeter)? = nil) -> Double? {
    tickCount += 1
    defer { notePicture() }
    return layOut(at: time, meter)
  }

  /// Lays out the scene at a time, without counting a tick; returns the next wake time, in seconds,
  /// or nil.
  func layOut(at time: Double, _ meter: (any CostMeter)?) -> Double? {
    clock.advance(to: time)
    meter?.begin(.layout)
    var wakes = scene.panes.compactMap { $0.window.advance(to: clock.now) }
    // A viewport may have scrolled a linked one that was laid out before it.
    for pane in scene.panes { pane.window.layoutIfNeeded() }
    meter?.end(.layout)
    if let layout = meter?.cost(of: .layout) { measured = (measured ?? 0) + layout }
    if showsContentOnly { scene.finishEffects() }
    if let wake = scene.update() { wakes.append(wake) }
    // A scene may lay out lists of its own.
    cells.update(in: scene.panes, at: clock.now)
    // Traces count the work of one tick.
    for pane in scene.panes where pane.window.trace.viewsTouched > 0 { pane.window.trace.begin() }
    if let meter { spend(meter) }
    if scene.isAsynchronous, let deadline = clock.nextDeadline { wakes.append(deadline) }
    return wakes.min()
  }

  /// Notes the picture of a tick. Its duration is that of the layout, to which the time for painting
  /// is added later; or, if nothing is measured, virtual.
  private func notePicture() {
    let made = cells.made - before.made
    let filled = cells.filled - before.filled
    let costs = costCount - before.costs
    before = (cells.made, cells.filled, costCount)
    let making = making
    let virtual = VirtualTime.seconds(costs: costs, filled: filled, cost: making.cost)
    pictures.append(
      PictureTimes.Picture(
        time: clock.now, seconds: measured ?? virtual, made: made, filled: filled,
        decoded: scene.costSubject == .picture ? costs : nil, making: making))
    measured = nil
    costsPaid = costCount
  }

  /// The number of cells made so far, or of pictures decoded where a person sets what those cost.
  private var costCount: Int {
    switch scene.costSubject {
    case .cell: cells.made
    case .picture: scene.costCounts.reduce(0) { $0 + $1.count }
    }
  }

  /// How the scene makes its cells now.
  private var making: PictureTimes.Making {
    var making = PictureTimes.Making()
    for setting in scene.settings {
      switch setting {
      case .cost(let seconds): making.cost = seconds
      case .reuse(let reuses): making.reuses = reuses
      case .rows: break
      }
    }
    return making
  }

  /// Takes as long as the cells that were just made, or the pictures, cost.
  private func spend(_ meter: any CostMeter) {
    let costs = costCount
    guard costs > costsPaid else { return }
    let seconds = Double(costs - costsPaid) * making.cost
    costsPaid = costs
    meter.spend(seconds)
    measured = (measured ?? 0) + seconds
  }

  func takePictures() -> [PictureTimes.Picture] {
    defer { pictures.removeAll(keepingCapacity: true) }
    return pictures
  }

  /// Replays a log up to and including a tick.
  ///
  /// - Complexity: O(ticks not played yet).
  func replay(_ log: SceneLog, through place: Int) async {
    if let recorded = scene as? any RecordedScene { return show(recorded, through: place) }
    guard scene.isAsynchronous else { return replayWithoutTasks(log, through: place) }
    while tickCount <= place { _ = await tick(to: applyInputs(of: log)) }
  }

  /// Replays a log of a scene without tasks, up to and including a tick.
  func replayWithoutTasks(_ log: SceneLog, through place: Int) {
    if let recorded = scene as? any RecordedScene { return show(recorded, through: place) }
    while tickCount <= place { _ = advance(to: applyInputs(of: log)) }
  }

  /// Applies the inputs before the next tick, and returns the time of that tick.
  private func applyInputs(of log: SceneLog) -> Double {
    let next = tickCount
    for input in log.inputs(beforeTick: next) { apply(input) }
    return log.ticks[next].time
  }

  // MARK: Recorded runs

  /// The number of ticks that are shown one after the other; a later tick is shown at once.
  private static let mostSteps = 120

  /// Shows the ticks of a recorded scene up to and including one.
  ///
  /// - Complexity: O(changes) where few ticks lie between, else O(what exists).
  private func show(_ scene: any RecordedScene, through place: Int) {
    guard tickCount <= place else { return }
    if place - tickCount >= Self.mostSteps, let recorded = scene.recordedRun {
      tickCount = place + 1
      note(scene.show(tick: place))
      cells.resume(in: panes, at: clock.now, past: recorded.record.lanes)
      notePicture()
    } else {
      while tickCount <= place { showNext(of: scene) }
    }
    for pane in panes { _ = pane.window.advance(to: clock.now) }
  }

  /// Shows the next tick of a recorded scene, without a layout.
  func showNext(of scene: any RecordedScene) {
    tickCount += 1
    note(scene.showNext())
    cells.update(in: panes, at: clock.now)
    notePicture()
  }

  private func note(_ tick: RecordedTick) {
    clock.advance(to: tick.time)
    measured = tick.seconds
  }

  // MARK: Readout

  var panes: [Pane] { scene.panes }
  var now: Double { clock.now }

  /// The index of the pane that the inspector describes.
  var inspectedPane: Int {
    scene.panes.firstIndex { $0 === scene.inspectedPane } ?? 0
  }

  /// Whether cells still move into or out of a reuse queue.
  var movesCells: Bool { cells.isMoving(at: clock.now) }
}

extension InputEvent.Kind {
  var isMove: Bool {
    if case .pointerMoved = self { return true }
    return false
  }
}
