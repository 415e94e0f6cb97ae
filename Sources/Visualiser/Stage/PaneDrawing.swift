import Drawing
import Scenes
import ScrollEngine

/// Draws one viewport: the engine's own views, and over them what an app's user never sees.
@MainActor
struct PaneDrawing {
  let pane: Pane
  /// The area of the pane, in points of the stage.
  let column: Rect
  /// The part of it in which anything may be visible.
  let sight: Rect
  /// The frame of the viewport, in points of the stage, and in whole pixels: otherwise what is cut
  /// off at its far edge would flicker there.
  let viewport: Rect
  let scale: Double
  let options: StageOptions
  let theme: Theme

  static let veilOpacity = 0.6
  /// Smaller text is hard to read, in points of the shell.
  static let legibleSize = 11.0

  func draw(in canvas: inout Canvas) {
    if options.showsContentOnly { return drawContent(in: &canvas) }
    let area = options.showsOutside ? column.intersection(sight) : viewport
    canvas.saved { canvas in
      // Under the veil text would be too faint to read, and on the line struck out.
      enter(area, text: nameRegion, &canvas)
      pane.window.renderWindow(in: &canvas)
    }
    canvas.saved { canvas in
      enter(area, text: textRegion, &canvas)
      content.alignContents(in: &canvas)
      for decoration in pane.decorations {
        decoration.draw(over: pane, options, theme, in: &canvas)
      }
    }
    if options.showsOutside { veilOutside(in: &canvas) }
    // Whatever has a ground of its own lies over the line.
    if options.showsOutlines, pane.outlinesViewport {
      canvas.stroke(
        viewport.inset(by: -StageMetrics.frameWidth),
        Stroke(theme.viewport, width: StageMetrics.frameWidth))
    }
    if options.showsOutside {
      canvas.saved { canvas in
        canvas.keepText(
          offEdgesOf: viewport.inset(by: -StageMetrics.frameWidth / 2),
          by: StageMetrics.frameWidth / 2 + StageMetrics.frameClearance)
        enter(area, text: area, &canvas)
        content.alignContents(in: &canvas)
        for decoration in pane.decorations {
          decoration.drawOutside(of: pane, options, theme, in: &canvas)
        }
      }
    }
    guard options.showsOutlines else { return }
    canvas.saved { canvas in
      enter(area, text: area, &canvas)
      drawStamps(in: &canvas)
    }
  }

  /// Where there may be text in the viewport, in points of the stage.
  private var textRegion: Rect { viewport.inset(by: edges(StageMetrics.frameClearance)) }

  /// Where the views of the pane may have text: not below the lines at the viewport's edges.
  private var nameRegion: Rect {
    textRegion.inset(by: edges(scale * (pane.decorations.map { $0.edgeWidth(options) }.max() ?? 0)))
  }

  private func edges(_ clearance: Double) -> EdgeInsets {
    EdgeInsets(top: clearance, left: 0, bottom: clearance, right: 0)
  }

  /// Goes over to the coordinates of the pane's window, clipped to a part of the stage; the rules for
  /// text are those of the shell.
  private func enter(_ area: Rect, text: Rect, _ canvas: inout Canvas) {
    canvas.clip(to: area)
    canvas.keepText(inside: text)
    canvas.keepTextLegible(Self.legibleSize)
    canvas.translate(by: viewport.origin)
    canvas.scale(by: scale)
  }

  private func drawContent(in canvas: inout Canvas) {
    canvas.saved { canvas in
      canvas.clip(to: viewport)
      canvas.translate(by: viewport.origin)
      canvas.scale(by: scale)
      pane.window.renderWindow(in: &canvas)
    }
  }

  /// What decorations move with: the view that scrolls, or else the one that fills the pane.
  private var content: View { pane.scroller ?? pane.lists.first?.view ?? pane.root }

  // MARK: Stamps

  /// Names each cell by its stamp, as far as it has room.
  private func drawStamps(in canvas: inout Canvas) {
    // Large enough for its letter on the stage.
    let usual = max(11, 9.5 / scale)
    let visible = canvas.visibleRect
    for list in pane.lists {
      let queue = list.queue
      for cell in list.liveCells {
        let frame = cell.convert(cell.bounds, to: nil).offsetBy(cell.presentationOffset)
        // Smaller ones would touch each other.
        guard frame.intersects(visible), min(frame.width, frame.height) >= 1.9 * usual else {
          continue
        }
        let radius = min(usual, frame.height / 2 - 1)
        let center = list.stampPlace.center(in: frame, radius: radius)
        guard cell.isSeen(at: center, radius: radius) else { continue }
        canvas.saved { canvas in
          cell.alignContents(in: &canvas)
          canvas.multiplyOpacity(by: cell.presentationAlpha)
          canvas.stamp(pane.stamps.stamp(of: cell, in: queue), at: center, radius: radius)
        }
      }
    }
  }

  // MARK: Outside

  private func veilOutside(in canvas: inout Canvas) {
    let veil = theme.background.opacity(Self.veilOpacity)
    canvas.fill(
      Rect(
        x: column.minX, y: column.minY, width: column.width,
        height: viewport.minY - column.minY), veil)
    canvas.fill(
      Rect(
        x: column.minX, y: viewport.maxY, width: column.width,
        height: column.maxY - viewport.maxY), veil)
    canvas.fill(
      Rect(
        x: column.minX, y: viewport.minY, width: viewport.minX - column.minX,
        height: viewport.height), veil)
    canvas.fill(
      Rect(
        x: viewport.maxX, y: viewport.minY, width: column.maxX - viewport.maxX,
        height: viewport.height), veil)
  }
}

extension View {
  /// Whether nothing clips a point of its window off, and nothing lies over it there, or above or
  /// below it within a radius.
  fileprivate func isSeen(at point: Point, radius: Double) -> Bool {
    var view: View = self
    while let parent = view.superview {
      if parent.clipsToBounds, !parent.bounds.contains(parent.convert(point, from: nil)) {
        return false
      }
      let siblings = parent.presentedSubviews
      // Loops: a closure would ask for each view on which actor it runs.
      var place = 0
      while place < siblings.count, siblings[place] !== view { place += 1 }
      if place + 1 < siblings.count {
        for y in [0, -radius, radius] {
          let inside = parent.convert(point + Point(x: 0, y: y), from: nil)
          for index in (place + 1)..<siblings.count where siblings[index].covers(inside) {
            return false
          }
        }
      }
      view = parent
    }
    return true
  }

  /// Whether the view, or one in it, is opaque at a point of its superview.
  private func covers(_ point: Point) -> Bool {
    guard !isHidden, alpha == 1, presentationAlpha == 1,
      frame.offsetBy(presentationOffset).contains(point)
    else { return false }
    if backgroundColor?.alpha == 255 || self is ReusableView { return true }
    guard let superview else { return false }
    let inside = convert(point, from: superview)
    for view in presentedSubviews where view.covers(inside) { return true }
    return false
  }
}
