/// Something that a program does beside the main actor, and that changes a screen when it is done.
///
/// A test of a screen waits for all that was begun on it, so its pictures do not depend on how fast a
/// machine is. A running program waits for nothing. `ImageLoader` tells of its images by itself.
///
/// ```swift
/// let work = BackgroundWork("reading the log")
/// Task {
///   show(await readLines(path))
///   work.end()
/// }
/// ```
///
/// What lets go of the work without ending it, such as a task that is cancelled, ends it too.
@preconcurrency @MainActor
public final class BackgroundWork {
  private let list: WorkList?
  private let number: Int

  /// Begins work; a test that waits in vain for its end shows `name`. Only tests read it.
  ///
  /// It belongs to the screen whose event, layout or task begins it.
  public init(_ name: @autoclosure () -> String) {
    list = CurrentWork.list
    number = list?.add(name()) ?? 0
  }

  isolated deinit { end() }

  /// Says that it is done and has changed what it changes; a second time changes nothing.
  public func end() { list?.remove(number) }

  /// Calls what work leads to: other work that begins in it belongs to the same screen.
  package func perform(_ body: () -> Void) { CurrentWork.$list.withValue(list, operation: body) }
}

/// Where work is noted that begins now.
package enum CurrentWork {
  /// Nil outside tests; tasks take it along.
  @TaskLocal package static var list: WorkList?
}

/// The background work of one screen, for those who wait for it.
@MainActor
package final class WorkList {
  private var names: [Int: String] = [:]
  private var begun = 0
  /// How often work has begun or ended.
  package private(set) var changeCount = 0
  /// Who waits for the last one to end.
  private var waiter: (id: Int, continuation: CheckedContinuation<Bool, Never>)?
  private var waits = 0

  package init() {}

  /// What is not over, in the order in which it was begun.
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

  /// Waits until everything is over, and returns whether it was before a moment of the machine's clock.
  ///
  /// - Precondition: Nobody else waits.
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
