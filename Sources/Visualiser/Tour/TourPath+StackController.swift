import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows view controllers that scroll as one, and what a list among them keeps.
  static let stackController = TourPath(
    of: .stackController, words: [.viewController, .frame, .cell, .viewport],
    steps: stackControllerSteps, next: .stackEditing)

  private static let stackControllerSteps: [TourStep] = [
    TourStep(
      title: "Three controllers, one scroll", scene: .stackController,
      text: {
        "A header, a list of \($0.rows) rows and a footer: three controllers in one scroll view. The "
          + "list's frame, the blue outline, is \(tidy($0.lists[0].frame.height)) points tall now."
      },
      task: "Scroll down until the header is gone.", result: "The header is gone.",
      isDone: { $0.offset >= 200 && $0.isStill },
      outcome: {
        "At \(tidy($0.offset)), the list's frame is \(tidy($0.lists[0].frame.height)) points tall, of a "
          + "viewport of \(tidy($0.viewportHeight)). Its rows are \(tidy($0.lists[0].contentSize.height)) "
          + "points tall in all. Only what you see is its frame."
      },
      highlights: (.pane(0), .view("table")), showsFrames: true, act: .wheel(notches: 4)),
    TourStep(
      title: "To the footer", scene: .stackController,
      text: {
        "\($0.made) cells so far. The list is a table, so a row that leaves its frame gives its cell back."
      },
      question: TourStep.Question(
        words: "How many cells for all 20 rows?", choices: ["20", "about 10", "3"],
        answer: {
          let count = TourStep.nearest(to: $0.made, of: [20, 10, 3])
          return count == 10 ? "about 10" : "\(count)"
        }),
      task: "Scroll to the footer.", result: "The end.",
      isDone: { $0.isAtEnd },
      outcome: {
        "\($0.made) cells were made for \($0.rows) rows. The list did not become as tall as its rows to "
          + "scroll with its neighbours: the stack cuts its frame, and it reuses its cells."
      },
      highlights: (.map, .bill), showsFrames: true, act: .glide(to: nil, seconds: 2)),
    TourStep(
      title: "A height from constraints", scene: .stackController, variant: 1,
      text: {
        "Here nobody states a height: constraints in each controller give it. All content is "
          + "\(tidy($0.panes[0].contentSize.height)) points tall. + makes the note longer."
      },
      task: "Press +.", result: "It has grown.", gesture: .key,
      isDone: { $0.panes[0].contentSize.height > $0.began.contentSize.height && $0.isStill },
      outcome: {
        let (old, new) = ($0.began.contentSize.height, $0.panes[0].contentSize.height)
        return "The content was \(tidy(old)) points tall and is \(tidy(new)): the stack asked the "
          + "constraints again, and the rows below moved down by \(tidy(new - old))."
      },
      highlights: (.pane(0), .pane(0)), act: .inputs([.addRow])),
  ]
}
