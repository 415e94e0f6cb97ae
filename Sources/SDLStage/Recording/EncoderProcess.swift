@preconcurrency internal import Glibc

/// A running encoder that reads frames from its standard input.
///
/// The encoder's streams are sockets, not pipes: writing to an encoder that has ended returns an
/// error instead of raising SIGPIPE. The encoder's output is read while frames are sent, so that
/// neither process blocks the other.
@MainActor
final class EncoderProcess {
  struct Failure: Error {
    let reason: String

    init(_ reason: String) {
      self.reason = reason
    }

    fileprivate init(code: Int32) {
      reason = String(cString: strerror(code))
    }
  }

  /// The most bytes of the encoder's output that are kept; the first lines name the cause of a
  /// failure.
  private static let wordsLimit = 4_096
  /// The time between checks for a cancellation, in milliseconds.
  private static let patience: Int32 = 50

  private let identifier: pid_t
  private var input: Int32
  /// The descriptor of the encoder's standard error, or -1 after its end.
  private var errors: Int32
  private var words: [UInt8] = []
  private var isRunning = true

  /// Starts a program; `program` is its path, or a name that is looked up in `PATH`.
  init(_ program: String, _ arguments: [String]) throws(Failure) {
    // Other programs that are started meanwhile must not inherit the descriptors.
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    var frames: [Int32] = [-1, -1]
    var speech: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, kind, 0, &frames) == 0 else { throw Failure(code: errno) }
    guard socketpair(AF_UNIX, kind, 0, &speech) == 0 else {
      let code = errno
      for file in frames { close(file) }
      throw Failure(code: code)
    }
    var identifier: pid_t = 0
    let code = Self.spawn(
      &identifier, [program] + arguments, input: frames[1], errors: speech[1])
    close(frames[1])
    close(speech[1])
    guard code == 0 else {
      close(frames[0])
      close(speech[0])
      throw Failure(code: code)
    }
    self.identifier = identifier
    input = frames[0]
    errors = speech[0]
  }

  /// Starts a process; returns the system's error number, or 0 for success.
  private static func spawn(
    _ identifier: inout pid_t, _ command: [String], input: Int32, errors: Int32
  ) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // This program handles Ctrl-C and ends the encoder itself, so the encoder gets a process group
    // of its own. It does not inherit the signals that are ignored or blocked here.
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    return posix_spawnp(&identifier, command[0], &actions, &attributes, words, environ)
  }

  isolated deinit {
    if isRunning {
      // Kills the whole group: if `program` is a wrapper script, the encoder is its child.
      kill(-identifier, SIGKILL)
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    }
    close(input)
    close(errors)
  }

  // MARK: Feeding

  /// Sends bytes as fast as the encoder takes them.
  ///
  /// - Throws: ``Failure`` if the encoder has ended, or `CancellationError`.
  func send(_ bytes: [UInt8], isCancelled: () -> Bool) throws {
    var sent = 0
    while sent < bytes.count {
      if isCancelled() { throw CancellationError() }
      guard waitToSend() else { continue }
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(input, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      }
      if count >= 0 {
        sent += count
      } else if errno != EINTR, errno != EAGAIN {
        try finish(isCancelled: isCancelled)
        throw Failure("it ended before the last frame")
      }
    }
  }

  /// Waits briefly, reads the encoder's output, and returns whether the encoder can take bytes.
  private func waitToSend() -> Bool {
    var waiting = [
      pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&waiting, 2, Self.patience) > 0 else { return false }
    if waiting[1].revents != 0 { listen() }
    return waiting[0].revents != 0
  }

  private func listen() {
    var buffer = [UInt8](repeating: 0, count: Self.wordsLimit)
    while errors >= 0 {
      let count = recv(errors, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      if count > 0 {
        words += buffer[..<min(count, Self.wordsLimit - words.count)]
      } else {
        close(errors)
        errors = -1
      }
    }
  }

  // MARK: End

  /// Closes the encoder's input, and waits until the encoder has ended.
  ///
  /// - Throws: ``Failure`` if the encoder has failed, or `CancellationError`.
  func finish(isCancelled: () -> Bool) throws {
    close(input)
    input = -1
    var status: Int32 = 0
    while true {
      let ended = waitpid(identifier, &status, WNOHANG)
      // If the encoder has ended, all its output has arrived by now.
      listen()
      if ended == identifier { break }
      if isCancelled() { throw CancellationError() }
      var waiting = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
      poll(&waiting, 1, errors < 0 ? 5 : Self.patience)
    }
    isRunning = false
    if status != 0 { throw Failure(reason(status)) }
  }

  /// The signal that killed the encoder, its first message, or its exit status.
  private func reason(_ status: Int32) -> String {
    let signal = status & 0x7F
    if signal != 0 {
      return "it was killed by signal \(signal), \(String(cString: strsignal(signal)))"
    }
    let lines = String(decoding: words, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard var line = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }) else {
      return "it exited with status \(status >> 8)"
    }
    // ffmpeg's prefix names its component and an address in memory, which does not help.
    while line.hasPrefix("["), let end = line.firstIndex(of: "]") {
      line = line[line.index(after: end)...].drop(while: \.isWhitespace)
    }
    return String(line.prefix(300))
  }
}
