import Arguments

/// What is typed to start the program.
struct Log: Command {
  static let version = "0.3.0"
  /// The application's id, which the menu entry has as well; see `Assets/Desktop/identity`.
  static let identifier = "org.example.scrollwork.log"

  /// The name with which the program was started: it is installed under another one.
  static let startedAs =
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "log"

  static let program = Program(name: startedAs, hasVersion: true, command: Log.self)

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Shows a log file of any size, and follows it as it grows.",
      discussion: """
        The file may be packed by gzip, and be UTF-16 with a mark. Without a file, the program shows \
        what is piped into it, or waits for a file that is dropped on its window. The key ? shows what \
        keys do, F12 opens the inspector.

        EXAMPLES
          \(startedAs) app.log
          \(startedAs) --follow app.log
          journalctl | \(startedAs)

        Exit status: 0 for success, 1 for a file that cannot be shown, 64 for wrong usage.
        """)
  }

  @Argument(
    help: ArgumentHelp("The file; - is standard input.", valueName: "file"), completion: .files(),
    transform: { $0 })
  var file: String?

  @Flag(help: "Begin at the end, and stay there.")
  var follow = false

  @Flag(help: "Light text on dark ground.")
  var dark = false
}
