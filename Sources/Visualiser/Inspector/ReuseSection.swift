import Drawing
import Scenes
import ScrollEngine

/// The reuse queues of the inspected pane, with a chip for every cell object.
final class ReuseSection: InspectorSection {
  private static let blockHeader = 66.0
  private static let blockGap = 14.0
  /// A row holds ``QueueBook/columns`` of them.
  private static let chip = Size(width: 19, height: 17)
  private static let chipGap = Size(width: 3, height: 4)

  override var heading: String { "Reuse queue · \(readout.pane)" }

  override var hasContent: Bool { !readout.queues.isEmpty }

  override var contentHeight: Double {
    readout.queues.reduce(6) { $0 + height(of: $1) }
  }

  private func height(of queue: Readout.Queue) -> Double {
    let rows = (max(queue.chips.count, 1) + QueueBook.columns - 1) / QueueBook.columns
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
    canvas.line(
      along: .bottom,
      of: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: y - rect.minY),
      theme.hairline)
  }

  private func draw(_ queue: Readout.Queue, in rect: Rect, _ canvas: inout Canvas) {
    let line = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 18)
    let swatch = Rect(x: rect.minX, y: line.midY - 5.5, width: 11, height: 11)
    drawSwatch(of: queue, in: swatch, &canvas)
    let rows = "\(grouped(queue.rows)) rows"
    let rowsWidth = canvas.text.width(of: rows, in: Typography.number) + 8
    canvas.text(
      queue.title,
      in: line.inset(by: EdgeInsets(top: 0, left: 18, bottom: 0, right: max(80, rowsWidth))),
      font: Typography.bodyStrong, color: theme.ink)
    canvas.text(
      rows, in: line, font: Typography.number, color: theme.muted,
      alignment: .trailing)
    let statistics = queue.statistics
    let figures = [
      (statistics.live, "live"), (statistics.queued, "in queue"),
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

  /// The colours of the first two owners share a swatch.
  private func drawSwatch(of queue: Readout.Queue, in rect: Rect, _ canvas: inout Canvas) {
    guard let first = queue.colors.first else { return }
    canvas.fill(rect, first.frame)
    canvas.stroke(rect, Stroke(first.cell, width: 2))
    guard let second = queue.colors.first(where: { $0 != first }) else { return }
    canvas.saved { canvas in
      canvas.clip(
        to: Rect(x: rect.midX, y: rect.minY, width: rect.width / 2, height: rect.height))
      canvas.fill(rect, second.frame)
      canvas.stroke(rect, Stroke(second.cell, width: 2))
    }
  }

  private func drawChips(of queue: Readout.Queue, in rect: Rect, _ canvas: inout Canvas) {
    let pitch = Point(
      x: Self.chip.width + Self.chipGap.width, y: Self.chip.height + Self.chipGap.height)
    // Moving chips pass over those at rest.
    for chip in queue.chips.filter({ $0.flash == 0 }) + queue.chips.filter({ $0.flash > 0 }) {
      let frame = Rect(
        origin: Point(
          x: rect.minX + chip.position.x * pitch.x,
          y: rect.minY + Self.blockHeader + chip.position.y * pitch.y),
        size: Self.chip)
      draw(chip, in: frame, &canvas)
    }
  }

  private func draw(_ chip: Readout.Chip, in frame: Rect, _ canvas: inout Canvas) {
    let color = chip.color ?? theme.muted
    if chip.isLive {
      canvas.fill(frame, color, cornerRadius: 3)
    } else {
      canvas.fill(frame, theme.panel, cornerRadius: 3)
      canvas.stroke(
        frame, Stroke(color, width: 1, dash: Dash(on: 3, off: 2), cornerRadius: 3))
    }
    canvas.text(
      "\(chip.number)", in: frame, font: Typography.smallNumber,
      color: chip.isLive ? Palette.ink : theme.ink, alignment: .center)
    canvas.stroke(
      frame.inset(by: -1), Stroke(theme.ink.opacity(chip.flash), width: 2, cornerRadius: 4))
    guard chip.isStale else { return }
    canvas.stroke(frame.inset(by: -1), Stroke(theme.costly, width: 2, cornerRadius: 4))
    let badge = Rect(x: frame.maxX - 6, y: frame.minY - 5, width: 9, height: 9)
    canvas.fill(badge, Palette.warning, cornerRadius: 4.5)
    canvas.text(
      "!", in: badge, font: Font(.words, size: 8, weight: .bold), color: Palette.onWarning,
      alignment: .center)
  }
}
