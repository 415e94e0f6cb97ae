import Inspecting
import SceneParts
import ScrollEngine

// Acts that the program performs: to prepare a step, and to do its task in pictures and tests.
extension Shell {
  /// The duration of a frame in seconds: many screens show 60 per second.
  private static let frame = 1.0 / 60
  /// The greatest number of frames to wait until the content rests after an act.
  private static let mostFrames = 1_200

  /// Opens the scene of the step in the state in which the earlier steps leave it.
  func prepareStep() {
    guard let tour else { return }
    let step = tour.step
    isPreparingTour = true
    defer { isPreparingTour = false }
    open(step.scene, variant: step.variant)
    var time = 0.0
    advanceScene(to: 0)
    for act in acts(before: tour) { time = perform(act, from: time) }
    // The scene's time continues from the end of these acts, with all fades finished.
    timeline.leaveOut(-time, before: now)
    send(.finishEffects)
    if !scene.isAsynchronous { _ = advance(to: now) }
    layOutShell()
  }

  /// Begins the step in the present state of the scene, or prepares the scene if the step needs
  /// another state.
  func goOnToStep() {
    guard let step = tourStep else { return }
    if step.followsWaiting, !tourFacts.isPast { scrollUntilACellWaits() }
    followWaitingCell()
    if !step.needs(tourFacts) { prepareStep() }
  }

  /// Scrolls in small steps until a cell waits, by about two rows at most; near the end of the
  /// content, scrolls backwards.
  private func scrollUntilACellWaits() {
    guard let scroller = scene.panes.first?.scroller else { return }
    let facts = tourFacts
    let isNearEnd = facts.lastOffset - facts.offset < Double(Self.mostStepsOn) * Self.stepOn
    let start = log.end
    var time = start
    for _ in 0..<Self.mostStepsOn where tourFacts.waiting == 0 {
      time += Self.frame
      let target = scroller.contentOffset.y + (isNearEnd ? -Self.stepOn : Self.stepOn)
      note(SceneInput(time: time, action: .jump(Point(x: 0, y: target), pane: 0)))
      advanceScene(to: time)
    }
    guard time > start else { return }
    timeline.leaveOut(start - time, before: now)
    send(.finishEffects)
  }

  /// The length of a small step, in points, and the greatest number of steps.
  private static let stepOn = 4.0
  private static let mostStepsOn = 40

  /// The acts after which the scene is in the state that a step expects.
  private func acts(before tour: TourState) -> [TourStep.Act] {
    let step = tour.step
    guard !step.isFresh else { return [step.start].compactMap { $0 } }
    var before: [TourStep] = []
    for earlier in tour.path.steps[..<tour.place].reversed() {
      guard earlier.scene.name == step.scene.name, earlier.variant == step.variant else { break }
      before.append(earlier)
      if earlier.isFresh { break }
    }
    return before.reversed().flatMap { [$0.start, $0.act] }.compactMap { $0 }
      + [step.start].compactMap { $0 }
  }

  /// Performs the task of the current step.
  package func followTask() async {
    guard let act = tourStep?.act else { return }
    switch act {
    case .pointAtCell: pin = tourCell.map(InspectionTarget.cell)
    case .seek(let time): seek(to: time)
    case .glide, .strokes, .wheel:
      let start = log.end
      let end =
        scene.isAsynchronous
        ? await performWithTasks(act, from: start) : perform(act, from: start, isWatched: true)
      timeline.leaveOut(start - end, before: now)
      send(.finishEffects)
    }
    _ = await tick(to: now)
    updateTour()
  }

  // MARK: Acts

  /// Performs an act without waiting, with event times as if a person performed it; returns the
  /// scene time at which the act ends, in seconds.
  private func perform(
    _ act: TourStep.Act, from start: Double, isWatched: Bool = false
  ) -> Double {
    let frames = frames(of: act, from: start)
    for (place, frame) in frames.enumerated() {
      for input in frame { note(input) }
      advanceScene(to: start + Double(place + 1) * Self.frame)
      if isWatched, act.comesToRest { noteOutcome() }
    }
    var time = start + Double(frames.count) * Self.frame
    guard act.comesToRest else { return time }
    for _ in 0..<Self.mostFrames where !isStill {
      time += Self.frame
      advanceScene(to: time)
      if isWatched { noteOutcome() }
    }
    return time
  }

