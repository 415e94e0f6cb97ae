import Documents
import Drawing
import Hosting
import Invariants
import ScriptPlayers
import ScrollEngine

/// Plays a script once more on a hidden screen, for invariants that the visible replay cannot check:
/// the check changes the screen, closes it, or needs all calls, which the inspector takes.
///
/// Pictures are compared by their drawing commands, not by pixels, because an inspector has no
/// surface of its own.
@MainActor
struct HiddenReplay {
  private let script: ScreenScript
  private let screen: ReplayedScreen
  private let text: any TextMeasuring

  init(_ script: ScreenScript, _ screen: ReplayedScreen, _ text: any TextMeasuring) {
    self.script = script
    self.screen = screen
    self.text = text
  }

  /// How the script breaks an invariant; nil if it does not, or if the visible replay checks the
  /// invariant.
  func broken(_ invariant: Invariant) async -> Broken? {
    weak var leaving: ViewController?
    let isWanted: Set<Invariant> = [
      .callsArePaired, .layoutIsStable, .pictureIsFresh, .controllerIsReleased,
    ]
    guard isWanted.contains(invariant) else { return nil }
    do {
      let work = WorkList()
      let found = await CurrentWork.$list.withValue(work) {
        let controller = screen.make()
        leaving = controller
        return await broken(invariant, in: controller, work)
      }
      if let found { return found }
    }
    guard invariant == .controllerIsReleased else { return nil }
    // A task that is about to end may still retain the controller.
    for _ in 0..<3 where leaving != nil { await WaitingTasks.run() }
    return leaving.map {
      Broken(invariant, "\(type(of: $0)) is still there after its window has gone")
    }
  }

  private func broken(
    _ invariant: Invariant, in controller: ViewController, _ work: WorkList
  ) async -> Broken? {
    let content = WindowContent(script, text: text)
    let window = content.window
    content.resize(to: script.size)
    let writer = invariant == .callsArePaired ? CallWriter(window) : nil
    // Listens before the controller is shown, because showing it already requests the first rows.
    writer?.listen(in: [controller.view])
    window.rootViewController = controller
    defer { window.rootViewController = nil }
    let player = ScreenPlayer(
      Replay.steps(of: script, on: controller, of: screen),
      on: AwaitedContent(content, named: script.screen, work), named: script.screen)
    do {
      while try await player.playFrame() { writer?.listen(in: window.subviews) }
    } catch {
      // The visible replay reports the error.
      return nil
    }
    window.showsFocus = false
    switch invariant {
    case .callsArePaired:
      return InvariantWatch([invariant]).broken(atRest: window, calls: writer?.calls ?? [])
    case .layoutIsStable: return unstable(content, at: player.time)
    case .pictureIsFresh:
      let freshWork = WorkList()
      return await CurrentWork.$list.withValue(freshWork) { await stale(content, freshWork) }
    default: return nil
    }
  }

  private func unstable(_ content: WindowContent, at time: Double) -> Broken? {
    let before = Drawn(content)
    ScreenChecks.markAll(content.window)
    _ = content.tick(to: time)
    if let text = Drawn(content).difference(from: before) {
      return Broken(
        .layoutIsStable, "laid out once more, the screen differs from the one at rest: \(text)")
    }
    guard ScreenChecks.reloadLists(in: content.window) else { return nil }
    _ = content.tick(to: time)
    return Drawn(content).difference(from: before).map {
      Broken(
        .layoutIsStable,
        "once its lists have reloaded, the screen differs from the one at rest: \($0)"
      )
    }
  }

  private func stale(_ content: WindowContent, _ work: WorkList) async -> Broken? {
    let controller = screen.make()
    let fresh = WindowContent(script, text: text)
    fresh.resize(to: content.size)
    fresh.window.showsFocus = false
    fresh.window.rootViewController = controller
    defer { fresh.window.rootViewController = nil }
    let settle = ScreenPlayer.Step.gesture(GestureScript.Step(.settle))
    let awaited = AwaitedContent(fresh, named: script.screen, work)
    let opening = ScreenPlayer([settle], on: awaited, named: script.screen)
    do {
      while try await opening.playFrame() {}
      let place = ScreenPlace(of: content.window)
      guard place.apply(to: fresh.window) else { return nil }
      // Waits for the end of fades and measurements.
      let rest = ScreenPlayer(
        [settle], on: awaited, named: script.screen, from: opening.time, opens: false)
      while try await rest.playFrame() {}
      guard place == ScreenPlace(of: fresh.window) else { return nil }
    } catch {
      return nil
    }
    return Drawn(content).difference(from: Drawn(fresh)).map {
      Broken(
        .pictureIsFresh,
        "the screen after the steps is not like a new screen at the same place: \($0)")
    }
  }
}

/// A screen's drawing commands with their counts, in any order, since the order of cells may
/// differ.
@MainActor
private struct Drawn {
  private var counts: [DrawCommand: Int] = [:]

  init(_ content: WindowContent) {
    let list = content.displayList(at: content.window.displayScale)
    for command in list.commands { counts[command, default: 0] += 1 }
  }

  /// The numbers of differing commands, on one line; nil if there are none.
  func difference(from other: Drawn) -> String? {
    let more = counts.reduce(0) { $0 + max(0, $1.value - other.counts[$1.key, default: 0]) }
    let less = other.counts.reduce(0) { $0 + max(0, $1.value - counts[$1.key, default: 0]) }
    return more + less == 0 ? nil : "\(more) things are drawn in place of \(less) others"
  }
}
