import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows grids among plain views in one scroll view.
  static let collections = TourPath(
    of: .collections, words: [.item, .cell, .frame, .container], steps: collectionsSteps,
    next: .selfSizing)

  private static let collectionsSteps: [TourStep] = [
    TourStep(
      title: "Three grids", scene: .collections,
      text: {
        "\($0.lists.count) collections with \($0.rows) items, each between two plain views. All scroll as "
          + "one. \($0.made) cells are made."
      },
      task: "Scroll until the third collection is in sight.", result: "It is in sight.",
      isDone: { $0.isStill && ($0.lists.last?.cells ?? 0) > 0 },
      outcome: {
        let heights = $0.lists.filter { $0.cells > 0 }.map { tidy($0.frame.height) }
        return
          "Frames of collections in sight: \(heights.joined(separator: " and ")) points, the parts "
          + "that you see. The viewport is \(tidy($0.viewportHeight)) tall; plain views fill the rest."
      },
      highlights: (.map, .pane(0)), showsFrames: true, act: .wheel(notches: 7)),
    TourStep(
      title: "To the end", scene: .collections,
      text: { "\($0.rows) items. So far \($0.made) cells are made, and \($0.onScreen) draw." },
      question: TourStep.Question(
        words: "How many cells at the end?", choices: ["113", "about 50", "about 10"],
        answer: {
          let count = TourStep.nearest(to: $0.made, of: [113, 50, 10])
          return count == 113 ? "113" : "about \(count)"
        }),
      task: "Scroll to the end, or press End.", result: "The end.",
      isDone: { $0.isAtEnd },
      outcome: {
        "\($0.made) cells were made for \($0.rows) items. Each collection reuses its own: the longest has "
          + "\($0.lists.last?.rows ?? 0) items, and "
          + "\(($0.lists.last?.cells ?? 0) + ($0.lists.last?.waiting ?? 0)) cells were enough for them."
      },
      highlights: (.map, .bill), act: .glide(to: nil, seconds: 3)),
    TourStep(
      title: "One item more", scene: .collections,
      text: {
        "+ adds an item to the collection that you see most of. There are \($0.rows) items, "
          + "\($0.made) cells are made."
      },
      task: "Press +.", result: "One more.", gesture: .key,
      isDone: { $0.rows > $0.began.rows && $0.isStill },
      outcome: {
        "\($0.rows) items now, and \($0.made) cells: "
          + ($0.made == $0.began.made
            ? "the new item took a cell that waited, or is out of sight. "
            : "no cell waited for the new item, so one was made. ")
          + "What lies below moved down only if a new line of items was needed."
      },
      highlights: (.pane(0), .bill), act: .inputs([.addRow])),
  ]
}
