internal import Glibc

/// The stream for messages. Control characters in quoted names cannot affect the terminal.
public enum StandardError {
  /// The name with which the program was started, for the beginning of messages.
  public static let program =
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "program"

  /// Writes one line; a failure is ignored.
  public static func write(_ line: String) {
    // Written in one call, because another program may write to the same terminal.
    _ = writeAll(line.plain + "\n", to: STDERR_FILENO)
  }
}

/// Writes a text to a file descriptor.
///
/// - Returns: 0 if all bytes were written; otherwise the system's error number.
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
