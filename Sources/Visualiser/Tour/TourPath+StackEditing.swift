import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows what edits of a stack do to its controllers.
  static let stackEditing = TourPath(
    of: .stackEditing, words: [.viewController, .container], steps: stackEditingSteps,
    next: .pageMap)

  /// A click on a tool, by its place in the tool bar.
  private static func click(tool: Int) -> TourStep.Act {
    .sequence([
      .strokes([
        TourStep.Stroke(start: Point(x: 36 + 62 * Double(tool), y: 24), way: .zero, duration: 0.05)
      ]), .wait(seconds: 0.6),
    ])
  }

  private static func y(of name: String, _ facts: StackEditingFacts) -> Double? {
    facts.shown.first { $0.name == name }?.y
  }

  /// Whether the latest edit was made in this step, and begins with these words.
  private static func did(_ words: String) -> @Sendable (TourFacts) -> Bool {
    TourStep.when { (stack: StackEditingFacts, facts) in
      stack.editCount > facts.before(stack).editCount && stack.edit?.hasPrefix(words) == true
        && stack.isOver
    }
  }

  private static let stackEditingSteps: [TourStep] = [
    TourStep(
      title: "One comes in", scene: .stackEditing,
      text: TourStep.telling { (stack: StackEditingFacts, _) in
        "A stack of \(stack.count) controllers. \(stack.selected ?? "None") has the thick outline: the "
          + "tools above apply to it. Insert puts a controller of 88 points below it."
      },
      question: TourStep.Question(
        words: "How far will the footer move down?", choices: ["0", "88", "160"],
        answer: TourStep.telling { (stack: StackEditingFacts, facts) in
          tidy((y(of: "Footer", stack) ?? 0) - (y(of: "Footer", facts.before(stack)) ?? 0))
        }),
      task: "Click Insert.", result: "Inserted.", gesture: .pointer, isDone: did("Insert"),
      outcome: TourStep.telling { (stack: StackEditingFacts, facts) in
        "\(stack.count) controllers. The footer was at "
          + "\(tidy(y(of: "Footer", facts.before(stack)) ?? 0)) and is at "
          + "\(tidy(y(of: "Footer", stack) ?? 0)). The panel lists what the "
          + "new one heard: \(stack.calls.count) calls."
      },
      highlights: (.pane(0), .panel), act: click(tool: 0)),
    TourStep(
      title: "One goes", scene: .stackEditing,
      text: TourStep.telling { (stack: StackEditingFacts, _) in
        "\(stack.count) controllers. Now remove \(stack.selected ?? "one"). Its view must disappear, and the "
          + "stack must let go of it."
      },
      question: TourStep.Question(
        words: "How many calls will it hear?", choices: ["1", "2", "5"],
        answer: TourStep.telling { (stack: StackEditingFacts, _) in "\(stack.calls.count)" }),
      task: "Click Remove.", result: "Removed.", gesture: .pointer,
      isDone: did("Remove"),
      outcome: TourStep.telling { (stack: StackEditingFacts, _) in
        "\(stack.calls.count) calls, in this order: \(stack.calls.joined(separator: ", "))."
      },
      highlights: (.pane(0), .panel), act: click(tool: 1)),
    TourStep(
      title: "One hides", scene: .stackEditing,
      text: TourStep.telling { (stack: StackEditingFacts, _) in
        "Hide takes \(stack.selected ?? "one") out of sight, and Show brings it back. Meanwhile it remains a "
          + "child of the stack."
      },
      question: TourStep.Question(
        words: "How many calls will it hear?", choices: ["0", "2", "5"],
        answer: TourStep.telling { (stack: StackEditingFacts, _) in "\(stack.calls.count)" }),
      task: "Click Hide.", result: "Hidden.", gesture: .pointer,
      isDone: did("Hide"),
      outcome: TourStep.telling { (stack: StackEditingFacts, _) in
        "\(stack.calls.count) calls: \(stack.calls.joined(separator: ", ")). The stack still has "
          + "\(stack.count) controllers, \(stack.shown.count) of them with a place in the content."
      },
      highlights: (.pane(0), .panel), act: click(tool: 2)),
  ]
}
