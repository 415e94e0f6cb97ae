import Drawing
import ScrollEngine

/// Shows a scene: its title, what to look at, and its viewports with all that lies around them.
final class StageView: View {
  var sceneDescription: SceneDescription { didSet { setNeedsDisplay() } }
  /// Which variant of the scene is shown.
  var variant: Int { didSet { setNeedsDisplay() } }
  var scene: any Scene { didSet { setNeedsDisplay() } }
  var theme: Theme { didSet { setNeedsDisplay() } }
  var options: StageOptions { didSet { if oldValue != options { setNeedsDisplay() } } }
  /// How much further from the edges the title stands, for buttons that are there; in points.
  var titleInset = (left: 0.0, right: 0.0) { didSet { setNeedsDisplay() } }

  init(
    _ description: SceneDescription, variant: Int, scene: any Scene, theme: Theme,
    options: StageOptions
  ) {
    sceneDescription = description
    self.variant = variant
    self.scene = scene
    self.theme = theme
    self.options = options
    super.init()
  }

  var stageLayout: StageLayout {
    let overlays =
      options.showsOverlay ? scene.panes.filter(hasQueues).map(overlay) : []
    return StageLayout(
      size: bounds.size, viewports: scene.panes.map(\.viewport),
      rooms: scene.panes.map(\.room), isStacked: scene.stacksPanes,
      footerHeight: overlays.map(\.footerHeight).max() ?? 0,
      panelHeight: options.showsContentOnly ? 0 : scene.panel?.height ?? 0)
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, theme.background)
    let layout = stageLayout
    // Blending a colour over itself is a shade off; the header has to match what lies below it.
    var top = 0.0
    for frame in layout.panes where frame.column.minY > top {
      canvas.fill(
        Rect(x: 0, y: top, width: bounds.width, height: frame.column.minY - top),
        theme.background.opacity(PaneDrawing.veilOpacity))
      top = frame.column.maxY
    }
    drawTitle(layout, in: &canvas)
    for (pane, frame) in zip(scene.panes, layout.panes) {
      drawHeader(of: pane, frame, in: &canvas)
      let drawing = PaneDrawing(
        pane: pane, column: frame.column, viewport: frame.viewport, scale: layout.scale,
        options: options, theme: theme)
      drawing.draw(in: &canvas)
      if options.showsOverlay, hasQueues(pane) { overlay(of: pane).draw(in: frame.column, &canvas) }
    }
    if let panel = scene.panel, layout.panel.height > 0 { draw(panel, in: layout.panel, &canvas) }
  }

  private func hasQueues(_ pane: Pane) -> Bool { !pane.lists.isEmpty }

  private func overlay(of pane: Pane) -> ReuseOverlay { ReuseOverlay(pane: pane, theme: theme) }

  private func draw(_ panel: any ScenePanel, in rect: Rect, _ canvas: inout Canvas) {
    canvas.fill(rect, theme.panel)
    canvas.line(along: .top, of: rect, theme.hairline)
    canvas.saved { canvas in
      canvas.clip(to: rect)
      panel.draw(in: rect, theme, &canvas)
    }
  }

  private func drawTitle(_ layout: StageLayout, in canvas: inout Canvas) {
    let left = StageLayout.margin + titleInset.left
    let line = Rect(
      x: left, y: layout.titleY - 12,
      width: max(0, bounds.width - StageLayout.margin - titleInset.right - left), height: 24)
    var variantWidth = 0.0
    if sceneDescription.variants.indices.contains(variant) {
      let words = "\(sceneDescription.variants[variant])  ·  N"
      variantWidth = canvas.text.width(of: words, in: Typography.bodyStrong) + 12
      canvas.text(
        words, in: line, font: Typography.bodyStrong, color: theme.accent, alignment: .trailing)
    }
    canvas.text(
      sceneDescription.title,
      in: line.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: variantWidth)),
      font: Typography.title, color: theme.ink)
    canvas.text(
      sceneDescription.sentence(ofVariant: variant),
      in: Rect(x: left, y: layout.sentenceY - 10, width: line.width, height: 20),
      font: Typography.body, color: theme.muted)
  }

  private func drawHeader(
    of pane: Pane, _ frame: StageLayout.PaneFrame, in canvas: inout Canvas
  ) {
    let figure = pane.figure
    let label = figure?.label ?? ""
    let count = figure?.value ?? ""
    let titleWidth = canvas.text.width(of: pane.title, in: Typography.bodyStrong)
    let labelWidth = canvas.text.width(of: label, in: Typography.small)
    let countWidth =
      [count, figure?.widest ?? ""].map {
        canvas.text.width(of: $0, in: Typography.figure)
      }.max() ?? 0
    // A small viewport must not cut its title off.
    let needed = (titleWidth + 12 + labelWidth + 5 + countWidth).rounded(.up)
    let width = max(frame.viewport.width, min(needed, frame.column.width - 16))
    let line = Rect(
      x: (frame.viewport.midX - width / 2).rounded(), y: frame.titleY - 12, width: width,
      height: 24)
    let color = theme.color(of: figure?.verdict ?? .neutral)
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
