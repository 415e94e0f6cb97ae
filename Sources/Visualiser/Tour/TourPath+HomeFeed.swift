import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows how few cells a screen of many lists needs.
  static let homeFeed = TourPath(
    of: .homeFeed, words: [.item, .cell, .reuseQueue, .container], steps: homeFeedSteps,
    next: .collections)

  private static let homeFeedSteps: [TourStep] = [
    TourStep(
      title: "Seven lists on one screen", scene: .homeFeed,
      text: {
        "\($0.lists.count) lists with \(grouped($0.rows)) items in all: shelves that scroll sideways, a grid and "
          + "long lists. \($0.onScreen) items are in sight, and \($0.made) cells are made."
      },
      task: "Drag a shelf to the left.", result: "The shelf moved.", gesture: .drag,
      isDone: { $0.lists.contains { $0.contentOffset.x >= 100 } && $0.isStill },
      outcome: {
        let shelf = $0.lists.first { $0.contentOffset.x >= 100 }
        return "The shelf has moved by \(tidy(shelf?.contentOffset.x ?? 0)) points. Of its "
          + "\(shelf?.rows ?? 0) items, \(shelf?.cells ?? 0) have a cell. An item that leaves at the left "
          + "gives its cell to one that comes in at the right."
      },
      highlights: (.pane(0), .tray),
      act: .strokes([
        TourStep.Stroke(
          start: Point(x: 280, y: 100), way: Point(x: -220, y: 0), duration: 0.4, rest: 0.2)
      ])),
    TourStep(
      title: "All of it", scene: .homeFeed,
      text: { "\($0.made) cells so far, for \(grouped($0.rows)) items." },
      question: TourStep.Question(
        words: "How many at the end of the feed?", choices: ["718", "about 200", "about 50"],
        answer: {
          let count = TourStep.nearest(to: $0.made, of: [718, 200, 50])
          return count == 718 ? "718" : "about \(count)"
        }),
      task: "Scroll to the end, or press End.", result: "The end of the feed.",
      isDone: { $0.isAtEnd },
      outcome: {
        "\($0.made) cells were made for \(grouped($0.rows)) items. \($0.onScreen) draw now, \($0.waiting) "
          + "wait in their lists' queues. The naive way would make \(grouped($0.rows))."
      },
      highlights: (.map, .bill), act: .glide(to: nil, seconds: 3)),
    TourStep(
      title: "And back", scene: .homeFeed,
      text: { "At the end: \($0.made) cells are made, \($0.waiting) of them wait." },
      question: TourStep.Question(
        words: "Back to the top: how many new cells?", choices: ["none", "some", "as many again"],
        answer: { facts in
          let new = facts.made - facts.began.made
          return new == 0 ? "none" : new < facts.began.made ? "some" : "as many again"
        }),
      task: "Scroll back to the top, or press Home.", result: "The top.",
      isDone: { $0.offset <= 1 },
      outcome: {
        let new = $0.made - $0.began.made
        return "\($0.made) cells are made in all, \(new) of them on the way back. "
          + (new == 0
            ? "The cells that waited in each list's queue were enough."
            : "A list that you passed quickly had made too few before.")
      },
      highlights: (.map, .bill), act: .glide(to: 0, seconds: 3)),
  ]
}
