internal import CSDL2
package import Drawing
package import Geometry
package import Hosting

extension WindowStage {
  /// Shows content until the person closes the window, the content asks to quit, or a signal asks
  /// the program to end; see ``Interruption``. However the run ends, it calls the content's
  /// `windowWillEnd()`.
  ///
  /// Each turn yields the main actor once, so that waiting tasks run; ``wake()`` ends the wait
  /// between two turns. Time counts from this call.
  ///
  /// With `frames`, the run ends after that many painted frames and returns the last picture. Time
  /// is then virtual, in steps of 1/60 s from 0, and input is ignored, so the picture is the same
  /// as that of an ``OffscreenStage``. Without `frames`, the result is nil.
  ///
  /// - Throws: ``StageError/lostDisplay``; ``StageError/lostWindow``;
  ///   ``StageError/window(reason:)`` if the window no longer has pixels, or the X server refuses a
  ///   request; ``StageError/painting(reason:)``; ``StageError/surface(width:height:reason:)`` if
  ///   memory runs out; or an error of a font file.
  @discardableResult
  package func run(
    _ content: any StageContent, frames: Int? = nil
  ) async throws(StageError) -> Picture? {
    quitRequested = false
    clock = MonotonicClock()
    eventTimes = EventTimes()
    commitOrder = CommitOrder()
    try adoptWindowSize()
    painter.forget()
    noteFrame()
    content.resize(to: contentSize)
    Interruption.begin()
    Self.wakesBySignal
    DisplayLoss.loops += 1
    let assistance = frames == nil ? beginSpeaking(for: content) : nil
    defer {
      withExtendedLifetime(assistance) { endSpeaking() }
      DisplayLoss.loops -= 1
      Interruption.end()
      noteFrame()
      content.windowWillEnd()
    }
    if let frames { return try await runVirtually(content, frames: frames) }
    var pacer = FramePacer(interval: window.refresh.interval)
    var resampler = PointerResampler()
    var events: [StageEvent] = []
    var mustPaint = true
    while true {
      let now = clock.now
      if Interruption.hasCome { quitRequested = true }
      for event in resampler.events(for: events, at: now) {
        switch event {
        case .input(let input): content.handle(input)
        case .quit: if content.shouldClose() { quitRequested = true }
        case .exposed:
          painter.forget()
          mustPaint = true
        case .dropped(let path): onDrop?(path)
        case .resized:
          try adoptWindowSize()
          noteFrame()
          content.resize(to: contentSize)
          mustPaint = true
        case .moved:
          pacer.interval = window.refresh.interval
          noteFrame()
        case .settings: desktop?.followXSettings(of: window)
        }
      }
      if try adoptDesktop() {
        content.resize(to: contentSize)
        mustPaint = true
      }
      pacer.turn(at: now)
      let wake = await content.tick(to: now)
      showTextInput(at: content.textInputArea)
      let pause = speaker?.update(isAtRest: wake.map { $0 > now } ?? true)
      let next = [wake, pause.map { now + $0 }].compactMap(\.self).min()
      // A poll between the two halves of a turn tells in which half an event arrived.
      let early = pendingEvents()
      try DisplayLoss.check()
      // Quits only after the tick, so that a report after the end sees the laid-out result of the
      // last events.
      if quitRequested { return nil }
      if mustPaint || pictureRequested || content.needsDisplay { try paint(content) }
      mustPaint = false
      await WaitingTasks.run()
      if quitRequested { return nil }
      events = await collect(
        after: early.events, until: pacer, wake: next,
        hasWork: early.isAny || content.needsDisplay || resampler.isBehind, for: content)
      try DisplayLoss.check()
      if quitRequested { return nil }
    }
  }

  /// Makes a signal end the wait of the running loop; evaluated once.
  private static let wakesBySignal: Void = Interruption.wakes(wakeLoop)

  /// The interval between two pictures in virtual time, in seconds, on any display.
  private static let virtualInterval = 1.0 / 60

  private func runVirtually(
    _ content: any StageContent, frames: Int
  ) async throws(StageError) -> Picture? {
    let last = max(1, frames) - 1
    for frame in 0...last {
      if Interruption.hasCome { quitRequested = true }
      if try ignoreInput() { content.resize(to: contentSize) }
      _ = await content.tick(to: Double(frame) * Self.virtualInterval)
      let isLast = quitRequested || frame == last
      let picture = try paint(content, readingBack: isLast)
      if isLast { return picture }
      await WaitingTasks.run()
    }
    return nil
  }

