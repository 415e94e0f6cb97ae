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
    StageLayout(size: bounds.size, viewport: Pane.viewport, count: scene.panes.count)
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, theme.background)
    // Blending a colour over itself is a shade off; the header has to match what lies below it.
    canvas.fill(
      Rect(x: 0, y: 0, width: bounds.width, height: StageLayout.headerHeight),
      theme.background.opacity(PaneDrawing.veilOpacity))
    drawTitle(in: &canvas)
    let layout = stageLayout
    for (pane, frame) in zip(scene.panes, layout.panes) {
      drawHeader(of: pane, frame, in: &canvas)
      let drawing = PaneDrawing(
        pane: pane, column: frame.column, viewport: frame.viewport, scale: layout.scale,
        options: options, theme: theme)
      drawing.draw(in: &canvas)
      if options.showsOverlay {
        ReuseOverlay(pane: pane, theme: theme).draw(in: frame.column, &canvas)
      }
    }
  }

  private func drawTitle(in canvas: inout Canvas) {
    let width = bounds.width - 2 * StageLayout.margin
    canvas.text(
      sceneDescription.title, in: Rect(x: StageLayout.margin, y: 16, width: width, height: 24),
      font: Type.title, color: theme.ink)
    canvas.text(
      sceneDescription.sentence, in: Rect(x: StageLayout.margin, y: 40, width: width, height: 20),
      font: Type.body, color: theme.muted)
  }

  private func drawHeader(
    of pane: Pane, _ frame: StageLayout.PaneFrame, in canvas: inout Canvas
  ) {
    // A small viewport must not cut its title off.
    let width = max(frame.viewport.width, min(280, frame.column.width - 16))
    let line = Rect(
      x: (frame.viewport.midX - width / 2).rounded(), y: 74, width: width, height: 24)
    let count = String(pane.liveCells)
    let color = pane.verdict == .costly ? theme.costly : theme.frugal
    let digits = max(2, count.count)
    let countWidth = canvas.text.width(of: String(repeating: "0", count: digits), in: Type.figure)
    canvas.text(count, in: line, font: Type.figure, color: color, alignment: .trailing)
    let labelEnd = line.width - countWidth - 5
    canvas.text(
      "cells live", in: Rect(x: line.minX, y: line.minY, width: labelEnd, height: line.height),
      font: Type.small, color: theme.muted, alignment: .trailing)
    let labelWidth = canvas.text.width(of: "cells live", in: Type.small)
    canvas.text(
      pane.title,
      in: Rect(
        x: line.minX, y: line.minY, width: max(0, labelEnd - labelWidth - 8), height: line.height),
      font: Type.bodyStrong, color: theme.ink)
  }
}
