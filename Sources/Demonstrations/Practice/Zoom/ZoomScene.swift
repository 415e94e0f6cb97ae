import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let zoom = SceneDescription(
    name: "zoom", title: "Zoom", group: .inPractice,
    article: "Understanding UIScrollView: zooming, and what content insets are for",
    sentence:
      "Zoom in by Ctrl+wheel or pinch: once the plan fills the viewport, your point stays put.",
    variants: ["centred", "not centred"],
    variantSentences: [
      "Ctrl+wheel or pinch: your point stays put, and a plan smaller than the viewport is centred.",
      "Ctrl+wheel or pinch: without insets, a small plan sticks to the top left corner.",
    ],
    poster: Poster(
      at: 1.5,
      [
        .wheel(0.4, in: "scrollView", at: (330, 200), notches: 2, .control),
        .wheel(0.6, in: "scrollView", at: (330, 200), notches: 3, .control),
        .wheel(0.8, in: "scrollView", at: (330, 200), notches: 3, .control),
      ])
  ) { context in
    ZoomScene(seed: context.seed, isCentred: context.variant == 0)
  }
}

/// A plan of a town that zooms about the pointer.
@MainActor
final class ZoomScene: Scene {
  let panes: [Pane]
  let panel: (any ScenePanel)?
  let scrollView = ScrollView()
  let plan: TownPlan
  /// Kept here because scroll views do not retain their delegates.
  let zoomer: PlanZoomer

  private static let viewport = Size(width: 512, height: 334)
  private static let planSize = Size(width: 720, height: 480)
  /// At the least scale and at the first one, the plan is smaller than the viewport along both
  /// axes.
  private static let scales = (least: 0.4, first: 0.5, greatest: 4.0)

  init(seed: UInt64, isCentred: Bool) {
    let scrollView = scrollView
    plan = TownPlan(size: Self.planSize, seed: seed)
    zoomer = PlanZoomer(plan: plan, isCentred: isCentred)
    scrollView.frame = Rect(origin: .zero, size: Self.viewport)
    scrollView.addSubview(plan)
    scrollView.contentSize = plan.frame.size
    scrollView.minimumZoomScale = Self.scales.least
    scrollView.maximumZoomScale = Self.scales.greatest
    scrollView.backgroundColor = Palette.surface
    scrollView.clipsToBounds = false
    scrollView.delegate = zoomer
    scrollView.zoomScale = Self.scales.first
    panes = [
      Pane(
        title: "A scroll view that zooms", shortTitle: "Scroll view", root: scrollView,
        rootID: "scrollView",
        decorations: [ZoomDecoration(scrollView: scrollView, zoomer: zoomer)],
        otherViews: [("plan", plan)], viewport: Self.viewport,
        figure: {
          Pane.Figure(
            Fact(.zoomScale, of: scrollView, scrollView.zoomScale).words, label: "zoomScale",
            verdict: .neutral, widest: "0.00")
        })
    ]
    panel = ZoomPanel(scrollView: scrollView, zoomer: zoomer)
  }

  var facts: (any SceneFacts)? {
    ZoomFacts(
      scale: scrollView.zoomScale, contentSize: scrollView.contentSize,
      contentInset: scrollView.contentInset, viewport: scrollView.bounds.size,
      held: zoomer.held?.onScreen, drift: zoomer.drift,
      corner: plan.convert(plan.bounds.origin, to: nil))
  }

  // MARK: Zooming by keys

  /// The factor by which one key press enlarges the plan.
  private static let step = 1.25

  /// The key for adding a row enlarges the plan, and the one for removing reduces it.
  let canChangeRows = true
  func addRow() { zoom(by: Self.step) }
  func removeRow() { zoom(by: 1 / Self.step) }

  private func zoom(by factor: Double) {
    scrollView.setZoomScale(scrollView.zoomScale * factor, animated: true)
    zoomer.release()
  }

  func didReceive(_ event: InputEvent, inPane pane: Int) {
    zoomer.note(event)
  }
}
