import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows how a late picture comes into the wrong row, and three remedies.
  static let wrongPicture = TourPath(
    of: .wrongPicture, words: [.row, .cell, .reuseQueue], steps: wrongPictureSteps,
    next: .refreshControl)

  private static func drags(after pause: Double) -> TourStep.Act {
    .strokes(
      (0..<3).map {
        TourStep.Stroke(
          start: Point(x: 150, y: 490), way: Point(x: 0, y: -460), duration: 0.1, rest: 0.12,
          pause: $0 == 0 ? pause : 0.03)
      })
  }

  /// Whether the content has moved by at least 600 points, is at rest, and waits for no picture.
  private static let hasAll = TourStep.when { (pictures: WrongPictureFacts, facts) in
    facts.offset >= 600 && facts.isStill && pictures.left.pending == 0
      && pictures.right.pending == 0
  }

  /// One of the mistakes, with the cell that made it; empty if there is none.
  private static func example(_ side: WrongPictureFacts.Side) -> String {
    guard let mistake = side.mistakes.last else { return "" }
    return
      " Cell \(mistake.letter) asked for Row \(mistake.pictureRow)’s picture. When it came, the cell "
      + "was drawing Row \(mistake.row)."
  }

  private static let wrongPictureSteps: [TourStep] = [
    TourStep(
      title: "The answer comes late", scene: .wrongPicture,
      text: { _ in
        "Each row asks for its picture, which comes 0.3 to 2 s later. On the left it goes into the "
          + "cell that asked, on the right into the cell that draws the row now."
      },
      question: TourStep.Question(
        words: "You scroll fast and stop. What do the left rows show?",
        choices: ["their pictures", "other rows’ too"],
        answer: TourStep.telling { (pictures: WrongPictureFacts, _) in
          pictures.left.mistakes.isEmpty ? "their pictures" : "other rows’ too"
        }),
      task: "Scroll fast, stop, and wait.", result: "All pictures are there.", gesture: .drag,
      isDone: hasAll,
      outcome: TourStep.telling { (pictures: WrongPictureFacts, _) in
        "\(pictures.left.mistakes.count) of \(pictures.left.rowsInSight) rows on the left show another row’s "
          + "picture, \(pictures.right.mistakes.count) on the right." + example(pictures.left)
      },
      highlights: (.pane(0), .pane(0)), act: drags(after: 0.4)),
    TourStep(
      title: "Cancelled on reuse", scene: .wrongPicture, variant: 1,
      text: { _ in
        "Now a cell on the right cancels its request when it is reused, in prepareForReuse. "
          + "Nothing late can come."
      },
      question: TourStep.Question(
        words: "How many requests will it cancel?", choices: ["none", "some", "all"],
        answer: TourStep.telling { (pictures: WrongPictureFacts, _) in
          let (cancelled, all) = (pictures.right.cancelled, pictures.right.requests)
          return cancelled == 0 ? "none" : cancelled < all ? "some" : "all"
        }),
      task: "Scroll fast, stop, and wait.", result: "All pictures are there.", gesture: .drag,
      isDone: hasAll,
      outcome: TourStep.telling { (pictures: WrongPictureFacts, _) in
        "The right side cancelled \(pictures.right.cancelled) of \(pictures.right.requests) requests, and "
          + "shows \(pictures.right.mistakes.count) wrong pictures, the left "
          + "\(pictures.left.mistakes.count). It loads less, too: rows that have gone by need no picture."
      },
      highlights: (.pane(1), .pane(1)), isFresh: true, act: drags(after: 0.4)),
    TourStep(
      title: "Not cleared", scene: .wrongPicture, variant: 3,
      text: { _ in
        "Both sides put a picture into the cell that draws its row. On the left, a reused cell keeps "
          + "its old picture until then; on the right, it is empty."
      },
      question: TourStep.Question(
        words: "Will the left side show wrong pictures?", choices: ["never", "for a moment"],
        answer: TourStep.telling { (pictures: WrongPictureFacts, _) in
          pictures.left.wrongSoFar == 0 ? "never" : "for a moment"
        }),
      task: "Scroll fast, stop, and wait.", result: "All pictures are there.", gesture: .drag,
      isDone: hasAll,
      outcome: TourStep.telling { (pictures: WrongPictureFacts, _) in
        let (left, right) = (pictures.left.wrongSoFar, pictures.right.wrongSoFar)
        return
          "\(left) rows on the left came with the last picture of their cell, \(right) on the right. "
          + (left == 0
            ? "Wait until all pictures are there, then scroll fast again."
            : "They are right now, but for a moment they were not. A cell keeps what it shows until "
              + "the program changes it.")
      },
      highlights: (.pane(0), .pane(0)), isFresh: true, act: drags(after: 2.2)),
  ]
}
