import CMainThread
import Testing

@Suite("The main thread")
struct MainThreadTests {
  /// Without this hook, a window sleeps in a Dispatch worker that wakes each second, or looks for
  /// events every 20 ms.
  @Test("is run by the library, which Swift's runtime asks to")
  func isTaken() async {
    await Task.yield()
    let isTaken = await MainActor.run { cmainthread_when_idle {} }
    #expect(
      isTaken != 0,
      """
      This Swift no longer calls swift_task_asyncMainDrainQueue_hook, which Sources/CMainThread sets. If its \
      compiler takes an ExecutorFactory, have one run the main thread by cmainthread_run, in Application \
      and in scrollwork; if not, find what its runtime calls in place of the hook.
      """)
  }
}
