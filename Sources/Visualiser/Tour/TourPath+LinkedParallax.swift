import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows scroll views whose offsets follow the offset of another scroll view.
  static let linkedParallax = TourPath(
    of: .linkedParallax, words: [.contentOffset, .linked, .parallax],
    steps: linkedParallaxSteps, next: .pageMap)

  private static func swipe(
    _ way: Double, y: Double = 200, pause: Double = 0.1, isHeld: Bool = false
  ) -> TourStep.Stroke {
    TourStep.Stroke(
      start: Point(x: way < 0 ? 250 : 70, y: y), way: Point(x: way, y: 0), duration: 0.2,
      pause: pause, isHeld: isHeld)
  }

  private static let linkedParallaxSteps: [TourStep] = [
    TourStep(
      title: "Two scroll views, one gesture", scene: .linkedParallax,
      text: TourStep.telling { (linked: LinkedFacts, _) in
        "The cards and the titles above them are two scroll views. A page of cards is "
          + "\(tidy(linked.pageWidth)) points wide, a title \(tidy(linked.titleWidth)). They are linked: "
          + "one moves the other."
      },
      question: TourStep.Question(
        words: "The cards go 320 points. How far will the titles go?",
        choices: ["320", "144", "0"],
        answer: TourStep.telling { (linked: LinkedFacts, _) in
          tidy(linked.titles.moved / max(1, linked.pages.moved) * 320)
        }),
      task: "Drag the cards to the left.", result: "The titles followed.", gesture: .drag,
      isDone: TourStep.when { (linked: LinkedFacts, facts) in
        linked.pages.moved >= linked.pageWidth - 0.5 && facts.isStill
      },
      outcome: TourStep.telling { (linked: LinkedFacts, _) in
        "The cards have moved \(tidy(linked.pages.moved)) points, the titles "
          + "\(tidy(linked.titles.moved)). That is page \(linked.page) of \(linked.pageCount) on both: "
          + "the share of the way is the same, not the distance."
      },
      highlights: (.pane(0), .panel), act: .strokes([swipe(-160)])),
    TourStep(
      title: "It works both ways", scene: .linkedParallax,
      text: { _ in "A link may go both ways. Then neither is the master of the other." },
      task: "Drag the titles to the left.", result: "The cards followed.", gesture: .drag,
      isDone: TourStep.when { (linked: LinkedFacts, facts) in
        linked.dragged == .titles && linked.titles.moved >= linked.titleWidth - 0.5 && facts.isStill
      },
      outcome: TourStep.telling { (linked: LinkedFacts, _) in
        "The titles have moved \(tidy(linked.titles.moved)) points, and moved the cards by "
          + "\(tidy(linked.pages.moved)): for each point, \(tidy(linked.pageWidth)) ÷ "
          + "\(tidy(linked.titleWidth)) points."
      },
      highlights: (.view("titles"), .panel), isFresh: true, act: .strokes([swipe(-90, y: 30)])),
    TourStep(
      title: "Near and far", scene: .linkedParallax,
      text: TourStep.telling { (linked: LinkedFacts, _) in
        "Two skylines lie behind the cards. They do not scroll by themselves; the cards' offset places "
          + "them. The near one may move \(tidy(linked.near.length)) points, the far one "
          + "\(tidy(linked.far.length))."
      },
      task: "Go on to the last card.", result: "The last card.", gesture: .drag,
      isDone: TourStep.when { (linked: LinkedFacts, facts) in
        linked.pages.moved >= linked.pages.length - 0.5 && facts.isStill
      },
      outcome: TourStep.telling { (linked: LinkedFacts, _) in
        "The cards have moved \(tidy(linked.pages.moved)) points, the near skyline "
          + "\(tidy(linked.near.moved)), the far one \(tidy(linked.far.moved)). What moves less seems "
          + "farther away: that is parallax."
      },
      highlights: (.panel, .panel),
      act: .strokes([swipe(-160)] + (0..<5).map { _ in swipe(-160, pause: 0.9) })),
    TourStep(
      title: "Past the end", scene: .linkedParallax,
      text: { _ in
        "Cards can be pulled past their end. A skyline that followed would show where it ends."
      },
      task: "Pull the last card further to the left.",
      taskNow: { facts in
        let linked = facts.scene as? LinkedFacts
        return linked.map { $0.page < $0.pageCount } == true
          ? "Go to the last card, and pull it further." : "Pull the last card further to the left."
      }, result: "Pulled.", gesture: .drag,
      isDone: TourStep.when { (linked: LinkedFacts, _) in
        linked.pages.moved >= linked.pages.length + 10
      },
      outcome: TourStep.telling { (linked: LinkedFacts, _) in
        "The cards were \(tidy(linked.pages.moved - linked.pages.length)) points past their end. The "
          + "skylines stopped at \(tidy(linked.near.moved)) and \(tidy(linked.far.moved)), the ends of "
          + "their travel, so no gap appears."
      },
      highlights: (.pane(0), .panel),
      // The task is done while the pointer still holds the pages.
      act: .strokes([swipe(-160, isHeld: true)])),
  ]
}
