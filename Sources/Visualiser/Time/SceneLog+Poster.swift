import Documents
import SceneParts
import ScriptPlayers
import ScrollEngine

extension SceneLog {
  /// The log of a scene that plays its poster, in frames of a script, to at least one frame after
  /// the moment.
  ///
  /// Points are located in the views as they lie at the start. Steps whose view is unknown are left
  /// out.
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
      guard let place = Place(of: step.view, in: panes) else { continue }
      let news = events.events(of: step, from: end, place.point)
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

/// The place of a named view in its pane.
@MainActor
private struct Place {
  let pane: Int
  private let view: View?

  /// Fails if no pane has a view with that id; without an id, the place is the first window.
  init?(of id: String?, in panes: [Pane]) {
    guard let id else {
      (pane, view) = (0, nil)
      return
    }
    for (place, pane) in panes.enumerated() {
      guard let view = pane.namedViews.first(where: { $0.id == id })?.view else { continue }
      (self.pane, self.view) = (place, view)
      return
    }
    return nil
  }

  /// The point of the pane's window at a point of the view's visible part.
  func point(_ point: Point) -> Point {
    view.map { $0.convert($0.bounds.origin + point, to: nil) } ?? point
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
