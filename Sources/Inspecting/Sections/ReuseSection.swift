package import Drawing
package import SceneParts
package import ScrollEngine

/// The reuse queues of the inspected pane, with a chip for every cell object.
package final class ReuseSection: InspectorSection {
  private static let blockHeader = 40.0
  private static let blockGap = 10.0
  /// The distance between chips, in points, at which all cells of an article's table fit in a line.
  private static let chipPitch = 22.3
  private static let chipRadius = 9.0
  private static let columns = Int(contentWidth / chipPitch)

  /// The cell that is marked in every part of the shell; nil for none.
  package var marked: CellBook.Cell? { didSet { if oldValue != marked { setNeedsDisplay() } } }

  package override var heading: Words { "Reuse queue · \(readout.pane)" }

  package override var hasContent: Bool { !readout.queues.isEmpty }

  package override var contentHeight: Double {
    readout.queues.reduce(6) { $0 + height(of: $1) }
  }

  private func height(of queue: Readout.Queue) -> Double {
    let rows = (max(queue.chips.count, 1) + Self.columns - 1) / Self.columns
    return Self.blockHeader + Double(rows) * Self.chipPitch + Self.blockGap
  }

  package override func drawContent(in rect: Rect, _ canvas: inout Canvas) {
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
    let rows: Words =
      queue.rows.map { "\(Fact(.queueRows, of: queue.subject, $0)) \(queue.elements)" } ?? ""
    let rowsWidth = canvas.text.width(of: rows.string, in: Typography.number) + 8
    canvas.text(
      queue.title,
      in: line.inset(by: EdgeInsets(top: 0, left: 18, bottom: 0, right: max(80, rowsWidth))),
      font: Typography.bodyStrong, color: theme.ink)
    canvas.say(
      rows, in: line, font: Typography.number, color: theme.muted,
      alignment: .trailing)
    let statistics = queue.statistics
    let figures = [
      (Fact(.live, of: queue.subject, statistics.live), "live"),
      (Fact(.waiting, of: queue.subject, statistics.queued), "waiting"),
      (Fact(.made, of: queue.subject, statistics.created), "made"),
      (Fact(.reused, of: queue.subject, statistics.reused), "reused"),
    ]
    for (place, (count, label)) in figures.enumerated() {
      let cell = Rect(
        x: rect.minX + Double(place) * rect.width / 4, y: rect.minY + 20, width: rect.width / 4,
        height: 18)
      canvas.say(count.words, in: cell, font: Typography.numberStrong, color: theme.ink)
      let start = canvas.text.width(of: count.text, in: Typography.numberStrong) + 4
      canvas.text(
        label, in: cell.inset(by: EdgeInsets(top: 0, left: start, bottom: 0, right: 0)),
        font: Typography.smallWords, color: theme.muted)
    }
    drawChips(of: queue, in: rect, &canvas)
  }

  /// Draws a swatch with the first two colours of the queue's lists.
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
    for (place, chip) in queue.chips.enumerated() {
      draw(chip, at: Self.center(ofChip: place, in: rect), &canvas)
    }
  }

  private static func center(ofChip place: Int, in block: Rect) -> Point {
    Point(
      x: block.minX + (Double(place % columns) + 0.5) * chipPitch - 2,
      y: block.minY + blockHeader + (Double(place / columns) + 0.5) * chipPitch)
  }

  /// The cell whose chip is at a point of the section; nil if there is none.
  package func cell(at point: Point) -> CellBook.Cell? {
    guard fold != .folded else { return nil }
    var y = Self.headingHeight + 6
    for queue in readout.queues {
      let block = Rect(
        x: Self.margin, y: y, width: Self.contentWidth, height: height(of: queue))
      for (place, chip) in queue.chips.enumerated() {
        let distance = point - Self.center(ofChip: place, in: block)
        if max(abs(distance.x), abs(distance.y)) <= Self.chipPitch / 2 { return chip.cell }
      }
      y += block.height
    }
    return nil
  }

  /// Draws a live cell as a full disc, and a waiting cell as a smaller disc in a ring.
  private func draw(_ chip: Readout.Chip, at center: Point, _ canvas: inout Canvas) {
    let radius = Self.chipRadius
    func ring(_ distance: Double) -> Rect {
      Rect(origin: center, size: .zero).inset(by: -radius - distance)
    }
    if chip.isLive {
      canvas.stamp(chip.stamp, at: center, radius: radius)
    } else {
      canvas.fill(ring(0), theme.panel, cornerRadius: radius)
      canvas.stroke(ring(0), Stroke(chip.stamp.color, width: 2, cornerRadius: radius))
      canvas.text(
        chip.stamp.letter, in: ring(0), font: Typography.smallWords, color: theme.ink,
        alignment: .center, isCut: false)
    }
    canvas.stroke(
      ring(1.5),
      Stroke(theme.ink.opacity(chip.flash), width: 2, cornerRadius: radius + 1.5))
    if chip.cell == marked {
      canvas.stroke(ring(2), Stroke(theme.accent, width: 2, cornerRadius: radius + 2))
    }
    guard chip.isStale else { return }
    canvas.stroke(ring(1), Stroke(theme.costly, width: 2, cornerRadius: radius + 1))
    let badge = Rect(x: center.x + 3, y: center.y - radius - 4, width: 12, height: 12)
    canvas.fill(badge, Palette.warning, cornerRadius: 6)
    canvas.text(
      "!", in: badge, font: Font(.words, size: 11, weight: .bold), color: Palette.onWarning,
      alignment: .center)
  }
}
