import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Compares four ways to come to rest on a page.
  static let paging = TourPath(
    of: .paging, words: [.pageOfList, .contentOffset, .decelerate, .delegate], steps: pagingSteps,
    next: .controllerReuse)

  private static let pagingFlick = TourStep.Act.strokes([
    TourStep.Stroke(start: Point(x: 250, y: 38), way: Point(x: -58, y: 0), duration: 0.1)
  ])

  /// Whether all lists have been released and are at rest.
  private static let restsAfterFlick = TourStep.when { (paging: PagingFacts, facts) in
    paging.ways.allSatisfy { $0.releases > 0 } && paging.ways.contains { $0.offset > 1 }
      && facts.isStill
  }

  private static let pagingSteps: [TourStep] = [
    TourStep(
      title: "One flick, four lists", scene: .paging,
      text: { _ in
        "Four lists of pages get the same gesture. The first one sets isPagingEnabled. The others let "
          + "their delegate choose the page."
      },
      question: TourStep.Question(
        words: "You flick hard. Which go just one page?", choices: ["all", "the first", "none"],
        answer: TourStep.telling { (paging: PagingFacts, _) in
          paging.ways.allSatisfy { $0.page == 1 }
            ? "all" : paging.ways[0].page == 1 ? "the first" : "none"
        }),
      task: "Flick one of the lists to the left.", result: "All are at rest.", gesture: .drag,
      isDone: restsAfterFlick,
      outcome: TourStep.telling { (paging: PagingFacts, _) in
        "isPagingEnabled goes one page at a time: the first list shows page \(paging.ways[0].page). The "
          + "others go as far as the flick carries them: to pages \(paging.ways[1].page), "
          + "\(paging.ways[2].page) and \(paging.ways[3].page)."
      },
      highlights: (.pane(0), .panel), act: pagingFlick),
    TourStep(
      title: "It stops, then jerks", scene: .paging,
      text: { _ in
        "The second list lets the flick run out. Only then does its delegate scroll to the nearest "
          + "page."
      },
      task: "Flick, and watch the second list.", result: "It has stopped twice.", gesture: .drag,
      isDone: TourStep.when { (paging: PagingFacts, facts) in
        paging.ways[1].interventions > 0 && facts.isStill
      },
      outcome: TourStep.telling { (paging: PagingFacts, _) in
        "The second list came to rest at \(tidy(paging.ways[1].stop ?? 0)), between two pages. Then it "
          + "started again, and went to \(tidy(paging.ways[1].offset)). That is the jerk: see its line "
          + "below."
      },
      highlights: (.pane(1), .panel), isFresh: true, act: pagingFlick),
    TourStep(
      title: "Choose before it moves", scene: .paging,
      text: { _ in
        "When you let go, willEndDragging names the place where the list will stop. The third and the "
          + "fourth list change it to the start of a page. The fourth has pages of unequal widths."
      },
      question: TourStep.Question(
        words: "Will the fourth list stop on a page?", choices: ["yes", "no"],
        answer: TourStep.telling { (paging: PagingFacts, _) in
          paging.ways[3].isOnPage ? "yes" : "no"
        }),
      task: "Flick once more.", result: "At rest.", gesture: .drag,
      isDone: restsAfterFlick,
      outcome: TourStep.telling { (paging: PagingFacts, _) in
        "The fourth list stands at \(tidy(paging.ways[3].offset)), the start of page "
          + "\(paging.ways[3].page), the third at \(tidy(paging.ways[2].offset)), the start of page "
          + "\(paging.ways[2].page). Each slowed down once, without a jerk."
      },
      highlights: (.pane(3), .panel), isFresh: true, act: pagingFlick),
  ]
}
