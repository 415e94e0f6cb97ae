import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Compares policies for loading pictures while the content moves fast.
  static let lazyLoading = TourPath(
    of: .lazyLoading, words: [.decelerate, .wasted, .targetRectangle],
    steps: lazyLoadingSteps, next: .linkedParallax)

  private static let flick = TourStep.Stroke(
    start: Point(x: 120, y: 380), way: Point(x: 0, y: -260), duration: 0.1, pause: 2)

  /// Whether the content has moved by at least 600 points and is at rest.
  private static let stands = TourStep.when { (_: LoadingFacts, facts) in
    facts.offset >= 600 && facts.isStill
  }

  /// The words for each list, after the list's title.
  private static func list(
    _ loading: LoadingFacts, _ words: (LoadingFacts.List) -> String
  ) -> String {
    loading.lists.map { "\($0.title) \(words($0))" }.joined(separator: ", ")
  }

  private static func empty(_ loading: LoadingFacts) -> String {
    list(loading) { "\($0.emptyAtRest)" }
  }

  private static let lazyLoadingSteps: [TourStep] = [
    TourStep(
      title: "What flies past", scene: .lazyLoading,
      text: {
        "The lists show the same \($0.lists[0].rows) pictures. A picture takes a while to load, so "
          + "each list has its own rule for when to begin. They all follow your hand."
      },
      task: "Flick a list hard.", result: "Everything is loaded.", gesture: .drag,
      isDone: TourStep.when { (loading: LoadingFacts, facts) in
        facts.offset >= 600 && facts.isStill && !loading.isPending
      },
      outcome: TourStep.telling { (loading: LoadingFacts, _) in
        "Wasted requests, whose picture was never shown because its row had gone: "
          + "\(list(loading) { "\($0.wasted)" }). Always asks for every row that flies past."
      },
      highlights: (.pane(0), .panel), act: .strokes([flick])),
    TourStep(
      title: "Known before it stops", scene: .lazyLoading,
      text: { _ in
        "The moment you let go, a scroll view knows where it will stop. Then a red rectangle on "
          + "the right marks that place: only what lies there is loaded."
      },
      question: TourStep.Question(
        words: "As it stops, in which list are pictures missing?",
        choices: ["the left", "the middle", "the right"],
        answer: TourStep.telling { (loading: LoadingFacts, _) in
          let counts = loading.lists.map(\.emptyAtRest)
          let place = counts.firstIndex(of: counts.max() ?? 0) ?? 0
          return ["the left", "the middle", "the right"][place]
        }),
      task: "Flick, and watch for the red rectangle.", result: "At rest.", gesture: .drag,
      isDone: stands,
      outcome: TourStep.telling { (loading: LoadingFacts, _) in
        "Rows that were empty as it came to rest: \(empty(loading)). A list that waits until it is slow "
          + "begins late."
      },
      highlights: (.pane(2), .pane(2)), isFresh: true, act: .strokes([flick])),
    TourStep(
      title: "Below a title", scene: .lazyLoading, variant: 1,
      text: { _ in
        "Now a container scrolls a title and each list. Your hand never moves the list itself; it is "
          + "told where it will stop."
      },
      task: "Flick, and watch what is loaded.", result: "At rest.", gesture: .drag,
      isDone: stands,
      outcome: TourStep.telling { (loading: LoadingFacts, _) in
        "The rules work as before. Rows that were empty as it came to rest: \(empty(loading))."
      },
      highlights: (.pane(2), .panel), isFresh: true, act: .strokes([flick])),
  ]
}
