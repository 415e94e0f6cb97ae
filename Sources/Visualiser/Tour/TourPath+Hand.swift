import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows how the reports of a wheel and of a mouse become motion.
  static let hand = TourPath(
    of: .hand, words: [.report, .velocity, .decelerate], steps: handSteps, next: .stackController)

  private static let handSteps: [TourStep] = [
    TourStep(
      title: "A notch of the wheel", scene: .hand,
      text: { _ in
        "A wheel reports notches, and nothing in between. The charts below show its reports, and what "
          + "the content made of them."
      },
      question: TourStep.Question(
        words: "One notch. In how many frames does the content move?",
        choices: ["1", "about 5", "more than 9"],
        answer: TourStep.telling { (hand: HandFacts, _) in
          let count = hand.strokes.last?.framesAfter ?? 0
          return count > 9 ? "more than 9" : count > 1 ? "about 5" : "1"
        }),
      task: "Turn the wheel by a notch or two.", result: "At rest.",
      isDone: TourStep.when { (hand: HandFacts, facts) in
        hand.strokes.last?.device == .wheel && facts.offset > 1 && facts.isStill
      },
      outcome: TourStep.telling { (hand: HandFacts, _) in
        let stroke = hand.strokes.last
        return
          "\(reports(stroke?.reportCount ?? 0)), for \(tidy(stroke?.way ?? 0)) points. After the last "
          + "one the content moved in \(stroke?.framesAfter ?? 0) frames: each notch moves the target, and "
          + "the content follows it smoothly."
      },
      highlights: (.pane(0), .panel), act: .wheel(notches: 1)),
    TourStep(
      title: "A drag", scene: .hand,
      text: { _ in
        "A mouse, a finger and a touchpad report where they are, many times a second."
      },
      task: "Drag the content, hold it still, let go.", result: "You let go.", gesture: .drag,
      isDone: TourStep.when { (hand: HandFacts, facts) in
        hand.strokes.last.map { $0.device != .wheel && $0.isOver } == true && facts.isStill
      },
      outcome: TourStep.telling { (hand: HandFacts, _) in
        let stroke = hand.strokes.last
        return
          "\(reports(stroke?.reportCount ?? 0)): your hand went \(tidy(stroke?.way ?? 0)) points, the "
          + "content \(tidy(stroke?.contentWay ?? 0)). It was let go at "
          + "\(tidy((stroke?.release ?? 0).rounded())) points per second."
      },
      highlights: (.pane(0), .panel),
      act: .strokes([
        TourStep.Stroke(
          start: Point(x: 160, y: 260), way: Point(x: 0, y: -150), duration: 0.4, rest: 0.3)
      ])),
    TourStep(
      title: "A flick", scene: .hand,
      text: { _ in "Now let go while your hand moves fast." },
      question: TourStep.Question(
        words: "How far will the content go?",
        choices: ["as your hand", "twice as far", "further"],
        answer: TourStep.telling { (hand: HandFacts, _) in
          guard let stroke = hand.strokes.last, stroke.way > 0 else { return "as your hand" }
          let share = stroke.contentWay / stroke.way
          return share < 1.3 ? "as your hand" : share < 2.5 ? "twice as far" : "further"
        }),
      task: "Flick: let go while your hand moves.", result: "At rest.", gesture: .drag,
      isDone: TourStep.when { (hand: HandFacts, facts) in
        hand.strokes.last.map { $0.isOver && ($0.release ?? 0) > 1 } == true && facts.isStill
      },
      outcome: TourStep.telling { (hand: HandFacts, _) in
        let stroke = hand.strokes.last
        return "Your hand went \(tidy(stroke?.way ?? 0)) points, the content "
          + "\(tidy(stroke?.contentWay ?? 0)). It was let go at "
          + "\(tidy((stroke?.release ?? 0).rounded())) points per second, and the speed decides how far it "
          + "goes."
      },
      highlights: (.pane(0), .panel),
      act: .strokes([
        TourStep.Stroke(
          start: Point(x: 160, y: 260), way: Point(x: 0, y: -120), duration: 0.1, pause: 0.6)
      ])),
  ]

  private static func reports(_ count: Int) -> String {
    count == 1 ? "1 report" : "\(count) reports"
  }
}
