import Controls
import Documents
import Drawing
import Hosting
import Inspecting
import Invariants
import SceneParts
import ScriptPlayers
import ScrollEngine

/// A script's screen over the program's own screen, with an inspector and the buttons that play the
/// script.
///
/// The program's own screen stays unchanged below, and receives no events.
@MainActor
final class ReplayStage: WindowCompanion {
  private unowned let host: WindowContent
  private let script: ScreenScript
  private let screen: ReplayedScreen
  private(set) var replay: Replay
  private(set) var inspector: InspectorScreen
  let bar: ReplayBar
  /// The window of the bar, which follows the time of the program's window.
  private let own = Window()
  private let capture: CallBacktrace.Capture?
  private var size = Size.zero
  /// The scale at which the screen is drawn; at most 1.
  var zoom: Double { inspector.zoom }
  private var theme: Theme {
    .of(host.appearance, isStrong: host.window.increasesContrast)
  }
  var onClose: (() -> Void)?

  /// Whether the replay runs; false while it is paused.
  private(set) var isPlaying = true
  /// The task of the current frame, which may take several frames of the program's window; nil if
  /// there is none.
  private var work: Task<Void, Never>?
  /// The window's time at which playing was last started, in seconds, and the number of frames
  /// since; nil while paused.
  private var pace: (start: Double, frames: Int)?
  private var pressed: Set<Int> = []
  private var needsLook = false

  /// The tolerance for frames of the host that come slightly early, in seconds.
  private static let tolerance = 0.004
  /// The delay, in seconds, beyond which the replay does not catch up.
  private static let longestDelay = 0.1

  /// `capture` takes the stacks of the program's calls; nil for none.
  init(
    _ script: ScreenScript, on screen: ReplayedScreen, in host: WindowContent,
    capture: CallBacktrace.Capture? = nil
  ) {
    self.host = host
    self.capture = capture
    self.script = script
    self.screen = screen
    replay = Replay(script, on: screen, text: host.text)
    let theme = Theme.of(host.appearance, isStrong: host.window.increasesContrast)
    bar = ReplayBar(theme: theme)
    inspector = InspectorScreen(replaying: replay.content, capture: capture)
    own.displayScale = host.window.displayScale
    own.textMeasuring = host.text
    own.addSubview(bar)
    bar.onPress = { [unowned self] in press($0) }
    connectInspector()
    show()
  }

  /// Does what the inspector cannot do alone.
  private func connectInspector() {
    inspector.onClose = { [unowned self] in onClose?() }
    // Wakes the loop of the window that shows the replay.
    inspector.onFind = { [unowned self] in host.window.setNeedsDisplay() }
  }

  // MARK: Playing

  func press(_ button: ReplayBar.Button) {
    switch button {
    case .again: begin()
    case .play:
      guard !replay.isOver else { return begin() }
      isPlaying.toggle()
      pace = nil
    case .next:
      isPlaying = false
      playFrame()
    case .close: return onClose?() ?? ()
    }
    show()
  }

  /// Restarts the replay with a new screen.
  private func begin() {
    inspector.stop()
    let (showsOutlines, showsStruts) = (inspector.showsOutlines, inspector.showsStruts)
    replay = Replay(script, on: screen, text: host.text)
    inspector = InspectorScreen(replaying: replay.content, capture: capture)
    inspector.showsOutlines = showsOutlines
    inspector.showsStruts = showsStruts
    connectInspector()
    isPlaying = true
    pace = nil
    resize(to: size)
    host.window.setNeedsDisplay()
  }

  private func playFrame() {
    guard work == nil, !replay.isOver else { return }
    let replay = replay
    work = Task { [weak self] in
      let wasBroken = replay.broken != nil
      await replay.playFrame()
      guard let self else { return }
      work = nil
      needsLook = true
      guard replay === self.replay else { return }
      // Pauses at the frame that broke an invariant, or at the end.
      if replay.isOver || !wasBroken && replay.broken != nil { isPlaying = false }
    }
  }

  /// Waits for the end of the current frame.
  func finishFrame() async { await work?.value }

