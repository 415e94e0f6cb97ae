internal import CSDL2
internal import CSDLState
internal import Glibc
internal import PlainText

/// The display or the window, taken away from the program.
///
/// While a window shows content the loss is noted, and the loop ends as it does otherwise. Before, there
/// is nothing to keep: the program ends at once, with one line and status 1. Nothing is asked of SDL
/// after a loss, and so nothing of the window is given back.
@MainActor
enum DisplayLoss {
  /// What was lost; nothing comes back.
  fileprivate(set) static var error: StageError?
  /// How many loops would find a loss.
  static var loops = 0

  /// What is to be called on a loss; to be asked for on the thread that uses SDL.
  static var handler: csdl_loss_handler {
    thread = pthread_self()
    return note
  }

  /// - Throws: What was lost.
  static func check() throws(StageError) { if let error { throw error } }
}

/// The thread that uses SDL.
nonisolated(unsafe) private var thread = pthread_self()

/// Xlib's other thread holds locks that a loop may need: it waits as long as this, in seconds, for the
/// loop to find the loss on its own connection.
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
