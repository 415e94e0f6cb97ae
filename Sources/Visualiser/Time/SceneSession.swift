import Hosting
import Inspecting
import SceneParts
import ScrollEngine

/// How the time after the last activity appears in the history of a scene.
package enum IdleTime: Hashable, Sendable {
  /// It passes, but the time bar ends with the last activity.
  case passes
  /// The time bar includes it, so that the bar of a picture ends at the requested moment.
  case isShown
  /// Time stops a second after the last activity, so that waiting is not part of the history; only
  /// for windows, which run in real time.
  case isLeftOut
}

/// An open scene: its run, the log from which every moment of the run can be rebuilt, and the shown
/// moment.
@MainActor
final class SceneSession {
  /// The values from which all runs of the session are made.
  struct Settings {
    let seed: UInt64
    let text: any TextMeasuring
    /// Whether fades and indicators are left out of every picture.
    let showsContentOnly: Bool

    @MainActor
    fileprivate func makeRun(of description: SceneDescription, variant: Int) -> SceneRun {
      SceneRun(
        description, variant: variant, seed: seed, text: text, showsContentOnly: showsContentOnly)
    }
  }

  private let settings: Settings
  private(set) var description: SceneDescription
  /// The shown variant, and the variant that is shown beside it; nil for none.
  private(set) var variants: (shown: Int, other: Int?)
  /// The variant that was shown before another one was put beside it.
  var comparedVariant: Int?
  private(set) var run: SceneRun {
    didSet { runDidChange() }
  }
  /// Called when another run is shown: of another scene or variant, or of an earlier moment.
  var onNewRun: (() -> Void)?

  /// The window's time, in seconds.
  private(set) var now = 0.0
  var timeline = Timeline(from: 0)
  var log = SceneLog()
  private(set) var record = RunRecord()
  /// The recorded run that is shown; nil for a scene that a person acts on.
  private(set) var recordedRun: RecordedRun?
  /// Called when a person acts on a recorded run, which changes nothing.
  var onIgnoredAct: (() -> Void)?
  /// Writes the runs as a trace; nil if they are not recorded.
  var tracer: RunTracer?
  /// The scene time at which the scene changes by itself, in seconds; nil if it does not.
  var sceneWake: Double?
  /// Whether the scene must advance by one frame while paused.
  var stepsOnce = false
  /// The scene time at which playing the past stops, in seconds; nil if it goes on to the end.
  var stop: Double?
  /// Whether the log is the poster's: no person has acted since.
  var isPoster = false
  /// The names of the scenes whose posters have been played.
  var playedPosters: Set<String> = []
  /// Whether the inputs since the scene's opening are being recorded as a script.
  var isRecording = false
  var idleTime = IdleTime.passes

  /// Measures layout, drawing and cells; nil if they are not measured.
  var meter: (any CostMeter)?
  private var painting = Painting.known

  /// Whether the time for painting the last tick's picture is known.
  private enum Painting {
    case known
    /// The picture has not been painted yet.
    case isDue
    /// The picture was requested; at the next tick, its painting has been measured.
    case isUnderWay
  }
  /// The measured cost of a cell in each pane; nil before the measurement.
  private var cellPrices: [CellPrice?]?
  /// The measured costs by scene name, so that a scene that is opened again shows the same costs.
  private var knownPrices: [String: CellPrices] = [:]

  /// The values for the inspector, as of the last tick.
  private(set) var readout: Readout
  /// The offsets of the scroll views at the last tick, and the scene time of their last movement,
  /// in seconds.
  private var lastOffsets: [Point] = []
  private(set) var lastMotion = 0.0

  init(_ description: SceneDescription, variant: Int, _ settings: Settings) {
    self.settings = settings
    self.description = description
    variants = (variant, nil)
    run = settings.makeRun(of: description, variant: variant)
    readout = run.readout()
    takeRecord()
  }

  var scene: any Scene { run.scene }

  /// The scene time of the last moment, in seconds.
  var end: Double { idleTime == .isShown ? max(log.end, run.clock.now) : log.end }