  private func show() {
    bar.theme = theme
    bar.state = ReplayBar.State(
      isPlaying: isPlaying, frame: replay.frame, time: replay.time, step: replay.step?.number,
      stepCount: script.steps.count, line: replay.step?.line, phase: replay.phase,
      invariant: script.invariant,
      broken: replay.broken.map {
        ($0.invariant.rawValue, $0.detail, replay.brokenFrame ?? replay.frame)
      },
      failure: replay.failure)
  }

  // MARK: Window

  func windowFrame(in size: Size) -> Rect { Rect(origin: .zero, size: size) }

  func resize(to size: Size) {
    self.size = size
    own.frame = Rect(origin: .zero, size: size)
    layOut()
  }

  private func layOut() {
    let layout = ReplayLayout(window: size, screen: replay.content.window.frame.size)
    bar.frame = layout.bar
    inspector.showsPanel = layout.showsPanel
    inspector.zoom = layout.zoom
    inspector.resize(to: size)
  }

  func follow(to time: Double) -> Double? {
    if isPlaying, work == nil { keepPace(time) }
    if needsLook {
      needsLook = false
      // Lays out again, because a step may have resized the screen.
      layOut()
      host.window.setNeedsDisplay()
    }
    show()
    let wakes = [inspector.follow(to: time), own.advance(to: time)].compactMap(\.self)
    return isPlaying || work != nil ? time : wakes.min()
  }

  private func keepPace(_ time: Double) {
    var now = pace ?? (time, 0)
    let due = now.start + Double(now.frames) / ScriptClock.rate
    if time - due > Self.longestDelay { now = (time, 0) }
    if time >= due - Self.tolerance {
      now.frames += 1
      playFrame()
    }
    pace = now
  }

  var needsDisplay: Bool {
    replay.content.needsDisplay || inspector.needsDisplay || own.needsDisplay
  }

  func draw(in canvas: inout Canvas) {
    let whole = Rect(origin: .zero, size: size)
    canvas.fill(whole, theme.well)
    let frame = replay.content.window.frame
    canvas.saved { canvas in
      canvas.scale(by: zoom)
      canvas.clip(to: frame)
      canvas.showing(replay.content.appearance) { canvas in
        canvas.fill(frame, WindowContent.ground)
        replay.content.window.renderWindow(in: &canvas)
      }
    }
    canvas.stroke(frame.scaled(by: zoom), Stroke(theme.hairline, width: 1))
    inspector.draw(in: &canvas)
    own.renderWindow(in: &canvas)
  }

  // MARK: Events

  func takes(_ event: InputEvent) -> Bool {
    switch event.kind {
    case .key(let press): if takes(press) { return true }
    case .pointerDown(let pointer) where bar.frame.contains(pointer.position):
      pressed.insert(pointer.id)
      return point(at: pointer, event)
    case .pointerMoved(let pointer)
    where pressed.contains(pointer.id)
      || !pointer.isPressed && bar.frame.contains(pointer.position):
      return point(at: pointer, event)
    case .pointerUp(let pointer) where pressed.contains(pointer.id),
      .pointerCancelled(let pointer) where pressed.contains(pointer.id):
      pressed.remove(pointer.id)
      return point(at: pointer, event)
    default: break
    }
    bar.touched = Touched()
    _ = inspector.takes(event)
    return true
  }

  private func point(at pointer: InputEvent.Pointer, _ event: InputEvent) -> Bool {
    bar.touched = Touched(
      bar.button(at: pointer.position - bar.frame.origin), isPressed: !pressed.isEmpty)
    own.router.handle(event)
    return true
  }

  private func takes(_ key: InputEvent.KeyPress) -> Bool {
    guard key.modifiers.isEmpty,
      let button = ReplayBar.Button.allCases.first(where: { $0.key == key.key })
    else { return false }
    // The first Esc closes the inspector's card or ends picking.
    if key.key == .escape, inspector.isPicking || inspector.pinned != nil { return false }
    // Only the key for the next frame repeats while it is held.
    if !key.isRepeat || button == .next { press(button) }
    return true
  }

  /// Ends the replay and stops observing its screen.
  func stop() {
    inspector.stop()
    own.router.cancel()
    isPlaying = false
    replay.content.window.rootViewController = nil
  }
}
