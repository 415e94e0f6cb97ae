import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Compares two ways to scroll two tables as one.
  static let naiveAndContainer = TourPath(
    of: .naiveAndContainer, words: [.row, .cell, .viewport, .frame, .container, .reuseQueue],
    steps: naiveAndContainerSteps, next: .container)

  private static let naiveAndContainerSteps: [TourStep] = [
    TourStep(
      title: "The same rows, twice", scene: .naiveAndContainer,
      text: {
        "Two tables with \($0.panes[0].rows) rows in all, twice. On the left, each table's frame is as "
          + "tall as all its rows. On the right, the container cuts it to what you see."
      },
      task: "Scroll a little on either side.", result: "Both sides moved.",
      isDone: { $0.offset >= 40 && $0.isStill },
      outcome: {
        "Both sides stand at \(tidy($0.offset)) and look the same. But on the left "
          + "\($0.panes[0].onScreen + $0.offScreen) cells draw rows, on the right "
          + "\($0.panes[1].onScreen). The others wait, or were never made."
      },
      highlights: (.pane(0), .map), showsFrames: true, act: .wheel(notches: 2)),
    TourStep(
      title: "To the end", scene: .naiveAndContainer,
      text: {
        "On the left, \($0.panes[0].made) cells were made before anything appeared: one for each row. "
          + "On the right, \($0.panes[1].made) so far."
      },
      question: TourStep.Question(
        words: "How many will the right side have made at the end?",
        choices: ["about 20", "about 40", "60"],
        answer: {
          let count = TourStep.nearest(to: $0.panes[1].made, of: [20, 40, 60])
          return count == 60 ? "60" : "about \(count)"
        }),
      task: "Scroll to the end, or press End.", result: "The last row.",
      isDone: { $0.isAtEnd },
      outcome: {
        "\($0.panes[1].made) cells on the right, \($0.panes[0].made) on the left. In the container a row "
          + "that leaves gives its cell back, and a later row of the same table takes it."
      },
      highlights: (.pane(1), .bill), showsFrames: true, act: .glide(to: nil, seconds: 2)),
    TourStep(
      title: "With fewer rows", scene: .naiveAndContainer, variant: 1,
      text: {
        "The same with \($0.panes[0].rows) rows, 9 and 12. The viewport shows most rows of a table at "
          + "once."
      },
      question: TourStep.Question(
        words: "Will the container still need fewer cells?", choices: ["yes", "no"],
        answer: { $0.panes[1].made < $0.panes[0].made ? "yes" : "no" }),
      task: "Scroll slowly to the end.", result: "The last row.",
      isDone: { $0.isAtEnd },
      outcome: {
        let (naive, container) = ($0.panes[0].made, $0.panes[1].made)
        return
          (container < naive
          ? "\(container) cells were made on the right, \(naive) on the left. "
          : "Both sides have made \(naive) cells: each table made as many as it shows at once. ")
          + "But only \($0.panes[1].onScreen) draw now on the right. Reuse pays when lists are longer than "
          + "the viewport."
      },
      highlights: (.map, .bill), showsFrames: true, act: .glide(to: nil, seconds: 2)),
  ]
}
