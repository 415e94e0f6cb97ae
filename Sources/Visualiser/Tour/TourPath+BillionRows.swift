import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows what a billion rows cost, and why.
  static let billionRows = TourPath(
    of: .billionRows, words: [.row, .cell, .table, .container], steps: billionRowsSteps,
    next: .upstreamBugs)

  /// A click on one of the two tracks below the viewport, at a share of the track.
  private static func click(onTrack track: Int, at share: Double) -> TourStep.Act {
    .strokes([
      TourStep.Stroke(
        start: Point(x: 16 + share * 288, y: track == 0 ? 437 : 471), way: .zero, duration: 0.05)
    ])
  }

  private static func rows(_ scale: ScaleFacts) -> String {
    "\(grouped(scale.tableCount)) tables of \(grouped(scale.rowsPerTable)) rows"
  }

  private static let billionRowsSteps: [TourStep] = [
    TourStep(
      title: "How much is a billion?", scene: .billionRows,
      text: TourStep.telling { (scale: ScaleFacts, facts) in
        "\(rows(scale)) in one container: a billion rows. You see \(facts.onScreen) of them, and "
          + "\(facts.made) cells are made."
      },
      question: TourStep.Question(
        words: "How many cells to see the very last row?",
        choices: ["about 1,000", "about 10", "a billion"],
        answer: { $0.made < 100 ? "about 10" : $0.made < 100_000 ? "about 1,000" : "a billion" }),
      task: "Press End.", result: "The last row of all.", gesture: .key,
      isDone: { $0.isAtEnd && $0.isStill },
      outcome: TourStep.telling { (scale: ScaleFacts, facts) in
        "\(facts.made) cells were made to get to table \(grouped(scale.table)) of "
          + "\(grouped(scale.tableCount)). What is not in sight has no cell, however much there is, and "
          + "only \(scale.tablesMade) tables exist."
      },
      highlights: (.panel, .bill), act: .inputs([.key(.end, pane: 0, at: Point(x: 160, y: 200))])),
    TourStep(
      title: "A jump into the middle", scene: .billionRows,
      text: TourStep.telling { (scale: ScaleFacts, facts) in
        "The upper slider below the rows goes to any of the \(grouped(scale.tableCount)) tables, the lower "
          + "one to a row of the table in sight. You are at table \(grouped(scale.table)), row "
          + "\(grouped(scale.row))."
      },
      task: "Click the upper slider in the middle.", result: "Another table.", gesture: .pointer,
      isDone: TourStep.when { (scale: ScaleFacts, facts) in
        (200...800).contains(scale.table) && facts.isStill
      },
      outcome: TourStep.telling { (scale: ScaleFacts, facts) in
        "You are at table \(grouped(scale.table)), row \(grouped(scale.row)). Nothing between was laid "
          + "out: \(facts.made) cells are made in all. The container takes a guess for the heights of tables "
          + "that nobody has seen."
      },
      highlights: (.pane(0), .panel), act: click(onTrack: 0, at: 0.5)),
    TourStep(
      title: "A million tables", scene: .billionRows, variant: 1,
      text: TourStep.telling { (scale: ScaleFacts, _) in
        "\(rows(scale)): again a billion. The container asks for a table by its number."
      },
      question: TourStep.Question(
        words: "How many tables will exist at the end?", choices: ["a million", "1,000", "1 or 2"],
        answer: TourStep.telling { (scale: ScaleFacts, _) in
          scale.tablesMade < 10 ? "1 or 2" : scale.tablesMade < 10_000 ? "1,000" : "a million"
        }),
      task: "Press End.", result: "The last table.", gesture: .key,
      isDone: { $0.isAtEnd && $0.isStill },
      outcome: TourStep.telling { (scale: ScaleFacts, facts) in
        "Table \(grouped(scale.table)) is in sight, and \(scale.tablesMade) "
          + "\(scale.tablesMade == 1 ? "table was" : "tables were") made. A table that leaves is reused "
          + "for another number, as a cell is for another row."
      },
      highlights: (.panel, .panel),
      act: .inputs([.key(.end, pane: 0, at: Point(x: 160, y: 200))])),
  ]
}
