import Demonstrations
import Documents
import Inspecting
import SceneParts
import ScrollEngine

extension TourPath {
  /// The guided start: from one table to two tables in a container.
  package static let start = TourPath(
    name: "start", title: "Start here", words: GlossaryWord.first,
    steps: startSteps,
    onwards: [
      (.container, "cut frames"), (.coordinateSystem, "what moves"),
      (.delegateOrder, "who is told"), (.lazyLoading, "what to load"),
      (.pageMap, "pages with holes"), (.linkedParallax, "one leads"),
      (.upstreamBugs, "what goes wrong"),
    ])

  /// The least step back in time at which a difference is visible, in seconds.
  private static let leastWayBack = 0.2

  private static let startSteps = reuseSteps + [newCellStep] + naiveSteps + cuttingSteps

  private static let reuseSteps: [TourStep] = [
    ofReuse(
      title: "A row leaves",
      text: {
        "\($0.rows) rows, \($0.made) cells: A to \($0.lastLetter) draw only the rows you see. When a "
          + "row leaves, its cell waits in the reuse queue, and draws a later row. Making another "
          + "one would take time and memory."
      },
      task: "Scroll down until Row 0 is gone.", result: "Row 0 is gone.",
      isDone: { ($0.firstRow ?? 0) > 0 },
      outcome: {
        $0.cell == .queue
          ? "Row \($0.lastRow ?? 8) came into sight before Row 0 had gone, so the table made one more "
            + "cell: \($0.lastLetter). Then Row 0 left, and its cell, A, went into the queue."
          : "Row 0 left, and its cell, A, did not wait long: it draws \(row($0.cell)) already. Next, "
            + "look at a cell that waits."
      },
      heard: TourStep.Heard(
        progress: {
          "Rows \($0.firstRow ?? 0) to \($0.lastRow ?? 0) are in sight, and \($0.made) cells are made."
        },
        task: { _ in "Press the Down key until Row 0 is gone." }),
      highlights: (.cell, nil), showsPath: true, act: .glide(to: 110, seconds: 1.2)),
    ofReuse(
      title: "A cell waits",
      text: {
        $0.cell == .queue
          ? "Cell \($0.letter) keeps what it is made of: its views, its fonts, its layout. It waits for "
            + "the row that comes next: Row \(($0.lastRow ?? 8) + 1), or "
            + "Row \(($0.firstRow ?? 1) - 1) again if you scroll back."
          : "All \($0.made) cells draw a row now, and the queue is empty. As soon as a row leaves, its "
            + "cell waits there."
      },
      task: "Point at the cell in the queue.",
      taskNow: {
        $0.cell == .queue
          ? "Point at Cell \($0.letter) in the queue." : "Scroll a little, until a cell waits."
      },
      result: "That is the cell.", gesture: .pointer,
      isDone: { $0.pointed?.letter == $0.letter && $0.pointed?.place == .queue },
      followsWaiting: true,
      outcome: {
        $0.showsLanes
          ? "The marked lane below is its history. A bar is the time in which it drew "
            + "\($0.drew?.rowWords ?? "a row"); the thin line is its wait."
          : "First it drew \($0.drew?.rowWords ?? "a row"), now it waits. In a larger window, a lane for "
            + "each cell shows that over time."
      },
      heard: TourStep.Heard(
        task: {
          $0.cell == .queue
            ? "Press Shift P until you hear: Cell \($0.letter). Or use the button Cell \($0.letter), waiting."
            : "Press the Down key, until a cell waits."
        },
        outcome: { "First it drew \($0.drew?.rowWords ?? "a row"), now it waits." }),
      highlights: (.cell, .laneOfCell), showsPath: true, act: .pointAtCell),
    ofReuse(
      title: "The same cell comes back",
      text: {
        $0.cell == .queue
          ? "Row \(($0.lastRow ?? 8) + 1) comes next, and it needs a cell."
          : "Each row that comes needs a cell, and each row that leaves gives one back."
      },
      task: "Scroll on, and watch the cell.",
      taskNow: {
        $0.cell == .queue
          ? "Scroll on, and watch Cell \($0.letter)." : "Scroll a little, until a cell waits."
      }, result: "The cell is back.",
      isDone: { $0.cell?.path != nil && $0.hasWaited },
      followsWaiting: true,
      outcome: {
        "Cell \($0.letter) draws \(row($0.cell)) now: it left the queue and got new content. The table "
          + "made no new cell. So \($0.made) cells have drawn a row \($0.asked) times."
      },
      heard: TourStep.Heard(
        task: {
          $0.cell == .queue
            ? "Press the Down key until Cell \($0.letter) draws a row again."
            : "Press the Down key, until a cell waits."
        },
        outcome: {
          "Cell \($0.letter) draws \(row($0.cell)) now: it left the queue and got new content. The "
            + "table made no new cell: \($0.made) cells drew \($0.asked) rows."
        }),
      highlights: (.cell, .cell), showsPath: true, act: .glide(to: 190, seconds: 0.8)),
    ofReuse(
      title: "Time goes both ways",
      text: { _ in
        "The slider at the bottom is time. Drag it, and the list and its cells go back to what they "
          + "were."
      },
      task: "Drag the handle to the left.",
      taskNow: {
        $0.end > leastWayBack
          ? "Drag the handle to the left." : "Scroll a little. Then drag the handle to the left."
      }, result: "Back in time.", gesture: .slide,
      isDone: { $0.isPast && $0.end - $0.time > leastWayBack },
      outcome: {
        "The list and every cell are where they were \(tidy($0.time)) s after the start. Scroll, and "
          + "the list goes on from here."
      },
      heard: TourStep.Heard(
        text: { _ in
          "The slider Time leads through the time of this scene. Decrease it, and the list and its "
            + "cells go back to what they were."
        },
        task: {
          $0.end > leastWayBack
            ? "Decrease the slider Time. Or hold the comma key, which goes back frame by frame."
            : "Press the Down key. Then decrease the slider Time."
        }),
      highlights: (.timeBar, .timeBar), act: .seek(to: 0.3)),
    ofReuse(
      title: "To the end",
      text: {
        "The strip on the left is a map of the whole list of \($0.rows) rows. It is filled where a row "
          + "has a cell. So far \($0.made) cells are made."
      },
      question: TourStep.Question(
        words: "How many cells will all 200 rows need?", choices: ["200", "about 50", "about 10"],
        answer: {
          let count = TourStep.nearest(to: $0.made, of: [200, 50, 10])
          return count == 200 ? "200" : "about \(count)"
        }),
      task: "Scroll to the end, or press End.", result: "The last row.",
      isDone: { $0.isAtEnd },
      outcome: {
        "Rows count from 0, so Row \($0.lastRow ?? 0) is the last. All \($0.rows) rows needed only "
          + "\($0.made) cells. One for every row would be \($0.rows)."
      },
      heard: TourStep.Heard(
        text: { "The list has \($0.rows) rows. So far \($0.made) cells are made." },
        task: { _ in "Press the End key." }),
      highlights: (.map, .bill), act: .glide(to: nil, seconds: 2)),
  ]

