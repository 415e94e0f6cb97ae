import Testing

@testable import Arguments

@Suite("A program that is one command")
struct OneCommandTests {
  private struct Show: Command {
    static let configuration = CommandConfiguration(
      abstract: "Shows it.", discussion: "EXAMPLES\n  show a.txt")

    @Argument(
      help: ArgumentHelp("What to show.", valueName: "file"), completion: .files("txt"),
      transform: { $0 })
    var file: String?

    @Flag(help: "Follow it.")
    var follow = false

    @Option(help: "Its colour.")
    var colour = Tool.Colour.green
  }

  private let program = Program(name: "show", hasVersion: true, command: Show.self)

  private func text(_ words: String...) throws -> String? {
    if case .print(let text) = try program.parse(words) { text } else { nil }
  }

  @Test("All words are its own, also those that are commands of other programs")
  func words() throws {
    for (words, file) in [
      ([], nil), (["help"], "help"), (["show"], "show"), (["--follow", "a"], "a"), (["-"], "-"),
    ] as [([String], String?)] {
      let show = try #require(try program.command(words) as? Show)
      #expect(show.file == file && show.follow == words.contains("--follow"))
    }
    #expect(program.commandNames.isEmpty)
    let mistake = #expect(throws: UsageMistake.self) { try program.parse(["a", "b"]) }
    #expect(mistake?.description == "Unexpected argument 'b'")
    #expect(
      mistake.map { program.complaint(about: $0, in: ["show", "b"]) }
        == "Unexpected argument 'b'; see show --help")
    for words in [["--version"], ["a", "--version"]] {
      guard case .version = try program.parse(words) else {
        Issue.record("\(words) is no question for the version")
        continue
      }
    }
    guard case .manual = try program.parse(["--generate-manual"]) else {
      Issue.record("there is no manual page")
      return
    }
  }

  @Test("Its help is that of the program")
  func help() throws {
    let help = """
      OVERVIEW: Shows it.

      EXAMPLES
        show a.txt

      USAGE: show [<file>] [--follow] [--colour <colour>]

      ARGUMENTS:
        <file>                  What to show.

      OPTIONS:
        --follow                Follow it.
        --colour <colour>       Its colour. (values: red, green, blue; default: green)
        --version               Show the version.
        -h, --help              Show this help.

      """
    #expect(try text("--help") == help)
    #expect(try text("a", "-h") == help)
  }

  @Test("Its manual page has no commands")
  func manual() {
    #expect(
      program.manualPage(version: "2", keys: [("q", "quit")]) == """
        .TH SHOW 1 "" "show 2" "User Commands"
        .nh
        .ad l
        .fchar \\[u2026] ...
        .SH "NAME"
        show \\- Shows it.
        .SH "SYNOPSIS"
        .B show
        [<file>] [\\-\\-follow] [\\-\\-colour <colour>]
        .br
        .B show
        \\-\\-version
        .br
        .SH "DESCRIPTION"
        .PP
        Examples:
        .RS 4
        .nf
        show a.txt
        .fi
        .RE
        .SH "OPTIONS"
        .TP
        .B <file>
        What to show.
        .TP
        .B \\-\\-follow
        Follow it.
        .TP
        .B \\-\\-colour <colour>
        Its colour. Values: red, green, blue.
        .TP
        .B \\-\\-version
        Show the version.
        .TP
        .B \\-h, \\-\\-help
        Show this help.
        .SH "KEYS"
        .TP
        .B q
        quit

        """)
  }
}
