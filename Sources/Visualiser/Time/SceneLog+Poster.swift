import Documents
import SceneParts
import ScriptPlayers
import ScrollEngine

extension SceneLog {
  /// The log of a scene that plays its poster, in frames of a script, to at least one frame after
  /// the moment.
  ///
  /// Points are located in the views as they lie at the start; those of steps without a view, in
  /// the first window. Steps whose view is unknown are left out.
  @MainActor
  init(of poster: Poster, on panes: [Pane]) {
    let clock = ScriptClock(start: 0)
    var events = ScriptEvents(clock: clock)
    var inputs: [SceneInput] = []
    var end = 0.0
    for step in poster.script.steps {
      end = clock.aligned(max(end, step.time ?? 0))
      if case .set(let setting) = step.action {
        inputs.append(SceneInput(time: end, action: .set(setting)))
        continue
      }
      var place: (pane: Int, view: View?) = (0, nil)
      if let id = step.view {
        guard let found = panes.view(withID: id) else { continue }
        place = found
      }
      let news = events.events(of: step, from: end) { place.view?.windowPoint(at: $0) ?? $0 }
      inputs += news.compactMap { SceneInput($0, pane: place.pane) }
      end = news.last?.time ?? end
    }
    self.init()
    noteTick(at: 0)
    let last = Int((max(end, poster.moment) * ScriptClock.rate).rounded(.up)) + 1
    var next = inputs[...]
    for frame in 0...last {
      let time = clock.time(ofFrame: frame)
      while let input = next.first, input.time <= time {
        note(input)
        next.removeFirst()
      }
      if frame > 0 || awaitsTick { noteTick(at: time) }
    }
  }
}

extension SceneInput {
  /// The input that an event of a script is in a scene; nil if it changes nothing there.
  fileprivate init?(_ event: InputEvent, pane: Int) {
    let action: Action? =
      switch event.kind {
      case .text("+"): .addRow
      case .text("-"): .removeRow
      case .text("v"): .turnViewport
      case .pointerDown, .pointerMoved, .pointerUp, .pointerCancelled, .wheel:
        .event(event.kind, pane: pane)
      case .pointerLeft, .key, .text, .composition, .memoryWarning: nil
      }
    guard let action else { return nil }
    self.init(time: event.time, action: action)
  }
}
