import Drawing
import ScrollEngine

/// The reuse queues of the inspected pane, with a chip for every cell object.
final class ReuseSection: InspectorSection {
  private static let blockHeader = 66.0
  private static let blockGap = 14.0
  /// Twelve in a row: as many cells as a table of the articles has at most.
  private static let chip = Size(width: 19, height: 17)
  private static let chipGap = Size(width: 3, height: 4)

  override var heading: String { "Reuse queue · \(readout.pane)" }

  private static let chipsPerRow = max(
    1, Int((contentWidth + chipGap.width) / (chip.width + chipGap.width)))

  override var hasContent: Bool { !readout.queues.isEmpty }

  override var contentHeight: Double {
    readout.queues.reduce(6) { $0 + height(of: $1) }
  }

  private func height(of queue: Readout.Queue) -> Double {
    let rows = (max(queue.chips.count, 1) + Self.chipsPerRow - 1) / Self.chipsPerRow
    return Self.blockHeader + Double(rows) * (Self.chip.height + Self.chipGap.height)
      + Self.blockGap
  }

  override func drawContent(in rect: Rect, _ canvas: inout Canvas) {
    var y = rect.minY + 6
    for queue in readout.queues {
      let height = height(of: queue)
      draw(queue, in: Rect(x: rect.minX, y: y, width: rect.width, height: height), &canvas)
      y += height
    }
    canvas.fill(Rect(x: rect.minX, y: y - 1, width: rect.width, height: 1), theme.hairline)
  }

  private func draw(_ queue: Readout.Queue, in rect: Rect, _ canvas: inout Canvas) {
    let line = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 18)
    let swatch = Rect(x: rect.minX, y: line.midY - 5.5, width: 11, height: 11)
    canvas.fill(swatch, queue.colors.frame)
    canvas.stroke(swatch, Stroke(queue.colors.cell, width: 2))
    canvas.text(
      queue.title, in: line.inset(by: EdgeInsets(top: 0, left: 18, bottom: 0, right: 80)),
      font: Typography.bodyStrong, color: theme.ink)
    canvas.text(
      "\(grouped(queue.rows)) rows", in: line, font: Typography.number, color: theme.muted,
      alignment: .trailing)
    let statistics = queue.statistics
    let figures = [
      (statistics.live, "on screen"), (statistics.queued, "in queue"),
      (statistics.created, "created"), (statistics.reused, "reused"),
    ]
    for (place, (number, label)) in figures.enumerated() {
      let x = rect.minX + Double(place) * rect.width / 4
      canvas.text(
        "\(number)", in: Rect(x: x, y: rect.minY + 23, width: 66, height: 22),
        font: Typography.figure, color: theme.ink)
      canvas.text(
        label, in: Rect(x: x, y: rect.minY + 44, width: 66, height: 14),
        font: Typography.smallWords,
        color: theme.muted)
    }
    drawChips(of: queue, in: rect, &canvas)
  }

  private func drawChips(of queue: Readout.Queue, in rect: Rect, _ canvas: inout Canvas) {
    for (place, chip) in queue.chips.enumerated() {
      let frame = Rect(
        origin: Point(
          x: rect.minX + Double(place % Self.chipsPerRow) * (Self.chip.width + Self.chipGap.width),
          y: rect.minY + Self.blockHeader
            + Double(place / Self.chipsPerRow) * (Self.chip.height + Self.chipGap.height)),
        size: Self.chip)
      if chip.isLive {
        canvas.fill(frame, queue.colors.cell, cornerRadius: 3)
      } else {
        canvas.stroke(
          frame,
          Stroke(queue.colors.cell, width: 1, dash: Dash(on: 3, off: 2), cornerRadius: 3))
      }
      canvas.text(
        "\(chip.number)", in: frame, font: Typography.smallNumber,
        color: chip.isLive ? Palette.ink : theme.ink, alignment: .center)
      canvas.stroke(
        frame.inset(by: -1), Stroke(theme.ink.opacity(chip.flash), width: 2, cornerRadius: 4))
    }
  }
}
