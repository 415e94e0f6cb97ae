internal import CSDL2
internal import CSDLState
internal import Glibc
internal import PlainText

/// Handles the loss of the display connection or of the window.
///
/// While a window shows content, the loss is recorded, and the loop ends as usual. Outside of a
/// loop there is nothing to save: the program ends at once, with one line and status 1. After a
/// loss SDL is not called again, so the window's resources are not freed.
@MainActor
enum DisplayLoss {
  /// The first recorded loss, which is final; nil if there was none.
  fileprivate(set) static var error: StageError?
  /// The number of running loops, which check for a recorded loss.
  static var loops = 0

  /// The callback for a loss. The thread that reads this property counts as the one that uses SDL.
  static var handler: csdl_loss_handler {
    thread = pthread_self()
    return note
  }

  /// - Throws: The recorded loss.
  static func check() throws(StageError) { if let error { throw error } }
}

/// The thread that uses SDL.
nonisolated(unsafe) private var thread = pthread_self()

/// Xlib may report a loss on a thread of its own, while that thread holds locks that the loop may
/// need. That thread then sleeps for this many seconds before it ends the program, so that the loop
/// can find the loss on its own connection.
private let patience: UInt32 = 2

private func note(_ loss: csdl_loss, _ canGoOn: Int32) {
  let error: StageError =
    switch loss {
    case csdl_connection_lost: .lostDisplay
    case csdl_window_lost: .lostWindow
    default: .window(reason: "the X server refused a request")
    }
  guard pthread_equal(thread, pthread_self()) != 0 else {
    sleep(patience)
    end(error)
  }
  MainActor.assumeIsolated {
    guard DisplayLoss.loops > 0, canGoOn != 0 else { end(error) }
    if DisplayLoss.error == nil { DisplayLoss.error = error }
  }
}

private func end(_ error: StageError) -> Never {
  StandardError.write("\(StandardError.program): \(error)")
  _exit(1)
}
