package import Documents
package import Hosting
import ScrollEngine

/// Plays a gesture script on content, in frames of 1/60 s of virtual time.
///
/// In each frame, the events up to its time are delivered in order, and then the content is ticked
/// to that time. No clock is read, so the same script gives the same frames for a test, a picture
/// or a window:
///
/// ```swift
/// let player = ScriptPlayer(script: script, content: content)
/// let end = try await player.run()
/// ```
///
/// The content must have its size before the first frame.
@MainActor
package final class ScriptPlayer {
  /// The greatest number of frames that a settle step waits for the content to come to rest: a
  /// minute.
  package static let settleLimit = 3_600

  /// The script being played.
  package let script: GestureScript
  /// The content on which the script is played.
  package let content: any StageContent
  /// The name of the content in errors.
  package let name: String

  /// The time of the content's last tick, in seconds; nil before the first frame.
  package private(set) var time: Double?

  /// The number of steps that have begun.
  package var stepsBegun: Int { step }

  private let clock: ScriptClock
  /// The next frame to play.
  private var frame = 0
  /// The next step to begin.
  private var step = 0
  /// The remaining events of the steps begun so far, in order of time.
  private var pending: ArraySlice<InputEvent> = []
  /// The time at which the last of the steps begun so far ends, in seconds.
  private var end: Double
  /// The number of frames that the current settle step has lasted; nil if no settle step is
  /// running.
  private var settleFrames: Int?
  private var events: ScriptEvents

  /// Prepares to play a script on content.
  ///
  /// `name` is the content's name in errors, such as the id of its scene; `start` is the content's
  /// time at which the script begins, in seconds.
  ///
  /// - Precondition: `start` is a number within thirty years of 0.
  package init(
    script: GestureScript, content: any StageContent, named name: String = "the content",
    startingAt start: Double = 0
  ) {
    ScriptClock.check(start, "ScriptPlayer: start")
    self.script = script
    self.content = content
    self.name = name
    clock = ScriptClock(start: start)
    events = ScriptEvents(clock: clock)
    end = start
  }

  /// Whether the last step has ended, and the content has been ticked since.
  package var isFinished: Bool {
    guard let time else { return false }
    return isExhausted && end <= time
  }

  /// Plays all frames to the end of the script, or up to a time, without waiting in real time.
  ///
  /// - Parameter limit: The content's time at which to stop, in seconds, before or after the end of
  ///   the script; nil to stop when the last step has ended.
  /// - Returns: The time of the content's last tick: `limit`, or the end of the script, even if
  ///   that lies between two frames.
  /// - Throws: ``ScriptError`` if a step names an unknown view or the content never settles.
  @discardableResult
  package func run(until limit: Double? = nil) async throws(ScriptError) -> Double {
    guard let limit else { return try await runToEnd() }
    ScriptClock.check(limit, "ScriptPlayer: limit")
    while clock.time(ofFrame: frame) <= limit {
      try await play(to: clock.time(ofFrame: frame))
    }
    if let time, time >= limit { return time }
    return try await play(to: limit)
  }

  /// Plays the frames that are due at a time, for a host that shows the script in real time.
  ///
  /// - Parameter time: The current time of the content, in seconds.
  /// - Returns: The time at which the next frame is due, in seconds; nil when the script has ended.
  /// - Throws: ``ScriptError`` if a step names an unknown view or the content never settles.
  @discardableResult
  package func advance(to time: Double) async throws(ScriptError) -> Double? {
    ScriptClock.check(time, "ScriptPlayer: time")
    while !isFinished, clock.time(ofFrame: frame) <= time {
      try await play(to: clock.time(ofFrame: frame))
    }
    return isFinished ? nil : clock.time(ofFrame: frame)
  }

  private var isExhausted: Bool {
    pending.isEmpty && settleFrames == nil && step == script.steps.count
  }

  private func runToEnd() async throws(ScriptError) -> Double {
    while true {
      if isFinished, let time { return time }
      try await play(to: clock.time(ofFrame: frame), stoppingAtEnd: true)
    }
  }

  /// Plays one frame at `target`, which may lie between frame times; with `stoppingAtEnd`, no later
  /// than the end of the last step.
  @discardableResult
  private func play(
    to target: Double, stoppingAtEnd: Bool = false
  ) async throws(ScriptError) -> Double {
    try deliver(upTo: target)
    let stop = stoppingAtEnd && isExhausted ? max(end, time ?? end) : target
    let wake = await content.tick(to: stop)
    time = stop
    while clock.time(ofFrame: frame) <= stop { frame += 1 }
    try settle(at: stop, wake: wake)
    return stop
  }

  /// Delivers the events up to a time, and begins each step when it is due.
  private func deliver(upTo target: Double) throws(ScriptError) {
    while true {
      while let event = pending.first, event.time <= target {
        pending.removeFirst()
        content.handle(event)
      }
      guard pending.isEmpty, settleFrames == nil, step < script.steps.count else { return }
      let next = script.steps[step]
      ScriptClock.check(next.time ?? 0, "ScriptPlayer: a step's time")
      let begin = clock.aligned(max(end, clock.start + (next.time ?? 0)))
      guard begin <= target else { return }
      step += 1
      try start(next, at: begin)
    }
  }

  private func start(_ step: GestureScript.Step, at begin: Double) throws(ScriptError) {
    switch step.action {
    case .settle: settleFrames = 0
    case .set(let setting):
      let settable = content as? any SettableContent
      let known = settable?.settings.map(\.name) ?? []
      guard let settable, known.contains(setting.name) else {
        throw .unknownSetting(name: setting.name, step: self.step, known: known)
      }
      settable.set(setting, at: begin)
    default: break
    }
    pending = try events.events(of: step, from: begin) { point throws(ScriptError) in
      try location(of: point, in: step.view)
    }[...]
    end = pending.last?.time ?? begin
  }

  private func location(of point: Point, in view: String?) throws(ScriptError) -> Point {
    guard let view else { return point }
    guard let location = content.location(of: point, inViewWithID: view) else {
      throw .unknownView(id: view, step: step, known: content.viewIDs)
    }
    return location
  }

  private func settle(at time: Double, wake: Double?) throws(ScriptError) {
    guard let frames = settleFrames else { return }
    guard let wake else {
      settleFrames = nil
      end = time
      return
    }
    settleFrames = frames + 1
    if frames + 1 >= ScriptPlayer.settleLimit {
      throw .unsettled(content: name, step: step, frames: frames + 1, time: time, wake: wake)
    }
  }
}
