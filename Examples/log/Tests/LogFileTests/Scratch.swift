import Glibc

/// A temporary file of a test; deleted when this object goes.
final class Scratch {
  let path: String

  init(_ bytes: [UInt8] = []) {
    var template = Array("/tmp/log-test-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    precondition(descriptor >= 0, "no temporary file")
    close(descriptor)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    append(bytes)
  }

  deinit { unlink(path) }

  func append(_ bytes: [UInt8]) { write(bytes, O_WRONLY | O_APPEND) }
  func append(_ text: String) { append(Array(text.utf8)) }

  /// Truncates the file, and writes new bytes into the same file.
  func rewrite(_ bytes: [UInt8]) { write(bytes, O_WRONLY | O_TRUNC) }

  /// Puts another file at the same path.
  func replace(_ bytes: [UInt8]) {
    let other = Scratch(bytes)
    rename(other.path, path)
  }

  func remove() { unlink(path) }

  private func write(_ bytes: [UInt8], _ flags: Int32) {
    let descriptor = open(path, flags)
    precondition(descriptor >= 0, "\(path) cannot be written")
    defer { close(descriptor) }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress?.advanced(by: done), bytes.count - done)
      }
      precondition(count > 0, "the disk is full")
      done += count
    }
  }
}

/// Random numbers that depend only on a seed. Source: SplitMix64, S. Vigna.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A log of lines of all lengths, most of them short; the last line may have no line feed.
  mutating func log(atMost most: Int = 2000, longest: Int = 200_000) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...most, using: &self) {
      let length =
        switch Int.random(in: 0..<200, using: &self) {
        case 0: Int.random(in: 0...longest, using: &self)
        case 1..<40: 0
        default: Int.random(in: 0...120, using: &self)
        }
      bytes += line(length)
      if Int.random(in: 0..<8, using: &self) == 0 { bytes.append(0x0D) }
      bytes.append(0x0A)
    }
    if Bool.random(using: &self) { bytes += line(Int.random(in: 1...100, using: &self)) }
    return bytes
  }

  /// A line of few different letters, so that short words occur in it.
  private mutating func line(_ length: Int) -> [UInt8] {
    let letters = Array("abcABC 012.-".utf8)
    return (0..<length).map { _ in letters[Int.random(in: 0..<letters.count, using: &self)] }
  }
}

/// The lines of a file, found in the simplest way: by splitting at line feeds.
struct PlainLines {
  let lines: [[UInt8]]

  init(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }

  /// A whole line, without its carriage return.
  func text(_ number: Int) -> String {
    var bytes = lines[number]
    if bytes.last == 0x0D { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
