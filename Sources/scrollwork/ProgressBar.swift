import Glibc
import PlainText

/// How far something is, on one line of a terminal that is written over; nothing anywhere else.
@MainActor
final class ProgressBar {
  /// Where a bar may be shown, and how many characters wide.
  struct Terminal {
    let columns: Int

    /// The terminal that standard error goes to, or nil where it goes elsewhere or to one that
    /// cannot go back to the beginning of its line.
    static var standardError: Terminal? {
      guard isatty(STDERR_FILENO) == 1, let name = getenv("TERM") else { return nil }
      guard !["", "dumb"].contains(String(cString: name)) else { return nil }
      var size = winsize()
      let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
      return Terminal(columns: isKnown ? Int(size.ws_col) : 80)
    }
  }

  private static let longest = 72

  private let total: Int
  private let terminal: Terminal?
  private let write: (String) -> Void
  private var done = 0
  private var shown = ""

  /// - Parameter write: Takes what the terminal is to show; characters only, no colours.
  init(
    total: Int, onTerminal terminal: Terminal?,
    write: @escaping (String) -> Void = StandardError.writeBar(_:)
  ) {
    self.total = total
    self.terminal = terminal
    self.write = write
  }

  func advance() {
    done += 1
    guard let terminal else { return }
    let line = Self.line(done, of: total, columns: terminal.columns)
    guard line != shown else { return }
    shown = line
    write("\r" + line)
  }

  /// Gives the line back to whoever writes next.
  func erase() {
    guard !shown.isEmpty else { return }
    write("\r" + String(repeating: " ", count: shown.count) + "\r")
    shown = ""
  }

  /// Puts a sentence in the place of the bar.
  func finish(_ sentence: String) {
    erase()
    if terminal != nil { write(sentence.plain + "\n") }
  }

  /// `[#####-----]  50 %`, as wide as there is room; always as wide, so that it covers the one before.
  static func line(_ done: Int, of total: Int, columns: Int) -> String {
    let percent = total > 0 ? min(done, total) * 100 / total : 100
    let digits = String(percent)
    let number = String(repeating: " ", count: 3 - digits.count) + digits + " %"
    // The last column stays free: some terminals go on to the next line after it.
    let width = min(longest, columns - 1) - number.count - 3
    guard width >= 10 else { return number }
    let filled = percent * width / 100
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: "-", count: width - filled) + "] " + number
  }
}
