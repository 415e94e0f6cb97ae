internal import Hosting

/// What becomes of the work that a screen has under way beside the main actor when a frame is due.
///
/// ``BackgroundWork`` is such work, and each image that an `ImageLoader` has not delivered.
public enum SnapshotBackground: Hashable, Sendable {
  /// Each frame waits until it is over, for a minute at most: it takes none of the screen's time.
  case awaited
  /// Nothing waits for it: for screens that show that they load, with a loader that never does.
  case ignored
}

/// A test's screen, each frame of which waits for the work that it has under way.
@MainActor
final class AwaitedContent: StageContent {
  private let content: WindowContent
  private let name: String
  private let background: SnapshotBackground
  /// How long a frame waits.
  private let patience: Duration
  private let work: WorkList
  /// Why a frame was not waited for.
  private var failure: SnapshotFailure?

  init(
    _ content: WindowContent, named name: String, _ background: SnapshotBackground,
    patience: Duration, _ work: WorkList
  ) {
    self.content = content
    self.name = name
    self.background = background
    self.patience = patience
    self.work = work
  }

  /// Moves to a time, lets tasks go on that have something to do, waits, and lays out what has changed.
  ///
  /// Work may lead to other work. Nothing is laid out while some is under way: in which order it ends
  /// depends on the machine.
  func tick(to time: Double) async -> Double? {
    var wake = content.tick(to: time)
    guard failure == nil else { return wake }
    let deadline = ContinuousClock.now + patience
    var rounds = 0
    while true {
      await WaitingTasks.run()
      if background == .awaited, !work.isEmpty {
        let isOver = ContinuousClock.now < deadline ? await work.finish(before: deadline) : false
        guard isOver else {
          failure = .unfinished(unfinished)
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

  /// - Throws: ``SnapshotFailure/unfinished(_:)`` if the last frame has waited in vain.
  func check() throws(SnapshotFailure) {
    if let failure { throw failure }
  }

  private var unfinished: String {
    let all = work.underWay
    let rest = all.count > 3 ? ", and \(all.count - 3) more" : ""
    return "\(name) waited \(patience / .seconds(1)) s for work that did not end: "
      + all.prefix(3).joined(separator: ", ") + rest
  }

  func resize(to size: Size) { content.resize(to: size) }
  func handle(_ event: InputEvent) { content.handle(event) }
  var needsDisplay: Bool { content.needsDisplay }
  var needsTick: Bool { content.needsTick }
  func displayList(at scale: Double) -> DisplayList { content.displayList(at: scale) }
  func location(of point: Point, inViewWithID id: String) -> Point? {
    content.location(of: point, inViewWithID: id)
  }
  var viewIDs: [String] { content.viewIDs }
}
