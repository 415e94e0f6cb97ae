import Drawing
import SceneParts
import ScrollEngine

// The chart of a scene's panel, over time.
extension StageView {
  /// The shown chart; nil if the panel has none.
  var chart: (any ChartPanel)? {
    options.showsContentOnly ? nil : scene.panel as? any ChartPanel
  }

  /// The end of a chart's axis, in scene seconds.
  private func end(of chart: any ChartPanel) -> Double { max(heldEnd ?? chart.now, chart.now) }

  /// Draws a chart in a rectangle of the panel, with the shown time while a drag holds the axis, and
  /// the time at the pointer.
  func draw(_ chart: any ChartPanel, in rect: Rect, _ canvas: inout Canvas) {
    let end = end(of: chart)
    chart.draw(in: rect, until: end, theme, &canvas)
    let (plot, axis) = chart.chart(in: rect, until: end)
    func line(at time: Double, width: Double, _ color: Color) {
      // A chart may not reach so far back.
      guard time >= axis.origin else { return }
      let x = axis.x(of: time) - width / 2
      canvas.fill(Rect(x: x, y: plot.minY, width: width, height: plot.height), color)
    }
    if end > chart.now { line(at: chart.now, width: 1.5, theme.accent) }
    if let pointedTime {
      let isPressed = touched.part == .chart && touched.isPressed
      line(at: pointedTime, width: isPressed ? 2 : 1, theme.accent.opacity(0.6))
    }
  }

  /// The chart on the stage, and its axis in points of the panel; nil if there is none.
  func chartOnStage(_ layout: StageLayout) -> (frame: Rect, axis: TimeScale)? {
    guard let chart, layout.panel.height > 0 else { return nil }
    let content = layout.panelContent
    let (plot, axis) = chart.chart(
      in: Rect(origin: .zero, size: content.size), until: end(of: chart))
    return (plot.scaled(by: layout.panelScale).offsetBy(content.origin), axis)
  }

  /// The scene time on the chart at an x coordinate of the stage, in seconds; nil if there is no
  /// chart.
  func chartTime(at x: Double) -> Double? {
    let layout = stageLayout
    return chartOnStage(layout).map {
      $0.axis.time(at: (x - layout.panelContent.minX) / layout.panelScale)
    }
  }
}
