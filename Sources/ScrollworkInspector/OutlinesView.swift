import Drawing
import Inspecting
import Scenes
import ScrollEngine

/// Outlines the scroll views of the window and their cells, and names both.
final class OutlinesView: View {
  /// What is outlined; the program's window changes under it.
  var watch: WindowWatch?
  var theme: Theme
  /// What the panel leaves of the window: names lie there.
  var uncovered = Rect.zero
  /// The view that the panel is about: it alone has letters, and the heavier outline.
  weak var chosen: WatchedView?

  init(theme: Theme) {
    self.theme = theme
    super.init()
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  override func draw(in canvas: inout Canvas) {
    for view in watch?.views ?? [] { draw(view, in: &canvas) }
  }

  private func draw(_ view: WatchedView, in canvas: inout Canvas) {
    let pane = view.pane
    let frame = pane.viewportInWindow.intersection(bounds)
    guard !frame.isEmpty, pane.root.isSeen else { return }
    canvas.saved { canvas in
      canvas.clip(to: frame)
      for list in pane.lists {
        let colors = list.colors
        for cell in list.liveCells {
          let place = cell.convert(cell.bounds, to: nil).offsetBy(cell.presentationOffset)
          guard place.intersects(frame) else { continue }
          canvas.stroke(place.inset(by: 0.5), Stroke(colors.cell, width: 1))
        }
        if pane.lists.count > 1 || list.view !== pane.root {
          let place = list.view.convert(list.view.bounds, to: nil)
          canvas.stroke(place.inset(by: 1), Stroke(colors.frameLine, width: 2))
        }
      }
      if view === chosen { pane.drawStamps(atScale: 1, uncovered: uncovered, in: &canvas) }
    }
    let line = pane.lists.first.map(\.colors.frameLine) ?? Palette.boundsOutline
    let width = view === chosen ? 3.0 : 2
    canvas.stroke(frame.inset(by: width / 2), Stroke(line, width: width))
    drawName(of: pane, in: frame.intersection(uncovered), &canvas)
  }

  /// At the upper right corner, where rows have the least to say.
  private func drawName(of pane: Pane, in frame: Rect, _ canvas: inout Canvas) {
    var tag = Tag("\(pane.rootID)  \(tidy(pane.viewport.width)) × \(tidy(pane.viewport.height))")
    tag.font = Typography.smallNumber
    let size = tag.size(on: canvas)
    guard size.width + 8 <= frame.width, size.height + 8 <= frame.height else { return }
    tag.draw(at: Point(x: frame.maxX - size.width - 4, y: frame.minY + 4), in: &canvas)
  }
}

extension View {
  /// Whether neither it nor what it lies in is hidden.
  fileprivate var isSeen: Bool {
    var view: View? = self
    while let current = view {
      if current.isHidden || current.alpha <= 0.01 { return false }
      view = current.superview
    }
    return true
  }
}
