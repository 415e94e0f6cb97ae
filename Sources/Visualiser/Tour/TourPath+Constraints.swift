import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows how constraints say how large the content is.
  static let constraints = TourPath(
    of: .constraints, words: [.constraint, .contentSize, .viewport], steps: constraintsSteps,
    next: .zoom)

  private static func size(_ facts: ConstraintFacts) -> String {
    "\(tidy(facts.contentSize.width)) × \(tidy(facts.contentSize.height))"
  }

  private static let constraintsSteps: [TourStep] = [
    TourStep(
      title: "Sizes from inside", scene: .constraints,
      text: TourStep.telling { (state: ConstraintFacts, _) in
        "\(state.holding) constraints tie cards to each other and to the edges of the content "
          + "(contentLayoutGuide). They make the content \(size(state)) points large. + gives the note one "
          + "more sentence."
      },
      question: TourStep.Question(
        words: "What will + change?", choices: ["its width", "its height", "neither"],
        answer: TourStep.telling { (state: ConstraintFacts, facts) in
          let old = facts.before(state).contentSize
          return state.contentSize.height != old.height
            ? "its height" : state.contentSize.width != old.width ? "its width" : "neither"
        }),
      task: "Press +.", result: "The note has grown.", gesture: .key,
      isDone: TourStep.when { (state: ConstraintFacts, facts) in
        state.contentSize != facts.before(state).contentSize
      },
      outcome: TourStep.telling { (state: ConstraintFacts, facts) in
        "The content was \(size(facts.before(state))), it is \(size(state)). The text takes more lines, so "
          + "its card is taller, and the constraints pass that on. No line of the program computes a "
          + "height."
      },
      highlights: (.pane(0), .panel), act: .inputs([.addRow])),
    TourStep(
      title: "Edges are not enough", scene: .constraints, variant: 1,
      text: TourStep.telling { (state: ConstraintFacts, _) in
        "Here all edges are tied too, but \(state.openAxes.count) \(state.openAxes.count == 1 ? "size follows" : "sizes follow") "
          + "from nothing: the panel names what is missing. The content is \(size(state)) points large."
      },
      task: "Press + until nothing is missing.", result: "Nothing is missing.", gesture: .key,
      isDone: TourStep.when { (state: ConstraintFacts, _) in state.openAxes.isEmpty },
      outcome: TourStep.telling { (state: ConstraintFacts, facts) in
        "\(state.holding - facts.before(state).holding) constraints were missing: the page's width, and "
          + "the distance below its last card. Now \(state.holding) hold, and the content is "
          + "\(size(state))."
      },
      highlights: (.panel, .panel), act: .inputs([.addRow, .addRow])),
    TourStep(
      title: "Two that contradict", scene: .constraints, variant: 2,
      text: TourStep.telling { (state: ConstraintFacts, _) in
        "\(state.holding) constraints hold. A click on the card “picture” demands a second height for it."
      },
      question: TourStep.Question(
        words: "Two heights for one card. What happens?",
        choices: ["both hold", "one gives way", "it stops"],
        answer: TourStep.telling { (state: ConstraintFacts, _) in
          state.givenUp == 0 ? "both hold" : "one gives way"
        }),
      task: "Click the card “picture”.", result: "A conflict.", gesture: .pointer,
      isDone: TourStep.when { (state: ConstraintFacts, _) in state.givenUp > 0 },
      outcome: TourStep.telling { (state: ConstraintFacts, _) in
        "\(state.givenUp) of \(state.givenUp + state.holding) constraints is given up, the others hold: the "
          + "second height contradicts the first. Click again, and it is gone."
      },
      highlights: (.pane(0), .panel),
      act: .strokes([TourStep.Stroke(start: Point(x: 200, y: 90), way: .zero, duration: 0.05)])),
  ]
}
