import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let hand = SceneDescription(
    name: "hand", title: "The hand", group: .help,
    article: "UIScrollView in practice: what a device sends, and what comes of it",
    sentence: "Flick again while it moves: what is left of the first speed is added to the second.",
    poster: Poster(
      at: 1.2,
      [
        .flick(0.2, in: "scrollView", from: (160, 270), by: (0, -180), over: 0.2),
        .flick(0.7, in: "scrollView", from: (160, 270), by: (0, -180), over: 0.2),
      ])
  ) { context in
    HandScene(clock: context.clock)
  }
}

/// One scroll view, with charts of the last two strokes: reports, delivered events and scrolling.
@MainActor
final class HandScene: Scene {
  let panes: [Pane]
  let panel: (any ScenePanel)?
  private let scrollView = ScrollView()
  let recorder: HandRecorder
  private let clock: SceneClock

  init(clock: SceneClock) {
    self.clock = clock
    let bands = BandsView(frame: Rect(x: 0, y: 0, width: 320, height: 100_000))
    scrollView.addSubview(bands)
    scrollView.contentSize = bands.frame.size
    scrollView.clipsToBounds = false
    recorder = HandRecorder(scrollView)
    panel = HandPanel(recorder: recorder)
    panes = [
      Pane(
        title: "A scroll view", shortTitle: "Scroll view", root: scrollView, rootID: "scrollView",
        viewport: Size(width: 320, height: 320),
        figure: { [scrollView] in
          Pane.Figure(
            scrollView.offsetFacts.y.words, label: "contentOffset.y", verdict: .neutral,
            widest: "00000.0")
        })
    ]
  }

  var facts: (any SceneFacts)? { HandFacts(strokes: recorder.strokes.map(\.facts)) }

  func didReceive(_ event: InputEvent, inPane pane: Int) { recorder.note(event) }

  func update() -> Double? {
    recorder.noteFrame(at: clock.now)
    return nil
  }
}
