/// Work for the main actor: done at once if the caller is on it, otherwise in a job.
///
/// Swift has no other call that does both: an isolated deinit runs at once on its actor.
@MainActor
final class MainActorErrand {
  private let work: @MainActor () -> Void

  nonisolated private init(_ work: @escaping @MainActor () -> Void) { self.work = work }

  isolated deinit { work() }

  nonisolated static func run(_ work: @escaping @MainActor () -> Void) {
    _ = MainActorErrand(work)
  }
}

/// A closure that is called once: when asked to, or else as soon as nothing can ask any more.
///
/// A list that is released while its views move drops its completions, but a task may wait for one.
@MainActor
final class Completion {
  // A closure made on the main actor is called there; as in UIKit, one made elsewhere must allow it.
  private nonisolated(unsafe) var work: (() -> Void)?

  nonisolated init(_ work: (() -> Void)?) { self.work = work }

  isolated deinit { work?() }

  func call() {
    let work = work
    self.work = nil
    work?()
  }
}
