import Drawing
import Inspecting
import SceneParts
import ScrollEngine

/// Draws one viewport: the engine's views, and over them the decorations that users of an app never
/// see.
@MainActor
struct PaneDrawing {
  let pane: Pane
  /// The area of the pane, in points of the stage.
  let column: Rect
  /// The part of the column in which views may be visible.
  let sight: Rect
  /// The frame of the viewport, in points of the stage, aligned to whole pixels: otherwise content
  /// that is clipped at the far edge would flicker.
  let viewport: Rect
  let scale: Double
  let options: StageOptions
  let theme: Theme
  /// The cells whose letters are on their way from the queue, and not yet on their rows.
  var inFlight: Set<ObjectIdentifier> = []

  /// The distance from the viewport's outline within which nothing is written, in points of the stage.
  var clearance = StageMetrics.frameClearance

  static let veilOpacity = 0.6
  /// The least legible size of text, in points of the shell.
  static let legibleSize = 11.0

  func draw(in canvas: inout Canvas) {
    if options.showsContentOnly { return drawContent(in: &canvas) }
    let area = options.showsOutside ? column.intersection(sight) : viewport
    canvas.saved { canvas in
      // No text under the veil, where it would be too faint, and none on the outline.
      // Text at the upper or the lower edge moves to where it is readable.
      canvas.keepText(
        offEdgesOf: viewport.inset(
          by: EdgeInsets(top: 0, left: -clearance, bottom: 0, right: -clearance)),
        by: clearance)
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
    if options.showsOutside {
      canvas.saved { canvas in
        canvas.keepText(
          offEdgesOf: outline, by: StageMetrics.frameWidth / 2 + clearance)
        enter(area, text: area, &canvas)
        content.alignContents(in: &canvas)
        for decoration in pane.decorations {
          decoration.drawOutside(of: pane, options, theme, in: &canvas)
        }
      }
    }
    guard options.showsOutlines else { return }
    drawStamps(in: area, &canvas)
    guard pane.outlinesViewport else { return }
    canvas.stroke(
      viewport.inset(by: -StageMetrics.frameWidth),
      Stroke(theme.viewport, width: StageMetrics.frameWidth))
  }

  private func drawStamps(in area: Rect, _ canvas: inout Canvas) {
    let halfWidth = StageMetrics.frameWidth / 2
    let edges = StampEdges(
      of: outline.offsetBy(.zero - viewport.origin).scaled(by: 1 / scale),
      clearance: (halfWidth + StageMetrics.frameClearance) / scale)
    canvas.saved { canvas in
      // Stamps that have no room beside the outline are omitted. They are moved to whole pixels, so
      // their distance may be a little less than the clearance.
      canvas.keepText(offEdgesOf: outline, by: halfWidth + StageMetrics.frameClearance / 2)
      enter(area, text: area, &canvas)
      pane.drawStamps(atScale: scale, off: edges, without: inFlight, in: &canvas)
    }
  }

  /// The middle of the line around the viewport, in points of the stage.
  private var outline: Rect { viewport.inset(by: -StageMetrics.frameWidth / 2) }

  /// The area in which decorations may have text, in points of the stage.
  private var textRegion: Rect { viewport.inset(by: edges(StageMetrics.frameClearance)) }

  /// The area in which the pane's views may have text: not under lines at the viewport's edges.
  private var nameRegion: Rect {
    textRegion.inset(by: edges(scale * (pane.decorations.map { $0.edgeWidth(options) }.max() ?? 0)))
  }

  private func edges(_ clearance: Double) -> EdgeInsets {
    EdgeInsets(top: clearance, left: 0, bottom: clearance, right: 0)
  }

  /// Changes to the coordinates of the pane's window, clips to an area of the stage, and limits
  /// text to legible sizes and the region `text`.
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

  /// The view with which decorations are aligned: the scroll view, or else the first list or the
  /// root.
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
