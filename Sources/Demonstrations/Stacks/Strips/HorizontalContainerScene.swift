import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let horizontalContainer = SceneDescription(
    name: "horizontal-container", title: "Horizontal containers", group: .scrollViewsInScrollViews,
    article: "Scroll views in scroll views: the question of horizontal lists",
    sentence:
      "A strip takes a used cell: left, its own offset is back; right, it has that of another strip.",
    variants: ["offsets kept", "not kept", "along the axis"],
    variantSentences: [
      "40 strips share one queue of items, and each comes back where you left it.",
      "Drag a strip, then scroll down: a strip that reuses its cell starts where the old one stopped.",
      "Turned on its side, the container cuts each list to its visible part as well.",
    ],
    poster: Poster(
      variant: 0, beside: 1, at: 3,
      [
        .drag(0.3, in: "1/container", from: (260, 80), by: (-180, 0), over: 0.3),
        .drag(1, in: "1/container", from: (260, 220), by: (-120, 0), over: 0.3),
        .wheel(1.8, in: "1/container", at: (160, 284), notches: -9),
      ])
  ) { context in
    guard context.variant < 2 else { return AlongAxisScene() }
    return StripsScene(keepsOffsets: context.variant == 0)
  }
}

/// Strips that scroll horizontally, in a container that scrolls vertically.
@MainActor
final class StripsScene: Scene {
  let panes: [Pane]
  let strips: StripsController

  init(keepsOffsets: Bool) {
    let strips = StripsController(keepsOffsets: keepsOffsets)
    self.strips = strips
    let container = ContainerScrollView()
    container.backgroundColor = Palette.surface
    container.clipsToBounds = false
    container.addArrangedSubview(strips.table)
    panes = [
      Pane(
        title: keepsOffsets ? "Offsets kept" : "Offsets not kept", shortTitle: "Strips",
        verdict: .frugal, root: container, rootID: "container",
        lists: [
          PaneList(
            id: "items", title: "Items", currentViews: { strips.strips }, colors: Palette.first,
            count: { StripsController.rowCount * StripsController.itemCount },
            stampPlace: .bottom, rowName: { "item \($0.item + 1)" }),
          PaneList(
            id: "strips", title: "Strips", view: strips.table, colors: Palette.second,
            count: { StripsController.rowCount },
            stampPlace: .heading(height: StripCell.headingHeight),
            rowName: { "Strip \($0.row + 1)" }),
        ], decorations: [StripsDecoration(strips: strips)],
        figure: {
          let count = strips.astray.count
          return Pane.Figure(
            Fact(.astray, of: strips, count).words, label: "at a wrong offset",
            verdict: count == 0 ? .frugal : .costly, widest: "00")
        })
    ]
    strips.check()
  }

  var facts: (any SceneFacts)? { strips.facts }

  func update() -> Double? {
    strips.check()
    return nil
  }
}

/// A horizontal container: lists side by side, whose frames are limited to their visible parts.
@MainActor
final class AlongAxisScene: Scene {
  let panes: [Pane]

  private static let viewport = Size(width: 440, height: 200)

  init() {
    let sources = [("Days", 40, 0), ("Weeks", 60, 1), ("Months", 30, 3)].map {
      FeedSource(FeedPart(title: $0, count: $1, kind: .shelf, hue: $2))
    }
    let container = ContainerScrollView(frame: Rect(origin: .zero, size: Self.viewport))
    container.axis = .horizontal
    container.spacing = 12
    container.backgroundColor = Palette.surface
    container.clipsToBounds = false
    for source in sources { container.addArrangedSubview(source.view) }
    panes = [
      Pane(
        title: "axis = .horizontal", shortTitle: "Lists", verdict: .frugal, root: container,
        rootID: "container",
        lists: sources.enumerated().map { place, source in
          PaneList(
            id: "list\(place + 1)", title: source.title, view: source.view,
            colors: source.colors, count: { source.count }, outlinesRows: true,
            stampPlace: .bottom, rowName: source.name)
        }, decorations: [FeedDecoration(sources: sources)], viewport: Self.viewport)
    ]
  }
}