  /// Performs an act in a scene with tasks, and waits until the tasks have finished.
  private func performWithTasks(_ act: TourStep.Act, from start: Double) async -> Double {
    let frames = frames(of: act, from: start)
    var time = start
    for frame in frames {
      for input in frame { note(input) }
      time += Self.frame
      _ = await advanceTasks(to: time)
    }
    for _ in 0..<Self.mostFrames {
      time += Self.frame
      if await advanceTasks(to: time) == nil, isStill { break }
    }
    return time
  }

  private func note(_ input: SceneInput) {
    log.note(input)
    run.apply(input)
  }

  private func advanceScene(to time: Double) {
    log.noteTick(at: time)
    sceneWake = run.advance(to: time, nil)
    noteTick()
  }

  private func advanceTasks(to time: Double) async -> Double? {
    log.noteTick(at: time)
    sceneWake = await run.tick(to: time, nil)
    noteTick()
    noteOutcome()
    return sceneWake
  }

  /// The inputs of an act for each frame, with their times.
  private func frames(of act: TourStep.Act, from start: Double) -> [[SceneInput]] {
    switch act {
    case .pointAtCell, .seek: []
    case .glide(let target, let seconds): glide(to: target, from: start, seconds: seconds)
    case .strokes(let strokes): frames(of: strokes, from: start)
    case .wheel(let notches): wheel(by: notches, from: start)
    }
  }

  private func glide(to target: Double?, from start: Double, seconds: Double) -> [[SceneInput]] {
    guard let scroller = scene.panes.first?.scroller else { return [] }
    let begin = scroller.contentOffset
    let end = target ?? scroller.scrollRange.maximum.y
    let count = Int((seconds / Self.frame).rounded())
    return (1...count).map { frame in
      let y = begin.y + (end - begin.y) * Double(frame) / Double(count)
      return [
        SceneInput(
          time: start + Double(frame) * Self.frame, action: .jump(Point(x: begin.x, y: y), pane: 0))
      ]
    }
  }

  private func wheel(by notches: Int, from start: Double) -> [[SceneInput]] {
    let viewport = scene.panes[0].viewport
    let middle = Point(x: viewport.width / 2, y: viewport.height / 2)
    let between = Int((0.2 / Self.frame).rounded())
    return (0..<notches * between).map { frame in
      guard frame.isMultiple(of: between) else { return [] }
      let turn = InputEvent.Wheel(at: middle, delta: Point(x: 0, y: -1))
      return [
        SceneInput(
          time: start + Double(frame + 1) * Self.frame, action: .event(.wheel(turn), pane: 0))
      ]
    }
  }

  private func frames(of strokes: [TourStep.Stroke], from start: Double) -> [[SceneInput]] {
    var frames: [[SceneInput]] = []
    for stroke in strokes {
      frames += Array(repeating: [], count: Int((stroke.pause / Self.frame).rounded()))
      func add(_ kind: (InputEvent.Pointer) -> InputEvent.Kind, _ share: Double, _ isPressed: Bool)
      {
        let pointer = InputEvent.Pointer(
          at: stroke.start + stroke.way * share, isPressed: isPressed)
        let time = start + Double(frames.count + 1) * Self.frame
        frames.append([SceneInput(time: time, action: .event(kind(pointer), pane: stroke.pane))])
      }
      add(InputEvent.Kind.pointerDown, 0, true)
      let count = max(1, Int((stroke.duration / Self.frame).rounded()))
      if stroke.way != .zero {
        for step in 1...count {
          add(InputEvent.Kind.pointerMoved, Double(step) / Double(count), true)
        }
      }
      frames += Array(repeating: [], count: Int((stroke.rest / Self.frame).rounded()))
      if !stroke.isHeld { add(InputEvent.Kind.pointerUp, 1, false) }
    }
    return frames
  }
}

extension TourStep.Act {
  /// Whether the content may move on by itself after the act.
  fileprivate var comesToRest: Bool {
    switch self {
    case .strokes(let strokes): strokes.last?.isHeld == false
    case .wheel: true
    case .glide, .pointAtCell, .seek: false
    }
  }
}
