internal import Glibc

/// The stream for prose. Names that are quoted in it cannot command the terminal.
public enum StandardError {
  /// The name that the program was started by, as it begins the lines of its messages.
  public static let program =
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "program"

  /// Writes one line; a failure has nowhere to be reported.
  public static func write(_ line: String) {
    // In one piece: another program may write to the same terminal.
    _ = writeAll(line.plain + "\n", to: STDERR_FILENO)
  }
}

/// Writes a text to a file descriptor.
///
/// - Returns: The system's error number, or 0.
public func writeAll(_ text: String, to descriptor: Int32) -> Int32 {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if written < 0, errno == EINTR { continue }
    guard written > 0 else { return written < 0 ? errno : EIO }
    bytes = bytes.dropFirst(written)
  }
  return 0
}
