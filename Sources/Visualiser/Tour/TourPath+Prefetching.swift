import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Compares lists that load pictures early or late, and that cancel requests or not.
  static let prefetching = TourPath(
    of: .prefetching, words: [.row, .prefetch, .viewport], steps: prefetchingSteps,
    next: .wrongPicture)

  private static func side(
    _ facts: PrefetchingFacts, _ place: Int
  ) -> PrefetchingFacts.Side { facts.sides[place] }

  private static func tenths(_ value: Double) -> String { tidy((value * 10).rounded() / 10) }

  private static let prefetchingSteps: [TourStep] = [
    TourStep(
      title: "A screen ahead", scene: .prefetching,
      text: { _ in
        "The same slow pictures, twice. On the left, a row asks for its picture when it comes into "
          + "sight. On the right, the table names the rows of the next screen, and they ask already."
      },
      question: TourStep.Question(
        words: "How many rows will come empty on the right?",
        choices: ["as many", "fewer", "none"],
        answer: TourStep.telling { (loading: PrefetchingFacts, _) in
          let (left, right) = (side(loading, 0).late, side(loading, 1).late)
          return right == 0 ? "none" : right < left ? "fewer" : "as many"
        }),
      task: "Scroll evenly with the wheel, past 25 rows.", result: "At rest.",
      isDone: TourStep.when { (loading: PrefetchingFacts, facts) in
        side(loading, 0).seen >= 25 && facts.isStill
      },
      outcome: TourStep.telling { (loading: PrefetchingFacts, _) in
        let (left, right) = (side(loading, 0), side(loading, 1))
        return
          "On the left, \(left.late) of \(left.seen) rows came without their picture, and waited "
          + "\(tenths(left.waited)) s in all. On the right, \(right.late) of \(right.seen), and "
          + "\(tenths(right.waited)) s."
      },
      highlights: (.pane(1), .panel), act: .wheel(notches: 24)),
    TourStep(
      title: "What has gone by", scene: .prefetching, variant: 1,
      text: { _ in
        "Both sides load a screen ahead. The right one also cancels what is no longer needed: the "
          + "pictures of rows that have gone by."
      },
      question: TourStep.Question(
        words: "Which side loads more that you never see?",
        choices: ["the left", "the right", "equal"],
        answer: TourStep.telling { (loading: PrefetchingFacts, _) in
          let (left, right) = (side(loading, 0).unseen, side(loading, 1).unseen)
          return left > right ? "the left" : left == right ? "equal" : "the right"
        }),
      task: "Flick hard, and wait.", result: "At rest.", gesture: .drag,
      isDone: TourStep.when { (loading: PrefetchingFacts, facts) in
        facts.offset >= 1_000 && facts.isStill
          && loading.sides.allSatisfy { $0.picturesInSight == $0.rowsInSight }
      },
      outcome: TourStep.telling { (loading: PrefetchingFacts, _) in
        let (left, right) = (side(loading, 0), side(loading, 1))
        return "Pictures that were loaded and that no row has shown: \(left.unseen) on the left, "
          + "\(right.unseen) on the right. The right side cancelled \(right.cancelled) of \(right.started) "
          + "requests."
      },
      highlights: (.pane(0), .panel),
      act: .strokes([
        TourStep.Stroke(start: Point(x: 120, y: 340), way: Point(x: 0, y: -280), duration: 0.1)
      ])),
    TourStep(
      title: "A slow server", scene: .prefetching, variant: 2,
      text: { _ in
        "Here a picture takes 2 s. The right side still asks one screen ahead."
      },
      question: TourStep.Question(
        words: "You scroll fast. Is one screen enough?", choices: ["yes", "no"],
        answer: TourStep.telling { (loading: PrefetchingFacts, _) in
          side(loading, 1).late > 0 ? "no" : "yes"
        }),
      task: "Scroll fast with the wheel, past 25 rows.", result: "At rest.",
      isDone: TourStep.when { (loading: PrefetchingFacts, facts) in
        side(loading, 0).seen >= 25 && facts.isStill
      },
      outcome: TourStep.telling { (loading: PrefetchingFacts, _) in
        let (left, right) = (side(loading, 0), side(loading, 1))
        return
          "On the right, \(right.late) of \(right.seen) rows came without their picture, on the left "
          + "\(left.late). "
          + (right.late > 7
            ? "You scrolled a screen in less than the 2 s that a picture takes."
            : "You gave most pictures their 2 s.")
      },
      highlights: (.pane(1), .panel), act: .wheel(notches: 24)),
  ]
}
