import Drawing
import ScrollEngine

/// Shows a scene: its title, what to look at, and its viewports with all that lies around them.
final class StageView: View {
  var sceneDescription: SceneDescription { didSet { setNeedsDisplay() } }
  var scene: any Scene { didSet { setNeedsDisplay() } }
  var theme: Theme { didSet { setNeedsDisplay() } }
  var options: StageOptions { didSet { if oldValue != options { setNeedsDisplay() } } }

  init(_ description: SceneDescription, scene: any Scene, theme: Theme, options: StageOptions) {
    sceneDescription = description
    self.scene = scene
    self.theme = theme
    self.options = options
    super.init()
  }

  var stageLayout: StageLayout {
    let overlays =
      options.showsOverlay ? scene.panes.map { ReuseOverlay(pane: $0, theme: theme) } : []
    return StageLayout(
      size: bounds.size, viewport: Pane.viewport, count: scene.panes.count,
      footerHeight: overlays.map(\.footerHeight).max() ?? 0)
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, theme.background)
    let layout = stageLayout
    // Blending a colour over itself is a shade off; the header has to match what lies below it.
    canvas.fill(
      Rect(x: 0, y: 0, width: bounds.width, height: layout.headerHeight),
      theme.background.opacity(PaneDrawing.veilOpacity))
    drawTitle(layout, in: &canvas)
    for (pane, frame) in zip(scene.panes, layout.panes) {
      drawHeader(of: pane, frame, y: layout.paneTitleY, in: &canvas)
      let drawing = PaneDrawing(
        pane: pane, column: frame.column, viewport: frame.viewport, scale: layout.scale,
        options: options, theme: theme)
      drawing.draw(in: &canvas)
      if options.showsOverlay {
        ReuseOverlay(pane: pane, theme: theme).draw(in: frame.column, &canvas)
      }
    }
  }

  private func drawTitle(_ layout: StageLayout, in canvas: inout Canvas) {
    let width = bounds.width - 2 * StageLayout.margin
    canvas.text(
      sceneDescription.title,
      in: Rect(x: StageLayout.margin, y: layout.titleY - 12, width: width, height: 24),
      font: Typography.title, color: theme.ink)
    canvas.text(
      sceneDescription.sentence,
      in: Rect(x: StageLayout.margin, y: layout.sentenceY - 10, width: width, height: 20),
      font: Typography.body, color: theme.muted)
  }

  private func drawHeader(
    of pane: Pane, _ frame: StageLayout.PaneFrame, y: Double, in canvas: inout Canvas
  ) {
    let label = "cells live"
    let count = String(pane.liveCells)
    let titleWidth = canvas.text.width(of: pane.title, in: Typography.bodyStrong)
    let labelWidth = canvas.text.width(of: label, in: Typography.small)
    let digits = String(repeating: "0", count: max(2, count.count))
    let countWidth = canvas.text.width(of: digits, in: Typography.figure)
    // A small viewport must not cut its title off.
    let needed = (titleWidth + 12 + labelWidth + 5 + countWidth).rounded(.up)
    let width = max(frame.viewport.width, min(needed, frame.column.width - 16))
    let line = Rect(
      x: (frame.viewport.midX - width / 2).rounded(), y: y - 12, width: width, height: 24)
    let color = pane.verdict == .costly ? theme.costly : theme.frugal
    canvas.text(count, in: line, font: Typography.figure, color: color, alignment: .trailing)
    let labelEnd = line.width - countWidth - 5
    canvas.text(
      label, in: Rect(x: line.minX, y: line.minY, width: labelEnd, height: line.height),
      font: Typography.small, color: theme.muted, alignment: .trailing)
    canvas.text(
      pane.title,
      in: Rect(
        x: line.minX, y: line.minY, width: max(0, labelEnd - labelWidth - 8), height: line.height),
      font: Typography.bodyStrong, color: theme.ink)
  }
}
