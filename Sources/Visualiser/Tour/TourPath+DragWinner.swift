import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows which of two scroll views gets a drag, and when a button keeps it.
  static let dragWinner = TourPath(
    of: .dragWinner, words: [.recognizer, .contentOffset], steps: dragWinnerSteps,
    next: .placeKept)

  private static let finger = Point(x: 150, y: 250)
  private static let dragUp = TourStep.Act.strokes([
    TourStep.Stroke(start: finger, way: Point(x: 20, y: -110), duration: 0.4, rest: 0.2)
  ])

  /// A pressed pointer on the button, moved up by a distance in points.
  private static func pressed(_ distance: Double) -> InputEvent.Pointer {
    InputEvent.Pointer(at: finger - Point(x: 0, y: distance), isPressed: true)
  }

  /// Whether the step has seen a drag of some length that somebody got, and the pointer is up again.
  private static func hasDragged(_ drag: DragFacts, _ facts: TourFacts) -> Bool {
    drag.count > facts.before(drag).count && !drag.isHeld && drag.winner != nil
      && drag.way.length > 20 && facts.isStill
  }

  private static func states(_ participant: DragFacts.Participant) -> String {
    participant.states.joined(separator: ", ")
  }

  private static let dragWinnerSteps: [TourStep] = [
    TourStep(
      title: "Across", scene: .dragWinner,
      text: TourStep.telling { (drag: DragFacts, _) in
        "A strip that scrolls sideways, in a list that scrolls up and down. Each has a pan recognizer, "
          + "and both get your pointer."
      },
      question: TourStep.Question(
        words: "You press on the strip and drag up. Who gets it?",
        choices: ["the strip", "the list"],
        answer: TourStep.telling { (drag: DragFacts, _) in "the \(drag.winner ?? "list")" }),
      task: "Press on the strip, and drag up.", result: "You dragged.", gesture: .drag,
      isDone: TourStep.when { (drag: DragFacts, facts) in
        hasDragged(drag, facts) && drag.way.longerAxis == .vertical
      },
      outcome: TourStep.telling { (drag: DragFacts, _) in
        "Outside the circle of \(tidy(drag.slop)) points, you moved further up or down than sideways. The "
          + "strip's pan: \(states(drag.inner)). The list's: \(states(drag.list)). It moved by "
          + "\(tidy(abs(drag.list.movement.y)))."
      },
      highlights: (.pane(0), .pane(0)), act: dragUp),
    TourStep(
      title: "Along", scene: .dragWinner, variant: 1,
      text: { _ in
        "Now a list in a list: both scroll up and down, and both could move."
      },
      question: TourStep.Question(
        words: "You drag up on the inner list. Who gets it?",
        choices: ["the outer list", "the inner list"],
        answer: TourStep.telling { (drag: DragFacts, _) in "the \(drag.winner ?? "inner list")" }),
      task: "Press on the inner list, and drag up.", result: "You dragged.", gesture: .drag,
      isDone: TourStep.when { (drag: DragFacts, facts) in
        hasDragged(drag, facts) && drag.way.y < 0
      },
      outcome: TourStep.telling { (drag: DragFacts, _) in
        "The \(drag.winner ?? "") got it. The inner pan is asked first: \(states(drag.inner)). The outer pan: "
          + "\(states(drag.list)). The inner list moved by \(tidy(drag.inner.movement.y)) points, the outer "
          + "by \(tidy(drag.list.movement.y))."
      },
      highlights: (.pane(0), .pane(0)), act: dragUp),
    TourStep(
      title: "At its end", scene: .dragWinner, variant: 1,
      text: { _ in
        "The inner list has been scrolled to its end. It cannot go on upwards."
      },
      question: TourStep.Question(
        words: "You drag up on it again. Who gets it?",
        choices: ["the inner list", "the outer list"],
        answer: TourStep.telling { (drag: DragFacts, _) in "the \(drag.winner ?? "outer list")" }),
      task: "Press on the inner list, and drag up.", result: "You dragged.", gesture: .drag,
      isDone: TourStep.when { (drag: DragFacts, facts) in
        hasDragged(drag, facts) && drag.way.y < 0 && drag.inner.isAtEnd
          && drag.inner.movement == .zero
      },
      outcome: TourStep.telling { (drag: DragFacts, _) in
        "The \(drag.winner ?? "") got it. The inner pan: \(states(drag.inner)), because its list was at "
          + "its end when the drag began. The outer pan: \(states(drag.list)); its list moved by "
          + "\(tidy(drag.list.movement.y)) points."
      },
      highlights: (.pane(0), .pane(0)), isFresh: true,
      start: .wheel(notches: 12), act: dragUp),
    TourStep(
      title: "A button", scene: .dragWinner, variant: 4,
      text: { _ in
        "A button in a list. The list keeps your touch from it for a moment, because you may be about to "
          + "drag."
      },
      question: TourStep.Question(
        words: "You press, wait half a second, then drag. Who gets it?",
        choices: ["the list", "the button"],
        answer: TourStep.telling { (drag: DragFacts, _) in "the \(drag.winner ?? "button")" }),
      task: "Press the button, wait, then drag up.", result: "You dragged.", gesture: .drag,
      isDone: TourStep.when { (drag: DragFacts, facts) in hasDragged(drag, facts) },
      outcome: TourStep.telling { (drag: DragFacts, _) in
        drag.delay.map {
          "After \(timeText($0)) the button got the touch, and a control keeps it: the list's pan "
            + "\(drag.list.states.last ?? ""), and its list moved by \(tidy(drag.list.movement.y))."
        }
          ?? "You dragged at once, so the list's pan began, and the button got nothing: the list moved "
          + "by \(tidy(drag.list.movement.y)). Wait longer, and the button gets the touch first."
      },
      highlights: (.pane(0), .pane(0)),
      act: .inputs(
        [.event(.pointerDown(pressed(0)), pane: 0)]
          + [0, 0, 60, 120, 120].map { .event(.pointerMoved(pressed($0)), pane: 0) }
          + [.event(.pointerUp(pressed(120)), pane: 0)])),
  ]
}
