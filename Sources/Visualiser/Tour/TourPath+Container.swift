import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows how a container limits frames to their visible parts, and how many cells this saves.
  static let container = TourPath(
    of: .container, words: [.viewport, .frame, .container, .cell, .reuseQueue],
    steps: containerSteps, next: .coordinateSystem)

  private static let containerSteps: [TourStep] = [
    TourStep(
      title: "Only the container scrolls", scene: .container,
      text: {
        "Two tables scroll as one. Table 1's rows are \(tidy($0.lists[0].contentSize.height)) points "
          + "tall. Its frame, outlined here and on the map, is only as tall as the "
          + "viewport: \(tidy($0.lists[0].frame.height))."
      },
      task: "Scroll down until Row 0 is gone.", result: "Row 0 is gone.",
      isDone: { ($0.firstRow ?? 1) > 0 && $0.isStill },
      outcome: {
        $0.lists[0].frame.height > 0
          ? "You scrolled the container by \(tidy($0.offset)). It kept Table 1's frame in sight, and "
            + "scrolled the rows inside that frame by \(tidy($0.lists[0].contentOffset.y)). So Row 0 "
            + "left the frame and gave its cell back."
          : "That was far: Table 1 is out of sight. Its frame has no height any more, and "
            + "\($0.lists[0].waiting) of its cells wait in its queue."
      },
      highlights: (.map, .map), showsFrames: true,
      act: .wheel(notches: 2)),
    TourStep(
      title: "Two frames, one viewport", scene: .container,
      text: {
        $0.lists[1].frame.height == 0
          ? "Table 2 is still out of sight. Its frame has no height, so none of the \($0.made) cells "
            + "draws a row of it."
          : "Table 2 has come into sight: its frame is \(tidy($0.lists[1].frame.height)) points tall. "
            + "Only the rows in it have a cell."
      },
      task: "Scroll on until two rows of Table 2 have a cell.", result: "Table 2 is in sight.",
      isDone: { $0.lists[1].cells > 1 && $0.isStill },
      outcome: {
        let (first, second) = ($0.lists[0].frame.height, $0.lists[1].frame.height)
        return first > 0
          ? "Table 2's frame grows from below: it is \(tidy(second)) points tall now, and Table 1's "
            + "\(tidy(first)). Together: \(tidy(first + second)), the height of the viewport. Only rows in "
            + "these frames have a cell."
          : "You went past Table 1: its frame has no height. Table 2's is \(tidy(second)) points tall "
            + "and has \($0.lists[1].cells) cells, one for each row in it."
      },
      highlights: (.pane(0), .view("table2")), showsFrames: true,
      act: .wheel(notches: 2)),
    TourStep(
      title: "A frame without height", scene: .container,
      text: { _ in
        "Scroll on, and Table 1's frame shrinks from below until nothing of it is left."
      },
      task: "Scroll on until Table 1 is gone.", result: "Table 1 is gone.",
      isDone: { $0.placements.first == .past && $0.isStill },
      outcome: {
        "No height, no cells: all \($0.lists[0].waiting) cells of Table 1 wait in its queue. "
          + "Table 2 has made \($0.made - $0.lists[0].waiting) of its own."
      },
      highlights: (.pane(0), .tray), showsFrames: true,
      act: .wheel(notches: 9)),
    TourStep(
      title: "One queue for both", scene: .container, variant: 1,
      text: { _ in
        "While Table 1's cells waited, Table 2 made its own. Cells of the same kind can serve both: "
          + "here the two tables share one queue."
      },
      question: TourStep.Question(
        words: "How many cells will both tables make together?",
        choices: ["about 20", "about 12", "60"],
        answer: {
          let count = TourStep.nearest(to: $0.made, of: [20, 12, 60])
          return count == 60 ? "60" : "about \(count)"
        }),
      task: "Scroll until Table 1 is gone again.", result: "Table 1 is gone.",
      isDone: { $0.placements.first == .past && $0.isStill },
      outcome: {
        "\($0.sharedCells) cells have drawn rows of both tables: what Table 1 gave back, Table 2 took. "
          + "So both tables together have made only \($0.made)."
      },
      highlights: (.tray, .tray), showsFrames: true, act: .wheel(notches: 14)),
  ]
}
