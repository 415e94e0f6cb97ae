import Arguments
import Glibc
import PlainText

extension StandardError {
  /// Writes one or several lines of the program's own.
  static func report(_ error: CommandError) {
    for (place, line) in error.lines.enumerated() {
      write(place == 0 ? "scrollwork: \(line)" : line)
    }
  }

  /// Writes unchanged, which only a bar may be: it returns to the start of its line.
  static func writeBar(_ text: String) { _ = writeAll(text, to: STDERR_FILENO) }
}

/// The stream for data.
enum StandardOutput {
  /// Writes a text.
  ///
  /// - Throws: ``CommandError`` if not all of it could be written, as on a full disk; a quiet
  ///   failure if the reader has gone.
  static func write(_ text: String) throws {
    let code = writeAll(text, to: STDOUT_FILENO)
    guard code != 0 else { return }
    guard code != EPIPE else { throw ExitStatus.failure }
    throw CommandError(
      description: "cannot write to standard output (\(String(cString: strerror(code))))")
  }
}

/// Makes output safe from the way the program was started.
///
/// Without it the first file that is opened would replace a standard stream that is closed, and a
/// file beyond `ulimit -f` would end the program midway.
func prepareStandardStreams() {
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
    // Opened the wrong way round: a read or a write fails instead of passing for something else.
    _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
  signal(SIGXFSZ, SIG_IGN)
}
