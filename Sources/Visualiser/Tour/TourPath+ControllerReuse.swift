import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows how a few view controllers serve many pages.
  static let controllerReuse = TourPath(
    of: .controllerReuse, words: [.page, .viewController, .contentOffset],
    steps: controllerReuseSteps, next: .linkedParallax)

  private static func turns(_ count: Int) -> [TourStep.Stroke] {
    (0..<abs(count)).map { _ in
      TourStep.Stroke(
        start: Point(x: count > 0 ? 260 : 60, y: 40), way: Point(x: count > 0 ? -120 : 120, y: 0),
        duration: 0.1, pause: 1)
    }
  }

  private static let scrollOfTable = TourStep.Stroke(
    start: Point(x: 140, y: 290), way: Point(x: 0, y: -190), duration: 0.4, rest: 0.2)

  private static let controllerReuseSteps: [TourStep] = [
    TourStep(
      title: "Ten pages", scene: .controllerReuse,
      text: TourStep.telling { (pages: ControllerReuseFacts, _) in
        "A view controller shows each page. Only the page that you see and its neighbours have one: "
          + "now pages \(list(pages.shown.map(\.page)))."
      },
      question: TourStep.Question(
        words: "How many controllers for 10 pages?", choices: ["10", "5", "3"],
        answer: TourStep.telling { (pages: ControllerReuseFacts, _) in
          "\(pages.controllerCount)"
        }),
      task: "Turn the pages, to page 4 or further.", result: "You are there.", gesture: .drag,
      isDone: TourStep.when { (pages: ControllerReuseFacts, facts) in
        pages.page >= 4 && facts.isStill
      },
      outcome: TourStep.telling { (pages: ControllerReuseFacts, _) in
        let current = pages.current
        return
          "\(pages.controllerCount) controllers serve \(pages.pageCount) pages. Page \(pages.page) is "
          + "shown by controller \(current?.instance ?? 0), which has shown "
          + "\(pages.pagesShown[current?.instance ?? 0] ?? 0) pages so far. A page two away gives its "
          + "controller back."
      },
      highlights: (.pane(0), .panel), act: .strokes(turns(3))),
    TourStep(
      title: "A page comes back", scene: .controllerReuse,
      text: { _ in
        "Each page has a table that scrolls. Scroll it, go away far enough for the page to lose its "
          + "controller, and come back."
      },
      question: TourStep.Question(
        words: "Where will the table be?", choices: ["at its top", "where you left it"],
        answer: TourStep.telling { (pages: ControllerReuseFacts, _) in
          pages.current.map { $0.offset > 0 } == true ? "where you left it" : "at its top"
        }),
      task: "Scroll the table, turn two pages, and turn back.", result: "The page is back.",
      gesture: .drag,
      isDone: TourStep.when { (pages: ControllerReuseFacts, facts) in
        guard let current = pages.current, let kept = pages.kept[current.page] else { return false }
        return abs(current.offset - kept) < 0.5 && facts.isStill
      },
      outcome: TourStep.telling { (pages: ControllerReuseFacts, _) in
        "Page \(pages.page)'s table is at \(tidy(pages.current?.offset ?? 0)) again. The page had lost its "
          + "controller, but the program kept this number, and gave it to controller "
          + "\(pages.current?.instance ?? 0), which shows the page now."
      },
      highlights: (.pane(0), .panel),
      act: .strokes([scrollOfTable] + turns(2) + turns(-2))),
    TourStep(
      title: "If nothing is kept", scene: .controllerReuse, variant: 1,
      text: { _ in
        "The same pages, but the program neither clears a controller nor keeps the place of a page."
      },
      question: TourStep.Question(
        words: "Scroll page 1. Where does page 4 start?",
        choices: ["at its top", "where page 1 was"],
        answer: TourStep.telling { (pages: ControllerReuseFacts, _) in
          pages.current.map { $0.offset > 0 } == true ? "where page 1 was" : "at its top"
        }),
      task: "Scroll the table. Then turn to page 4.", result: "You are there.",
      gesture: .drag,
      isDone: TourStep.when { (pages: ControllerReuseFacts, facts) in
        guard let current = pages.current else { return false }
        return pages.page >= 4 && current.offset > 0 && facts.isStill
      },
      outcome: TourStep.telling { (pages: ControllerReuseFacts, _) in
        "You see page \(pages.page) for the first time, but its table is at "
          + "\(tidy(pages.current?.offset ?? 0)). Controller \(pages.current?.instance ?? 0) showed an earlier "
          + "page, and its table stayed where it was."
      },
      highlights: (.pane(0), .pane(0)),
      act: .strokes([scrollOfTable] + turns(3))),
  ]

  /// Numbers in words, such as `1, 2 and 3`.
  static func list(_ numbers: [Int]) -> String {
    let words = numbers.map(String.init)
    guard let last = words.last, words.count > 1 else { return words.first ?? "none" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
