import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows what a view that changes its height does to what a person sees.
  static let selfSizing = TourPath(
    of: .selfSizing, words: [.contentOffset, .viewport, .container], steps: selfSizingSteps,
    next: .stickyHeaders)

  private static let scrollAndGrow = TourStep.Act.sequence([
    .wheel(notches: 11), .inputs([.addRow]),
  ])
  private static let hasGrownAbove = TourStep.when { (sizes: SelfSizingFacts, facts) in
    sizes.movement != nil && sizes.growth != 0 && facts.isStill
  }

  private static let selfSizingSteps: [TourStep] = [
    TourStep(
      title: "A card above grows", scene: .selfSizing,
      text: { _ in
        "Cards between plain views. A card is as tall as its text: nobody sets its height. + adds a "
          + "sentence to the card just above what you see."
      },
      question: TourStep.Question(
        words: "The card grows. How much of what you see will move?",
        choices: ["all of it", "none of it"],
        answer: TourStep.telling { (sizes: SelfSizingFacts, _) in
          abs(sizes.movement ?? 0) < 0.5 ? "none of it" : "all of it"
        }),
      task: "Scroll down past two cards. Then press +.", result: "The card has grown.",
      gesture: .key, isDone: hasGrownAbove,
      outcome: TourStep.telling { (sizes: SelfSizingFacts, _) in
        "\(sizes.card ?? "The card") grew by \(tidy(sizes.growth)) points. The container moved "
          + "contentOffset.y by \(tidy(sizes.shift)) in the same layout, so what you see moved by "
          + "\(tidy(abs(sizes.movement ?? 0)))."
      },
      highlights: (.pane(0), .panel), act: scrollAndGrow),
    TourStep(
      title: "Without the correction", scene: .selfSizing, variant: 1,
      text: { _ in
        "The same, but anchorsContent is false: the container leaves the offset alone."
      },
      question: TourStep.Question(
        words: "The card grows. How much will move now?", choices: ["all of it", "none of it"],
        answer: TourStep.telling { (sizes: SelfSizingFacts, _) in
          abs(sizes.movement ?? 0) < 0.5 ? "none of it" : "all of it"
        }),
      task: "Scroll down past two cards. Then press +.", result: "The card has grown.",
      gesture: .key, isDone: hasGrownAbove,
      outcome: TourStep.telling { (sizes: SelfSizingFacts, _) in
        "\(sizes.card ?? "The card") grew by \(tidy(sizes.growth)) points, the offset changed by "
          + "\(tidy(sizes.shift)). So what you see moved by \(tidy(sizes.movement ?? 0)): you lose the line "
          + "that you read."
      },
      highlights: (.pane(0), .panel), act: scrollAndGrow),
    TourStep(
      title: "A card in sight", scene: .selfSizing,
      text: TourStep.telling { (sizes: SelfSizingFacts, _) in
        "Again with the correction. A click on a card shows all of its text, or only its first "
          + "sentence. Card 1 is \(tidy(sizes.firstHeight)) points tall."
      },
      task: "Click a card that you see.", result: "It changed.", gesture: .pointer,
      isDone: TourStep.when { (sizes: SelfSizingFacts, facts) in
        sizes.card != nil && sizes.movement == nil && sizes.growth != 0 && facts.isStill
      },
      outcome: TourStep.telling { (sizes: SelfSizingFacts, _) in
        "\(sizes.card ?? "The card") \(sizes.growth > 0 ? "grew" : "shrank") by "
          + "\(tidy(abs(sizes.growth))) points. It is in sight, so its top stays: the offset changed by "
          + "\(tidy(sizes.shift)), and the views below it move \(sizes.growth > 0 ? "down" : "up")."
      },
      highlights: (.pane(0), .panel),
      act: .strokes([TourStep.Stroke(start: Point(x: 160, y: 40), way: .zero, duration: 0.05)])),
  ]
}
