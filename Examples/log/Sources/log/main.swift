import Glibc
import LogFile
import LogScreen
import ScrollworkApp
import ScrollworkInspector

/// Ends the program with one line on standard error.
func stop(_ line: String) -> Never {
  let plain = line.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "?" : String($0) }
  let bytes = Array("log: \(plain.joined())\n".utf8)
  _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  exit(EXIT_FAILURE)
}

let usage = """
  usage: log FILE [--follow] [--dark]
         something | log [-]

  Shows a log file of any size, and follows it as it grows. FILE may be packed by gzip, and be UTF-16
  with a mark; - is standard input. The key ? shows what keys do, F12
  opens the inspector.

    --follow  begins at the end, and stays there
    --dark    light text on dark ground
  """

var path: String?
var isStream = false
var follows = false
var appearance = Appearance.light
var takesOptions = true
for argument in CommandLine.arguments.dropFirst() {
  switch argument {
  case "--" where takesOptions: takesOptions = false
  case "--follow" where takesOptions: follows = true
  case "--dark" where takesOptions: appearance = .dark
  case "--help" where takesOptions, "-h" where takesOptions:
    print(usage)
    exit(EXIT_SUCCESS)
  case let option where takesOptions && option.hasPrefix("-") && option != "-":
    stop("unknown option \(option); usage: log FILE [--follow] [--dark]")
  default:
    if let path { stop("one file at a time: \(path) or \(argument)") }
    path = argument
    isStream = takesOptions && argument == "-"
  }
}
// What is piped into the program needs no name.
if path == nil, isatty(STDIN_FILENO) == 0 { (path, isStream) = ("-", true) }
guard let path else { stop("name a file: log FILE [--follow] [--dark], or something | log") }

do {
  let file = isStream ? try OpenFile.standardInput() : try OpenFile(path: path)
  let controller = LogController(file: file, follows: follows)
  try await Application.run(
    title: controller.title ?? path, size: Size(width: 1000, height: 700), appearance: appearance
  ) { window in
    window.rootViewController = controller
    Inspector.attach(to: window)
  }
} catch let failure as LogFailure {
  stop("\(failure)")
}
