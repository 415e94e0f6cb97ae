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
    /// A person's action on a part of the screen that has a name.
    case element(ElementStep)
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
  /// The value of `next` when the current gestures began; nil if they are those of one step.
  private var first: Int?
  /// The part into which the current gestures type; nil if they do not, or type into any.
  private var typing: ElementName?
  /// Whether a step whose part of the screen is missing does nothing; else it is an error.
  package var skipsMissingElements = false
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
    guard case .gesturing(let player, _, _) = phase, let first else { return next }
    return first + player.stepsBegun
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
          try checkTyping()
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
    case .element(let step):
      next += 1
      let gestures = try await gestures(of: step)
      guard !gestures.isEmpty else { break }
      play(gestures)
      first = nil
      return false
    case .gesture:
      // Consecutive gestures are played as one script, as they would be in a window.
      let gestures = steps[next...].map(\.gesture).prefix { $0 != nil }.compactMap(\.self)
      play(gestures)
      first = next
      next += gestures.count
      return false
    }
    await tick(to: time)
    return true
  }

  private func play(_ gestures: [GestureScript.Step]) {
    let player = ScriptPlayer(
      script: GestureScript(steps: gestures), content: content, named: name, startingAt: time)
    phase = .gesturing(player, start: time, frame: 0)
  }

  /// The gestures of a step on a part of the screen; none if it has done all by itself.
  private func gestures(of step: ElementStep) async throws -> [GestureScript.Step] {
    let finder = ElementFinder(window: content.window)
    do throws(ScriptError) {
      switch step.action {
      case .scroll:
        if await finder.scroll(to: step.element, { await tick(to: time) }) { return [] }
        throw .element(
          "nowhere on the screen, wherever it scrolls, is a part called \(step.element.words)")
      case .tap: return [tap(at: try finder.target(of: step.element))]
      case .type(let text):
        typing = step.element
        return [tap(at: try finder.target(of: step.element)), GestureScript.Step(.text(text))]
      }
    } catch {
      guard case .element = error, skipsMissingElements else { throw error }
      return []
    }
  }

  /// - Throws: ``ScriptError/element(_:)`` if the text of the last gestures was lost.
  private func checkTyping() throws(ScriptError) {
    defer { typing = nil }
    guard let typing, content.losesText, !skipsMissingElements else { return }
    throw .element("a tap on \(typing.words) does not give the keys to anything that takes text")
  }

  private func tap(at point: Point) -> GestureScript.Step {
    GestureScript.Step(.flick(from: point, by: .zero, duration: 0))
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
