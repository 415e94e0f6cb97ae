import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Compares pages of fixed sizes with pages that follow the viewport when it rotates.
  static let contentView = TourPath(
    of: .contentView, words: [.pageOfList, .viewport, .contentOffset], steps: contentViewSteps,
    next: .constraints)

  private static func page(_ pane: TourFacts.PaneFacts) -> Double {
    (pane.bounds.minX / pane.bounds.width * 10).rounded() / 10 + 1
  }

  private static func isWide(_ facts: TourFacts) -> Bool {
    facts.panes[0].bounds.width > facts.panes[0].bounds.height
  }

  private static func rests(_ facts: TourFacts) -> Bool {
    facts.isStill && [240, 400].contains(facts.panes[0].bounds.width)
  }

  private static let contentViewSteps: [TourStep] = [
    TourStep(
      title: "The same pages, twice", scene: .contentView,
      text: {
        "The viewport is \(tidy($0.panes[0].bounds.width)) × \(tidy($0.panes[0].bounds.height)). On the "
          + "left, the program has set the size of each page. On the right, pages are as large as the "
          + "viewport, whatever it is."
      },
      task: "Turn to page 4 or further.", result: "Both show the same page.", gesture: .drag,
      isDone: { page($0.panes[0]) >= 4 && $0.isStill },
      outcome: {
        "Both stand on page \(tidy(page($0.panes[0]))), at \(tidy($0.panes[0].bounds.minX)) points: so far "
          + "there is no difference."
      },
      highlights: (.pane(0), .panel),
      act: .strokes(
        (0..<3).map { _ in
          TourStep.Stroke(
            start: Point(x: 200, y: 200), way: Point(x: -120, y: 0), duration: 0.1, pause: 1)
        })),
    TourStep(
      title: "The viewport rotates", scene: .contentView,
      text: {
        "V rotates the viewport. You are on page \(tidy(page($0.panes[1])))."
      },
      question: TourStep.Question(
        words: "Which side still shows just that page?", choices: ["both", "the right", "none"],
        answer: {
          let pages = $0.panes.map { page($0) }
          let whole = $0.panes[0].bounds.width == 240
          return whole ? "both" : pages[1] == pages[1].rounded() ? "the right" : "none"
        }),
      task: "Press V.", result: "Rotated.", gesture: .key,
      isDone: { isWide($0) && rests($0) },
      outcome: {
        let left = $0.panes[0].bounds
        let (first, last) = (Int(left.minX / 240) + 1, Int((left.maxX / 240).rounded(.up)))
        return
          "On the left, pages are still 240 wide and the viewport is \(tidy(left.width)): you see "
          + (first < last ? "page \(first) and a part of page \(last). " : "page \(first). ")
          + "On the right, each page became as wide as the viewport, and the offset "
          + "\(tidy($0.panes[1].bounds.minX)): still page \(tidy(page($0.panes[1])))."
      },
      highlights: (.pane(1), .panel),
      act: .sequence([.inputs([.turnViewport]), .wait(seconds: 0.6)])),
    TourStep(
      title: "And back", scene: .contentView,
      text: { _ in "Turn it back, and compare." },
      task: "Press V until the viewport is upright.", result: "Upright again.", gesture: .key,
      isDone: { !isWide($0) && rests($0) && $0.began.size.width > $0.began.size.height },
      outcome: {
        "On the left, page \(tidy(page($0.panes[0]))); on the right, page \(tidy(page($0.panes[1]))). A "
          + "content view that takes its size from the scroll view needs no numbers, and keeps its page."
      },
      highlights: (.pane(0), .panel),
      act: .sequence([.inputs([.turnViewport]), .wait(seconds: 0.6)])),
  ]
}
