import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows what tables cost that are as tall as all their rows.
  static let naive = TourPath(
    of: .naive, words: [.row, .cell, .frame, .viewport, .reuseQueue], steps: naivePathSteps,
    next: .container)

  private static let naivePathSteps: [TourStep] = [
    TourStep(
      title: "Frames as tall as all rows", scene: .naive,
      text: {
        "Two tables with frames as tall as all their rows: \(tidy($0.lists[0].frame.height)) and "
          + "\(tidy($0.lists[1].frame.height)) points. \($0.made) cells are made."
      },
      question: TourStep.Question(
        words: "How many more until you see the end?", choices: ["40", "20", "0"],
        answer: { "\($0.made - $0.began.made)" }),
      task: "Scroll to the end, or press End.", result: "The last row.",
      isDone: { $0.isAtEnd },
      outcome: {
        "\($0.made - $0.began.made) more: all \($0.made) cells for \($0.rows) rows were made before you "
          + "scrolled. A table makes a cell for each row in its frame, in sight or not, and no row leaves "
          + "the frame."
      },
      highlights: (.map, .bill), showsFrames: true, act: .glide(to: nil, seconds: 2)),
    TourStep(
      title: "Drawn for nobody", scene: .naive,
      text: {
        "\($0.onScreen) cells draw rows that you see. \($0.offScreen) draw rows outside the bold outline."
      },
      task: "Point at a row outside the bold outline.", result: "Found one.", gesture: .pointer,
      isDone: { $0.pointed?.isOutOfSight == true },
      outcome: {
        "Cell \($0.pointed?.letter ?? "A") draws a row of \($0.pointed?.list ?? "its table"), and nobody "
          + "sees it: one of \($0.offScreen) cells drawn for nothing."
      },
      highlights: (.pane(0), .map), showsFrames: true, act: .pointAtCell),
    TourStep(
      title: "Fewer rows, the same idea", scene: .naive, variant: 1,
      text: { "\($0.rows) rows only: \($0.onScreen) are in sight." },
      question: TourStep.Question(
        words: "How many cells are made already?", choices: ["21", "11", "9"],
        answer: { "\($0.made)" }),
      task: "Scroll a little.", result: "Scrolled.",
      isDone: { $0.offset >= 40 && $0.isStill },
      outcome: {
        "\($0.made) cells for \($0.rows) rows, \($0.onScreen) of them in sight. The queues hold "
          + "\($0.waiting): no row has left its table's frame."
      },
      highlights: (.tray, .bill), showsFrames: true, act: .wheel(notches: 2)),
  ]
}