  /// The scene time of the shown moment, in seconds.
  var shownTime: Double {
    guard let place = timeline.place else { return end }
    let tick = log.ticks[place].time
    return timeline.isPlaying ? tick : max(tick, timeline.sceneTime(at: now))
  }

  /// Whether nothing happens until the next input.
  var isIdle: Bool {
    timeline.isPlaying && timeline.isLive && sceneWake == nil && !run.movesCells
  }

  /// Whether a step back is possible: a frame precedes the shown one, and the log is not full.
  var canStepBack: Bool { (timeline.place ?? log.ticks.count - 1) > 0 && !log.isFull }

  // MARK: Opening

  /// Opens a scene at its start, optionally with another variant beside it.
  func open(_ description: SceneDescription, variant: Int, beside other: Int?) {
    self.description = description
    log = SceneLog()
    timeline = Timeline(from: now)
    stop = nil
    isPoster = false
    show(variant: variant, beside: other)
  }

  /// Shows another variant, or two side by side. The log is replayed in the new scene, so that
  /// offset, time and rows stay.
  ///
  /// - Precondition: ``keepsItsPlace``, if the log is not empty.
  func show(variant: Int, beside other: Int?) {
    variants = (variant, other)
    cellPrices = nil
    record = RunRecord()
    sceneWake = nil
    run = makeRun()
    takeRecord()
    if recordedRun == nil { tracer?.beginAgain(subject) }
    guard !log.ticks.isEmpty else { return }
    let place = timeline.place ?? log.ticks.count - 1
    timeline.jump(to: place, lyingAt: log.ticks[place].time, at: now)
  }

  /// Takes over the log and the record of a recorded run, at its beginning.
  private func takeRecord() {
    recordedRun = (run.scene as? any RecordedScene)?.recordedRun
    guard let recordedRun else { return }
    (log, record) = (recordedRun.log, recordedRun.record)
    timeline.jump(to: 0, lyingAt: log.start, at: now)
  }

  /// Whether another variant can be shown at the same offset and time; if not, the scene restarts.
  var keepsItsPlace: Bool { !isRecording && log.canBeRepeated && !description.variantsPlay }

  /// Returns to the start of the run, to replay the log from there.
  func rewind() { run = makeRun() }

  /// A new run of a scene at its poster.
  func makePoster(of description: SceneDescription) async -> SceneRun {
    let poster = description.poster ?? Poster(at: 0)
    let shown = poster.beside.map(description.compared(with:)) ?? description
    let run = settings.makeRun(of: shown, variant: poster.variant)
    let log = SceneLog(of: poster, on: run.panes)
    await run.replay(log, through: log.place(at: poster.moment))
    return run
  }

  private func makeRun() -> SceneRun {
    settings.makeRun(of: shownDescription, variant: variants.shown)
  }

  private var shownDescription: SceneDescription {
    variants.other.map(description.compared(with:)) ?? description
  }

  private func runDidChange() {
    lastOffsets = scrollOffsets
    lastMotion = -.infinity
    onNewRun?()
  }

  // MARK: Time

  /// Sets the window's time, in seconds; an earlier time changes nothing.
  func reach(_ time: Double) {
    now = max(now, time)
    notePainting()
  }

  /// Called when the picture of the present state is requested, to be painted.
  func pictureWillBePainted() { if painting == .isDue { painting = .isUnderWay } }

  /// Records how long the painting of the last tick's picture took.
  private func notePainting() {
    guard painting == .isUnderWay, let meter else { return }
    painting = .known
    let phases = [CostPhase.displayList, .paint, .present].compactMap(meter.cost)
    let seconds = phases.reduce(0, +)
    record.notePainting(seconds)
    tracer?.notePainting(seconds)
  }

