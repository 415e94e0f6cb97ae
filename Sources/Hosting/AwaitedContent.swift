package import ScrollEngine

/// A program's screen whose frames wait for the background work that was begun on it.
///
/// A test and the replay of its script both use this class, so the same steps give the same frames.
@MainActor
package final class AwaitedContent: StageContent {
  private let content: WindowContent
  package var window: Window { content.window }
  private let name: String
  private let isAwaited: Bool
  /// The longest time that a frame waits for the work.
  private let patience: Duration
  private let work: WorkList
  /// One line that names the work for which a frame waited too long; nil if all work ended in time.
  package private(set) var unfinished: String?

  /// Whether the last text came while nothing that has the keys takes text.
  package private(set) var losesText = false

  /// The default for the longest time that a frame waits, on the machine's clock.
  package static let patience = Duration.seconds(60)

  /// Shows a screen; `work` lists the work in progress on it, and `isAwaited` says whether frames
  /// wait for it.
  package init(
    _ content: WindowContent, named name: String, _ work: WorkList, isAwaited: Bool = true,
    patience: Duration = AwaitedContent.patience
  ) {
    self.content = content
    self.name = name
    self.isAwaited = isAwaited
    self.patience = patience
    self.work = work
  }

  /// Moves to a time, runs waiting tasks, waits for the work, and lays out the changes.
  ///
  /// Work may start other work. Nothing is laid out while work is in progress, because the order in
  /// which it ends depends on the machine.
  package func tick(to time: Double) async -> Double? {
    var wake = content.tick(to: time)
    guard unfinished == nil else { return wake }
    let deadline = ContinuousClock.now + patience
    var rounds = 0
    while true {
      let changes = work.changeCount
      await WaitingTasks.run()
      // Work that ended meanwhile may have queued a task behind the tasks that just ran.
      if isAwaited, !work.isEmpty || work.changeCount != changes {
        let isOver = ContinuousClock.now < deadline ? await work.finish(before: deadline) : false
        guard isOver else {
          unfinished = complaint
          return nil
        }
        rounds = 0
        continue
      }
      // A new picture is not a reason: where none is taken, one is always due.
      guard window.isOutdated, rounds < Self.mostRounds else { return wake }
      wake = content.tick(to: time)
      rounds += 1
    }
  }

  /// The number of times that tasks may change the layout within one frame; further changes are
  /// left to the next frame.
  private static let mostRounds = 8

  private var complaint: String {
    // Names each piece of work once: a task and the image that it waits for have the same name.
    var named: Set<String> = []
    let all = work.underWay.filter { named.insert($0).inserted }
    guard !all.isEmpty else {
      return "\(name) waited \(patience / .seconds(1)) s for work that keeps starting more work"
    }
    let rest = all.count > 3 ? ", and \(all.count - 3) more" : ""
    return "\(name) waited \(patience / .seconds(1)) s for work that did not end: "
      + all.prefix(3).joined(separator: ", ") + rest
  }

  package func resize(to size: Size) { content.resize(to: size) }
  package func handle(_ event: InputEvent) {
    if case .text = event.kind { losesText = !(window.firstResponder is any KeyInput) }
    content.handle(event)
  }
  package var needsDisplay: Bool { content.needsDisplay }
  package var needsTick: Bool { content.needsTick }
  package func displayList(at scale: Double) -> DisplayList { content.displayList(at: scale) }
  package func location(of point: Point, inViewWithID id: String) -> Point? {
    content.location(of: point, inViewWithID: id)
  }
  package var viewIDs: [String] { content.viewIDs }
}
