import CMainQueue
import CMainThread
import Glibc

/// The main thread, which does all work that the program does not explicitly give to another
/// thread.
///
/// With an asynchronous `main`, Swift would leave the main actor to Dispatch's workers. A window
/// would then sleep in a worker, and as soon as workers exist, Dispatch wakes up every second to
/// check whether there are enough.
enum MainThread {
  /// Runs a program to its end; other work on the main actor runs while the program waits.
  static func run(_ program: @escaping @MainActor () async -> Void) -> Never {
    // Jobs that belong to no actor, such as resuming after a wait, also run on the main thread.
    cmainqueue_take_all_jobs()
    Task {
      await program()
      exit(EXIT_SUCCESS)
    }
    cmainthread_run()
  }
}
