import Drawing
import SceneParts
import ScrollEngine

/// The latest edits side by side, or also below each other, the newest last, each with the calls that
/// it caused.
@MainActor
struct EditsPanel: ScenePanel {
  let log: EditLog

  let height = 226.0
  let sideWidth: Double? = 340
  var sideHeight: Double { 2 * height }

  /// The greatest number of columns; a narrow stage has only as many as fit.
  private static let mostColumns = 3
  private static let longestCall = "willMove(toParent: stack)"
  private static let margin = 28.0
  private static let rowHeight = 15.0
  private static let rowCount = 11
  private static let nameWidth = 58.0
  /// The distance of a column's words from its left edge, in points.
  private static let inset = 8.0

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let columns = PanelColumns(in: rect, usualHeight: height)
    let needed =
      Self.inset + Self.nameWidth + canvas.text.width(of: Self.longestCall, in: Typography.small)
    let count = min(max(Int(columns.room / (needed + PanelColumns.gap)), 1), Self.mostColumns)
    let edits = log.edits.suffix(count * columns.lines)
    for (place, edit) in edits.enumerated() {
      let column = columns.frame(place, of: count)
      draw(edit, isNewest: place == edits.count - 1, in: column, theme, &canvas)
    }
    guard edits.isEmpty else { return }
    canvas.text(
      "No edit yet. Each one will list here what the controllers hear.",
      in: Rect(
        x: rect.minX + Self.margin, y: rect.minY + 12, width: rect.width - 2 * Self.margin,
        height: 24), font: Typography.body, color: theme.muted)
  }

  private func draw(
    _ edit: EditLog.Edit, isNewest: Bool, in column: Rect, _ theme: Theme, _ canvas: inout Canvas
  ) {
    let chip = Rect(x: column.minX, y: column.minY, width: column.width, height: 24)
    canvas.fill(chip, isNewest ? theme.accentTint : theme.well, cornerRadius: 5)
    let heading = chip.inset(by: EdgeInsets(top: 0, left: Self.inset, bottom: 0, right: Self.inset))
    canvas.text(edit.title, in: heading, font: Typography.bodyStrong, color: theme.ink)
    canvas.say(
      "\(log.fact(.editTime, of: edit, edit.time)) s", in: heading, font: Typography.number,
      color: theme.muted, alignment: .trailing)
    // If not all calls fit, the last line tells the number of the remaining calls.
    let isTooLong = edit.calls.count > Self.rowCount
    let shown = edit.calls.prefix(isTooLong ? Self.rowCount - 1 : Self.rowCount)
    func line(_ row: Int) -> Rect {
      Rect(
        x: column.minX + Self.inset, y: column.minY + 30 + Double(row) * Self.rowHeight,
        width: column.width - Self.inset, height: Self.rowHeight)
    }
    for (row, call) in shown.enumerated() {
      if row == 0 || edit.calls[row - 1].controller != call.controller {
        canvas.text(
          call.controller, in: line(row), font: Typography.caption, color: theme.ink)
      }
      canvas.text(
        call.name,
        in: line(row).inset(by: EdgeInsets(top: 0, left: Self.nameWidth, bottom: 0, right: 0)),
        font: Typography.small, color: call.isStacks ? theme.accent : theme.ink)
    }
    drawMeanings(of: shown, in: line, theme, &canvas)
    if edit.calls.isEmpty {
      canvas.text("no calls", in: line(0), font: Typography.small, color: theme.muted)
    }
    guard isTooLong else { return }
    let rest = log.fact(.callsLeftOut, of: edit, Double(edit.calls.count - shown.count))
    canvas.say(
      "and \(rest) more", in: line(shown.count), font: Typography.small, color: theme.muted)
  }

  /// Says at the right what each call means, if there is room beside the longest one.
  private func drawMeanings(
    of calls: ArraySlice<EditLog.Call>, in line: (Int) -> Rect, _ theme: Theme,
    _ canvas: inout Canvas
  ) {
    func width(_ text: String) -> Double { canvas.text.width(of: text, in: Typography.small) }
    let meanings = calls.map { EditLog.meanings[$0.name] ?? "" }
    let left =
      Self.nameWidth + (calls.map { width($0.name) }.max() ?? 0) + Self.meaningGap
    let needed = meanings.map(width).max() ?? 0
    guard left + needed <= line(0).width else { return }
    for (row, meaning) in meanings.enumerated() {
      canvas.text(
        meaning, in: line(row).inset(by: EdgeInsets(top: 0, left: left, bottom: 0, right: 0)),
        font: Typography.small, color: theme.muted)
    }
  }

  private static let meaningGap = 14.0
}
