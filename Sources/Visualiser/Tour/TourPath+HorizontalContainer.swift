import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows what becomes of the place of a strip whose cell is reused.
  static let horizontalContainer = TourPath(
    of: .horizontalContainer, words: [.item, .cell, .reuseQueue, .contentOffset],
    steps: horizontalContainerSteps, next: .coordinateSystem)

  private static let dragOfStrip = TourStep.Act.strokes([
    TourStep.Stroke(
      start: Point(x: 280, y: 80), way: Point(x: -200, y: 0), duration: 0.4, rest: 0.2)
  ])

  private static let horizontalContainerSteps: [TourStep] = [
    TourStep(
      title: "Strips in a table", scene: .horizontalContainer,
      text: TourStep.telling { (strips: StripsFacts, _) in
        "A table of \(strips.stripCount) rows. Each row is a strip of \(strips.itemsPerStrip) items that "
          + "scrolls sideways. All strips take their items' cells from one queue."
      },
      task: "Drag a strip to the left.", result: "The strip moved.", gesture: .drag,
      isDone: TourStep.when { (strips: StripsFacts, facts) in
        !strips.moved.isEmpty && facts.isStill
      },
      outcome: TourStep.telling { (strips: StripsFacts, facts) in
        let strip = strips.moved.first
        return
          "Strip \(strip?.number ?? 0) stands at \(tidy(strip?.offset ?? 0)), the others where they "
          + "were. \(facts.lists[0].cells) cells draw items, of "
          + "\(grouped(strips.stripCount * strips.itemsPerStrip)) items in all."
      },
      highlights: (.pane(0), .pane(0)), act: dragOfStrip),
    TourStep(
      title: "Out of sight, and back", scene: .horizontalContainer,
      text: { _ in
        "Strips are rows of a table: when one leaves the viewport, its cell shows another one."
      },
      question: TourStep.Question(
        words: "Where will it be when it is back?",
        choices: ["at its start", "where you left it"],
        answer: TourStep.telling { (strips: StripsFacts, _) in
          strips.returned.isEmpty ? "at its start" : "where you left it"
        }),
      task: "Scroll down until the strip is gone, then back up.", result: "The strip is back.",
      isDone: TourStep.when { (strips: StripsFacts, facts) in
        strips.inSight.contains { strips.returned.contains($0.number) } && facts.isStill
      },
      outcome: TourStep.telling { (strips: StripsFacts, _) in
        let strip = strips.inSight.first { strips.returned.contains($0.number) }
        return
          "Strip \(strip?.number ?? 0) stands at \(tidy(strip?.offset ?? 0)) again. The table kept the "
          + "offset when the strip's cell left, and gave it back to the cell that draws the strip now."
      },
      highlights: (.pane(0), .pane(0)),
      act: .sequence([.wheel(notches: 14), .wheel(notches: -14)])),
    TourStep(
      title: "If nothing is kept", scene: .horizontalContainer, variant: 1,
      text: { _ in
        "The same table, but no offset is kept: a reused strip stays where it is."
      },
      question: TourStep.Question(
        words: "Drag Strip 1, then scroll down. What will you see?",
        choices: ["all at their start", "one that is not"],
        answer: TourStep.telling { (strips: StripsFacts, _) in
          strips.astray.isEmpty ? "all at their start" : "one that is not"
        }),
      task: "Drag Strip 1, then scroll down.", result: "Look at them.", gesture: .drag,
      isDone: TourStep.when { (strips: StripsFacts, facts) in
        strips.inSight.contains { strips.astray.contains($0.number) } && facts.isStill
      },
      outcome: TourStep.telling { (strips: StripsFacts, _) in
        let strip = strips.inSight.first { strips.astray.contains($0.number) }
        return "Nobody has touched Strip \(strip?.number ?? 0), but it stands at "
          + "\(tidy(strip?.offset ?? 0)): its cell drew another strip before, and the offset is the cell's."
      },
      highlights: (.pane(0), .pane(0)),
      act: .sequence([dragOfStrip, .wheel(notches: 6)])),
  ]
}