  /// Records the effects of a tick on the scene.
  func noteTick() {
    let count = record.pictures.pictures.count
    record.note(run)
    // A trace of a trace would be a worse copy.
    if recordedRun == nil { tracer?.note(run, record) }
    if record.pictures.pictures.count > count { painting = .isDue }
    let offsets = scrollOffsets
    if offsets != lastOffsets { lastMotion = run.clock.now }
    lastOffsets = offsets
    measureCells()
    readout = run.readout(prices: cellPrices ?? [])
  }

  /// Removes from the log all that follows the shown moment, so that the scene goes on from there.
  ///
  /// - Returns: The pointers that were pressed in that moment, with their panes. They will not be
  ///   released, so they must be cancelled.
  func discardFuture() -> [(pane: Int, pointer: InputEvent.Pointer)] {
    guard let place = timeline.place else { return [] }
    let pressed = log.pressedPointers(atTick: place)
    log.removeAll(after: place)
    record.removeAll(afterTick: place + 1, at: log.end)
    tracer?.goBack(run, record)
    timeline.becomeLive()
    stop = nil
    isPoster = false
    sceneWake = log.end
    return pressed
  }

  // MARK: Acts of the program

  /// Applies inputs and advances the scene to a scene time, in seconds, without waiting for it.
  func play(_ inputs: [SceneInput] = [], to time: Double) {
    apply(inputs)
    log.noteTick(at: time)
    sceneWake = run.advance(to: time, nil)
    noteTick()
  }

  /// Does the same in a scene with tasks.
  func playWithTasks(_ inputs: [SceneInput] = [], to time: Double) async {
    apply(inputs)
    log.noteTick(at: time)
    sceneWake = await run.tick(to: time, nil)
    noteTick()
  }

  private func apply(_ inputs: [SceneInput]) {
    for input in inputs {
      log.note(input)
      run.apply(input)
    }
  }

  /// Ends an act that ended at a scene time, in seconds: the scene goes on from there, with all
  /// fades finished.
  func finishAct(from start: Double, at end: Double) {
    timeline.leaveOut(start - end, before: now)
    send(.finishEffects)
  }

  // MARK: Standing still

  /// The time without movement after which the content counts as at rest, in seconds.
  static let stillTime = 0.1

  /// Whether no pointer holds the content and the content has come to rest.
  var isStill: Bool {
    run.clock.now - lastMotion >= Self.stillTime
      && scene.panes.allSatisfy { !$0.window.router.isTracking }
  }

  /// The offsets of all named scroll views.
  private var scrollOffsets: [Point] {
    scene.panes.flatMap { pane in
      pane.namedViews.compactMap { ($0.view as? ScrollView)?.contentOffset }
    }
  }

  // MARK: Costs

  /// Measures the cost of a cell, once per kind, in a separate scene so that the shown one is not
  /// affected.
  private func measureCells() {
    guard let meter, cellPrices == nil, recordedRun == nil else { return }
    let scene = shownDescription.make(
      SceneContext(
        seed: settings.seed, clock: SceneClock(), text: settings.text, variant: variants.shown))
    cellPrices = knownPrices[description.name, default: CellPrices()].measure(scene, meter)
  }
}

extension SceneLog {
  /// The pointers that are down after a tick, with their panes.
  fileprivate func pressedPointers(
    atTick place: Int
  ) -> [(pane: Int, pointer: InputEvent.Pointer)] {
    var pressed: [(pane: Int, pointer: InputEvent.Pointer)] = []
    for input in inputs[..<ticks[place].inputCount] {
      guard case .event(let kind, let pane) = input.action else { continue }
      switch kind {
      case .pointerDown(let pointer), .pointerMoved(let pointer):
        pressed.removeAll { $0.pointer.isSame(as: pointer) }
        if pointer.isPressed { pressed.append((pane, pointer)) }
      case .pointerUp(let pointer), .pointerCancelled(let pointer):
        pressed.removeAll { $0.pointer.isSame(as: pointer) }
      default: break
      }
    }
    return pressed
  }
}

extension InputEvent.Pointer {
  fileprivate func isSame(as other: InputEvent.Pointer) -> Bool {
    device == other.device && id == other.id
  }
}