  private static let naiveSteps: [TourStep] = [
    TourStep(
      title: "Two tables, the naive way", scene: .naive,
      text: { _ in
        "Often several lists scroll as one. The naive way: each is a table, with a frame as tall as all "
          + "its rows. The map shows both frames."
      },
      task: "Scroll through both, to the end.", result: "You reached the end.",
      isDone: { $0.isAtEnd },
      outcome: {
        "\($0.rows) rows, \($0.made) cells, and both queues stayed empty. A table has a cell for each "
          + "row in its frame, and here its frame holds all its rows. None leaves."
      },
      heard: TourStep.Heard(
        text: { facts in
          "Often several lists scroll as one. The naive way: each is a table, with a frame as tall as "
            + "all its rows. Here the frames are "
            + facts.lists.map { tidy($0.frame.height) }.joined(separator: " and ")
            + " points tall; what you see is \(tidy(facts.viewportHeight)) points."
        },
        task: { _ in "Press the End key." }),
      highlights: (.map, .tray), showsFrames: true, words: GlossaryWord.all,
      act: .glide(to: nil, seconds: 2)),
    TourStep(
      title: "The bill", scene: .naive,
      text: {
        "\($0.made) cells, only \($0.onScreen) on the screen. 10,000 rows would take 10,000 cells, "
          + "with all their views and images, before anything appears."
      },
      task: "Point at a row outside the bold outline.", result: "Found one.",
      gesture: .pointer,
      isDone: { $0.pointed?.isOutOfSight == true },
      outcome: {
        "Cell \($0.pointed?.letter ?? "A") draws \(row($0.pointed?.place)) of "
          + "\($0.pointed?.list ?? "its table"), and nobody sees it. \($0.offScreen - 1) more cells "
          + "are drawn for nothing."
      },
      heard: TourStep.Heard(
        task: { _ in
          "Press P, which goes through the tables and their rows, until you hear a row that is out of "
            + "sight."
        }),
      highlights: (.bill, .map), showsFrames: true, words: GlossaryWord.all, act: .pointAtCell),
  ]

