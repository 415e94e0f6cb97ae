import Drawing
import Scenes
import ScrollEngine

/// What a million lists cost of which few exist, in counts that the engine and the lists report.
@MainActor
final class MillionListsPanel: ScenePanel {
  let height = 148.0
  let sideWidth: Double? = 460
  private let container: ContainerScrollView
  private let stack: ListStack
  private let queue: ReuseQueue

  private static let lineHeight = 17.0

  init(container: ContainerScrollView, stack: ListStack, queue: ReuseQueue) {
    self.container = container
    self.stack = stack
    self.queue = queue
  }

  /// How many rows there are, in lists that exist or not.
  var rows: Int { container.numberOfChildren * ThousandRows.rowCount }

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let cells = queue.statistics(forIdentifier: "row")
    let existing = container.arrangedSubviews.count
    let created = stack.lists.count
    let content = rect.inset(
      by: EdgeInsets(
        top: 12, left: StageMetrics.margin, bottom: 8, right: StageMetrics.margin))
    FigureGrid(
      figures: [
        [
          (grouped(rows), "rows"), (grouped(cells.live), "cells live"),
          (grouped(cells.created), "cells created"),
        ],
        [
          (grouped(container.numberOfChildren), "tables"),
          (grouped(existing), existing == 1 ? "table that exists" : "tables that exist"),
          (grouped(created), created == 1 ? "table created" : "tables created"),
        ],
      ],
      columns: [0, 0.4, 0.68]
    ).draw(in: content, theme, &canvas)
    drawWords(
      in: Rect(
        x: content.minX, y: content.minY + 2 * FigureGrid.rowHeight, width: content.width,
        height: Self.lineHeight), theme, &canvas)
  }

  private func drawWords(in line: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    // An estimate is no better than that.
    let million = 1_000_000.0
    let height = (container.contentSize.height / million).rounded() * million
    canvas.text(
      "Height: about \(grouped(Int(height))) pt", in: line, font: Typography.bodyStrong,
      color: theme.ink)
    canvas.text(
      "each table estimated at \(grouped(Int(ListStack.estimatedLength))) pt", in: line,
      font: Typography.body, color: theme.muted, alignment: .trailing)
    canvas.text(
      "A table you leave is given back, and shows another one later.",
      in: line.offsetBy(Point(x: 0, y: Self.lineHeight)), font: Typography.body,
      color: theme.muted)
  }
}
