/// Work that a program does outside the main actor, and that changes a screen when it is done.
///
/// A test of a screen waits for all work that was begun on the screen, so its pictures do not
/// depend on the speed of a machine. A running program waits for none. `ImageLoader` reports its
/// own work.
///
/// ```swift
/// let work = BackgroundWork("reading the log")
/// Task {
///   show(await readLines(path))
///   work.end()
/// }
/// ```
///
/// Releasing the object without a call to ``end()``, as a cancelled task does, ends the work too.
@preconcurrency @MainActor
public final class BackgroundWork {
  private let list: WorkList?
  private let number: Int

  /// Begins work; a test that waits in vain for its end shows `name`, which only tests evaluate.
  ///
  /// The work belongs to the screen whose event, layout or task begins it.
  public init(_ name: @autoclosure () -> String) {
    list = CurrentWork.list
    number = list?.add(name()) ?? 0
  }

  isolated deinit { end() }

  /// Ends the work; call it after changing the screen. A second call has no effect.
  public func end() { list?.remove(number) }

  /// Calls a function that completes the work; other work begun in it belongs to the same screen.
  package func perform(_ body: () -> Void) { CurrentWork.$list.withValue(list, operation: body) }
}

/// The list to which work that begins now is added.
package enum CurrentWork {
  /// Nil outside tests; tasks inherit the value.
  @TaskLocal package static var list: WorkList?
}

/// The background work of one screen, for tests that wait for it.
@MainActor
package final class WorkList {
  private var names: [Int: String] = [:]
  private var begun = 0
  /// The number of times that work has begun or ended.
  package private(set) var changeCount = 0
  /// The caller that waits for the last work to end.
  private var waiter: (id: Int, continuation: CheckedContinuation<Bool, Never>)?
  private var waits = 0

  package init() {}

  /// The names of the work in progress, in the order in which it was begun.
  package var underWay: [String] { names.sorted { $0.key < $1.key }.map(\.value) }

  package var isEmpty: Bool { names.isEmpty }

  fileprivate func add(_ name: String) -> Int {
    begun += 1
    changeCount += 1
    names[begun] = name
    return begun
  }

  fileprivate func remove(_ number: Int) {
    guard names.removeValue(forKey: number) != nil else { return }
    changeCount += 1
    if names.isEmpty { answer(true) }
  }

  private func answer(_ isOver: Bool) {
    let continuation = waiter?.continuation
    waiter = nil
    continuation?.resume(returning: isOver)
  }

  /// Waits until all work has ended, and returns whether that was before `deadline`.
  ///
  /// - Precondition: No other caller is waiting.
  package func finish(before deadline: ContinuousClock.Instant) async -> Bool {
    guard !names.isEmpty else { return true }
    require(waiter == nil, "WorkList: two wait for \(underWay)")
    waits += 1
    let id = waits
    let alarm = Task { [weak self] in
      try? await Task.sleep(until: deadline, clock: .continuous)
      guard let self, self.waiter?.id == id else { return }
      self.answer(false)
    }
    let isOver = await withCheckedContinuation { waiter = (id, $0) }
    alarm.cancel()
    return isOver
  }
}
