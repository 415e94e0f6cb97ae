import Glibc

/// A program that has been run to its end, with the resources that it used.
struct ChildProcess {
  /// Milliseconds of CPU time, in user and system mode.
  let cpu: Double
  /// Page faults without and with reading from a disk.
  let minorFaults: Int
  let majorFaults: Int
  /// The exit status, or 128 plus the number of the signal that ended the program.
  let status: Int
  /// The peak resident memory, in MiB.
  let peak: Double

  /// Runs a program with arguments, in this process's environment with some variables changed.
  ///
  /// The program's output is discarded.
  ///
  /// - Returns: Nil if the program cannot be started.
  static func run(
    _ program: String, _ arguments: [String], environment changes: [String: String]
  ) -> ChildProcess? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    let inherited = variables().filter { entry in
      !changes.keys.contains { entry.hasPrefix($0 + "=") }
    }
    let environment = inherited + changes.map { "\($0.key)=\($0.value)" }
    var child = pid_t()
    let started = withCStrings([program] + arguments) { arguments in
      withCStrings(environment) { posix_spawn(&child, program, &actions, nil, arguments, $0) }
    }
    guard started == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0 {
      guard errno == EINTR else { return nil }
    }
    let signal = Int(status & 0x7F)
    return ChildProcess(
      cpu: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime),
      minorFaults: usage.ru_minflt, majorFaults: usage.ru_majflt,
      status: signal == 0 ? Int(status >> 8 & 0xFF) : 128 + signal,
      peak: Double(usage.ru_maxrss) / 1_024)
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1_000 + Double(time.tv_usec) / 1_000
  }

  /// The environment variables of this process, each as `name=value`.
  private static func variables() -> [String] {
    var result: [String] = []
    var entry = environ
    while let text = entry.pointee {
      result.append(String(cString: text))
      entry += 1
    }
    return result
  }

  /// Calls a function with texts as a nil-terminated array of C strings.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
