import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let delegateOrder = SceneDescription(
    name: "delegate-order", title: "Delegate order", group: .inPractice,
    article: "UIScrollView in practice: what the delegate is told, and when",
    sentence: "Every call as it comes: a flick that is caught gets no didEndDecelerating.",
    variants: ["your gestures", "hold and lift", "flick", "flick again", "no delegate"],
    variantSentences: [
      "Every call as it comes: a flick that is caught gets no didEndDecelerating.",
      "Held still, then let go: didEndDragging says false, and no call comes after it.",
      "Let go while it moves: the content decelerates, and dragging lasts until it stops.",
      "Caught and flicked again: didEndDecelerating comes once, for the last flick.",
      "Without a delegate no call comes; the scroll view and its flags do the same.",
    ],
    poster: Poster(
      at: 4.1,
      [
        .flick(0.15, in: "scrollView", from: (160, 400), by: (0, -40), over: 0.1),
        .flick(0.6, in: "scrollView", from: (160, 400), by: (0, -30), over: 0.1),
      ])
  ) { context in
    DelegateOrderScene(variant: context.variant, clock: context.clock)
  }
}

/// One scroll view, and a tape of all its delegate calls.
@MainActor
final class DelegateOrderScene: Scene {
  let panes: [Pane]
  let panel: (any ScenePanel)?
  private let scrollView = ScrollView()
  let recorder: DelegateRecorder
  private let clock: SceneClock
  private var gesture = CannedGesture()

  init(variant: Int, clock: SceneClock) {
    self.clock = clock
    recorder = DelegateRecorder(clock: clock)
    panel = DelegateTape(recorder: recorder, clock: clock, hasDelegate: variant != 4)
    let bands = BandsView(frame: Rect(x: 0, y: 0, width: 320, height: 4_000))
    scrollView.addSubview(bands)
    scrollView.contentSize = bands.frame.size
    scrollView.clipsToBounds = false
    panes = [
      Pane(
        title: "A scroll view", shortTitle: "Scroll view", root: scrollView, rootID: "scrollView",
        viewport: Size(width: 320, height: 480),
        figure: { [scrollView] in
          Pane.Figure(
            scrollView.offsetFacts.y.words, label: "contentOffset.y", verdict: .neutral,
            widest: "0000.0")
        })
    ]
    // The last variant shows that a scroll view without a delegate scrolls in the same way.
    if variant != 4 { scrollView.delegate = recorder }
    let finger = Point(x: 160, y: 400)
    switch variant {
    case 1: gesture.stroke(at: 0.3, from: finger, by: -180, in: 0.5, resting: 0.4)
    case 2: gesture.stroke(at: 0.3, from: finger, by: -110, in: 0.1)
    case 3:
      gesture.stroke(at: 0.3, from: finger, by: -110, in: 0.1)
      gesture.stroke(at: 0.9, from: finger, by: -110, in: 0.1)
    default: break
    }
  }

  var facts: (any SceneFacts)? {
    var facts = DelegateFacts()
    facts.callCount = recorder.calls.count
    facts.decelerationEnds = recorder.calls.count { $0.name == "didEndDecelerating" }
    facts.scrollCount = recorder.scrolls.count
    facts.coastingScrolls = recorder.coastingScrolls
    facts.drags = recorder.drags
    return facts
  }

  func update() -> Double? {
    for event in gesture.take(until: clock.now) { panes[0].window.router.handle(event) }
    recorder.look(at: scrollView)
    // The tape runs only while the content moves or is touched.
    let isBusy = scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
    return isBusy ? clock.now : gesture.events.first?.time
  }
}

/// Bands of two colours labelled with their heights, which make scrolling visible.
final class BandsView: View {
  private static let bandHeight = 100.0
  private static let font = Font(.numbers, size: 13)

  override func draw(in canvas: inout Canvas) {
    let visible = canvas.visibleRect.intersection(bounds)
    guard !visible.isEmpty else { return }
    let first = Int(visible.minY / Self.bandHeight)
    let last = Int((visible.maxY / Self.bandHeight).rounded(.up))
    for band in first..<max(first, min(last, Int(bounds.height / Self.bandHeight))) {
      let rect = Rect(
        x: 0, y: Double(band) * Self.bandHeight, width: bounds.width, height: Self.bandHeight)
      let colors = band.isMultiple(of: 2) ? Palette.first : Palette.second
      canvas.fill(rect, colors.frame)
      canvas.fill(Rect(x: 0, y: rect.minY, width: 8, height: rect.height), colors.cell)
      canvas.text(
        "\(band * Int(Self.bandHeight))",
        in: Rect(x: 20, y: rect.minY + 6, width: 120, height: 18), font: Self.font,
        color: Palette.text)
    }
  }
}
