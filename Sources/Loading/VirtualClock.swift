import ScrollEngine
import Synchronization

/// A clock that moves only when a host advances it, and resumes its sleeping tasks in a fixed
/// order.
///
/// Sleeping on this clock takes no real time. Tasks resume in the order of their deadlines and,
/// with equal deadlines, in the order in which they fell asleep.
///
/// ```swift
/// let clock = VirtualClock()
/// clock.start {
///   try? await clock.sleep(for: .milliseconds(300))
///   cell.show(picture)
/// }
/// ```
///
/// A task resumes when the main actor is free, and a function that does not suspend cannot wait for
/// that. So a host without a window settles after each step of the clock, and the picture shows the
/// result. A window yields once per turn anyway.
///
/// ```swift
/// for frame in 0..<60 {
///   clock.advance(to: Double(frame) / 60)
///   await clock.settle()
///   content.tick(to: Double(frame) / 60)
/// }
/// ```
///
/// The order holds for main-actor tasks that the clock starts with ``start(_:)`` or wakes, between
/// two of their waits for this clock. A task that awaits anything else may return at any time.
public final class VirtualClock: Clock {
  /// A time on the clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public var elapsed: Swift.Duration

    /// Makes a time from the duration since the clock was made.
    public init(elapsed: Swift.Duration) {
      self.elapsed = elapsed
    }

    /// The time `duration` later.
    public func advanced(by duration: Swift.Duration) -> Instant {
      Instant(elapsed: elapsed + duration)
    }

    /// The duration from this time to another.
    public func duration(to other: Instant) -> Swift.Duration { other.elapsed - elapsed }

    /// Whether the left time is earlier.
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.elapsed < rhs.elapsed }
  }

  private struct Sleeper {
    let number: UInt64
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// A task that continues when its turn comes.
  private struct Turn {
    let number: UInt64
    /// Nil for a started task that does not wait for its turn yet.
    var continuation: CheckedContinuation<Void, any Error>?
    var isCancelled = false
  }

  private struct State {
    var now = Instant(elapsed: .zero)
    /// The sleeping tasks, in the order in which they are due.
    var sleepers: [Sleeper] = []
    /// The tasks that may continue, in the order in which they do.
    var ready: [Turn] = []
    /// Whether a resumed task has not reached the main actor yet.
    var isBusy = false
    var lastNumber: UInt64 = 0
    /// Tasks that were cancelled after they got a number, but before they slept.
    var cancelled: Set<UInt64> = []
    /// Changes whenever a task falls asleep or continues.
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
      // Searches from the end, because a new sleeper mostly has a later deadline.
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

    /// Wakes a cancelled task, or records the cancellation until the task sleeps.
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

  // A mutex, because the clock's time and cancellations are accessed from any thread.
  private let state = Mutex(State())

  /// Makes a clock at time zero.
  public init() {}

  /// The current time of the clock.
  public var now: Instant { state.withLock { $0.now } }

  /// Zero: the clock distinguishes any two times.
  public var minimumResolution: Swift.Duration { .zero }

  /// The time in seconds since the clock was made.
  public var time: Double { Self.seconds(now) }

  /// The number of sleeping tasks.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// When the next task is due, in seconds; nil if none sleeps.
  public var nextDeadline: Double? {
    state.withLock { $0.sleepers.first?.deadline }.map(Self.seconds)
  }

  // MARK: Sleeping

  /// Waits until a time; if it has passed, only lets other waiting tasks go first.
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
    // Removes a cancellation that was recorded after the task woke up.
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

  /// Waits for a duration from now on.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  @MainActor
  public func sleep(for duration: Swift.Duration, tolerance: Swift.Duration? = nil) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }

  /// Wakes every sleeping task with `CancellationError`.
  ///
  /// Call this method if the clock will not be advanced again: otherwise the tasks would wait for
  /// ever, and retain their objects.
  public func cancelSleepers() {
    state.withLock { state in
      state.ready += state.sleepers.map {
        Turn(number: $0.number, continuation: $0.continuation, isCancelled: true)
      }
      state.changes += UInt64(state.sleepers.count)
      state.sleepers = []
    }
    goOn()
  }

  /// Waits until all tasks whose turn comes before this task's have had their turn.
  @MainActor
  public func yield() async {
    let number = state.withLock { state in
      let number = state.newNumber()
      state.ready.append(Turn(number: number))
      return number
    }
    await waitForTurn(number)
  }

  /// Starts a task that takes its turn after the tasks that this clock has woken.
  ///
  /// A task that is started in another way may begin at any point among these tasks.
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
    // The turn is never resumed with an error, because it ignores cancellation.
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

  // A resumed task returns to the main actor via another thread, so two tasks resumed in a row may
  // arrive in reverse order. The next task is therefore resumed only when the previous one has
  // arrived.

  /// Resumes the next task, if the task resumed last has arrived.
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

  // MARK: Advancing

  /// Advances to a time and wakes the tasks that are due; they continue in order when the main
  /// actor is free.
  ///
  /// - Parameter time: In seconds, to the nanosecond; a time in the past counts as now.
  /// - Returns: The number of woken tasks.
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

  /// The number of rounds of the main actor's queue without changes after which the clock has
  /// settled.
  private static let quietTurns = 16

  /// Waits until each woken task has finished, sleeps again or awaits something else.
  ///
  /// All tasks that were woken or started get their turn. If a task then awaits something other
  /// than this clock, it has 16 rounds of the main actor's queue to continue; a slower task
  /// continues after this call.
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

  /// Advances to a time, deadline by deadline, and settles at each.
  ///
  /// A task that sleeps again and is due before `time` continues in this call: a task that sleeps
  /// for 10 milliseconds at a time wakes at 10, 20 and 30 milliseconds, whatever the host's steps
  /// are.
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
      time.isFinite && abs(time) < 9e9, "VirtualClock: time \(time) is not a number of seconds")
    // Rounded, because a frame's time is a binary fraction, and so may be slightly less than the
    // deadline of a task that is due.
    return Instant(elapsed: .nanoseconds(Int64((time * 1e9).rounded())))
  }

  private static func seconds(_ instant: Instant) -> Double {
    let (seconds, attoseconds) = instant.elapsed.components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
