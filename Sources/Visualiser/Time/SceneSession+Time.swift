import SceneParts
import ScriptPlayers
import ScrollEngine

// Everything in the present is logged; the past is rebuilt from the log.
extension SceneSession {
  /// The time by which the scene advances when a person steps by a frame, in seconds.
  private static let frame = 1 / ScriptClock.rate
  /// The idle time after which the scene's time stops, in seconds: longer than any pause in a
  /// gesture.
  private static let longestIdleTime = 1.0

  // MARK: Input

  /// Applies an action to the scene and logs it.
  ///
  /// If a person acts while a past moment is shown, later entries of the log are discarded, and
  /// time continues from that moment. `time` is the window's time of the action, in seconds; nil
  /// for now. Does nothing while the run has not reached the shown moment.
  func send(_ action: SceneInput.Action, at time: Double? = nil) {
    guard recordedRun == nil else {
      if action.isOfPerson { onIgnoredAct?() }
      return
    }
    guard isShown else { return }
    let time = time ?? now
    if action.isOfPerson { goOn(at: time) }
    note(action, at: time)
  }

  private func note(_ action: SceneInput.Action, at hostTime: Double) {
    leaveOutIdleTime()
    // Frames may have been shown for later times, but an input never precedes the last logged
    // input.
    let time = max(timeline.sceneTime(at: hostTime), log.lastInputTime)
    let input = SceneInput(
      time: isRecording ? scriptTime(of: time) : time,
      action: action.timed { timeline.sceneTime(at: $0) })
    log.note(input)
    run.apply(input)
  }

  private func leaveOutIdleTime() {
    guard idleTime == .isLeftOut, timeline.isLive, timeline.isPlaying, sceneWake == nil,
      !log.ticks.isEmpty, !log.awaitsTick
    else { return }
    let idle = timeline.sceneTime(at: now) - log.end
    if idle > Self.longestIdleTime {
      timeline.leaveOut(idle - Self.longestIdleTime, before: now)
    }
  }

  /// Whether the run has reached the shown moment; if not, the run catches up in the next tick.
  private var isShown: Bool { timeline.place.map { run.tickCount == $0 + 1 } ?? true }

  private func goOn(at time: Double) {
    for (pane, pointer) in discardFuture() {
      note(.event(.pointerCancelled(pointer), pane: pane), at: time)
    }
    if !timeline.isPlaying { timeline.play(at: time) }
  }

  // MARK: Ticks

  /// Advances to a time of the window, in seconds, including the scene's tasks.
  ///
  /// - Returns: The window's time at which the scene will change by itself, in seconds; nil if it
  ///   will not.
  func tick(to time: Double) async -> Double? {
    guard scene.isAsynchronous else { return advance(to: time) }
    reach(time)
    defer { noteTick() }
    if let place = placeInPast() {
      await run.replay(log, through: place)
      return wakeInPast(at: place)
    }
    leaveOutIdleTime()
    if isRecording {
      while let frame = takeScriptFrame() { sceneWake = await run.tick(to: frame, meter) }
      return scriptWake
    }
    guard let next = nextMoment() else { return nil }
    sceneWake =
      next.isDue ? await run.tick(to: next.time, meter) : run.layOut(at: next.time, meter)
    return windowWake
  }

  /// Advances a scene without tasks to a time of the window, in seconds, as ``tick(to:)`` does.
  func advance(to time: Double) -> Double? {
    reach(time)
    defer { noteTick() }
    if let place = placeInPast() {
      run.replayWithoutTasks(log, through: place)
      return wakeInPast(at: place)
    }
    leaveOutIdleTime()
    if isRecording {
      while let frame = takeScriptFrame() { sceneWake = run.advance(to: frame, meter) }
      return scriptWake
    }
    guard let next = nextMoment() else { return nil }
    sceneWake = next.isDue ? run.advance(to: next.time, meter) : run.layOut(at: next.time, meter)
    return windowWake
  }

  /// The time for the next layout of the scene, in seconds, and whether a logged tick is due; nil
  /// if the scene stands still.
  private func nextMoment() -> (time: Double, isDue: Bool)? {
    guard timeline.isPlaying || stepsOnce || log.ticks.isEmpty || log.awaitsTick else { return nil }
    stepsOnce = false
    let time = max(timeline.sceneTime(at: now), log.end)
    let isDue = log.ticks.isEmpty || log.awaitsTick || sceneWake.map { $0 <= time } ?? false
    if isDue { log.noteTick(at: time) }
    return (time, isDue)
  }

  /// The window's time at which the scene changes by itself, in seconds; nil if it does not.
  private var windowWake: Double? {
    sceneWake.flatMap(timeline.hostTime).map { max(now, $0) }
  }

  // MARK: Frames of a script