  private static let cuttingSteps: [TourStep] = [
    TourStep(
      title: "Cut the frame", scene: .container,
      text: { _ in
        "This container cuts each table's frame to the part that you see: look at the map. So rows "
          + "leave the frame again, and their cells are reused."
      },
      task: "Scroll down, and watch where the frames end.", result: "Table 1 is gone.",
      isDone: { $0.placements.first == .past },
      outcome: {
        "Table 1's frame shrank to nothing; its cells wait in its own queue. \($0.made) cells do for "
          + "\($0.rows) rows, as a table makes only as many as it shows at once."
      },
      heard: TourStep.Heard(
        text: { _ in
          "This container cuts each table's frame to the part that you see. So rows leave the frame "
            + "again, and their cells are reused."
        },
        progress: { facts in
          let frames = zip(1..., facts.lists).map { table, list in
            "Table \(table)'s frame is \(tidy(list.frame.height)) points tall."
          }
          return frames.joined(separator: " ") + " \(facts.made) cells are made."
        },
        task: { _ in
          "Press the Down key until nothing is left of Table 1's frame. In a pause you hear how much is "
            + "left."
        },
        outcome: {
          "Table 1's frame shrank to nothing; its cells wait in its own queue. Each table has made only "
            + "as many cells as it shows at once: \($0.made) in both, for \($0.rows) rows."
        }),
      highlights: (.map, .tray), showsFrames: true, words: GlossaryWord.all,
      start: .glide(to: 420, seconds: 1),
      act: .glide(to: 860, seconds: 1)),
    TourStep(
      title: "Now your own", scene: .container,
      text: {
        "\($0.rows) rows: \($0.rows) cells the naive way, \($0.made) in the container. Drop a JSON "
          + "description of your own screen on this window to see what it costs, or go on with:"
      },
      task: nil, result: "", isDone: { _ in true }, outcome: { _ in "" },
      heard: TourStep.Heard(
        text: {
          "\($0.rows) rows: \($0.rows) cells the naive way, \($0.made) in the container. Describe your own "
            + "screen in a file, for instance my-home.json, and start the program with it: scrollwork "
            + "run my-home.json. Or choose another scene: F3 shows all of them."
        }),
      act: nil),
  ]

  /// A step in one table of many rows.
  private static func ofReuse(
    title: String, text: @escaping @Sendable (TourFacts) -> String,
    question: TourStep.Question? = nil, task: String,
    taskNow: (@Sendable (TourFacts) -> String)? = nil, result: String,
    gesture: TourStep.Gesture = .wheel, isDone: @escaping @Sendable (TourFacts) -> Bool,
    followsWaiting: Bool = false,
    outcome: @escaping @Sendable (TourFacts) -> String, heard: TourStep.Heard = TourStep.Heard(),
    highlights: (before: TourStep.Highlight?, after: TourStep.Highlight?),
    showsPath: Bool = false, act: TourStep.Act
  ) -> TourStep {
    TourStep(
      title: title, scene: .cellReuse, variant: 2, text: text, question: question, task: task,
      taskNow: taskNow,
      result: result, gesture: gesture, isDone: isDone,
      followsWaiting: followsWaiting, outcome: outcome, heard: heard, highlights: highlights,
      showsPath: showsPath, act: act)
  }

  private static func row(_ place: CellBook.Place?) -> String {
    if case .row(let path, _) = place { path.rowWords } else { "no row" }
  }
}
