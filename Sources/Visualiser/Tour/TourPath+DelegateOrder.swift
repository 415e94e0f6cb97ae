import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows which methods of a delegate are called, and when.
  static let delegateOrder = TourPath(
    of: .delegateOrder, words: [.delegate, .contentOffset, .decelerate, .velocity],
    steps: delegateOrderSteps, next: .lazyLoading)

  private static let finger = Point(x: 160, y: 400)
  private static let flick = TourStep.Stroke(
    start: finger, way: Point(x: 0, y: -36), duration: 0.1)

  /// Whether the latest drag has ended and the content is at rest.
  private static let hasLetGo = TourStep.when { (calls: DelegateFacts, facts) in
    calls.drags.last?.willDecelerate != nil && facts.isStill
  }

  private static let delegateOrderSteps: [TourStep] = [
    TourStep(
      title: "Every change is told", scene: .delegateOrder,
      text: { _ in
        "A scroll view tells another object, its delegate, what happens to it. Each call appears on "
          + "the tape below, as it happens."
      },
      task: "Turn the wheel over the content.", result: "The delegate was told.",
      isDone: TourStep.when { (calls: DelegateFacts, facts) in
        calls.scrollCount > 0 && facts.isStill
      },
      outcome: TourStep.telling { (calls: DelegateFacts, facts) in
        calls.callCount == 0
          ? "didScroll came \(times(calls.scrollCount)): whenever contentOffset.y changed, which is "
            + "\(tidy(facts.offset)) now. No other call came, as a wheel or a key is not a drag."
          : "You dragged: besides didScroll, which came \(times(calls.scrollCount)), "
            + "\(calls.callCount) other calls came. The next step is about them."
      },
      highlights: (.pane(0), .panel), act: .wheel(notches: 3)),
    ofDrags(
      title: "A drag that rests",
      text:
        "The delegate hears of a drag from its beginning to its end. At the end, it also learns "
        + "whether the content will go on by itself.",
      task: "Drag the content, hold it still, let go.", result: "You let go.",
      outcome: { calls, _ in
        calls.drags.last?.willDecelerate == false
          ? "You held it still, so didEndDragging said false: it will not decelerate. After that, "
            + "nothing came. In all: didScroll \(times(calls.scrollCount)), and "
            + "\(calls.callCount) other calls."
          : "Your hand still moved as you let go, so didEndDragging said true, and the content went "
            + "on: didScroll came \(times(calls.coastingScrolls)) more. Held still, it says false."
      },
      strokes: [
        TourStep.Stroke(start: finger, way: Point(x: 0, y: -180), duration: 0.5, rest: 0.4)
      ]),
    ofDrags(
      title: "The target is known",
      text:
        "Let go while your hand moves, and the content decelerates. willEndDragging is told where it "
        + "will stop, before it goes there.",
      task: "Flick: let go while your hand moves.", result: "It has come to rest.",
      outcome: { calls, facts in
        let drag = calls.drags.last
        let target = tidy(drag?.target ?? 0)
        return drag?.willDecelerate == true
          ? "At \(tidy(drag?.velocity ?? 0)) points per millisecond, willEndDragging was told: it will "
            + "stop at \(target). Then didScroll came \(times(calls.coastingScrolls)), and "
            + "didEndDecelerating. It stands at \(tidy(facts.offset))."
          : "Your hand was still when you let go: the velocity was 0, and the target was \(target), "
            + "where the content already was. Only a flick makes it decelerate."
      },
      strokes: [flick]),
    ofDrags(
      title: "A missing call",
      text:
        "After a flick, didEndDecelerating says that the content has stopped. Many programs wait for "
        + "it, for instance to load what is in sight.",
      question: TourStep.Question(
        words: "Two flicks, the second before it stops. How often does it come?",
        choices: ["twice", "once", "never"],
        answer: TourStep.telling { (calls: DelegateFacts, _) in times(calls.decelerationEnds) }),
      task: "Flick, and again before it stops.", result: "It has come to rest.",
      isDone: TourStep.when { (calls: DelegateFacts, facts) in
        calls.drags.count > 1 && hasLetGo(facts)
      },
      outcome: { calls, _ in
        let ends = calls.decelerationEnds
        return calls.drags.contains(where: \.isCatch)
          ? "\(calls.drags.count) drags, but didEndDecelerating "
            + (ends == 0 ? "never came" : "came only \(times(ends))")
            + ": if you catch moving content, it is skipped. Look at dragging: it lasts until the "
            + "content stops."
          : "The content stood before you flicked again. \(calls.drags.count) drags, and "
            + "didEndDecelerating came \(times(ends)). Caught in between, it comes "
            + "only at the end."
      },
      // Short enough for all calls to stay on the tape.
      strokes: [
        flick,
        TourStep.Stroke(
          start: finger, way: Point(x: 0, y: -24), duration: 0.15, pause: 0.3),
      ]),
  ]

  /// A step about drags, which does not depend on earlier steps.
  private static func ofDrags(
    title: String, text: String, question: TourStep.Question? = nil, task: String, result: String,
    isDone: @escaping @Sendable (TourFacts) -> Bool = hasLetGo,
    outcome: @escaping @Sendable (DelegateFacts, TourFacts) -> String, strokes: [TourStep.Stroke]
  ) -> TourStep {
    TourStep(
      title: title, scene: .delegateOrder, text: { _ in text }, question: question, task: task,
      result: result,
      gesture: .drag, isDone: isDone, outcome: TourStep.telling(outcome),
      highlights: (.pane(0), .panel), isFresh: true, act: .strokes(strokes))
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    case 2: "twice"
    default: "\(grouped(count)) times"
    }
  }
}
