import SceneParts
import ScrollEngine

// Acts that the program performs: to prepare a step, and to do its task in pictures and tests.
extension TourGuide {
  /// The duration of a frame in seconds: many screens show 60 per second.
  private static let frame = 1.0 / 60
  /// The greatest number of frames to wait until the content rests after an act.
  private static let mostFrames = 1_200

  /// Performs an act as a person would, who sees its outcome.
  func perform(_ act: TourStep.Act) async {
    let start = session.log.end
    let end =
      session.scene.isAsynchronous
      ? await performWithTasks(act, from: start) : perform(act, from: start, isWatched: true)
    session.finishAct(from: start, at: end)
  }

  /// Performs an act without waiting, with event times as if a person performed it; returns the
  /// scene time at which the act ends, in seconds.
  func perform(_ act: TourStep.Act, from start: Double, isWatched: Bool = false) -> Double {
    if case .sequence(let acts) = act {
      return acts.reduce(start) { perform($1, from: $0, isWatched: isWatched) }
    }
    let frames = frames(of: act, from: start)
    for (place, frame) in frames.enumerated() {
      session.play(frame, to: start + Double(place + 1) * Self.frame)
      if isWatched, act.comesToRest { noteOutcome() }
    }
    var time = start + Double(frames.count) * Self.frame
    guard act.comesToRest else { return time }
    for _ in 0..<Self.mostFrames where !session.isStill {
      time += Self.frame
      session.play(to: time)
      if isWatched { noteOutcome() }
    }
    return time
  }

  /// Performs an act in a scene with tasks, and waits until the tasks have finished.
  private func performWithTasks(_ act: TourStep.Act, from start: Double) async -> Double {
    if case .sequence(let acts) = act {
      var time = start
      for act in acts { time = await performWithTasks(act, from: time) }
      return time
    }
    let frames = frames(of: act, from: start)
    var time = start
    for frame in frames {
      time += Self.frame
      await session.playWithTasks(frame, to: time)
      noteOutcome()
    }
    guard !act.isHeld else { return time }
    for _ in 0..<Self.mostFrames {
      time += Self.frame
      await session.playWithTasks(to: time)
      noteOutcome()
      if session.sceneWake == nil, session.isStill { break }
    }
    return time
  }

  /// The inputs of an act for each frame, with their times.
  private func frames(of act: TourStep.Act, from start: Double) -> [[SceneInput]] {
    switch act {
    case .pointAtCell, .seek, .sequence: []
    case .glide(let target, let seconds): glide(to: target, from: start, seconds: seconds)
    case .strokes(let strokes): frames(of: strokes, from: start)
    case .wheel(let notches): frames(of: wheel(by: notches), from: start)
    case .wait(let seconds):
      Array(repeating: [], count: Int((seconds / Self.frame).rounded()))
    case .inputs(let inputs): frames(of: inputs, from: start)
    }
  }

  private func glide(to target: Double?, from start: Double, seconds: Double) -> [[SceneInput]] {
    guard let scroller = session.scene.panes.first?.scroller else { return [] }
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

  private func wheel(by notches: Int) -> [SceneInput.Action] {
    let viewport = session.scene.panes[0].viewport
    let middle = Point(x: viewport.width / 2, y: viewport.height / 2)
    let turn = InputEvent.Wheel(at: middle, delta: Point(x: 0, y: notches < 0 ? 1 : -1))
    return Array(repeating: .event(.wheel(turn), pane: 0), count: abs(notches))
  }

  private func frames(of inputs: [SceneInput.Action], from start: Double) -> [[SceneInput]] {
    let between = Int((0.2 / Self.frame).rounded())
    return (0..<inputs.count * between).map { frame in
      guard frame.isMultiple(of: between) else { return [] }
      return [
        SceneInput(
          time: start + Double(frame + 1) * Self.frame, action: inputs[frame / between])
      ]
    }
  }

  private func frames(of strokes: [TourStep.Stroke], from start: Double) -> [[SceneInput]] {
    var frames: [[SceneInput]] = []
    for stroke in strokes {
      frames += Array(repeating: [], count: Int((stroke.pause / Self.frame).rounded()))
      if !stroke.choices.isEmpty {
        let time = start + Double(frames.count + 1) * Self.frame
        frames.append(stroke.choices.map { SceneInput(time: time, action: .set($0)) })
      }
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
  /// Whether the pointer stays pressed after the act.
  fileprivate var isHeld: Bool {
    if case .strokes(let strokes) = self { strokes.last?.isHeld == true } else { false }
  }

  /// Whether the content may move on by itself after the act.
  fileprivate var comesToRest: Bool {
    switch self {
    case .strokes: !isHeld
    case .wheel, .inputs, .wait: true
    case .glide, .pointAtCell, .seek, .sequence: false
    }
  }
}
