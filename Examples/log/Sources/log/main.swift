import Arguments
import Glibc
import LogFile
import LogScreen
import ScrollworkApp
import ScrollworkInspector

/// Ends the program with one line on standard error.
func stop(_ line: String, _ status: ExitStatus = .failure) -> Never {
  let plain = line.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "?" : String($0) }
  let bytes = Array("\(Log.program.name): \(plain.joined())\n".utf8)
  _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  exit(status.rawValue)
}

/// Ends the program with a text on standard output.
func finish(_ text: String) -> Never {
  print(text, terminator: "")
  exit(fflush(nil) == 0 ? EXIT_SUCCESS : EXIT_FAILURE)
}

/// Reads the command line, and answers what needs no window.
func command() -> Log {
  let words = Array(CommandLine.arguments.dropFirst())
  do {
    switch try Log.program.parse(words) {
    case .run(let log as Log): return log
    case .run: preconditionFailure("the program has one command")
    case .print(let text): finish(text)
    case .version: finish("\(Log.program.name) \(Log.version)\n")
    case .manual:
      finish(Log.program.manualPage(version: Log.version, keys: LogController.keys))
    }
  } catch {
    stop(Log.program.complaint(about: error, in: words), .usage)
  }
}

/// The file to show; nil to wait for one, as when the program is started from a menu.
func file(of log: Log) throws(LogFailure) -> OpenFile? {
  if let path = log.file, path != "-" { return try OpenFile(path: path) }
  if log.file == nil {
    var input = stat()
    let isNothing = fstat(STDIN_FILENO, &input) != 0 || input.st_mode & S_IFMT == S_IFCHR
    if isNothing { return nil }
  }
  return try OpenFile.standardInput()
}

let log = command()
if log.file == nil, isatty(STDIN_FILENO) != 0 {
  stop("name a file, or pipe something on; see \(Log.program.name) --help", .usage)
}
do {
  let file = try file(of: log)
  try await Application.run(
    title: file?.path.split(separator: "/").last.map(String.init) ?? "Log",
    size: Size(width: 1000, height: 700), appearance: log.dark ? .dark : .light,
    identifier: Log.identifier, remembersFrameAs: "scrollwork-log"
  ) { window in
    let place = FilePlace(window, follows: log.follow)
    if let file { place.show(file) } else { place.ask() }
    window.onDrop = { place.open($0) }
    Inspector.attach(to: window)
  }
} catch let failure as LogFailure {
  stop("\(failure)")
}
