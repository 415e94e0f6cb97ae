import Documents
import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let dragWinner = SceneDescription(
    name: "drag-winner", title: "Who gets the drag", group: .inPractice,
    article: "UIScrollView in practice: scroll views in scroll views",
    sentence:
      "The same drag up: left, the strip cannot follow, so the list gets it; right, the inner list.",
    variants: ["across", "along", "together", "locked", "button", "no delay", "gives way"],
    variantSentences: [
      "Drag on the strip: the first few points decide who gets it, strip or list.",
      "Drag on the inner list: it gets the drag, unless it is at its end when you press.",
      "Drag on the inner list: its delegate allows both pans, and both lists move.",
      "Drag the plan nearly straight: the lock holds it on one axis. Drag it slantwise: it is free.",
      "Press the button and wait, then drag: it keeps the drag. Drag at once: the list gets it.",
      "Drag on the button: without delaysContentTouches it has the touch at once, and keeps the drag.",
      "Press the button, wait, and drag: touchesShouldCancel is true, so the list takes it away.",
    ],
    poster: Poster(variant: 0, beside: 1, at: 1, upwards)
  ) { context in
    DragScene(NestedViews.Arrangement.allCases[context.variant], clock: context.clock)
  }

  /// A finger that goes up from the strip, a little to the right, and rests.
  private static let upwards: [GestureScript.Step] = {
    var steps: [GestureScript.Step] = [.press(0.4, in: "1/list", at: (120, 250))]
    for frame in 1...24 {
      let share = Double(frame) / 24
      steps.append(
        .move(0.4 + share * 0.4, in: "1/list", to: (120 + share * 36, 250 - share * 120)))
    }
    return steps + [.lift(1.4, in: "1/list", at: (156, 130))]
  }()
}

/// A list with a view in it that may want a drag, too: the engine decides between them.
@MainActor
final class DragScene: Scene {
  let panes: [Pane]
  let panel: (any ScenePanel)?
  let views: NestedViews
  let recorder: DragRecorder

  init(_ arrangement: NestedViews.Arrangement, clock: SceneClock) {
    let views = NestedViews(arrangement)
    let recorder = DragRecorder(views, clock: clock)
    (self.views, self.recorder) = (views, recorder)
    panes = [
      Pane(
        title: views.title, shortTitle: "List", root: views.list,
        rootID: "list", decorations: [DragDecoration(recorder: recorder)],
        otherViews: views.inner.map { [("inner", $0)] } ?? [], viewport: NestedViews.viewport,
        figure: {
          Pane.Figure(
            Words(recorder.winners.count > 1 ? "both" : recorder.winners.first ?? "nobody"),
            label: recorder.isHeld || recorder.winners.isEmpty
              ? "has the drag" : "had the drag", verdict: .neutral, widest: "outer list")
        })
    ]
    panel = DragPanel(recorder: recorder, clock: clock)
  }

  func didReceive(_ event: InputEvent, inPane pane: Int) { recorder.receive(event) }

  func update() -> Double? {
    recorder.note(at: panes[0].window.now)
    return nil
  }

  var facts: (any SceneFacts)? {
    DragFacts(
      participants: recorder.lanes.enumerated().map { place, lane in
        DragFacts.Participant(
          name: lane.name, states: lane.marks.map(\.words), hasTaken: lane.hasTaken,
          movement: recorder.movement(ofLane: place),
          isAtEnd: (lane.view as? ScrollView).map {
            $0.contentOffset.y >= $0.scrollRange.maximum.y - 0.5
          } ?? false)
      }, count: recorder.count, isHeld: recorder.isHeld,
      way: (recorder.path.last ?? .zero) - (recorder.path.first ?? .zero),
      slop: recorder.slop, delay: recorder.delay)
  }
}
