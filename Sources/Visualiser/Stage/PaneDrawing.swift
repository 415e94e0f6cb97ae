import Drawing
import Inspecting
import SceneParts
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
    // What has a ground of its own lies over the line.
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
      pane.drawStamps(atScale: scale, in: &canvas)
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
