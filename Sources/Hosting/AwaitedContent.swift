package import ScrollEngine

/// A program's screen whose frames wait for the work that it has under way.
///
/// A test and the replay of what it has found look at the same one: the same steps give the same frames.
@MainActor
package final class AwaitedContent: StageContent {
  private let content: WindowContent
  private let name: String
  private let isAwaited: Bool
  /// How long a frame waits.
  private let patience: Duration
  private let work: WorkList
  /// Which work a frame has waited for in vain, on one line; nil if for none.
  package private(set) var unfinished: String?

  /// How long a frame waits unless said otherwise, in seconds of the machine's clock.
  package static let patience = Duration.seconds(60)

  /// Shows a screen; `work` is what is under way on it, and `isAwaited` says whether frames wait for it.
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

  /// Moves to a time, lets tasks go on that have something to do, waits, and lays out what has changed.
  ///
  /// Work may lead to other work. Nothing is laid out while some is under way: in which order it ends
  /// depends on the machine.
  package func tick(to time: Double) async -> Double? {
    var wake = content.tick(to: time)
    guard unfinished == nil else { return wake }
    let deadline = ContinuousClock.now + patience
    var rounds = 0
    while true {
      let changes = work.changeCount
      await WaitingTasks.run()
      // What ended meanwhile may have woken a task that came behind those.
      if isAwaited, !work.isEmpty || work.changeCount != changes {
        let isOver = ContinuousClock.now < deadline ? await work.finish(before: deadline) : false
        guard isOver else {
          unfinished = complaint
          return nil
        }
        rounds = 0
        continue
      }
      guard content.needsTick, rounds < Self.mostRounds else { return wake }
      wake = content.tick(to: time)
      rounds += 1
    }
  }

  /// How often tasks may change what others have just laid out; those that always do go on in the next
  /// frame.
  private static let mostRounds = 8

  private var complaint: String {
    // A task and the image that it waits for have one name.
    var named: Set<String> = []
    let all = work.underWay.filter { named.insert($0).inserted }
    guard !all.isEmpty else {
      return "\(name) waited \(patience / .seconds(1)) s for work that leads to more without an end"
    }
    let rest = all.count > 3 ? ", and \(all.count - 3) more" : ""
    return "\(name) waited \(patience / .seconds(1)) s for work that did not end: "
      + all.prefix(3).joined(separator: ", ") + rest
  }

  package func resize(to size: Size) { content.resize(to: size) }
  package func handle(_ event: InputEvent) { content.handle(event) }
  package var needsDisplay: Bool { content.needsDisplay }
  package var needsTick: Bool { content.needsTick }
  package func displayList(at scale: Double) -> DisplayList { content.displayList(at: scale) }
  package func location(of point: Point, inViewWithID id: String) -> Point? {
    content.location(of: point, inViewWithID: id)
  }
  package var viewIDs: [String] { content.viewIDs }
}
