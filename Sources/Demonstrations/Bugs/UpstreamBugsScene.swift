package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let upstreamBugs = SceneDescription(
    name: "upstream-bugs", title: "Upstream bugs", group: .help,
    article: "What went wrong in the articles' published code and in later libraries",
    sentence:
      "Left: the published algorithm. Right: this engine, under the same gestures.",
    variants: PublishedBug.all.map(\.name), variantSentences: PublishedBug.all.map(\.sentence),
    variantsPlay: true,
    poster: Poster(
      variant: PublishedBug.all.firstIndex { $0.name == "two-page flick" } ?? 0, at: 2.4)
  ) { context in
    let bug = PublishedBug.all[min(max(context.variant, 0), PublishedBug.all.count - 1)]
    return UpstreamBugsScene(bug.make(context.clock), clock: context.clock)
  }
}

/// Plays a published bug by itself when it opens; afterwards a person can try it.
@MainActor
final class UpstreamBugsScene: Scene {
  let mirrorsGestures = true
  let demonstration: BugDemonstration
  private let clock: SceneClock
  private var gesture: CannedGesture
  private var changes: [BugDemonstration.Change]

  init(_ demonstration: BugDemonstration, clock: SceneClock) {
    self.demonstration = demonstration
    self.clock = clock
    gesture = demonstration.gesture
    changes = demonstration.changes
  }

  var panes: [Pane] { [demonstration.published, demonstration.engine] }
  var panel: (any ScenePanel)? { demonstration.panel }

  var canChangeRows: Bool { demonstration.changeRows != nil }
  func addRow() { demonstration.changeRows?(1) }
  func removeRow() { demonstration.changeRows?(-1) }

  func update() -> Double? {
    let isActing = act()
    for rows in demonstration.rows { rows.updateFades() }
    let isMoving = demonstration.onTick?() ?? false
    if isActing || isMoving || demonstration.rows.contains(where: \.isFading) { return clock.now }
    return [gesture.events.first?.time, changes.first?.time].compactMap { $0 }.min()
  }

  /// Sends the events and makes the changes that are due, on both sides; returns whether there were
  /// any.
  private func act() -> Bool {
    let events = gesture.take(until: clock.now)
    for event in events {
      for pane in panes { pane.window.router.handle(event) }
    }
    let due = changes.prefix { $0.time <= clock.now }
    changes.removeFirst(due.count)
    for change in due { change.make() }
    for pane in panes { pane.window.layoutIfNeeded() }
    return !events.isEmpty || !due.isEmpty
  }

  func finishEffects() {
    for rows in demonstration.rows { rows.finishFades() }
  }
}
