import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows when a header stays at the edge, and when it leaves.
  static let stickyHeaders = TourPath(
    of: .stickyHeaders, words: [.row, .header, .viewport], steps: stickyHeadersSteps,
    next: .billionRows)

  private static let stickyHeadersSteps: [TourStep] = [
    TourStep(
      title: "A header that is held", scene: .stickyHeaders,
      text: TourStep.telling { (sticky: StickyHeadersFacts, _) in
        "A section for each month. The header of \(sticky.headers.first?.title ?? "a month") stands "
          + "above the section's rows, at \(tidy(sticky.headers.first?.y ?? 0))."
      },
      task: "Scroll down a little.", result: "The header is held.",
      isDone: TourStep.when { (sticky: StickyHeadersFacts, facts) in
        sticky.held.map { $0.place < -20 } == true && facts.isStill
      },
      outcome: TourStep.telling { (sticky: StickyHeadersFacts, _) in
        let held = sticky.held
        return
          "Like its rows, \(held?.title ?? "the header") would be at \(tidy(held?.place ?? 0)) by now, "
          + "above the viewport: the dashes show where. But it is at \(tidy(held?.y ?? 0)): as long as a row "
          + "of its section is in sight, it is held at the edge."
      },
      highlights: (.pane(0), .panel), act: .wheel(notches: 1)),
    TourStep(
      title: "The next one comes", scene: .stickyHeaders,
      text: TourStep.telling { (sticky: StickyHeadersFacts, _) in
        "\(sticky.held?.title ?? sticky.headers.first?.title ?? "A header") is at the edge. The next header "
          + "moves towards it."
      },
      question: TourStep.Question(
        words: "What will happen when they meet?",
        choices: ["covered", "pushed out", "both stay"],
        answer: TourStep.telling { (sticky: StickyHeadersFacts, _) in
          sticky.pushed == nil ? "both stay" : "pushed out"
        }),
      task: "Scroll on slowly, until two headers meet.", result: "They meet.",
      isDone: TourStep.when { (sticky: StickyHeadersFacts, facts) in
        sticky.pushed != nil && facts.isStill
      },
      outcome: TourStep.telling { (sticky: StickyHeadersFacts, _) in
        "\(sticky.pusher?.title ?? "The next header"), at \(tidy(sticky.pusher?.y ?? 0)), pushes "
          + "\(sticky.pushed?.title ?? "the first") to \(tidy(sticky.pushed?.y ?? 0)), above the edge. Scroll "
          + "back, and it comes in again."
      },
      highlights: (.pane(0), .panel),
      act: .sequence([.glide(to: 268, seconds: 1), .wait(seconds: 0.4)])),
    TourStep(
      title: "Grouped", scene: .stickyHeaders, variant: 3,
      text: TourStep.telling { (sticky: StickyHeadersFacts, _) in
        "The same table in the style “grouped”."
      },
      question: TourStep.Question(
        words: "Scroll down. How many headers are held?", choices: ["0", "1", "all"],
        answer: TourStep.telling { (sticky: StickyHeadersFacts, _) in
          "\(sticky.headers.count { $0.state != .inPlace })"
        }),
      task: "Scroll down past the first header.", result: "Past it.",
      isDone: TourStep.when { (sticky: StickyHeadersFacts, facts) in
        facts.offset >= 100 && facts.isStill
      },
      outcome: TourStep.telling { (sticky: StickyHeadersFacts, _) in
        "\(sticky.headers.count { $0.state != .inPlace }) headers are held. In a grouped table each header "
          + "scrolls with its rows, and leaves with them."
      },
      highlights: (.pane(0), .panel), act: .wheel(notches: 3)),
  ]
}
