import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows where zoomed content lies, and which point of it stays.
  static let zoom = TourPath(
    of: .zoom, words: [.zoomScale, .contentInset, .viewport], steps: zoomSteps,
    next: .refreshControl)

  private static func ctrlWheel(_ deltas: [Double]) -> TourStep.Act {
    .inputs(
      deltas.map {
        .event(
          .wheel(
            InputEvent.Wheel(
              at: Point(x: 330, y: 200), delta: Point(x: 0, y: $0), modifiers: [.control])),
          pane: 0)
      })
  }

  private static func size(_ size: Size) -> String { "\(tidy(size.width)) × \(tidy(size.height))" }

  private static let zoomSteps: [TourStep] = [
    TourStep(
      title: "Smaller than the viewport", scene: .zoom,
      text: TourStep.telling { (zoom: ZoomFacts, _) in
        "The plan is \(size(zoom.contentSize)) points large, the viewport \(size(zoom.viewport)). "
          + "contentInset fills the rest: \(tidy(zoom.contentInset.left)) on both sides, "
          + "\(tidy(zoom.contentInset.top)) above and below."
      },
      task: "Zoom out: Ctrl and the wheel, or -.", result: "Smaller.",
      isDone: TourStep.when { (zoom: ZoomFacts, facts) in
        zoom.scale < facts.before(zoom).scale - 0.01 && zoom.isSmaller && facts.isStill
      },
      outcome: TourStep.telling { (zoom: ZoomFacts, facts) in
        "The plan is \(size(zoom.contentSize)) now. The program made the insets larger: "
          + "\(tidy(zoom.contentInset.left)) on both sides, \(tidy(zoom.contentInset.top)) above and below. "
          + "So the plan stays in the middle."
      },
      highlights: (.pane(0), .panel), act: ctrlWheel([-1])),
    TourStep(
      title: "Without insets", scene: .zoom, variant: 1,
      text: TourStep.telling { (zoom: ZoomFacts, _) in
        "The same plan, but the program sets no insets."
      },
      question: TourStep.Question(
        words: "Zoom out. Where will the plan lie?", choices: ["in the middle", "at the top left"],
        answer: TourStep.telling { (zoom: ZoomFacts, _) in
          zoom.corner.x < 1 && zoom.corner.y < 1 ? "at the top left" : "in the middle"
        }),
      task: "Zoom out: Ctrl and the wheel, or -.", result: "Smaller.",
      isDone: TourStep.when { (zoom: ZoomFacts, facts) in
        zoom.scale < facts.before(zoom).scale - 0.01 && zoom.isSmaller && facts.isStill
      },
      outcome: TourStep.telling { (zoom: ZoomFacts, _) in
        "Its corner lies at \(tidy(zoom.corner.x)) \(tidy(zoom.corner.y)). The offset cannot be below 0, "
          + "unless an inset allows it. So small content lies at the top left."
      },
      highlights: (.pane(0), .pane(0)), act: ctrlWheel([-1])),
    TourStep(
      title: "The point that stays", scene: .zoom,
      text: TourStep.telling { (zoom: ZoomFacts, _) in
        "Now zoom in, until the plan is larger than the viewport."
      },
      question: TourStep.Question(
        words: "Then which point of the plan stays where it is?",
        choices: ["its corner", "the middle", "the pointer's"],
        answer: TourStep.telling { (zoom: ZoomFacts, _) in
          zoom.drift.map { $0 < 1 } == true ? "the pointer's" : "the middle"
        }),
      task: "Hold Ctrl and turn the wheel up, over a house.", result: "Larger.",
      isDone: TourStep.when { (zoom: ZoomFacts, facts) in
        zoom.scale > 1.2 && zoom.drift.map { $0 < 0.5 } == true && facts.isStill
      },
      outcome: TourStep.telling { (zoom: ZoomFacts, _) in
        "At scale \(scale(zoom.scale)), the point of the plan that was under the pointer is "
          + "\(tidy(zoom.drift ?? 0)) points away from it. The offset changed with the scale, to hold it "
          + "there."
      },
      highlights: (.pane(0), .panel), act: ctrlWheel([2, 4, 4, 4])),
  ]

  private static func scale(_ value: Double) -> String { hundredths(value) }
}
