import Drawing
import ScrollEngine

/// The reuse queues of the inspected pane, with a chip for every cell object.
final class ReuseSection: InspectorSection {
  private static let blockHeader = 62.0
  private static let blockGap = 14.0
  private static let chip = Size(width: 25, height: 17)
  private static let chipGap = Size(width: 3, height: 4)

  override var heading: String { "Reuse queue · \(readout.pane)" }

  override func contentHeight(width: Double) -> Double {
    readout.queues.reduce(0) { $0 + height(of: $1, width: width) }
  }

  private func height(of queue: Readout.Queue, width: Double) -> Double {
    let perRow = chipsPerRow(width)
    let rows = (max(queue.chips.count, 1) + perRow - 1) / perRow
    return Self.blockHeader + Double(rows) * (Self.chip.height + Self.chipGap.height)
      + Self.blockGap
  }

  private func chipsPerRow(_ width: Double) -> Int {
    let pitch = Self.chip.width + Self.chipGap.width
    return max(1, Int((width + Self.chipGap.width) / pitch))
  }

  override func drawContent(in rect: Rect, _ canvas: inout Canvas) {
    var y = rect.minY
    for queue in readout.queues {
      let height = height(of: queue, width: rect.width)
      draw(queue, in: Rect(x: rect.minX, y: y, width: rect.width, height: height), &canvas)
      y += height
    }
  }

  private func draw(_ queue: Readout.Queue, in rect: Rect, _ canvas: inout Canvas) {
    let line = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 18)
    let swatch = Rect(x: rect.minX, y: line.midY - 5.5, width: 11, height: 11)
    canvas.fill(swatch, queue.colors.frame)
    canvas.stroke(swatch, Stroke(queue.colors.cell, width: 2))
    canvas.text(
      queue.title, in: line.inset(by: EdgeInsets(top: 0, left: 18, bottom: 0, right: 80)),
      font: Type.bodyStrong, color: theme.ink)
    canvas.text(
      "\(queue.rows) rows", in: line, font: Type.number, color: theme.muted, alignment: .trailing)
    let statistics = queue.statistics
    let figures = [
      (statistics.live, "on screen"), (statistics.queued, "in queue"),
      (statistics.created, "created"), (statistics.reused, "reused"),
    ]
    for (place, (number, label)) in figures.enumerated() {
      let x = rect.minX + Double(place) * rect.width / 4
      canvas.text(
        "\(number)", in: Rect(x: x, y: rect.minY + 20, width: 66, height: 22),
        font: Type.figure, color: theme.ink)
      canvas.text(
        label, in: Rect(x: x, y: rect.minY + 40, width: 66, height: 14), font: Type.smallWords,
        color: theme.muted)
    }
    drawChips(of: queue, in: rect, &canvas)
  }

  private func drawChips(of queue: Readout.Queue, in rect: Rect, _ canvas: inout Canvas) {
    let perRow = chipsPerRow(rect.width)
    for (place, chip) in queue.chips.enumerated() {
      let frame = Rect(
        origin: Point(
          x: rect.minX + Double(place % perRow) * (Self.chip.width + Self.chipGap.width),
          y: rect.minY + Self.blockHeader
            + Double(place / perRow) * (Self.chip.height + Self.chipGap.height)),
        size: Self.chip)
      if chip.isLive {
        canvas.fill(frame, queue.colors.cell, cornerRadius: 3)
      } else {
        canvas.stroke(
          frame,
          Stroke(queue.colors.cell, width: 1, dash: Dash(on: 3, off: 2), cornerRadius: 3))
      }
      canvas.text(
        "\(chip.number)", in: frame, font: Type.smallNumber,
        color: chip.isLive ? Palette.ink : theme.ink, alignment: .center)
    }
  }
}
