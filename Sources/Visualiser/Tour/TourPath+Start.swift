import Demonstrations
import Scenes
import ScrollEngine

extension TourPath {
  /// From one table to two tables in a container.
  package static let start = TourPath(
    name: "start", title: "Start here", words: GlossaryWord.first,
    steps: startSteps,
    onwards: [
      (.container, "cut frames"), (.coordinateSystem, "what moves"),
      (.delegateOrder, "who is told"), (.lazyLoading, "what to load"),
      (.pageMap, "pages with holes"), (.linkedParallax, "one leads"),
      (.upstreamBugs, "what goes wrong"),
    ])

  private static let startSteps: [TourStep] = [
    TourStep(
      title: "A row leaves", scene: .cellReuse, variant: 2,
      text: {
        "This list has \($0.rows) rows. Only those inside the bold outline, the viewport, have a "
          + "cell: the object that draws a row. Rows have numbers; cells have letters."
      },
      task: "Scroll down until Row 0 is gone.", result: "Row 0 is gone.",
      isDone: { ($0.firstRow ?? 0) > 0 },
      outcome: {
        $0.cellA == .queue
          ? "Row \($0.lastRow ?? 8) came into sight before Row 0 had gone, so the table made one more "
            + "cell: \($0.lastLetter). Then Row 0 left. The table kept Cell A, which drew it."
          : "That was fast: Cell A, which drew Row 0, draws \(row($0.cellA)) already. Let us see that "
            + "slowly."
      },
      highlights: (.cell, .tray), showsPath: true, act: .glide(to: 110, seconds: 1.2)),
    TourStep(
      title: "A cell waits", scene: .cellReuse, variant: 2,
      text: { _ in
        "Cell A now waits in the reuse queue. It keeps all that was slow to build: its views, its fonts, "
          + "its layout. Only its content is out of date."
      },
      task: "Point at Cell A in the queue.", result: "That is Cell A.", gesture: .pointer,
      isDone: { $0.pointed?.letter == "A" && $0.pointed?.place == .queue },
      needs: { $0.cellA == .queue && !$0.isPast },
      outcome: { _ in
        "The marked lane below is its history. The bar is the time in which it drew Row 0; the thin "
          + "line is its wait."
      },
      highlights: (.tray, .laneOfCell), showsPath: true, act: .pointAtCell),
    TourStep(
      title: "The same cell comes back", scene: .cellReuse, variant: 2,
      text: {
        "Row \(($0.lastRow ?? 8) + 1) comes next, and it needs a cell."
      },
      task: "Scroll on, and watch Cell A.", result: "Cell A is back.",
      isDone: { $0.bindsOfA > 1 && $0.cellA != .queue },
      needs: { $0.cellA == .queue && !$0.isPast },
      outcome: {
        "Cell A draws \(row($0.cellA)) now. The table made no new cell; it only gave A new content. So "
          + "\($0.made) cells have drawn \($0.drawn) rows."
      },
      highlights: (.tray, .cell), showsPath: true, act: .glide(to: 190, seconds: 0.8)),
    TourStep(
      title: "Time goes both ways", scene: .cellReuse, variant: 2,
      text: { _ in
        "The slider at the bottom is time. Drag it, and the list and its cells go back to what they "
          + "were."
      },
      task: "Drag the handle to the left.", result: "Back in time.", gesture: .drag,
      isDone: {
        guard $0.isPast, case .row(let path, _) = $0.cellA else { return false }
        return path.row == 0
      },
      needs: { $0.bindsOfA > 1 && !$0.isPast },
      outcome: {
        "This is \(tidy($0.time)) s after the start, with every cell where it was then. Scroll, and "
          + "the list goes on from here."
      },
      highlights: (.timeBar, .timeBar), act: .seek(to: 0.3)),
    TourStep(
      title: "To the end", scene: .cellReuse, variant: 2,
      text: { _ in
        "The strip on the left is a map of the whole list. It is filled where a row has a cell. How "
          + "many cells will it need?"
      },
      task: "Scroll to the end, or press End.", result: "The last row.",
      isDone: { $0.isAtEnd },
      needs: { !$0.isAtEnd },
      outcome: {
        "Rows count from 0, so Row \($0.lastRow ?? 0) is the last. All \($0.rows) rows needed only "
          + "\($0.made) cells. Without reuse, the table would have made \($0.rows)."
      },
      highlights: (.map, .bill), act: .glide(to: nil, seconds: 2)),
    TourStep(
      title: "Two tables, the naive way", scene: .naive, variant: 1,
      text: { _ in
        "Often several lists scroll as one. The obvious way: put them into one scroll view, and make "
          + "each table as tall as all its rows."
      },
      task: "Scroll through both, to the end.", result: "The end of both.",
      isDone: { $0.isAtEnd },
      needs: { !$0.isAtEnd },
      outcome: {
        "\($0.rows) rows, \($0.made) cells, and both queues stayed empty. A table thinks that "
          + "everything in its frame is visible, and here its frame holds all its rows. None leaves."
      },
      highlights: (.map, .tray), showsFrames: true, words: GlossaryWord.all,
      act: .glide(to: nil, seconds: 2)),
    TourStep(
      title: "The bill", scene: .naive, variant: 1,
      text: {
        "\($0.made) cells, only \($0.onScreen) on the screen. 10,000 rows would take 10,000 cells, "
          + "with all their views and pictures, before anything appears."
      },
      task: "Point at a row above or below the bold outline.", result: "Found one.",
      gesture: .pointer,
      isDone: { $0.pointed?.isOutOfSight == true },
      outcome: {
        "Cell \($0.pointed?.letter ?? "A") draws \(row($0.pointed?.place)) of "
          + "\($0.pointed?.list ?? "its table"), and nobody sees it. \($0.offScreen - 1) more cells "
          + "are drawn for nothing."
      },
      highlights: (.bill, .map), showsFrames: true, words: GlossaryWord.all, act: .pointAtCell),
    TourStep(
      title: "Cut the frame", scene: .container, variant: 4,
      text: { _ in
        "This container cuts each table's frame to the part that you see, and moves the table's "
          + "content to match. So rows leave the frame again, and their cells are reused."
      },
      task: "Scroll down, and watch where the frames end.", result: "Table 1 is gone.",
      isDone: { $0.placements.first == .past },
      needs: { $0.placements.first != .past },
      outcome: {
        "Table 1's frame shrank to nothing; its cells wait in its own queue. \($0.made) cells do for "
          + "\($0.rows) rows, as a table makes only as many as it shows at once."
      },
      highlights: (nil, .tray), showsFrames: true, words: GlossaryWord.all,
      start: .glide(to: 1_560, seconds: 1.5),
      act: .glide(to: 2_000, seconds: 1)),
    TourStep(
      title: "Now your own", scene: .container, variant: 4,
      text: {
        "\($0.rows) rows: \($0.rows) cells the naive way, \($0.made) in the container. Drop a JSON "
          + "description of your own screen on this window to see what it costs, or go on with:"
      },
      task: nil, result: "", isDone: { _ in true }, outcome: { _ in "" }, act: nil),
  ]

  private static func row(_ place: CellBook.Place?) -> String {
    if case .row(let path, _) = place { path.rowWords } else { "no row" }
  }
}
