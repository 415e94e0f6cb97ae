import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows what happens when a list is pulled down to load new rows.
  static let refreshControl = TourPath(
    of: .refreshControl, words: [.contentOffset, .contentInset], steps: refreshControlSteps,
    next: .insets)

  private static func pull(rest: Double, isHeld: Bool) -> TourStep.Act {
    .strokes([
      TourStep.Stroke(
        start: Point(x: 200, y: 20), way: Point(x: 0, y: 275), duration: 0.4, rest: rest,
        pause: 0.2, isHeld: isHeld)
    ])
  }

  private static let refreshControlSteps: [TourStep] = [
    TourStep(
      title: "Pull and let go", scene: .refreshControl,
      text: TourStep.telling { (list: RefreshFacts, _) in
        "\(list.messageCount) messages. Pulled down by \(tidy(list.threshold)) points, the list asks for new "
          + "ones. The answer takes 1.2 s."
      },
      question: TourStep.Question(
        words: "You let go. Where do the rows wait?", choices: ["at the top", "below the dots"],
        answer: TourStep.telling { (list: RefreshFacts, _) in
          list.inset > 0 ? "below the dots" : "at the top"
        }),
      task: "Pull down past the line, and let go.", result: "It refreshes.", gesture: .drag,
      isDone: TourStep.when { (list: RefreshFacts, facts) in
        list.isRefreshing && !list.isHeld && list.inset > 0 && abs(facts.offset + list.inset) < 1
      },
      outcome: TourStep.telling { (list: RefreshFacts, facts) in
        "The rows wait \(tidy(list.inset)) points below the top: adjustedContentInset.top is "
          + "\(tidy(list.inset)) while the list refreshes, so contentOffset.y is \(tidy(facts.offset))."
      },
      highlights: (.pane(0), .panel), act: pull(rest: 0.1, isHeld: false)),
    TourStep(
      title: "Pull and hold", scene: .refreshControl,
      text: { _ in
        "Now hold the list until the answer has come."
      },
      question: TourStep.Question(
        words: "The answer comes. What do the rows do?", choices: ["they jump", "they wait"],
        answer: TourStep.telling { (list: RefreshFacts, _) in
          list.jump > 0 ? "they jump" : "they wait"
        }),
      task: "Pull past the line and hold, for 2 s.", result: "The answer has come.", gesture: .drag,
      isDone: TourStep.when { (list: RefreshFacts, _) in list.hasAnswer && list.isHeld },
      outcome: TourStep.telling { (list: RefreshFacts, _) in
        "The answer is there, but there are still \(list.messageCount) messages: the program waits until "
          + "you let go. What you hold has jumped by \(tidy(list.jump)) points."
      },
      highlights: (.pane(0), .pane(0)), isFresh: true, act: pull(rest: 1.4, isHeld: true)),
    TourStep(
      title: "If it does not wait", scene: .refreshControl, variant: 1,
      text: { _ in
        "The same list, but the program shows new messages as soon as they come."
      },
      task: "Pull past the line and hold, for 2 s.", result: "They came.", gesture: .drag,
      isDone: TourStep.when { (list: RefreshFacts, _) in list.arrivedCount > 0 && list.jump > 0 },
      outcome: TourStep.telling { (list: RefreshFacts, _) in
        "\(list.arrivedCount) messages came in above, and what you held jumped by \(tidy(list.jump)) points "
          + "under the pointer: their height."
      },
      highlights: (.pane(0), .pane(0)), act: pull(rest: 1.4, isHeld: true)),
  ]
}
