import SceneParts
import ScrollEngine

// A screen reader goes from the stage into the windows that it shows.
extension StageView: SpokenSurface {
  package var spokenWindows: [(window: Window, name: String)] {
    scene.panes.enumerated().map { place, pane in
      (pane.window, spokenTitles.indices.contains(place) ? spokenTitles[place] : "Viewport")
    }
  }

  package func spokenPlace(of window: Window) -> (origin: Point, scale: Double)? {
    let layout = stageLayout
    guard let place = scene.panes.firstIndex(where: { $0.window === window }),
      layout.panes.indices.contains(place)
    else { return nil }
    return (layout.panes[place].viewport.origin, layout.scale)
  }
}
