import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let refreshControl = SceneDescription(
    name: "refresh-control", title: "Refresh control", group: .inPractice,
    article: "Understanding UIScrollView: content insets hold a place above the content",
    sentence:
      "Rows arrive while you hold: left, they wait until you let go; right, they push your row away.",
    variants: ["waits for the finger", "does not wait"],
    variantSentences: [
      "Pull past the line and hold: the new rows wait until you let go, and nothing jumps.",
      "Pull past the line and hold: three new rows come after 1.2 s and push away what you hold.",
    ],
    poster: Poster(
      variant: 0, beside: 1, at: 2.4,
      [
        .press(0.3, in: "1/messages", at: (225, 1)),
        .move(0.4, in: "1/messages", to: (225, 80)),
        .move(0.5, in: "1/messages", to: (225, 140)),
        .move(0.6, in: "1/messages", to: (225, 200)),
        .move(0.7, in: "1/messages", to: (225, 250)),
        .move(0.8, in: "1/messages", to: (225, 314)),
        .lift(3, in: "1/messages", at: (225, 314)),
      ])
  ) { context in
    RefreshScene(clock: context.clock, waitsForRelease: context.variant == 0)
  }
}

/// A list of messages that loads new ones when it is pulled down.
@MainActor
final class RefreshScene: Scene {
  let panes: [Pane]
  let panel: (any ScenePanel)?
  let isAsynchronous = true
  let feed: MessageFeed
  private let recorder: RefreshRecorder

  private static let viewport = Size(width: 298, height: 310)

  init(clock: SceneClock, waitsForRelease: Bool) {
    let feed = MessageFeed(count: 40, clock: clock, waitsForRelease: waitsForRelease)
    self.feed = feed
    recorder = RefreshRecorder(feed: feed, clock: clock)
    panes = [
      Pane(
        title: "A table with a refresh control", shortTitle: "Messages", root: feed.table,
        rootID: "messages",
        lists: [
          PaneList(
            id: "messages", title: "Messages", view: feed.table, colors: Palette.first,
            count: { feed.messages.count }, stampPlace: .nowhere,
            rowName: \.ordinalWords)
        ],
        decorations: [RefreshDecoration(feed: feed)], viewport: Self.viewport,
        figure: {
          Pane.Figure(
            feed.jumpFact.words, label: "pt jumped under the finger",
            verdict: feed.jump > 0 ? .costly : .frugal, widest: "000")
        })
    ]
    panel = RefreshGraph(recorder: recorder, clock: clock)
  }

  var facts: (any SceneFacts)? {
    RefreshFacts(
      messageCount: feed.messages.count,
      arrivedCount: feed.messages.count { $0.arrival != nil },
      isRefreshing: feed.control.isRefreshing, hasAnswer: feed.hasAnswer,
      isHeld: feed.table.isTracking, jump: feed.jump, furthestPull: recorder.furthestPull,
      inset: feed.table.adjustedContentInset.top, threshold: RefreshControl.threshold)
  }

  let canChangeRows = true
  func addRow() { feed.insert() }
  func removeRow() { feed.remove() }

  func update() -> Double? {
    feed.updateFades()
    recorder.record()
    return feed.isFading ? panes[0].window.now : nil
  }

  func finishEffects() { feed.finishFades() }
}
