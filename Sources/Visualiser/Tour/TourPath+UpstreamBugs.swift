import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows three of the published bugs beside this engine.
  static let upstreamBugs = TourPath(
    of: .upstreamBugs, words: [.row, .cell, .page, .contentOffset], steps: upstreamBugsSteps,
    next: .hand)

  private static let upstreamBugsSteps: [TourStep] = [
    TourStep(
      title: "A place that is lost", scene: .upstreamBugs, variant: 1,
      text: { _ in
        "Left: a published container. Right: this engine. Both get the same input. Rows go in above "
          + "what you see; the number is where Row 4 stands."
      },
      question: TourStep.Question(
        words: "A row goes in above. Which side moves Row 4?",
        choices: ["both", "the right", "the left"],
        answer: { $0.panes[0].figure == $0.panes[1].figure ? "both" : "the left" }),
      task: "Press +, and watch Row 4.", result: "A row more.", gesture: .key,
      isDone: { $0.panes[0].figure != $0.panes[1].figure && $0.isStill },
      outcome: {
        "Row 4 stands at \($0.panes[0].figure ?? "") on the left, at \($0.panes[1].figure ?? "") on the "
          + "right. The left one keeps its offset, so what comes in above pushes down what you read."
      },
      highlights: (.pane(0), .pane(1)), act: .inputs([.addRow])),
    TourStep(
      title: "No reuse any more", scene: .upstreamBugs, variant: 13,
      text: {
        "A list of \($0.panes[1].rows) rows in a stack. On the left, a library that makes the list as tall "
          + "as all its rows."
      },
      question: TourStep.Question(
        words: "How many cells on the left?", choices: ["about 10", "about 20", "60"],
        answer: {
          let count = TourStep.nearest(to: $0.panes[0].made, of: [10, 20, 60])
          return count == 60 ? "60" : "about \(count)"
        }),
      task: "Scroll to the end, or press End.", result: "The end.",
      isDone: { $0.isAtEnd && $0.isStill },
      outcome: {
        "\($0.panes[0].made) cells were made on the left, \($0.panes[1].made) on the right. Both show the "
          + "same rows; on the right only what is in sight is laid out."
      },
      highlights: (.pane(0), .pane(1)), act: .wheel(notches: 60)),
    TourStep(
      title: "A skipped page", scene: .upstreamBugs, variant: 15,
      text: { _ in
        "A map of pages, 200 points wide. A gesture plays by itself: a drag past the middle of page 3, "
          + "then a flick."
      },
      question: TourStep.Question(
        words: "Which side goes on by more than one page?", choices: ["both", "the left", "none"],
        answer: { facts in
          let ways = facts.panes.map { ($0.bounds.minX / 200).rounded() }
          return ways[0] > 1 ? ways[1] > 1 ? "both" : "the left" : "none"
        }),
      task: "Wait until it has played. E plays it again.", result: "At rest.",
      gesture: .pointer,
      isDone: { $0.isStill && $0.time > 3 },
      outcome: {
        "The left one stands at \(tidy($0.panes[0].bounds.minX)), the right one at "
          + "\(tidy($0.panes[1].bounds.minX)). On the left, the drag and the flick count as a page each; the "
          + "right one goes to the page next to where the drag began."
      },
      highlights: (.pane(0), .panel), act: .wait(seconds: 4)),
  ]
}
