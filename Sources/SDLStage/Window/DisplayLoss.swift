internal import CSDL2
internal import Glibc

/// Ends the program when its display or window is taken away, with one line and status 1.
///
/// It ends at once: an orderly end would ask the display for more. Called by Xlib, which does not
/// allow a return.
func endAfterLoss(_ loss: csdl_loss) {
  let error: StageError =
    switch loss {
    case csdl_connection_lost: .lostDisplay
    case csdl_window_lost: .lostWindow
    default: .window(reason: "the X server refused a request")
    }
  let line = Array("scrollwork: \(error)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
  _exit(1)
}
