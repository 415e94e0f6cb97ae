import Glibc

/// Where prose goes.
enum StandardError {
  /// Writes one line.
  static func write(_ line: String) { writePart(line + "\n") }

  /// Writes as it is, without the end of a line.
  static func writePart(_ text: String) { writeAll(text, to: STDERR_FILENO) }
}

/// Where data goes.
enum StandardOutput {
  static func write(_ text: String) { writeAll(text, to: STDOUT_FILENO) }
}

private func writeAll(_ text: String, to descriptor: Int32) {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if written < 0, errno == EINTR { continue }
    guard written > 0 else { return }
    bytes = bytes.dropFirst(written)
  }
}
