import Glibc
import PlainText

/// The progress of something, on one line of a terminal that is overwritten; nothing elsewhere.
@MainActor
final class ProgressBar {
  /// Where a bar may be shown, and how many characters wide.
  struct Terminal {
    let columns: Int

    /// The terminal that standard error goes to; nil if it goes elsewhere, or to a terminal that
    /// cannot return to the start of its line.
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

  /// `write` takes what the terminal should show; only characters, no colours.
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

  /// Clears the line for what is written next.
  func erase() {
    guard !shown.isEmpty else { return }
    write("\r" + String(repeating: " ", count: shown.count) + "\r")
    shown = ""
  }

  /// Replaces the bar by a sentence.
  func finish(_ sentence: String) {
    erase()
    if terminal != nil { write(sentence.plain + "\n") }
  }

  /// `[#####-----]  50 %`, as wide as possible and always the same width, so that it covers the
  /// last one.
  static func line(_ done: Int, of total: Int, columns: Int) -> String {
    let percent = total > 0 ? min(done, total) * 100 / total : 100
    let digits = String(percent)
    let number = String(repeating: " ", count: 3 - digits.count) + digits + " %"
    // The last column stays free: after it, some terminals go to the next line.
    let width = min(longest, columns - 1) - number.count - 3
    guard width >= 10 else { return number }
    let filled = percent * width / 100
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: "-", count: width - filled) + "] " + number
  }
}
