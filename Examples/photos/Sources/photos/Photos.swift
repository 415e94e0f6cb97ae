import Arguments

/// What is typed to start the program.
struct Photos: Command {
  static let version = "0.3.0"
  /// The application's id, which the menu entry has as well; see `Assets/Desktop/identity`.
  static let identifier = "org.example.scrollwork.photos"

  /// The name with which the program was started: it is installed under another one.
  static let startedAs =
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "photos"

  static let program = Program(name: startedAs, hasVersion: true, command: Photos.self)

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Shows the pictures of a folder, and of those in it, by months.",
      discussion: """
        A picture's file is shown alone, with those around it. The key ? shows what keys do, F12 opens \
        the inspector.

        EXAMPLES
          \(startedAs) holidays
          \(startedAs) holidays/beach.jpg

        Exit status: 0 for success, 1 for what cannot be shown, 64 for wrong usage.
        """)
  }

  @Argument(
    help: ArgumentHelp(
      "The folder or the picture (default: the folder for pictures of your desktop)",
      valueName: "folder | file"), completion: .files("png", "jpg", "jpeg"), transform: { $0 })
  var path: String?

  @Flag(help: "Light text on dark ground.")
  var dark = false

  @Flag(help: "Neither read nor keep thumbnails in $XDG_CACHE_HOME/scrollwork-photos.")
  var noCache = false
}
