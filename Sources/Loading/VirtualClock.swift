import ScrollEngine
import Synchronization

/// A clock that moves only when it is told to, and knows who sleeps by it.
///
/// What waits by this clock takes no time of the machine's, and happens in the same order each time:
/// those that are due go on in the order of their deadlines, and with equal deadlines in the order in
/// which they fell asleep.
///
/// ```swift
/// let clock = VirtualClock()
/// clock.start {
///   try? await clock.sleep(for: .milliseconds(300))
///   cell.show(picture)
/// }
/// ```
///
/// Who goes on does so when the main actor is free, and no function that does not suspend can wait
/// for that. A host without a window therefore settles after each tick, and the picture shows what
/// has come of it. A window yields once a turn anyway.
///
/// ```swift
/// for frame in 0..<60 {
///   clock.advance(to: Double(frame) / 60)
///   await clock.settle()
///   content.tick(to: Double(frame) / 60)
/// }
/// ```
///
/// The order holds for what tasks of the main actor do between two waits for this clock: those that
/// it starts by ``start(_:)`` and wakes. Whoever awaits anything else comes back when he likes.
public final class VirtualClock: Clock {
  /// A time on the clock.
  public struct Instant: InstantProtocol {
    /// Since the clock was made.
    public var elapsed: Swift.Duration

    public init(elapsed: Swift.Duration) {
      self.elapsed = elapsed
    }

    public func advanced(by duration: Swift.Duration) -> Instant {
      Instant(elapsed: elapsed + duration)
    }

