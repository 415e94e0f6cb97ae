import ArgumentParser
import Glibc
import PlainText

/// Where prose goes. Whatever names it quotes, a terminal obeys nothing in it.
enum StandardError {
  /// Writes one line; where nobody can be told, nobody is.
  static func write(_ line: String) { _ = writeAll(line.plain + "\n", to: STDERR_FILENO) }

  /// Writes a line of the program's own, or several of them.
  static func report(_ error: CommandError) {
    for (place, line) in error.lines.enumerated() {
      write(place == 0 ? "scrollwork: \(line)" : line)
    }
  }

  /// Writes as it is, which only a bar may be: it goes back to the beginning of its line.
  static func writeBar(_ text: String) { _ = writeAll(text, to: STDERR_FILENO) }
}

/// Where data goes.
enum StandardOutput {
  /// - Throws: ``CommandError`` when not all of it could be written, as on a full disk; a quiet
  ///   failure when whoever reads has gone.
  static func write(_ text: String) throws {
    let code = writeAll(text, to: STDOUT_FILENO)
    guard code != 0 else { return }
    guard code != EPIPE else { throw ExitCode.failure }
    throw CommandError(
      description: "standard output cannot be written (\(String(cString: strerror(code))))")
  }
}

/// Makes what is printed and written safe from how the program was started.
///
/// Without it the first file that is opened would stand in for a standard stream that is closed, and
/// a file beyond `ulimit -f` would end the program in the middle of it.
func prepareStandardStreams() {
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
    // Neither what is written here nor what is read can be mistaken for something.
    _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
  signal(SIGXFSZ, SIG_IGN)
}

/// - Returns: The system's number of what went wrong, or 0.
private func writeAll(_ text: String, to descriptor: Int32) -> Int32 {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if written < 0, errno == EINTR { continue }
    guard written > 0 else { return written < 0 ? errno : EIO }
    bytes = bytes.dropFirst(written)
  }
  return 0
}
