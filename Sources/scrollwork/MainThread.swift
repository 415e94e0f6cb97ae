import CMainQueue
import CMainThread
import Glibc

/// The main thread, which does all work of a program but what is given away explicitly.
///
/// With an asynchronous `main`, Swift would give the main thread up and leave the main actor to
/// Dispatch's workers. A window would sleep in one of them until something happens; and as soon as
/// there are workers, Dispatch looks once a second whether they are too few, for ever.
enum MainThread {
  /// Runs a program to its end; what it starts on the main actor goes on while it waits.
  static func run(_ program: @escaping @MainActor () async -> Void) -> Never {
    // What belongs to no actor, such as the way back from a wait, needs no other thread either.
    cmainqueue_take_all_jobs()
    Task {
      await program()
      exit(EXIT_SUCCESS)
    }
    cmainthread_run()
  }
}
