import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows why the scroll bar of rows with guessed heights jumps, and what helps.
  static let estimatedHeights = TourPath(
    of: .estimatedHeights, words: [.row, .contentSize, .thumb], steps: estimatedHeightsSteps,
    next: .selfSizing)

  /// The offset, in points, past which several tall rows have come into sight.
  private static let far = 1_000.0

  private static func drags(_ count: Int, pause: Double) -> TourStep.Act {
    .strokes(
      (0..<count).map {
        TourStep.Stroke(
          start: Point(x: 120, y: 460), way: Point(x: 0, y: -440), duration: 0.8, rest: 0.2,
          pause: $0 == 0 ? pause : 0.1)
      })
  }

  private static let isFar = TourStep.when { (_: EstimatedHeightsFacts, facts) in
    facts.offset >= far && facts.isStill
  }

  private static let estimatedHeightsSteps: [TourStep] = [
    TourStep(
      title: "Guessed heights", scene: .estimatedHeights,
      text: TourStep.telling { (list: EstimatedHeightsFacts, _) in
        "\(list.rowCount) rows, twice, each guessed to be \(tidy(list.left.estimate ?? 0)) points tall. "
          + "Left, a row is measured when it comes into sight; right, one more row is measured per frame. "
          + "The bars beside the lists are their scroll bars."
      },
      question: TourStep.Question(
        words: "You drag evenly. How does the left bar move?",
        choices: ["evenly", "it jumps back"],
        answer: TourStep.telling { (list: EstimatedHeightsFacts, _) in
          list.left.longestJump >= 3 ? "it jumps back" : "evenly"
        }),
      task: "Drag down evenly, three times.", result: "You are at a tall row.", gesture: .drag,
      isDone: isFar,
      outcome: TourStep.telling { (list: EstimatedHeightsFacts, _) in
        "On the left, a row was \(tidy(list.left.causeHeight ?? 0)) points tall: the content grew "
          + "under the bar, and its thumb jumped by \(tidy(list.left.longestJump)). On the right by "
          + "\(tidy(list.right.longestJump)): all rows had been measured."
      },
      highlights: (.pane(0), .pane(1)), act: drags(3, pause: 1)),
    TourStep(
      title: "A good estimate", scene: .estimatedHeights, variant: 1,
      text: TourStep.telling { (list: EstimatedHeightsFacts, _) in
        "Now both sides guess. The left guesses \(tidy(list.left.estimate ?? 0)) points for each row, "
          + "the right \(tidy(list.right.estimate ?? 0)): the mean of all heights."
      },
      question: TourStep.Question(
        words: "How far will the right bar jump at most?",
        choices: ["not at all", "less than the left", "as far"],
        answer: TourStep.telling { (list: EstimatedHeightsFacts, _) in
          let (left, right) = (list.left.longestJump, list.right.longestJump)
          return right == 0 ? "not at all" : right < left ? "less than the left" : "as far"
        }),
      task: "Drag down evenly, three times.", result: "At rest.", gesture: .drag, isDone: isFar,
      outcome: TourStep.telling { (list: EstimatedHeightsFacts, _) in
        "At most by \(tidy(list.right.longestJump)) points, on the left by "
          + "\(tidy(list.left.longestJump)). The right takes its content to be "
          + "\(tidy(list.right.contentHeight)) points tall, the left \(tidy(list.left.contentHeight)). "
          + "It is \(tidy(list.trueHeight))."
      },
      highlights: (.pane(1), .pane(1)), isFresh: true, act: drags(3, pause: 0.3)),
    TourStep(
      title: "All heights at once", scene: .estimatedHeights, variant: 2,
      text: TourStep.telling { (list: EstimatedHeightsFacts, _) in
        "Without an estimate, the right table asks for the height of each row before it shows any."
      },
      question: TourStep.Question(
        words: "How many heights will the left table have asked for when you stop?",
        choices: ["none", "some", "all"],
        answer: TourStep.telling { (list: EstimatedHeightsFacts, _) in
          let asked = list.rowCount - list.left.estimatedRows
          return asked == 0 ? "none" : asked < list.rowCount ? "some" : "all"
        }),
      task: "Drag down evenly, three times.", result: "At rest.", gesture: .drag, isDone: isFar,
      outcome: TourStep.telling { (list: EstimatedHeightsFacts, _) in
        "\(list.rowCount - list.left.estimatedRows) of \(list.rowCount): those that you have seen. The right "
          + "one knew all from the start, so its bar jumped by \(tidy(list.right.longestJump)) points, "
          + "the left one by \(tidy(list.left.longestJump))."
      },
      highlights: (.pane(0), .pane(1)), isFresh: true, act: drags(3, pause: 0.3)),
  ]
}
