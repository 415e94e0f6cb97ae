import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let buildYourOwn = SceneDescription(
    name: "build-your-own", title: "Build your own", group: .understandingScrollViews,
    article: "Understanding UIScrollView: your own scroll view in thirty lines",
    sentence:
      "The same flick: left, your 30 lines stop with the finger; right, the engine glides on.",
    poster: Poster(
      at: 2.2,
      [
        .drag(0.3, in: "own", from: (160, 100), by: (0, 120), over: 0.4),
        .flick(1.1, in: "own", from: (160, 400), by: (0, -120), over: 0.1),
      ])
  ) { _ in
    BuildYourOwnScene()
  }
}

@MainActor
final class BuildYourOwnScene: Scene {
  let panes: [Pane]
  let mirrorsGestures = true
  private let releases = [Release(), Release()]

  init() {
    let own = OwnScrollView()
    let engine = ScrollView()
    let films = [Film.makeViews(), Film.makeViews()]
    for view in films[0] { own.addSubview(view) }
    for view in films[1] { engine.addSubview(view) }
    own.content = Film.size
    engine.contentSize = Film.size
    panes = [
      Pane(
        title: "Thirty lines of your own", shortTitle: "Own", root: own, rootID: "own",
        decorations: [
          FilmDecoration(plane: own, window: nil),
          CoastDecoration(view: own, release: releases[0]),
        ],
        otherViews: films[0].map { ("own/\($0.identifier ?? "")", $0) },
        viewport: Film.viewport, figure: { Self.figure(own) }),
      Pane(
        title: "The engine's ScrollView", shortTitle: "Engine", root: engine, rootID: "engine",
        decorations: [
          FilmDecoration(plane: engine, window: nil),
          CoastDecoration(view: engine, release: releases[1]),
        ],
        otherViews: films[1].map { ("engine/\($0.identifier ?? "")", $0) },
        viewport: Film.viewport, figure: { Self.figure(engine) }),
    ]
    for view in [own, engine] {
      view.backgroundColor = Palette.surface
      view.clipsToBounds = false
    }
  }

  func didReceive(_ event: InputEvent, inPane pane: Int) {
    switch event.kind {
    case .pointerDown: releases[pane].offset = nil
    case .pointerUp: releases[pane].offset = panes[pane].root.bounds.minY
    default: break
    }
  }

  func update() -> Double? {
    for (pane, release) in zip(panes, releases) {
      let isMoving = (pane.scroller?.isDecelerating ?? false) || pane.window.router.isTracking
      release.note(pane.root.bounds.minY, isMoving: isMoving)
    }
    return nil
  }

  private static func figure(_ view: View) -> Pane.Figure {
    Pane.Figure(
      view.offsetFacts.y.words, label: "bounds.origin.y", verdict: .neutral,
      widest: "-000.0")
  }
}
