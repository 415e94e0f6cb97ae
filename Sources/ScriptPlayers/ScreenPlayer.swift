package import Documents
package import Hosting
package import ScrollEngine

/// Plays steps on a program's screen, one frame of 1/60 s at a time.
///
/// A test and the replay of its script in a window both use this class, so the same steps give the
/// same frames. It reads no clock.
@MainActor
package final class ScreenPlayer {
  /// A step; the actions of the host and of the program are functions.
  package enum Step: Sendable {
    case gesture(GestureScript.Step)
    /// A pause, in seconds.
    case wait(Double)
    /// The new size of the screen, in points.
    case resize(Size)
    case call(@MainActor () async throws -> Void)
  }

  private enum Phase {
    /// The next frame is the first one, before any step.
    case opening
    /// The next step is about to begin.
    case between
    case gesturing(ScriptPlayer, start: Double, frame: Int)
    case waiting(start: Double, frame: Int, count: Int)
  }

  private let content: AwaitedContent
  private let name: String
  private let steps: [Step]
  private var phase: Phase
  /// The index of the next step to begin.
  private var next = 0
  /// The value of `next` when the current gestures began.
  private var first = 0
  /// Called with a new size before the content is resized.
  package var onResize: ((Size) throws -> Void)?
  /// The screen's time, in seconds.
  package private(set) var time: Double

  /// Prepares to play; `opens` tells whether the screen still has to show its first frame.
  package init(
    _ steps: [Step], on content: AwaitedContent, named name: String, from time: Double = 0,
    opens: Bool = true
  ) {
    self.steps = steps
    self.content = content
    self.name = name
    self.time = time
    phase = opens ? .opening : .between
  }

  /// The number of steps that have begun.
  package var stepsBegun: Int {
    if case .gesturing(let player, _, _) = phase { first + player.stepsBegun } else { next }
  }

  /// Plays the next frame; the content runs its waiting tasks.
  ///
  /// - Returns: False if all steps have ended; then no frame was played.
  /// - Throws: ``ScriptError``, or the error of a step.
  package func playFrame() async throws -> Bool {
    while true {
      switch phase {
      case .opening:
        phase = .between
        await tick(to: time)
        return true
      case .gesturing(let player, let start, let frame):
        guard !player.isFinished else {
          phase = .between
          continue
        }
        phase = .gesturing(player, start: start, frame: frame + 1)
        // The player's first frame is at the start of the script.
        time = try await player.run(until: start + Double(frame) / ScriptClock.rate)
        return true
      case .waiting(let start, let frame, let count):
        guard frame <= count else {
          phase = .between
          continue
        }
        phase = .waiting(start: start, frame: frame + 1, count: count)
        await tick(to: start + Double(frame) / ScriptClock.rate)
        return true
      case .between:
        guard next < steps.count else { return false }
        if try await begin() { return true }
      }
    }
  }

  /// Begins the next step; returns true if that took a frame.
  private func begin() async throws -> Bool {
    switch steps[next] {
    case .wait(let seconds):
      next += 1
      let count = Int((seconds * ScriptClock.rate).rounded())
      phase = .waiting(start: time, frame: 1, count: count)
      return false
    case .resize(let size):
      next += 1
      try onResize?(size)
      content.resize(to: size)
    case .call(let body):
      next += 1
      try await body()
      await WaitingTasks.run()
    case .gesture:
      // Consecutive gestures are played as one script, as they would be in a window.
      let gestures = steps[next...].map(\.gesture).prefix { $0 != nil }.compactMap(\.self)
      let player = ScriptPlayer(
        script: GestureScript(steps: gestures), content: content, named: name, startingAt: time)
      phase = .gesturing(player, start: time, frame: 0)
      first = next
      next += gestures.count
      return false
    }
    await tick(to: time)
    return true
  }

  private func tick(to time: Double) async {
    self.time = time
    _ = await content.tick(to: time)
  }
}

extension ScreenPlayer.Step {
  fileprivate var gesture: GestureScript.Step? {
    if case .gesture(let step) = self { step } else { nil }
  }
}
