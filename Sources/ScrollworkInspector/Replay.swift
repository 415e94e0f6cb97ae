import Documents
import Hosting
import Invariants
import ScriptPlayers
import ScrollEngine

/// One replay of a script on a new screen, with a window and a time of its own.
@MainActor
final class Replay {
  let script: ScreenScript
  private let screen: ReplayedScreen
  let content: WindowContent
  private let controller: ViewController
  private let player: ScreenPlayer
  private var watch: InvariantWatch
  /// The invariant that the script breaks; nil to watch all invariants that the visible replay can
  /// check.
  private let invariant: Invariant?
  /// The number of frames shown so far.
  private(set) var frame = 0
  /// The phase of the replay.
  enum Phase {
    case playing
    /// The steps have ended, and a hidden replay checks the remaining invariants.
    case checking
    case over
  }

  private(set) var phase = Phase.playing
  var isOver: Bool { phase == .over }
  /// The first invariant found broken, and the number of the frame in which it was found; nil if
  /// none was.
  private(set) var broken: Broken? { didSet { brokenFrame = frame } }
  private(set) var brokenFrame: Int?
  /// The error that ended the replay, such as one thrown by the program; nil if there was none.
  private(set) var failure: String?
  private let text: any TextMeasuring
  private let awaited: AwaitedContent
  private let work = WorkList()

  init(_ script: ScreenScript, on screen: ReplayedScreen, text: any TextMeasuring) {
    self.script = script
    self.screen = screen
    self.text = text
    let content = WindowContent(script, text: text)
    content.resize(to: script.size)
    controller = CurrentWork.$list.withValue(work) {
      let controller = screen.make()
      content.window.rootViewController = controller
      return controller
    }
    self.content = content
    awaited = AwaitedContent(content, named: script.screen, work)
    player = ScreenPlayer(
      Self.steps(of: script, on: controller, of: screen), on: awaited, named: script.screen)
    invariant = script.invariant.flatMap(Invariant.init)
    watch = InvariantWatch(invariant.map { [$0] } ?? Set(Invariant.allCases))
  }

  private static func played(
    _ step: ScreenScript.Step, on controller: ViewController, of screen: ReplayedScreen
  ) -> ScreenPlayer.Step {
    switch step {
    case .gesture(let step): return .gesture(step)
    case .wait(let seconds): return .wait(seconds)
    case .resize(let size): return .resize(size)
    case .element(let step): return .element(step)
    case .call(let name):
      let body = screen.changes[name]
      return .call { try await body?(controller) }
    }
  }

  /// The screen's time, in seconds.
  var time: Double { player.time }

  /// The number of the current step, from 1, and its line in the file; nil before the first step.
  var step: (number: Int, line: String)? {
    let number = player.stepsBegun
    guard number > 0 else { return nil }
    guard number <= script.steps.count else { return (number, "{\"settle\":true}") }
    return (number, ScreenScriptDocument.line(for: script.steps[number - 1]))
  }

  /// Plays the next frame and checks the invariants.
  func playFrame() async {
    guard phase == .playing else { return }
    do {
      if try await CurrentWork.$list.withValue(work, operation: player.playFrame) {
        frame += 1
        if let text = awaited.unfinished {
          phase = .over
          failure = text
        }
        if let found = watch.broken(inFrameOf: content.window) { note(found) }
      } else {
        phase = .checking
        await lookAtRest()
        phase = .over
      }
    } catch ScriptError.unsettled(_, _, let frames, _, _) {
      phase = .over
      guard watch.invariants.contains(.settles) else { return }
      let movers = ScreenChecks.movers(in: content.window)
      note(Broken(.settles, "\(script.screen) did not settle in \(frames) frames; \(movers)"))
    } catch {
      phase = .over
      failure = "step \(player.stepsBegun): \(error)"
    }
  }

  private func note(_ found: Broken) { if broken == nil { broken = found } }

  private func lookAtRest() async {
    if let found = watch.broken(atRest: content.window, calls: []) { note(found) }
    if invariant == nil || invariant == .own, let text = screen.holds(controller) {
      note(Broken(.own, text))
    }
    // The other checks change the screen, or need its calls before the inspector takes them.
    guard broken == nil, let invariant else { return }
    if let found = await HiddenReplay(script, screen, text).broken(invariant) { note(found) }
  }

  /// A script's steps for a player on a controller's screen, followed by a step that waits for
  /// rest.
  static func steps(
    of script: ScreenScript, on controller: ViewController, of screen: ReplayedScreen
  ) -> [ScreenPlayer.Step] {
    script.steps.map { played($0, on: controller, of: screen) }
      + [.gesture(GestureScript.Step(.settle))]
  }
}

extension WindowContent {
  /// Makes a new window with the scale and the appearance of a script.
  convenience init(_ script: ScreenScript, text: any TextMeasuring) {
    self.init(Window(), text: text, appearance: script.appearance)
    window.displayScale = script.scale
  }
}
