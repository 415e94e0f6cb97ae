import Inspecting
import SceneParts
import ScrollEngine

/// A person's position on a guided path.
struct TourState {
  let path: TourPath
  /// The index of the current step.
  let place: Int
  /// The prediction that the person has chosen; nil before.
  var said: String?
  /// The text of the current step after its task was done; nil before.
  var outcome: String?
  /// The facts when the task was last found to be done; nil before.
  var doneFacts: TourFacts?
  /// The state in which the step began.
  var began = TourFacts.Beginning()
  /// The cell that the step explains; nil for the first cell of the scene.
  var followed: CellBook.Cell?

  var step: TourStep { path.steps[place] }
  var isLast: Bool { place == path.steps.count - 1 }
  /// Whether the step's task is done, or the step has none.
  var isDone: Bool { outcome != nil || step.task == nil }
  /// The question that waits for an answer; nil if there is none.
  var question: TourStep.Question? { said == nil ? step.question : nil }

  /// The text before the task is done.
  func text(_ facts: TourFacts) -> String { text(facts, step.text) }

  /// The text for facts that satisfy the step's condition.
  func outcome(_ facts: TourFacts) -> String { outcome(facts, step.outcome) }

  /// The text for a person who listens, before the task is done and after it.
  func heardText(_ facts: TourFacts) -> String {
    doneFacts.map { outcome($0, step.heard.outcome ?? step.outcome) }
      ?? text(facts, step.heard.text ?? step.text)
  }

  private func text(_ facts: TourFacts, _ words: (TourFacts) -> String) -> String {
    let text = words(facts)
    return step.isFresh && place > 0 ? "From the start again. \(text)" : text
  }

  private func outcome(_ facts: TourFacts, _ words: (TourFacts) -> String) -> String {
    guard let said, let question = step.question else { return words(facts) }
    let answer =
      said == question.answer(facts) ? "You said “\(said)”, and so it is." : "You said “\(said)”."
    return "\(answer) \(words(facts))"
  }
}

/// The current step of the guided start, or how the start ended.
package enum TourProgress: Hashable, Sendable {
  /// At the step with this index.
  case at(Int)
  case skipped
  case finished
}

/// What a guided path needs of the parts beside the scene.
@MainActor
protocol TourHost: AnyObject {
  /// The hovered or pinned cell; nil if there is none.
  var markedCell: CellBook.Cell? { get }
  var hasVisibleLanes: Bool { get }
  /// Whether the settings of the scene are visible.
  var hasVisibleSettings: Bool { get }
  func open(_ scene: SceneDescription, variant: Int)
  /// Called when the scene is in the state in which the step begins.
  func stepIsPrepared()
}

/// Leads a person along guided paths: prepares the scene for each step, and watches whether the
/// step's task is done.
@MainActor
final class TourGuide {
  weak var host: (any TourHost)?
  let session: SceneSession
  /// The position on the open path; nil if none is open.
  var state: TourState?
  /// The index of the step at which each guided path was left, by the path's name.
  private var places: [String: Int] = [:]
  /// The scene from which the guided start was opened; nil if it was not open before.
  private(set) var sceneBeforeStart: (scene: SceneDescription, variant: Int, other: Int?)?
  private var isPreparing = false
  /// Called with each step of the guided start, and when the start ends.
  var onProgress: ((TourProgress) -> Void)?

  init(_ session: SceneSession) {
    self.session = session
  }

  var step: TourStep? { state?.step }

  // MARK: Steps

  /// Opens a guided path at a step.
  ///
  /// - Precondition: The path has a step with that index.
  func open(_ path: TourPath, at place: Int = 0) {
    require(
      path.steps.indices.contains(place),
      "TourGuide: the path \(path.name) has \(path.steps.count) steps, and none at \(place)")
    enter(place, of: path)
    prepareStep()
  }

  /// Opens a path at the step at which a person left it.
  func resume(_ path: TourPath) { open(path, at: places[path.name] ?? 0) }

  /// Opens the guided start at the step at which a person left it, and notes the scene from which
  /// it was opened.
  func resumeStart() {
    let before = (session.description, session.variants.shown, session.variants.other)
    resume(.start)
    sceneBeforeStart = before
  }

  private func enter(_ place: Int, of path: TourPath) {
    state = TourState(path: path, place: place)
    places[path.name] = place
    report(.at(place))
  }