  // While a script is recorded, the scene advances in exactly the frames in which the script will
  // be replayed. So a replay ends in the same state, down to the reused cells.
  private var scriptClock: ScriptClock { ScriptClock(start: 0) }

  /// The time of the next frame in which the scene has something to do, in seconds; nil if there is
  /// none.
  private var nextScriptFrame: Double? {
    guard let last = log.ticks.last else { return 0 }
    var due = sceneWake
    if log.awaitsTick, let input = log.inputs.last { due = min(due ?? .infinity, input.time) }
    return due.map { scriptClock.frame(from: $0, after: last.time) }
  }

  /// Logs the next frame and returns its time, in seconds; nil if no frame is due.
  private func takeScriptFrame() -> Double? {
    let time = scriptClock.aligned(timeline.sceneTime(at: now))
    guard let frame = nextScriptFrame, frame <= time else { return nil }
    log.noteTick(at: frame)
    return frame
  }

  /// The window's time at which the next frame is due, in seconds; nil if none is.
  private var scriptWake: Double? {
    nextScriptFrame.flatMap(timeline.hostTime).map { max(now, $0) }
  }

  /// The script's time for an input at a scene time, in seconds: after every earlier frame.
  ///
  /// Earlier frames that are due are played first. A scene with tasks cannot play frames
  /// synchronously, so in such a scene the input comes before the next frame.
  private func scriptTime(of time: Double) -> Double {
    let time = scriptClock.aligned(max(time, log.end))
    if scene.isAsynchronous { return min(time, nextScriptFrame ?? time) }
    while let frame = nextScriptFrame, frame < time {
      log.noteTick(at: frame)
      sceneWake = run.advance(to: frame, meter)
    }
    return time
  }

  // MARK: The past

  /// The index of the logged tick to be shown; nil in the present. Replaces a run that is past this
  /// tick by a new one.
  private func placeInPast() -> Int? {
    guard var place = timeline.place else { return nil }
    if timeline.isPlaying {
      let time = timeline.sceneTime(at: now)
      place = max(place, log.place(at: min(time, stop ?? time)))
      timeline.show(place)
      if let stop, stop <= time { seek(to: stop) }
    }
    if run.tickCount > place + 1 { rewind() }
    return place
  }

  /// The window's time at which the next tick of the log is due, in seconds; nil while time stands
  /// still.
  private func wakeInPast(at place: Int) -> Double? {
    guard place < log.ticks.count - 1 else {
      // Nothing follows a record.
      if recordedRun != nil {
        seek(to: log.end)
        return nil
      }
      timeline.becomeLive()
      // The log does not have the scene's wake time at this moment, so the scene is updated at
      // once.
      sceneWake = log.end
      return timeline.isPlaying ? now : nil
    }
    return timeline.hostTime(of: log.ticks[place + 1].time).map { max(now, $0) }
  }

  // MARK: Playback

  func playOrPause() {
    guard !timeline.isPlaying else { return timeline.pause(at: now) }
    // Nothing follows the last tick of a record, so it begins again.
    if recordedRun != nil, timeline.place == log.ticks.count - 1 { jump(to: 0) }
    timeline.play(at: now)
  }

  func changeRate(by distance: Int) {
    let place = min(max(timeline.ratePlace + distance, 0), Timeline.rates.count - 1)
    timeline.setRate(Timeline.rates[place], at: now)
  }

  /// Cycles through the speeds, from the fastest back to the slowest.
  func nextRate() {
    let place = (timeline.ratePlace + 1) % Timeline.rates.count
    timeline.setRate(Timeline.rates[place], at: now)
  }

  /// Pauses and moves by frames; in the present, a step forward advances the scene by one frame.
  func step(by distance: Int) {
    timeline.pause(at: now)
    let last = log.ticks.count - 1
    let place = (timeline.place ?? last) + distance
    if place > last {
      if timeline.isLive {
        timeline.step(by: Self.frame)
        sceneWake = min(sceneWake ?? .infinity, timeline.sceneTime(at: now))
        stepsOnce = true
      }
      return
    }
    jump(to: place)
  }

  /// Pauses and shows the moment at a scene time, in seconds.
  func seek(to time: Double) {
    timeline.pause(at: now)
    jump(to: log.place(at: time), at: min(max(time, log.start), end))
  }

  /// Shows a tick of the log, at its own time or a later one up to the next tick, in seconds: until
  /// then the scene stands still.
  private func jump(to place: Int, at time: Double = 0) {
    stop = nil
    guard !log.isFull, !log.ticks.isEmpty else { return }
    let place = min(max(place, 0), log.ticks.count - 1)
    timeline.jump(to: place, lyingAt: max(log.ticks[place].time, time), at: now)
  }
}
