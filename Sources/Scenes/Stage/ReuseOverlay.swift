import Drawing
import ScrollEngine

/// The statistics of a pane's reuse queues as a small table that lies on the stage.
@MainActor
struct ReuseOverlay {
  let pane: Pane
  let theme: Theme

  private static let columns = ["live", "queued", "created", "reused"]
  private static let rowHeight = 16.0
  private static let columnWidth = 46.0
  private static let nameWidth = 64.0
  private static let padding = 10.0
  /// From the bottom of the stage, and from the viewport where there is little room.
  private static let margin = 10.0

  /// The height at the bottom of the stage that it takes, with air above and below.
  var footerHeight: Double { height + 2 * Self.margin }

  private var height: Double { Self.rowHeight * Double(entries.count + 1) + Self.padding }

  func draw(in column: Rect, _ canvas: inout Canvas) {
    let size = Size(
      width: Self.nameWidth + Self.columnWidth * Double(Self.columns.count) + 2 * Self.padding,
      height: height)
    let box = Rect(
      origin: Point(
        x: (column.midX - size.width / 2).rounded(), y: column.maxY - size.height - Self.margin),
      size: size)
    canvas.fill(box, theme.panel, cornerRadius: 6)
    canvas.stroke(box, Stroke(theme.hairline, width: 1, cornerRadius: 6))
    var y = box.minY + Self.padding / 2
    draw("", Self.columns, Typography.smallWords, theme.muted, box, y, &canvas)
    for (name, statistics) in entries {
      y += Self.rowHeight
      let values = [
        statistics.live, statistics.queued, statistics.created, statistics.reused,
      ]
      draw(name, values.map(String.init), Typography.smallNumber, theme.ink, box, y, &canvas)
    }
  }

  /// One for each queue; a queue that was asked for no cell yet has its line, too.
  private var entries: [(String, ReuseStatistics)] {
    var owners: [(queue: ReuseQueue, titles: [String])] = []
    for list in pane.lists {
      let queue = list.view.reuseQueue
      if let known = owners.firstIndex(where: { $0.queue === queue }) {
        owners[known].titles.append(list.title)
      } else {
        owners.append((queue, [list.title]))
      }
    }
    return owners.flatMap { queue, titles in
      let title = titles.count == 1 ? titles[0] : "\(titles.count) lists"
      return queue.identifiers.isEmpty
        ? [(title, ReuseStatistics())]
        : queue.identifiers.map { (title, queue.statistics(forIdentifier: $0)) }
    }
  }

  private func draw(
    _ name: String, _ values: [String], _ font: Font, _ color: Color, _ box: Rect, _ y: Double,
    _ canvas: inout Canvas
  ) {
    canvas.text(
      name,
      in: Rect(
        x: box.minX + Self.padding, y: y, width: Self.nameWidth, height: Self.rowHeight),
      font: Typography.smallWords, color: theme.ink)
    var right = box.minX + Self.padding + Self.nameWidth
    for value in values {
      canvas.text(
        value, in: Rect(x: right, y: y, width: Self.columnWidth, height: Self.rowHeight),
        font: font, color: color, alignment: .trailing)
      right += Self.columnWidth
    }
  }
}
