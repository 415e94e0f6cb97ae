import Demonstrations
import Inspecting
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

  /// Cell A waits.
  private static let waits: @Sendable (TourFacts) -> Bool = { $0.cellA == .queue && !$0.isPast }
  private static let isNotAtEnd: @Sendable (TourFacts) -> Bool = { !$0.isAtEnd }

  private static let startSteps = reuseSteps + naiveSteps + cuttingSteps

  private static let reuseSteps: [TourStep] = [
    ofReuse(
      title: "A row leaves",
      text: {
        "\($0.rows) rows, \($0.made) cells: A to \($0.lastLetter) draw only the rows you see. Cells "
          + "are slow to make. So when a row leaves, its cell waits in the reuse queue, and draws a "
          + "later row."
      },
      task: "Scroll down until Row 0 is gone.", result: "Row 0 is gone.",
      isDone: { ($0.firstRow ?? 0) > 0 },
      outcome: {
        $0.cellA == .queue
          ? "Row \($0.lastRow ?? 8) came into sight before Row 0 had gone, so the table made one more "
            + "cell: \($0.lastLetter). Then Row 0 left, and its cell, A, went into the queue."
          : "That was fast: Cell A, which drew Row 0, draws \(row($0.cellA)) already. Let us see that "
            + "slowly."
      },
      highlights: (.cell, nil), showsPath: true, act: .glide(to: 110, seconds: 1.2)),
    ofReuse(
      title: "A cell waits",
      text: {
        "Cell A keeps what was slow to build: its views, its fonts, its layout. It waits for the row "
          + "that comes next: Row \(($0.lastRow ?? 8) + 1), or Row \(($0.firstRow ?? 1) - 1) again if "
          + "you scroll back."
      },
      task: "Point at Cell A in the queue.", result: "That is Cell A.", gesture: .pointer,
      isDone: { $0.pointed?.letter == "A" && $0.pointed?.place == .queue },
      needs: waits,
      outcome: {
        $0.showsLanes
          ? "The marked lane below is its history. The bar is the time in which it drew Row 0; the "
            + "thin line is its wait."
          : "First it drew Row 0, now it waits. In a larger window, a lane for each cell shows that "
            + "over time."
      },
      highlights: (.cell, .laneOfCell), showsPath: true, act: .pointAtCell),
    ofReuse(
      title: "The same cell comes back",
      text: {
        "Row \(($0.lastRow ?? 8) + 1) comes next, and it needs a cell."
      },
      task: "Scroll on, and watch Cell A.", result: "Cell A is back.",
      isDone: { $0.bindsOfA > 1 && $0.cellA != .queue },
      needs: waits,
      outcome: {
        "Cell A draws \(row($0.cellA)) now: it left the queue and got new content. The table made no "
          + "new cell. So \($0.made) cells have drawn a row \($0.asked) times."
      },
      highlights: (.cell, .cell), showsPath: true, act: .glide(to: 190, seconds: 0.8)),
    ofReuse(
      title: "Time goes both ways",
      text: { _ in
        "The slider at the bottom is time. Drag it, and the list and its cells go back to what they "
          + "were."
      },
      task: "Drag the handle to the left.", result: "Back in time.", gesture: .slide,
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
    ofReuse(
      title: "To the end",
      text: {
        "The strip on the left is a map of the whole list. It is filled where a row has a cell. How "
          + "many cells will all \($0.rows) rows need?"
      },
      task: "Scroll to the end, or press End.", result: "The last row.",
      isDone: { $0.isAtEnd }, needs: isNotAtEnd,
      outcome: {
        "Rows count from 0, so Row \($0.lastRow ?? 0) is the last. All \($0.rows) rows needed only "
          + "\($0.made) cells. One for every row would be \($0.rows)."
      },
      highlights: (.map, .bill), act: .glide(to: nil, seconds: 2)),
  ]

  private static let naiveSteps: [TourStep] = [
    TourStep(
      title: "Two tables, the naive way", scene: .naive, variant: 1,
      text: { _ in
        "Often several lists scroll as one. The naive way: each is a table, with a frame as tall as all "
          + "its rows. The map shows both frames."
      },
      task: "Scroll through both, to the end.", result: "You reached the end.",
      isDone: { $0.isAtEnd }, needs: isNotAtEnd,
      outcome: {
        "\($0.rows) rows, \($0.made) cells, and both queues stayed empty. A table has a cell for each "
          + "row in its frame, and here its frame holds all its rows. None leaves."
      },
      highlights: (.map, .tray), showsFrames: true, words: GlossaryWord.all,
      act: .glide(to: nil, seconds: 2)),
    TourStep(
      title: "The bill", scene: .naive, variant: 1,
      text: {
        "\($0.made) cells, only \($0.onScreen) on the screen. 10,000 rows would take 10,000 cells, "
          + "with all their views and pictures, before anything appears."
      },
      task: "Point at a row outside the bold outline.", result: "Found one.",
      gesture: .pointer,
      isDone: { $0.pointed?.isOutOfSight == true },
      outcome: {
        "Cell \($0.pointed?.letter ?? "A") draws \(row($0.pointed?.place)) of "
          + "\($0.pointed?.list ?? "its table"), and nobody sees it. \($0.offScreen - 1) more cells "
          + "are drawn for nothing."
      },
      highlights: (.bill, .map), showsFrames: true, words: GlossaryWord.all, act: .pointAtCell),
  ]

  private static let cuttingSteps: [TourStep] = [
    TourStep(
      title: "Cut the frame", scene: .container, variant: 4,
      text: { _ in
        "This container cuts each table's frame to the part that you see: look at the map. So rows "
          + "leave the frame again, and their cells are reused."
      },
      task: "Scroll down, and watch where the frames end.", result: "Table 1 is gone.",
      isDone: { $0.placements.first == .past },
      needs: { $0.placements.first != .past },
      outcome: {
        "Table 1's frame shrank to nothing; its cells wait in its own queue. \($0.made) cells do for "
          + "\($0.rows) rows, as a table makes only as many as it shows at once."
      },
      highlights: (.map, .tray), showsFrames: true, words: GlossaryWord.all,
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

  /// A step in one table of many rows.
  private static func ofReuse(
    title: String, text: @escaping @Sendable (TourFacts) -> String, task: String, result: String,
    gesture: TourStep.Gesture = .wheel, isDone: @escaping @Sendable (TourFacts) -> Bool,
    needs: @escaping @Sendable (TourFacts) -> Bool = { _ in true },
    outcome: @escaping @Sendable (TourFacts) -> String,
    highlights: (before: TourStep.Highlight?, after: TourStep.Highlight?),
    showsPath: Bool = false, act: TourStep.Act
  ) -> TourStep {
    TourStep(
      title: title, scene: .cellReuse, variant: 2, text: text, task: task, result: result,
      gesture: gesture, isDone: isDone, needs: needs, outcome: outcome, highlights: highlights,
      showsPath: showsPath, act: act)
  }

  private static func row(_ place: CellBook.Place?) -> String {
    if case .row(let path, _) = place { path.rowWords } else { "no row" }
  }
}