  /// Reports progress to ``onProgress``, but only in the guided start.
  private func report(_ progress: TourProgress) {
    if state?.path.isStart == true { onProgress?(progress) }
  }

  /// Goes to the next step; does nothing at the last one. The list stays as it is, unless the step
  /// is about another scene or begins anew.
  func goOn() {
    guard let state, !state.isLast else { return }
    enter(state.place + 1, of: state.path)
    let step = state.path.steps[state.place + 1]
    guard !step.isFresh, step.scene.name == session.description.name,
      step.variant == session.variants.shown
    else { return prepareStep() }
    self.state?.followed = state.followed
    followWaitingCell()
    for setting in step.settings { session.send(.set(setting)) }
    noteBeginning()
  }

  /// Notes which of the choices a person predicts; does nothing if no question is open.
  func answer(_ choice: Int) {
    guard let question = state?.question, question.choices.indices.contains(choice) else { return }
    state?.said = question.choices[choice]
    noteOutcome()
  }

  func goBack() {
    guard let state, state.place > 0 else { return }
    enter(state.place - 1, of: state.path)
    prepareStep()
  }

  /// Ends the open path; the scene does not change.
  func end(_ progress: TourProgress) {
    guard let state else { return }
    sceneBeforeStart = nil
    report(progress)
    if progress == .finished { places[state.path.name] = nil }
    self.state = nil
  }

  /// Closes the path because another scene is opened.
  func sceneWillOpen() {
    if !isPreparing { state = nil }
  }

  // MARK: Watching

  /// Updates the outcome of the step if its task is done.
  ///
  /// While the task's condition holds, the outcome is that of the shown moment; later it is that of
  /// the last moment at which the condition held, with the time of that moment.
  func noteOutcome() {
    guard let state, !isPreparing, state.step.task != nil, state.question == nil,
      state.outcome == nil || state.doneFacts != nil
    else { return }
    let now = facts
    if state.step.isDone(now) {
      self.state?.doneFacts = now
      self.state?.outcome = state.outcome(now)
    } else if let done = state.doneFacts {
      self.state?.outcome = "At \(tidy(done.time)) s: \(state.outcome(done))"
    } else {
      followWaitingCell()
    }
  }

  /// The cell that the path follows: chosen by a step, or else the first cell that was made.
  var cell: CellBook.Cell? {
    state?.followed ?? session.record.lanes.lanes.first?.first?.cell
  }

  /// If the step is about a waiting cell, follows a cell that waits: the cell followed so far if it
  /// still waits, or else the next to be reused.
  func followWaitingCell() {
    guard let step, step.followsWaiting, facts.cell != .queue else { return }
    if let next = session.run.cells.waitingCells(inPane: 0).first { state?.followed = next }
  }

  /// The window's time at which the step must be checked again for content at rest, in seconds; nil
  /// if it need not be.
  var wake: Double? {
    guard let state, !state.isDone, session.timeline.isLive, session.timeline.isPlaying,
      session.run.clock.now - session.lastMotion < SceneSession.stillTime
    else { return nil }
    return session.now + SceneSession.stillTime
  }

  // MARK: Preparing

  /// Opens the scene of the step in the state in which the earlier steps leave it.
  func prepareStep() {
    guard let state else { return }
    let step = state.step
    isPreparing = true
    defer { isPreparing = false }
    host?.open(step.scene, variant: step.variant)
    var time = 0.0
    session.play(to: 0)
    for act in acts(before: state) { time = perform(act, from: time) }
    if !step.settings.isEmpty {
      session.play(step.settings.map { SceneInput(time: time, action: .set($0)) }, to: time)
    }
    session.finishAct(from: 0, at: time)
    noteBeginning()
    host?.stepIsPrepared()
  }

  /// The acts after which the scene is in the state that a step expects.
  private func acts(before state: TourState) -> [TourStep.Act] {
    let step = state.step
    guard !step.isFresh else { return [step.start].compactMap { $0 } }
    var before: [TourStep] = []
    for earlier in state.path.steps[..<state.place].reversed() {
      guard earlier.scene.name == step.scene.name, earlier.variant == step.variant else { break }
      before.append(earlier)
      if earlier.isFresh { break }
    }
    return before.reversed().flatMap { [$0.start, $0.act] }.compactMap { $0 }
      + [step.start].compactMap { $0 }
  }
}
