import Drawing
internal import Randomness
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let constraints = SceneDescription(
    name: "constraints", title: "Constraints, four ways", group: .inPractice,
    article: "UIScrollView in practice: Auto Layout with scroll views",
    sentence:
      "The same cards, dragged up. Left, no constraint gives the content a size, so nothing "
      + "scrolls.",
    variants: [
      "sizes from inside", "nothing says the size", "a content view", "sizes from outside",
    ],
    variantSentences: ConstraintsScene.sentences,
    poster: Poster(
      variant: 1, beside: 0, at: 1.6,
      [
        .type(0.2, "v"),
        .drag(0.8, in: "1/form", from: (150, 250), by: (0, -100), over: 0.4),
      ])
  ) { context in
    ConstraintsScene(context)
  }
}

/// A scroll view whose content size comes from constraints, which are drawn over its views.
@MainActor
final class ConstraintsScene: Scene {
  let panes: [Pane]
  let panel: (any ScenePanel)?
  let state: ConstraintState
  private let clock: SceneClock
  private var turn: ViewportTurn?

  fileprivate nonisolated static let sentences = [
    "Edges bind to the content, cards have sizes: + and - change the note, the content follows.",
    "No constraint says how large the page is: contentSize is 0 × 0. Press + to add what is missing.",
    "A view between, as wide as the frame and as high as its cards: + and - change it, V rotates.",
    "Each page is as wide as the frame: V rotates the viewport, and the page stays.",
  ]

  private static let portrait = Size(width: 300, height: 400)
  private static let landscape = Size(width: 400, height: 300)
  private static let room = Size(width: 400, height: 400)

  init(_ context: SceneContext) {
    clock = context.clock
    let plan =
      switch context.variant {
      case 0: FormPlan(text: context.text)
      case 1: OpenPlan(text: context.text)
      case 2: ContentViewPlan(text: context.text)
      default: PagesPlan(count: 10 + SeededValues(context.seed).number(below: 10, 0, 0))
      }
    let state = ConstraintState(plan)
    self.state = state
    let view = plan.scrollView
    view.backgroundColor = Palette.surface
    panel = ConstraintsPanel(state: state)
    panes = [
      Pane(
        title: plan.title, shortTitle: "Constraints", root: view, rootID: view.identifier ?? "",
        decorations: [StrutsDecoration(state: state)],
        viewport: Self.portrait, room: Self.room,
        figure: {
          let size = view.contentSizeFacts
          return Pane.Figure(
            "\(size.width) × \(size.height)", label: "content size",
            verdict: state.ambiguities.isEmpty ? .frugal : .costly, widest: "0000 × 000")
        })
    ]
    view.addGestureRecognizer(
      TapGestureRecognizer { [unowned state] tap in
        guard tap.state == .ended, let target = state.plan.target,
          target.bounds.contains(tap.location(in: target))
        else { return }
        state.toggleConflict()
      })
    state.change {}
  }

  let canChangeRows = true
  func addRow() { state.change { state.plan.add() } }
  func removeRow() { state.change { state.plan.remove() } }

  var facts: (any SceneFacts)? { state.facts }

  // MARK: Turning

  let canTurnViewport = true

  func turnViewport() {
    state.plan.scrollView.stopScrolling()
    let target = turn?.to ?? panes[0].viewport
    turn = ViewportTurn(
      from: panes[0].viewport, to: target == Self.portrait ? Self.landscape : Self.portrait,
      start: clock.now)
  }

  func update() -> Double? {
    guard let turn else { return nil }
    let size = turn.size(at: clock.now)
    state.change { panes[0].resizeViewport(to: size) }
    guard size != turn.to else {
      self.turn = nil
      return nil
    }
    return clock.now
  }
}
