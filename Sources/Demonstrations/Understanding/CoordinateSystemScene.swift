import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let coordinateSystem = SceneDescription(
    name: "coordinate-system", title: "Coordinate system", group: .understandingScrollViews,
    article: "Understanding UIScrollView: a window onto an endless plane",
    sentence: "Scrolling changes only bounds.origin: the frames of the four views stay the same.",
    variants: ["clipsToBounds = false", "clipsToBounds = true"],
    poster: Poster(
      at: 1.3, [.drag(0.3, in: "window", from: (160, 400), by: (0, -200), over: 0.5)])
  ) { context in
    CoordinateSystemScene(clips: context.variant == 1)
  }
}

/// The same scrolling seen in two ways: the film moves under the window, or the window over the
/// film.
@MainActor
final class CoordinateSystemScene: Scene, ScrollViewDelegate {
  let panes: [Pane]
  var inspectedPane: Pane { panes[0] }
  private let scrollView = ScrollView()
  /// A view of the whole film, over which the window is drawn.
  private let plane = View()
  /// The four views in the scroll view.
  private let views: [FilmView]
  private var presses: [FilmFacts.Press] = []

  init(clips: Bool) {
    let films = [Film.makeViews(), Film.makeViews()]
    views = films[0]
    for view in films[0] { scrollView.addSubview(view) }
    for view in films[1] { plane.addSubview(view) }
    scrollView.contentSize = Film.size
    scrollView.backgroundColor = Palette.surface
    plane.backgroundColor = Palette.surface
    let scrollView = scrollView
    for view in films[1] { view.cutOut = { scrollView.bounds } }
    panes = [
      Pane(
        title: "Film moves under the window", shortTitle: "Film", root: scrollView,
        rootID: "window", decorations: [FilmDecoration(plane: scrollView, window: nil)],
        otherViews: films[0].map { ("window/\($0.identifier ?? "")", $0) },
        viewport: Film.viewport, figure: { Self.figure(scrollView) }),
      Pane(
        title: "Window moves over the film", shortTitle: "Window", root: plane,
        rootID: "film",
        decorations: [FilmDecoration(plane: plane, window: scrollView)],
        otherViews: films[1].map { ("film/\($0.identifier ?? "")", $0) }, viewport: Film.size,
        outlinesViewport: false, figure: { Self.figure(scrollView) }),
    ]
    scrollView.clipsToBounds = clips
    scrollView.delegate = self
    let pan = PanGestureRecognizer()
    pan.onChange = { [unowned self, unowned pan] _ in
      // The window follows the finger, so the offset changes by the finger's translation.
      scrollView.scroll(by: pan.translation(in: plane))
      pan.setTranslation(.zero, in: plane)
    }
    plane.addGestureRecognizer(pan)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    plane.setNeedsDisplay()
  }

  // MARK: Facts

  func didReceive(_ event: InputEvent, inPane pane: Int) {
    guard case .pointerDown(let pointer) = event.kind else { return }
    let film: View = pane == 0 ? scrollView : plane
    presses.append(
      FilmFacts.Press(
        pane: pane, isInside: panes[pane].window.bounds.contains(pointer.position),
        view: Film.shots.first {
          $0.frame.contains(film.convert(pointer.position, from: panes[pane].window))
        }?.name))
  }

  var facts: (any SceneFacts)? {
    var facts = FilmFacts()
    facts.window = scrollView.bounds
    facts.contentSize = scrollView.contentSize
    facts.movedViews = zip(views, Film.shots).count { $0.frame != $1.frame }
    facts.viewCount = views.count
    facts.taps = views.reduce(0) { $0 + $1.taps }
    facts.presses = presses
    return facts
  }

  private static func figure(_ view: View) -> Pane.Figure {
    let offset = view.offsetFacts
    return Pane.Figure(
      "\(offset.x) \(offset.y)", label: "bounds.origin", verdict: .neutral, widest: "0 000.0")
  }
}
