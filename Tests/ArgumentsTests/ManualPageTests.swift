import Testing

@testable import Arguments

@Suite("The manual page")
struct ManualPageTests {
  @Test("A page has each command, what only it understands, and what several do")
  func page() {
    let keys = [(".", "on"), ("- \\", "off"), ("1 … é", "😀")]
    let page = ManualPage(of: Tool.program.description, version: "2", keys: keys)
    #expect(
      page.text == """
        .TH TOOL 1 "" "tool 2" "User Commands"
        .nh
        .ad l
        .fchar \\[u2026] ...
        .SH "NAME"
        tool \\- Does it.
        .SH "SYNOPSIS"
        .B tool run
        [<subject>] [\\-\\-output <file>] [\\-\\-colour <colour>] [\\-\\-tag <tag> ...] [\\-\\-be\\-quiet] [options]
        .br
        .B tool join
        <file> ... \\-\\-needed <needed> [options]
        .br
        .B tool
        \\-\\-version
        .br
        .SH "DESCRIPTION"
        .PP
        One.
        .PP
        .RS 4
        .nf
        tool run x
        .fi
        .RE
        .PP
        Two.
        .SH "COMMANDS"
        .SS run
        Run it.
        .PP
        Examples:
        .RS 4
        .nf
        tool run x \\-\\-count 3
        .fi
        .RE
        .TP
        .B <subject>
        What to run.
        .TP
        .B \\-o, \\-\\-output <file>
        Where to.
        .TP
        .B \\-\\-colour <colour>
        Its colour. Values: red, green, blue.
        .TP
        .B \\-\\-tag <tag>
        Can be repeated.
        .TP
        .B \\-\\-be\\-quiet
        No word.
        .SS join
        Join files.
        .TP
        .B <file>
        Files.
        .TP
        .B \\-n, \\-\\-needed <needed>
        Must be there.
        .SH "OPTIONS OF COMMANDS THAT SHOW A SCENE"
        .TP
        .B \\-\\-count <count>
        How many.
        .TP
        .B \\-\\-label <label>
        A text.
        .SH "KEYS"
        .TP
        .B \\&.
        on
        .TP
        .B \\- \\e
        off
        .TP
        .B 1 \\[u2026] \\[u00E9]
        \\[u1F600]

        """)
  }

  @Test("What several commands understand, but not all of those, is said with their names")
  func partlyShared() {
    struct All: ArgumentGroup { @Flag(help: "Does all.") var all = false }
    struct Fast: ArgumentGroup { @Flag(help: "Does fast.") var fast = false }
    struct Far: ArgumentGroup { @Flag(help: "Does far.") var far = false }
    struct Go: Command {
      static let configuration = CommandConfiguration(abstract: "")
      @OptionGroup var all: All
      @OptionGroup var fast: Fast
      @OptionGroup var far: Far
    }
    struct Fly: Command {
      static let configuration = CommandConfiguration(abstract: "")
      @OptionGroup var all: All
      @OptionGroup var far: Far
      @OptionGroup var fast: Fast
      @Flag(help: "Does high.") var high = false
    }
    struct Swim: Command {
      static let configuration = CommandConfiguration(abstract: "")
      @OptionGroup var all: All
      @OptionGroup var fast: Fast
    }
    struct Rest: Command {
      static let configuration = CommandConfiguration(abstract: "")
      @OptionGroup var all: All
      @Flag(help: "Does deep.") var deep = false
    }
    let program = Program(
      name: "tool", abstract: "", commands: [Go.self, Fly.self, Swim.self, Rest.self])
    let page = ManualPage(of: program.description, version: "1", keys: [])
    #expect(page.text.contains(".B \\-\\-all\nDoes all.\n"))
    #expect(page.text.contains(".B \\-\\-fast\nDoes fast.\n"))
    #expect(page.text.contains(".B \\-\\-far\nDoes far. Only for go, fly.\n"))
    #expect(page.text.contains(".B \\-\\-high\nDoes high.\n"))
  }
}
