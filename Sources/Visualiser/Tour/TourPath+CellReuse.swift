import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Asks how many cells lists of different lengths need, and shows what a reused cell keeps.
  static let cellReuse = TourPath(
    of: .cellReuse, words: [.row, .cell, .viewport, .reuseQueue], steps: cellReuseSteps,
    next: .naiveAndContainer)

  private static let cellReuseSteps: [TourStep] = [
    TourStep(
      title: "Fourteen rows", scene: .cellReuse,
      text: {
        "\($0.rows) rows. The viewport, the bold outline, shows some of them. A cell draws each row "
          + "that you see: \($0.made) cells so far."
      },
      question: TourStep.Question(
        words: "How many cells will all 14 rows need?", choices: ["14", "9", "7"],
        // Whoever jumps to the end needs one less: no row comes in before another has left.
        answer: { $0.made < 10 ? "9" : "\($0.made)" }),
      task: "Scroll down to the last row.", result: "The last row.",
      isDone: { $0.isAtEnd },
      outcome: {
        "\($0.made) cells drew all \($0.rows) rows. When a row left, its cell went into the reuse "
          + "queue and drew a later row. That saved \($0.rows - $0.made) cells."
      },
      highlights: (.map, .bill), act: .glide(to: nil, seconds: 2)),
    TourStep(
      title: "Two hundred rows", scene: .cellReuse, variant: 2,
      text: {
        "The same list with \($0.rows) rows. The viewport is as tall as before."
      },
      question: TourStep.Question(
        words: "How many cells will 200 rows need?", choices: ["200", "100", "9"],
        answer: { "\(TourStep.nearest(to: $0.made, of: [200, 100, 9]))" }),
      task: "Scroll to the end, or press End.", result: "The last row.",
      isDone: { $0.isAtEnd },
      outcome: {
        "\($0.made) cells drew the rows that you saw. How many cells a list needs depends on how many "
          + "rows you see at once, not on how many there are."
      },
      highlights: (.map, .bill), act: .glide(to: nil, seconds: 2)),
    TourStep(
      title: "What a reused cell keeps", scene: .cellReuse, variant: 1,
      text: { _ in
        "A list with a mistake: the program sets no text for Rows 3, 7 and 11. Rows 3 and 7 get new "
          + "cells, and a new cell is empty."
      },
      question: TourStep.Question(
        words: "What will Row 11 show?", choices: ["no text", "another row's text"],
        answer: { $0.rowTexts[11] == nil ? "no text" : "another row's text" }),
      task: "Scroll down to the last row.", result: "Look at Row 11.",
      isDone: { $0.isAtEnd },
      outcome: {
        $0.rowTexts[11].map {
          "Where Row 11 is, you read “\($0)”. Its cell drew that row before, and nobody set a new text. "
            + "A cell keeps what it shows, so a program must set all of it, each time."
        }
          ?? "Row 11 got a new cell: it is empty. Scroll up and down, and it will get one that has "
          + "drawn another row, and show that row's text."
      },
      highlights: (.pane(0), .pane(0)), act: .glide(to: nil, seconds: 2)),
  ]
}
