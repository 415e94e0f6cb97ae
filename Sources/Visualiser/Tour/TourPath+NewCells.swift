import Demonstrations
import Documents
import Inspecting
import SceneParts
import ScrollEngine

extension TourPath {
  /// The cost of a cell in the step, in seconds: just longer than a display leaves for a picture.
  private static let cost = 0.018
  /// The number of pictures that a scroll has at least.
  private static let leastPictures = 20

  /// A step of the guided start: the same scroll with and without reuse.
  static let newCellStep = TourStep(
    title: "Why not make a new cell?", scene: .cellReuse, variant: 2,
    text: {
      $0.showsSettings
        ? "A cell with images and text can take long to make: here \(milliseconds(cost)). A display "
          + "leaves \(milliseconds(PictureTimes.budget)) for a picture. The strip below shows how long "
          + "each picture took."
        : "A cell with images and text can take long to make."
    },
    task: "Scroll quickly, with reuse and with new cells.",
    taskNow: { facts in
      let isFirst = (facts.tally?.reusing.pictures ?? 0) < leastPictures
      return isFirst
        ? facts.reuses ? "Scroll up quickly." : "Choose Reuse cells, and scroll quickly."
        : facts.reuses ? "Now choose Make new, and scroll again." : "Scroll quickly again."
    },
    result: "Reuse saves that time.", gesture: .wheel,
    isDone: { facts in
      guard facts.showsSettings else { return true }
      guard let tally = facts.tally, tally.cost == cost else { return false }
      return tally.reusing.pictures >= leastPictures && tally.makingNew.made > 2
    },
    outcome: {
      $0.showsSettings
        ? pictures($0) + " Drag the cost down until none is late."
        : "In a larger window you can set how long it takes, and see which pictures come late."
    },
    heard: TourStep.Heard(
      text: { facts in
        "A cell with images and text can take long to make: here \(milliseconds(cost)). A display "
          + "leaves \(milliseconds(PictureTimes.budget)) for a picture; one that takes longer comes late."
      },
      task: { facts in
        let isFirst = (facts.tally?.reusing.pictures ?? 0) < leastPictures
        return isFirst
          ? facts.reuses
            ? "Press Page Up three times, quickly."
            : "Cells are thrown away now. Turn on the switch Reuse cells, and press Page Up."
          : facts.reuses
            ? "That was with reuse. Now turn off the switch Reuse cells, and scroll again."
            : "Each row gets a new cell now. Press Page Up three times, quickly."
      },
      outcome: {
        pictures($0) + " Decrease the slider Cost of a cell, and scroll, until none is late."
      }),
    highlights: (.settings, .strip), settings: [.cost(cost), .reuse(true)],
    act: .strokes([
      TourStep.Stroke(
        start: Point(x: 160, y: 120), way: Point(x: 0, y: 240), duration: 0.12, pause: 0.2),
      TourStep.Stroke(
        start: Point(x: 160, y: 120), way: Point(x: 0, y: 240), duration: 0.12, pause: 2,
        choices: [.reuse(false)]),
    ]))

  /// The cells and the late pictures of both ways.
  private static func pictures(_ facts: TourFacts) -> String {
    guard let tally = facts.tally else { return "" }
    return "With reuse the table made \(count(tally.reusing.made, "cell")), and "
      + "\(count(tally.reusing.late, "picture")) came late. New cells took \(milliseconds(cost)) "
      + "each: \(count(tally.makingNew.made, "cell")) made, \(count(tally.makingNew.late, "picture")) "
      + "late: the list stutters."
  }

  /// A number with a word, such as `no cell` or `2 cells`.
  private static func count(_ number: Int, _ word: String) -> String {
    number == 0 ? "no \(word)" : number == 1 ? "1 \(word)" : "\(grouped(number)) \(word)s"
  }
}
