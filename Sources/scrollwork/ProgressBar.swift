import Glibc
import PlainText

/// A progress bar that overwrites itself on one line of a terminal; without a terminal, nothing is
/// written.
@MainActor
final class ProgressBar {
  /// A terminal that can show a bar, with its width in characters.
  struct Terminal {
    let columns: Int

    /// The terminal of standard error; nil if standard error is no terminal, or if the terminal
    /// cannot return to the start of a line.
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

  /// `write` receives the text for the terminal, without colours.
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

  /// Clears the line for other output.
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

  /// A bar such as `[#####-----]  50 %`, as wide as possible and always equally wide, so that it
  /// overwrites the previous one; only the number if there are too few columns.
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
