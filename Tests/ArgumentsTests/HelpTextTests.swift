import Testing

@testable import Arguments

@Suite("Help")
struct HelpTextTests {
  @Test("Of a program: what it does, its options and its commands")
  func program() {
    #expect(
      HelpText.of(Tool.program.description) == """
        OVERVIEW: Does it.

        One.

          tool run x

        Two.

        USAGE: tool <command>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show this help.

        COMMANDS:
          run (default)           Run it.
          join                    Join files.

          See 'tool help <command>' for more.

        """)
  }

  @Test("Of a command: its arguments, with their values and what they are unless given")
  func command() {
    #expect(
      HelpText.of(Tool.program.describe(Tool.Run.self), in: Tool.program.description) == """
        OVERVIEW: Run it.

        EXAMPLES
          tool run x --count 3

        USAGE: tool run [<options>] [<subject>]

        ARGUMENTS:
          <subject>               What to run. (default: all)

        OPTIONS:
          --count <count>         How many.
          --label <label>         A text.
          -o, --output <file>     Where to.
          --colour <colour>       Its colour. (values: red, green, blue; default: green)
          --tag <tag>             Can be repeated.
          --be-quiet              No word.
          --version               Show the version.
          -h, --help              Show this help.

        """)
    #expect(
      HelpText.of(Tool.program.describe(Tool.Join.self), in: Tool.program.description).contains(
        "USAGE: tool join [<options>] <file> ... --needed <needed>\n"))
  }
}
