import Drawing
import Inspecting
import SceneParts
import ScrollEngine

/// The statistics of a pane's reuse queues as a small table on the stage.
@MainActor
struct ReuseOverlay {
  let pane: Pane
  /// The queues of the pane.
  let books: [QueueBook]
  let theme: Theme

  private static let columns: [Words] = ["live", "waiting", "made", "reused"]
  private static let rowHeight = 16.0
  private static let nameWidth = 64.0
  private static let padding = 10.0
  /// The usual and the narrow width of a column of numbers, in points.
  private static let columnWidths = (usual: 46.0, narrow: 41.0)
  /// The distance from the bottom of the stage, in points. The table lies on the viewport where that
  /// reaches so far down, so that nothing moves when the table comes or goes.
  private static let margin = 10.0

  private var height: Double { Self.rowHeight * Double(entries.count + 1) + Self.padding }

  /// Draws the table across all that may be visible between the map and the queues, so that it
  /// covers lines of text and letters as a whole.
  func draw(in frame: StageLayout.PaneFrame, _ canvas: inout Canvas) {
    let entries = entries
    let column = frame.column
    let left = frame.sight.minX
    let right =
      ([frame.sight.maxX] + [frame.tray, frame.settings].compactMap { $0?.minX })
      .reduce(.infinity, min)
    let room = right - left - 2 * Self.padding
    let count = Double(Self.columns.count)
    let isNarrow = room < Self.nameWidth + count * Self.columnWidths.usual
    // The pane's title already contains the name of a single list.
    let omitsName = isNarrow && entries.count == 1
    let columnWidth =
      omitsName
      ? min(Self.columnWidths.usual, room / count)
      : isNarrow ? Self.columnWidths.narrow : Self.columnWidths.usual
    let nameWidth =
      omitsName ? 0 : isNarrow ? max(0, room - count * columnWidth) : Self.nameWidth
    let least = nameWidth + columnWidth * count + 2 * Self.padding
    let width = max(least, right - left)
    let box = Rect(x: left, y: column.maxY - height - Self.margin, width: width, height: height)
    canvas.fill(box, theme.panel, cornerRadius: 6)
    canvas.stroke(box, Stroke(theme.hairline, width: 1, cornerRadius: 6))
    var y = box.minY + Self.padding / 2
    let lines = box.inset(
      by: EdgeInsets(top: 0, left: Self.padding, bottom: 0, right: Self.padding))
    draw("", Self.columns, Typography.smallWords, theme.muted, lines, nameWidth, y, &canvas)
    for (name, subject, statistics) in entries {
      y += Self.rowHeight
      let values = [
        Fact(.live, of: subject, statistics.live), Fact(.waiting, of: subject, statistics.queued),
        Fact(.made, of: subject, statistics.created), Fact(.reused, of: subject, statistics.reused),
      ]
      draw(
        name, values.map(\.words), Typography.smallNumber, theme.ink, lines, nameWidth, y,
        &canvas)
    }
  }

  /// An entry for each identifier of a reuse queue, and one for an unused queue.
  private var entries: [(String, Fact.Subject, ReuseStatistics)] {
    books.flatMap { book in
      let count = book.lists.count
      let title = count == 1 ? pane.lists[book.lists[0]].title : "\(count) lists"
      return book.queue.identifiers.isEmpty
        ? [(title, book.subject(in: pane), ReuseStatistics())]
        : book.queue.identifiers.map {
          (title, book.subject(of: $0, in: pane), book.queue.statistics(forIdentifier: $0))
        }
    }
  }

  private func draw(
    _ name: String, _ values: [Words], _ font: Font, _ color: Color, _ lines: Rect,
    _ nameWidth: Double, _ y: Double, _ canvas: inout Canvas
  ) {
    canvas.text(
      name, in: Rect(x: lines.minX, y: y, width: nameWidth, height: Self.rowHeight),
      font: Typography.smallWords, color: theme.ink)
    let columnWidth = (lines.width - nameWidth) / Double(values.count)
    var right = lines.minX + nameWidth
    for value in values {
      canvas.say(
        value, in: Rect(x: right, y: y, width: columnWidth, height: Self.rowHeight),
        font: font, color: color, alignment: .trailing)
      right += columnWidth
    }
  }
}
