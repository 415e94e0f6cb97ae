import CMainQueue
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
    let work = _dispatch_get_main_queue_handle_4CF()
    Task {
      await program()
      exit(EXIT_SUCCESS)
    }
    while true {
      var waiting = pollfd(fd: work, events: Int16(POLLIN), revents: 0)
      // A signal that is handled ends the wait, too.
      guard poll(&waiting, 1, -1) > 0 else { continue }
      // How often it was told of work since the last time.
      var count: UInt64 = 0
      read(work, &count, MemoryLayout.size(ofValue: count))
      _dispatch_main_queue_callback_4CF(nil)
    }
  }
}
