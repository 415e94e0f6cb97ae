import Arguments

/// A program for the tests, with all kinds of arguments.
enum Tool {
  static let program = Program(
    name: "tool", abstract: "Does it.", discussion: "One.\n\n  tool run x\n\nTwo.",
    hasVersion: true, commands: [Run.self, Join.self], standard: Run.self)

  enum Colour: String, ArgumentValue, CaseIterable {
    case red, green, blue
  }

  struct Shared: ArgumentGroup {
    @Option(help: "How many.", transform: { try wholeNumber($0) })
    var count = 1

    @Option(help: "A text.")
    var label: String?
  }

  struct Run: Command {
    static let configuration = CommandConfiguration(
      abstract: "Run it.", discussion: "EXAMPLES\n  tool run x --count 3")

    @Argument(help: "What to run.", completion: .words(["x", "it's"]).orFiles("json"))
    var subject = "all"

    @OptionGroup var shared: Shared

    @Option(
      name: .shortAndLong, help: ArgumentHelp("Where to.", valueName: "file"),
      completion: .files("png", "gif"))
    var output: String?

    @Option(help: "Its colour.")
    var colour = Colour.green

    @Option(name: .named("tag"), help: "Can be repeated.")
    var tags: [String] = []

    @Flag(help: "No word.")
    var beQuiet = false
  }

  struct Join: Command {
    static let configuration = CommandConfiguration(abstract: "Join files.")

    @Argument(help: ArgumentHelp("Files.", valueName: "file"), completion: .files())
    var files: [String]

    @Option(name: .shortAndLong, help: "Must be there.", transform: { try wholeNumber($0) })
    var needed: Int

    @OptionGroup var shared: Shared

    func validate() throws(UsageMistake) {
      if files.count > needed {
        throw UsageMistake("--needed \(needed) is less than \(files.count)")
      }
    }
  }

  private static func wholeNumber(_ text: String) throws(UsageMistake) -> Int {
    guard let number = Int(text) else { throw UsageMistake("use a whole number") }
    return number
  }
}