    public func duration(to other: Instant) -> Swift.Duration { other.elapsed - elapsed }

    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.elapsed < rhs.elapsed }
  }

  private struct Sleeper {
    let number: UInt64
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// Somebody who is to go on when it is his turn.
  private struct Turn {
    let number: UInt64
    /// Nil for a task that has not come to wait for its beginning.
    var continuation: CheckedContinuation<Void, any Error>?
    var isCancelled = false
  }

  private struct State {
    var now = Instant(elapsed: .zero)
    /// In the order in which they will be due.
    var sleepers: [Sleeper] = []
    /// In the order in which they go on.
    var ready: [Turn] = []
    /// Whether somebody is on his way to the main actor.
    var isBusy = false
    var lastNumber: UInt64 = 0
    /// Who was cancelled between asking for sleep and sleeping.
    var cancelled: Set<UInt64> = []
    /// Changes whenever somebody falls asleep or goes on.
    var changes: UInt64 = 0

    mutating func newNumber() -> UInt64 {
      lastNumber += 1
      return lastNumber
    }

    mutating func insert(_ sleeper: Sleeper) {
      changes += 1
      guard cancelled.remove(sleeper.number) == nil else {
        ready.append(
          Turn(number: sleeper.number, continuation: sleeper.continuation, isCancelled: true))
        return
      }
      // From the end: who comes later mostly sleeps longer.
      var place = sleepers.count
      while place > 0, sleeper.deadline < sleepers[place - 1].deadline { place -= 1 }
      sleepers.insert(sleeper, at: place)
    }

    mutating func wake(until deadline: Instant) -> Int {
      var count = 0
      while count < sleepers.count, sleepers[count].deadline <= deadline {
        ready.append(
          Turn(number: sleepers[count].number, continuation: sleepers[count].continuation))
        count += 1
      }
      sleepers.removeFirst(count)
      changes += UInt64(count)
      return count
    }

    /// Wakes who is cancelled, or takes note for when it falls asleep.
    mutating func cancel(_ number: UInt64) {
      if let place = sleepers.firstIndex(where: { $0.number == number }) {
        let sleeper = sleepers.remove(at: place)
        changes += 1
        ready.append(Turn(number: number, continuation: sleeper.continuation, isCancelled: true))
      } else if !ready.contains(where: { $0.number == number }) {
        cancelled.insert(number)
      }
    }

    mutating func takeTurn() -> Turn? {
      guard !isBusy, let first = ready.first, first.continuation != nil else { return nil }
      isBusy = true
      ready.removeFirst()
      return first
    }
  }

  // Asked for from anywhere: a clock's time is not isolated, and neither is a cancellation.
  private let state = Mutex(State())

  public init() {}

  public var now: Instant { state.withLock { $0.now } }

  public var minimumResolution: Swift.Duration { .zero }

  /// The time in seconds since the clock was made.
  public var time: Double { Self.seconds(now) }

  /// How many sleep.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// When the next one is to go on, in seconds; nil while nobody sleeps.
  public var nextDeadline: Double? {
    state.withLock { $0.sleepers.first?.deadline }.map(Self.seconds)
  }

  // MARK: Sleeping

  /// Waits for a time; one that has come already lets others go first, and no time pass.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  @MainActor
  public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    try Task.checkCancellation()
    guard deadline > now else {
      await yield()
      return try Task.checkCancellation()
    }
    let number = state.withLock { $0.newNumber() }
    // It may be cancelled when it is awake already.
    defer { state.withLock { _ = $0.cancelled.remove(number) } }
    defer { arrive() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(number: number, deadline: deadline, continuation: continuation)
        state.withLock { $0.insert(sleeper) }
        goOn()
      }
    } onCancel: {
      state.withLock { $0.cancel(number) }
      goOn()
    }
  }

  /// Waits for as long, from now on.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  @MainActor
  public func sleep(for duration: Swift.Duration, tolerance: Swift.Duration? = nil) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }

  /// Lets everybody go first whose turn it is by now.
  @MainActor
  public func yield() async {
    let number = state.withLock { state in
      let number = state.newNumber()
      state.ready.append(Turn(number: number))
      return number
    }
    await waitForTurn(number)
  }

  /// Begins a task, in its turn among those that this clock has woken.
  ///
  /// A task that is begun otherwise begins some time among them.
  @MainActor
  @discardableResult
  public func start(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    let number = state.withLock { state in
      let number = state.newNumber()
      state.ready.append(Turn(number: number))
      state.changes += 1
      return number
    }
    return Task {
      await waitForTurn(number)
      await body()
    }
  }

  @MainActor
  private func waitForTurn(_ number: UInt64) async {
    // Nobody resumes it with an error: it does not listen to cancellation.
    try? await withCheckedThrowingContinuation { (turn: CheckedContinuation<Void, any Error>) in
      state.withLock { state in
        guard let place = state.ready.firstIndex(where: { $0.number == number }) else { return }
        state.ready[place].continuation = turn
        state.changes += 1
      }
      goOn()
    }
    arrive()
  }

  // A task that is resumed comes back to the main actor by way of another thread, and two that are
  // resumed one after the other may arrive the other way round. So one is resumed, and the next when
  // that one has arrived.

  /// Has the next one go on, unless somebody is on his way.
  private func goOn() {
    guard let turn = state.withLock({ $0.takeTurn() }) else { return }
    if turn.isCancelled {
      turn.continuation?.resume(throwing: CancellationError())
    } else {
      turn.continuation?.resume()
    }
  }

  @MainActor
  private func arrive() {
    state.withLock { state in
      state.isBusy = false
      state.changes += 1
    }
    goOn()
  }

  // MARK: Moving on

  /// Moves on to a time and wakes who is due; they go on, in order, when the main actor is free.
  ///
  /// - Parameter time: In seconds, to the nanosecond; one that has passed counts as now.
  /// - Returns: How many it has woken.
  @MainActor
  @discardableResult
  public func advance(to time: Double) -> Int {
    advance(to: Self.instant(time))
  }

  @MainActor
  private func advance(to instant: Instant) -> Int {
    let count = state.withLock { state in
      state.now = max(state.now, instant)
      return state.wake(until: state.now)
    }
    goOn()
    return count
  }

  /// How often nothing has to happen for everything to have happened.
  private static let quietTurns = 16

  /// Waits until everybody who is awake has finished, or sleeps again, or waits for something else.
  ///
  /// Everybody who has been woken or started is waited for, until he has had his turn. What he
  /// then awaits that is not this clock has 16 rounds of the main actor's queue to come; what takes
  /// longer goes on later.
  @MainActor
  public func settle() async {
    var quiet = 0
    var seen: UInt64?
    while quiet < Self.quietTurns {
      await withCheckedContinuation { continuation in
        // A new task comes last in the main actor's queue.
        Task { @MainActor in continuation.resume() }
      }
      let (changes, isIdle) = state.withLock { ($0.changes, $0.ready.isEmpty && !$0.isBusy) }
      quiet = changes == seen && isIdle ? quiet + 1 : 0
      seen = changes
    }
  }

  /// Moves on to a time, deadline by deadline, and settles at each.
  ///
  /// Whoever sleeps again on waking up, and is due again before that time, goes on then: a task that
  /// sleeps for 10 milliseconds each time wakes up at 10, 20 and 30, whatever the steps of the host.
  ///
  /// - Parameter time: In seconds.
  @MainActor
  public func run(to time: Double) async {
    let end = Self.instant(time)
    await settle()
    while let deadline = state.withLock({ $0.sleepers.first?.deadline }), deadline <= end {
      _ = advance(to: deadline)
      await settle()
    }
    _ = advance(to: end)
    await settle()
  }

  private static func instant(_ time: Double) -> Instant {
    require(
      time.isFinite && abs(time) < 9e9, "VirtualClock: time \(time) is no number of seconds")
    // A frame's time is a fraction that is no sum of attoseconds; whoever is due at it is due.
    return Instant(elapsed: .nanoseconds(Int64((time * 1e9).rounded())))
  }

  private static func seconds(_ instant: Instant) -> Double {
    let (seconds, attoseconds) = instant.elapsed.components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
