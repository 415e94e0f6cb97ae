import Drawing
import Inspecting
import SceneParts
import ScrollEngine

/// Draws the constraints on the views in the chosen scroll view as struts.
final class StrutsView: View {
  /// The view whose constraints are drawn.
  weak var chosen: WatchedView?
  var theme: Theme
  /// The scale at which the window is drawn; at most 1.
  var zoom = 1.0
  /// The area that the panel does not cover.
  var uncovered = Rect.zero

  init(theme: Theme) {
    self.theme = theme
    super.init()
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  override func draw(in canvas: inout Canvas) {
    guard let chosen, chosen.pane.root.isSeen else { return }
    let frame = chosen.pane.viewportInWindow.intersection(uncovered.scaled(by: 1 / zoom))
    guard !frame.isEmpty else { return }
    canvas.saved { canvas in
      canvas.scale(by: zoom)
      canvas.clip(to: frame)
      let struts = StrutSurvey(of: chosen.pane.root, in: frame).struts
      let missing = chosen.scrollViews.flatMap(\.view.contentSizeAmbiguities).flatMap { ambiguity in
        Strut.missingTie(ambiguity, in: frame).map { [$0] } ?? Strut.open(ambiguity, in: frame)
      }
      StrutsDrawing(struts + missing, in: frame).draw(theme, in: &canvas)
    }
  }
}

extension WatchedView {
  /// The scroll views whose content size may come from constraints.
  fileprivate var scrollViews: [(id: String, view: ScrollView)] {
    (pane.scroller.map { [(pane.rootID, $0)] } ?? [])
      + pane.otherViews.compactMap { id, view in (view as? ScrollView).map { (id, $0) } }
  }

  /// The constraints that are missing for the size of the content, each in a sentence.
  var missingConstraints: [String] {
    scrollViews.flatMap { id, view in
      view.contentSizeAmbiguities.map { view === pane.root ? $0.sentence : "\(id): \($0.sentence)" }
    }
  }
}