  /// Applies changes that the window system has made to the window, and ignores input other than a
  /// request to close the window.
  ///
  /// - Returns: Whether the window has another size.
  package func ignoreInput() throws(StageError) -> Bool {
    var isResized = false
    for event in pendingEvents().events {
      switch event {
      case .quit: quitRequested = true
      case .resized:
        try adoptWindowSize()
        isResized = true
      case .exposed: painter.forget()
      case .input, .dropped, .moved, .settings: break
      }
    }
    return isResized
  }

  @discardableResult
  private func paint(
    _ content: any StageContent, readingBack: Bool = false
  ) throws(StageError) -> Picture? {
    costMeter?.begin(.displayList)
    let list = content.displayList(at: scale)
    costMeter?.end(.displayList)
    try present(try paint(list))
    let picture = readingBack ? surface.picture() : nil
    if pictureRequested { savePaintedPicture() }
    return picture
  }

  /// Paints a list for the next ``present(_:)``, and returns the rectangles that may have changed.
  package func paint(_ list: DisplayList) throws(StageError) -> [PixelRect] {
    costMeter?.begin(.paint)
    defer { costMeter?.end(.paint) }
    try adoptSurface()
    return try painter.paint(list)
  }

  /// Shows painted rectangles in the window.
  package func present(_ changes: [PixelRect]) throws(StageError) {
    costMeter?.begin(.present)
    defer { costMeter?.end(.present) }
    guard !changes.isEmpty else { return }
    do throws(StageError) {
      try presenter.present(changes)
      try DisplayLoss.check()
    } catch {
      painter.forget()
      throw error
    }
  }

  /// Waits for the next turn, and returns the events since the last turn, each with its time.
  ///
  /// Tasks run meanwhile; if they change the content, the next turn shows the change.
  private func collect(
    after early: [StageEvent], until pacer: FramePacer, wake: Double?, hasWork: Bool,
    for content: any StageContent
  ) async -> [StageEvent] {
    var events = early
    var hasWork = hasWork
    var hasWaited = false
    while !quitRequested {
      let arrived = pendingEvents(hasWaited: hasWaited)
      if DisplayLoss.error != nil { return events }
      if let speaker, speaker.answer() { hasWork = true }
      events += arrived.events
      hasWork = hasWork || arrived.isAny || content.needsTick
      if events.contains(.quit) { return events }
      let due = pacer.due(wake: wake, hasWork: hasWork)
      let remaining = due.map { $0 - clock.now } ?? .infinity
      if remaining <= 0 { return events }
      speaker?.rest()
      hasWaited = remaining >= 0.001
      if !hasWaited {
        MonotonicClock.sleep(remaining)
      } else if let tasks {
        await tasks.wait(atMost: remaining)
      } else {
        Window.waitForEvent(atMost: remaining)
      }
    }
    return events
  }

  /// The events in the queue, and whether SDL had any, even untranslated ones; `hasWaited` tells
  /// whether the events ended a wait of the loop.
  private func pendingEvents(hasWaited: Bool = false) -> (events: [StageEvent], isAny: Bool) {
    var arrivals: [EventTimes.Arrival] = []
    var isAny = false
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      if WakeEvent.isQuestion(event) { continue }
      isAny = true
      speaker?.note(event)
      if speaker?.keeps(event) == true { continue }
      let modifiers = KeyMap.modifiers(SDL_GetModState().rawValue)
      let wasPressed = translator.isMousePressed
      var stamp: UInt32 = 0
      let serverTime = csdl_server_time(&event, &stamp) == SDL_TRUE ? stamp : nil
      // EventTimes sets all times together, once the number of queued events is known.
      for translated in translator.translate(event, at: 0, modifiers: modifiers) {
        arrivals.append(EventTimes.Arrival(event: translated, serverTime: serverTime))
      }
      if translator.isMousePressed != wasPressed {
        // A drag continues when the mouse leaves the window, until the button is released.
        SDL_CaptureMouse(translator.isMousePressed ? SDL_TRUE : SDL_FALSE)
      }
    }
    arrivals = commitOrder.order(arrivals)
    return (eventTimes.stamp(arrivals, at: clock.now, hasWaited: hasWaited), isAny)
  }
}
