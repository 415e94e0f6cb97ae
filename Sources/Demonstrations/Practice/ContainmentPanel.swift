import Drawing
import SceneParts
import ScrollEngine

/// A column per controller: the page that it shows, and its latest calls, the newest at the bottom.
/// Beside a viewport the columns stand in two lines.
@MainActor
struct ContainmentPanel: ScenePanel {
  let controllers: [PageController]
  let log: ContainmentLog

  let height = 226.0
  let sideWidth: Double? = 380
  var sideHeight: Double { 2 * height }

  private static let rowHeight = 15.0
  /// The number of rows: a controller receives as many calls between two pages.
  private static let rowCount = 11

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let columns = PanelColumns(in: rect, usualHeight: height)
    let count = max(1, (controllers.count + columns.lines - 1) / columns.lines)
    for (place, controller) in controllers.enumerated() {
      let column = columns.frame(place, of: count)
      drawHeading(of: controller, in: column, theme, &canvas)
      drawCalls(of: controller, in: column, theme, &canvas)
    }
  }

  private func drawHeading(
    of controller: PageController, in column: Rect, _ theme: Theme, _ canvas: inout Canvas
  ) {
    let chip = Rect(x: column.minX, y: column.minY, width: column.width, height: 24)
    let isShown = controller.page != nil && controller.parent != nil
    if isShown {
      canvas.fill(chip, controller.colors.cell, cornerRadius: 5)
    } else {
      canvas.stroke(
        chip,
        Stroke(controller.colors.cell, width: 1, dash: Dash(on: 4, off: 3), cornerRadius: 5))
    }
    let ink = isShown ? Palette.ink : theme.ink
    let line = chip.inset(by: EdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    let name = "Instance \(controller.instance)"
    canvas.text(name, in: line, font: Typography.bodyStrong, color: ink)
    let room = line.width - canvas.text.width(of: name, in: Typography.bodyStrong) - 8
    let words = isShown ? ["page \((controller.page ?? 0) + 1)"] : ["in the queue", "waits"]
    let place = words.first { canvas.text.width(of: $0, in: Typography.body) <= room } ?? ""
    canvas.text(place, in: line, font: Typography.body, color: ink, alignment: .trailing)
  }

  private func drawCalls(
    of controller: PageController, in column: Rect, _ theme: Theme, _ canvas: inout Canvas
  ) {
    let calls = (log.calls[controller.instance] ?? []).suffix(Self.rowCount)
    for (row, call) in calls.enumerated() {
      let line = Rect(
        x: column.minX, y: column.minY + 30 + Double(row) * Self.rowHeight,
        width: column.width, height: Self.rowHeight)
      // The time is shown only if it differs from that of the previous call.
      if row == 0 || calls[calls.startIndex + row - 1].time != call.time {
        let time = Fact(
          .containmentTime, of: "call \(calls.startIndex + row)", in: controller, call.time)
        canvas.say(
          time.words, in: Rect(x: line.minX, y: line.minY, width: 30, height: line.height),
          font: Typography.smallNumber, color: theme.muted, alignment: .trailing)
      }
      canvas.text(
        call.name,
        in: line.inset(by: EdgeInsets(top: 0, left: 38, bottom: 0, right: 0)),
        font: Typography.small, color: call.isContainers ? theme.accent : theme.ink)
    }
  }
}
