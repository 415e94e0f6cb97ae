import Arguments
import Glibc
import PlainText

extension StandardError {
  /// Writes the lines of an error, the first after the program's name.
  static func report(_ error: CommandError) {
    for (place, line) in error.lines.enumerated() {
      write(place == 0 ? "scrollwork: \(line)" : line)
    }
  }

  /// Writes a progress bar without escaping, because it returns to the start of its line.
  static func writeBar(_ text: String) { _ = writeAll(text, to: STDERR_FILENO) }
}

/// The stream for the data that commands print.
enum StandardOutput {
  /// Writes a text.
  ///
  /// - Throws: ``CommandError`` if the text cannot be written completely, as on a full disk;
  ///   ``ExitStatus/failure`` if the reader has gone.
  static func write(_ text: String) throws {
    let code = writeAll(text, to: STDOUT_FILENO)
    guard code != 0 else { return }
    guard code != EPIPE else { throw ExitStatus.failure }
    throw CommandError(
      description: "cannot write to standard output (\(String(cString: strerror(code))))")
  }
}

/// Opens missing standard streams, and ignores the signal for files that become too large.
///
/// Otherwise, the first opened file would take the descriptor of a closed standard stream, and a
/// file larger than `ulimit -f` would end the program midway.
func prepareStandardStreams() {
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
    // Opened in the opposite direction, so that reads and writes fail.
    _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
  signal(SIGXFSZ, SIG_IGN)
}
