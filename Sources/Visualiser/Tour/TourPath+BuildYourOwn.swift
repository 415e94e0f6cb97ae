import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows what a scroll view is made of, and what the engine adds.
  static let buildYourOwn = TourPath(
    of: .buildYourOwn, words: [.bounds, .origin, .contentSize, .decelerate],
    steps: buildYourOwnSteps, next: .delegateOrder)

  private static func offset(_ facts: TourFacts, _ pane: Int) -> Double {
    facts.panes.indices.contains(pane) ? facts.panes[pane].bounds.minY : 0
  }

  private static let buildYourOwnSteps: [TourStep] = [
    TourStep(
      title: "A drag moves the bounds", scene: .buildYourOwn,
      text: { _ in
        "On the left, a scroll view of thirty lines. On the right, the engine's. Both get the same "
          + "gesture. The number above each is bounds.origin.y."
      },
      task: "Drag the content up, hold it still, let go.", result: "You let go.", gesture: .drag,
      isDone: { offset($0, 0) >= 20 && $0.isStill },
      outcome: {
        let (own, engine) = (offset($0, 0), offset($0, 1))
        return abs(own - engine) < 0.5
          ? "Both stand at \(tidy(own)). A drag subtracts the way of your hand from bounds.origin. That is "
            + "all that scrolling is."
          : "Your hand moved as you let go: the left one stands at \(tidy(own)), the right one went on to "
            + "\(tidy(engine)). The next step is about that."
      },
      highlights: (.pane(0), .pane(1)),
      act: .strokes([
        TourStep.Stroke(
          start: Point(x: 160, y: 400), way: Point(x: 0, y: -120), duration: 0.5, rest: 0.3)
      ])),
    TourStep(
      title: "Momentum", scene: .buildYourOwn,
      text: { _ in "Now let go while your hand moves." },
      question: TourStep.Question(
        words: "Which side will go on after you let go?", choices: ["both", "the right", "none"],
        answer: { abs(offset($0, 1) - offset($0, 0)) > 5 ? "the right" : "none" }),
      task: "Flick: let go while your hand moves.", result: "Both are at rest.", gesture: .drag,
      isDone: { abs(offset($0, 1) - offset($0, 0)) > 5 && $0.isStill },
      outcome: {
        "The left one stopped where you let go, at \(tidy(offset($0, 0))). The right one decelerated to "
          + "\(tidy(offset($0, 1))). Thirty lines have no momentum."
      },
      highlights: (.pane(0), .pane(1)), isFresh: true,
      act: .strokes([
        TourStep.Stroke(start: Point(x: 160, y: 400), way: Point(x: 0, y: -80), duration: 0.15)
      ])),
    TourStep(
      title: "Past the edge", scene: .buildYourOwn,
      text: { _ in "Both stand at 0, the top. What happens if you pull further down?" },
      question: TourStep.Question(
        words: "Which side can you pull past its top?", choices: ["both", "the right", "none"],
        answer: {
          offset($0, 1) > -1 ? "none" : offset($0, 0) < -1 ? "both" : "the right"
        }),
      task: "Drag down and hold.", result: "You hold it.", gesture: .drag,
      isDone: { offset($0, 1) <= -10 },
      outcome: {
        "The left one stays at \(tidy(offset($0, 0))): two lines clamp it. The right one is at "
          + "\(tidy(offset($0, 1))). It resists more the further you pull, and springs back when you let "
          + "go."
      },
      highlights: (.pane(1), .pane(1)), isFresh: true,
      // The task is done while the pointer still holds the content.
      act: .strokes([
        TourStep.Stroke(
          start: Point(x: 160, y: 120), way: Point(x: 0, y: 150), duration: 0.5, isHeld: true)
      ])),
  ]
}
