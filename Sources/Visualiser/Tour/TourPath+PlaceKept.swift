import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Compares two ways to keep the place at which a person reads.
  static let placeKept = TourPath(
    of: .placeKept, words: [.row, .contentOffset, .viewport], steps: placeKeptSteps,
    next: .estimatedHeights)

  private static let scrollAndChange = TourStep.Act.sequence([
    .wheel(notches: 8), .inputs([.addRow]),
  ])
  private static let scrollFarAndChange = TourStep.Act.sequence([
    .wheel(notches: 24), .inputs([.addRow]),
  ])
  private static let hasChanged = TourStep.when { (place: PlaceKeptFacts, facts) in
    place.byOffset.moved != nil && place.byOffset.name == place.byRow.name && facts.isStill
  }

  private static func moved(_ side: PlaceKeptFacts.Side) -> String { tidy(abs(side.moved ?? 0)) }

  private static let placeKeptSteps: [TourStep] = [
    TourStep(
      title: "Rows come in above", scene: .placeKept,
      text: TourStep.telling { (place: PlaceKeptFacts, _) in
        "The same list of \(place.rowCount) rows, twice. + puts \(place.step) rows of "
          + "\(tidy(place.newHeight)) points, 4 apart, above the first one. The left side keeps its offset, "
          + "the right side its row."
      },
      question: TourStep.Question(
        words: "How far will your row move on the left?", choices: ["0", "72", "228"],
        answer: TourStep.telling { (place: PlaceKeptFacts, _) in moved(place.byOffset) }),
      task: "Scroll down to a row. Then press +.", result: "Three rows more.", gesture: .key,
      isDone: hasChanged,
      outcome: TourStep.telling { (place: PlaceKeptFacts, _) in
        "\(place.byRow.name ?? "The row") moved by \(moved(place.byOffset)) points on the left: 3 rows and "
          + "3 gaps. On the right it moved by \(moved(place.byRow)): the offset changed with the rows."
      },
      highlights: (.pane(0), .pane(1)), act: scrollAndChange),
    TourStep(
      title: "Rows above grow", scene: .placeKept, variant: 1,
      text: { _ in
        "Now + makes the first three rows 40 points taller, as when their pictures have loaded."
      },
      question: TourStep.Question(
        words: "How far will a row below them move on the left?", choices: ["40", "120", "0"],
        answer: TourStep.telling { (place: PlaceKeptFacts, _) in moved(place.byOffset) }),
      task: "Scroll down to a row. Then press +.", result: "They have grown.", gesture: .key,
      isDone: hasChanged,
      outcome: TourStep.telling { (place: PlaceKeptFacts, _) in
        "\(place.byRow.name ?? "The row") moved by \(moved(place.byOffset)) points on the left, and by "
          + "\(moved(place.byRow)) on the right. Whatever changes above, a kept row stays."
      },
      highlights: (.pane(0), .pane(1)), act: scrollAndChange),
    TourStep(
      title: "The app starts again", scene: .placeKept, variant: 2,
      text: { _ in
        "This list asks for a row's height only when the row comes into sight. Until then it guesses 60 "
          + "points. After a start, all rows above are guessed."
      },
      question: TourStep.Question(
        words: "Is the saved offset still the same row?", choices: ["yes", "no"],
        answer: TourStep.telling { (place: PlaceKeptFacts, _) in
          abs(place.byOffset.moved ?? 0) < 0.5 ? "yes" : "no"
        }),
      task: "Scroll far down. Then press +.", result: "Started again.", gesture: .key,
      isDone: { hasChanged($0) && $0.offset >= 600 },
      outcome: TourStep.telling { (place: PlaceKeptFacts, _) in
        "With the saved offset, \(place.byRow.name ?? "the row") is \(moved(place.byOffset)) points away from "
          + "where it was. With the saved row, it is \(moved(place.byRow)) away. So save the row, and how "
          + "far it was scrolled."
      },
      highlights: (.pane(0), .pane(1)), act: scrollFarAndChange),
  ]
}
