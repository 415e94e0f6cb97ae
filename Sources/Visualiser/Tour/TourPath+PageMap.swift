import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows pages that are arranged in two directions, with holes between them.
  static let pageMap = TourPath(
    of: .pageMap, words: [.page, .hole, .contentOffset],
    steps: pageMapSteps, next: .homeFeed)

  private static func swipe(
    _ x: Double, _ y: Double, pause: Double = 0.8, isHeld: Bool = false
  ) -> TourStep.Stroke {
    TourStep.Stroke(
      start: Point(x: 100 - x / 2, y: 150 - y / 2), way: Point(x: x, y: y), duration: 0.2,
      pause: pause, isHeld: isHeld)
  }

  private static let pageMapSteps: [TourStep] = [
    TourStep(
      title: "A map with holes", scene: .pageMap,
      text: TourStep.telling { (map: PageMapFacts, _) in
        "The small map has \(map.pageCount) pages and holes between them. The window shows one page; "
          + "the blue outline marks it. The dark words below say which ways are open."
      },
      task: "Drag the page up, and go to the one below.", result: "Another page.", gesture: .drag,
      isDone: TourStep.when { (map: PageMapFacts, facts) in
        map.visited.count > 1 && map.isOnPage && facts.isStill
      },
      outcome: TourStep.telling { (map: PageMapFacts, _) in
        "You are on page \(map.page). contentOffset is \(tidy(map.offset.x)) \(tidy(map.offset.y)): "
          + "whole pages of \(tidy(map.pageSize.width)) by \(tidy(map.pageSize.height)). However you "
          + "let go, it comes to rest on a page."
      },
      highlights: (.pane(0), .panel), act: .strokes([swipe(0, -120)])),
    TourStep(
      title: "A wall before the hole", scene: .pageMap,
      text: { _ in
        "Back on page 1. On its right is a hole, and beyond it page 2."
      },
      question: TourStep.Question(
        words: "You drag the page to the left. Where will you be?",
        choices: ["on page 2", "in the hole", "on page 1"],
        answer: TourStep.telling { (map: PageMapFacts, _) in "on page \(map.page)" }),
      task: "Drag the page to the left: page 2 lies to its right.", result: "You tried.",
      gesture: .drag,
      isDone: TourStep.when { (map: PageMapFacts, facts) in
        map.strokes.contains { $0.way.x <= -50 } && facts.isStill
      },
      outcome: TourStep.telling { (map: PageMapFacts, _) in
        let stroke = map.strokes.last { $0.way.x <= -50 }
        return "Your hand went \(tidy(-(stroke?.way.x ?? 0))) points to the left, the content "
          + "\(tidy(-(stroke?.moved.x ?? 0))). "
          + (map.visited == [1]
            ? "A hole is a wall: a window half over it would show nothing."
            : "You are on page \(map.page) now, as some other way was open.")
      },
      highlights: (.panel, .pane(0)), isFresh: true, act: .strokes([swipe(-120, 0)])),
    TourStep(
      title: "Round the hole", scene: .pageMap,
      text: { _ in "Page 2 can be reached nevertheless, on pages alone." },
      task: "Find the way to page 2.", result: "Page 2.", gesture: .drag,
      isDone: TourStep.when { (map: PageMapFacts, facts) in
        map.page == 2 && map.isOnPage && facts.isStill
      },
      outcome: TourStep.telling { (map: PageMapFacts, _) in
        let way = map.visited.map(String.init).joined(separator: ", ")
        return
          "You turned \(map.visited.count - 1) pages\(map.visited.count > 10 ? "" : ": \(way)"). "
          + "Page 2 lies only \(tidy(map.offset.x)) points to the right of page 1, but you crossed only "
          + "pages."
      },
      highlights: (.panel, .panel),
      act: .strokes([swipe(0, -120), swipe(-120, 0), swipe(-120, 0), swipe(0, 120)])),
    TourStep(
      title: "Only what is in sight", scene: .pageMap,
      text: TourStep.telling { (map: PageMapFacts, _) in
        "Each page is shown by a view. Of the \(map.pageCount) pages only the one in sight has a view: "
          + "the others are dashed."
      },
      task: "Drag the page up slowly: two pages in sight.", result: "You saw two.", gesture: .drag,
      isDone: TourStep.when { (map: PageMapFacts, _) in map.viewCount > 1 },
      outcome: TourStep.telling { (map: PageMapFacts, _) in
        "\(map.viewCount) views for \(map.pageCount) pages, as long as two are in sight. Let go, and one "
          + "page stays: the other's view shows the next page that comes."
      },
      highlights: (.panel, .pane(0)), isFresh: true,
      // The task is done while the pointer still holds the map.
      act: .strokes([swipe(0, -120, isHeld: true)])),
  ]
}
