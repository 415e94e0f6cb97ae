import Drawing
import Inspecting
import SceneParts
import ScrollEngine

/// Outlines the scroll views of the window and their cells, and names both.
final class OutlinesView: View {
  /// The watched views to outline.
  var watch: WindowWatch?
  var theme: Theme
  /// The scale at which the window is drawn; at most 1.
  var zoom = 1.0
  /// The area of the window that the panel does not cover; names are placed in it.
  var uncovered = Rect.zero
  /// The view that the panel describes; it gets letters and a heavier outline.
  weak var chosen: WatchedView?

  init(theme: Theme) {
    self.theme = theme
    super.init()
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  override func draw(in canvas: inout Canvas) {
    canvas.saved { canvas in
      canvas.scale(by: zoom)
      for view in watch?.views ?? [] { draw(view, in: &canvas) }
    }
  }

  private func draw(_ view: WatchedView, in canvas: inout Canvas) {
    let pane = view.pane
    let frame = pane.viewportInWindow.intersection(bounds.scaled(by: 1 / zoom))
    let uncovered = uncovered.scaled(by: 1 / zoom)
    guard !frame.isEmpty, pane.root.isSeen else { return }
    canvas.saved { canvas in
      canvas.clip(to: frame)
      for list in pane.lists {
        let colors = list.colors
        for cell in list.liveCells {
          let place = cell.convert(cell.bounds, to: nil).offsetBy(cell.presentationOffset)
          guard place.intersects(frame) else { continue }
          canvas.stroke(place.inset(by: 0.5 / zoom), Stroke(colors.cell, width: 1 / zoom))
        }
        if pane.lists.count > 1 || list.view !== pane.root {
          let place = list.view.convert(list.view.bounds, to: nil)
          canvas.stroke(place.inset(by: 1 / zoom), Stroke(colors.frameLine, width: 2 / zoom))
        }
      }
      if view === chosen { pane.drawStamps(atScale: zoom, uncovered: uncovered, in: &canvas) }
    }
    let line = pane.lists.first.map(\.colors.frameLine) ?? Palette.boundsOutline
    let width = (view === chosen ? 3.0 : 2) / zoom
    canvas.stroke(frame.inset(by: width / 2), Stroke(line, width: width))
    // The letters of the chosen view's cells are at its right edge.
    let letters = view === chosen && !pane.lists.isEmpty ? Self.letterRoom / zoom : 0
    drawName(of: pane, in: frame.intersection(uncovered), beside: letters, &canvas)
  }

  /// The width at the right edge for the letters of cells, in points.
  private static let letterRoom = 36.0

  /// Draws the name of a pane in its upper right corner, to the left of the letters.
  private func drawName(
    of pane: Pane, in frame: Rect, beside letters: Double, _ canvas: inout Canvas
  ) {
    let viewport = pane.root.sizeFacts(pane.viewport)
    var tag = Tag("\(pane.rootID)  \(viewport.width) × \(viewport.height)")
    tag.font = Typography.smallNumber
    tag.font.size /= zoom
    let size = tag.size(on: canvas)
    let margin = 4 / zoom
    guard size.width + letters + 2 * margin <= frame.width, size.height + 2 * margin <= frame.height
    else { return }
    tag.draw(
      at: Point(x: frame.maxX - letters - size.width - margin, y: frame.minY + margin), in: &canvas)
  }
}

extension View {
  /// Whether neither the view nor any of its superviews is hidden or transparent.
  var isSeen: Bool {
    var view: View? = self
    while let current = view {
      if current.isHidden || current.alpha <= 0.01 { return false }
      view = current.superview
    }
    return true
  }
}
