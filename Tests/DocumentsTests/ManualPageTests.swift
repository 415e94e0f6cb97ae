import Testing

@testable import Documents

@Suite("The manual page")
struct ManualPageTests {
  private let dump = """
    {"command": {"commandName": "tool", "abstract": "Does it.", "discussion": "One.\\n\\nTwo.",
      "subcommands": [
        {"commandName": "run", "abstract": "Runs.", "discussion": "EXAMPLES\\n  tool run -x",
         "arguments": [
          {"kind": "positional", "valueName": "thing", "abstract": "What.", "isOptional": true,
           "shouldDisplay": true},
          {"kind": "option", "valueName": "n", "abstract": "How often.", "isOptional": false,
           "names": [{"kind": "short", "name": "n"}, {"kind": "long", "name": "num-times"}]},
          {"kind": "flag", "abstract": ".Hidden\\\\", "shouldDisplay": false,
           "names": [{"kind": "long", "name": "hidden"}]}]},
        {"commandName": "stop", "abstract": "'Stops' it.", "arguments": [
          {"kind": "option", "valueName": "n", "abstract": "How often.", "isOptional": false,
           "names": [{"kind": "short", "name": "n"}, {"kind": "long", "name": "num-times"}]}]},
        {"commandName": "secret", "abstract": "None.", "shouldDisplay": false},
        {"commandName": "help", "abstract": "Help."}]}}
    """

  @Test("A page has each command, what only it understands, and what several do")
  func page() throws {
    let page = try ManualPage(helpDump: dump, version: "2", keys: [(".", "on"), ("- \\", "off")])
    #expect(
      page.text == """
        .TH TOOL 1 "" "tool 2" "User Commands"
        .nh
        .ad l
        .SH "NAME"
        tool \\- Does it.
        .SH "SYNOPSIS"
        .B tool run
        [<thing>] [options]
        .br
        .B tool stop
        [options]
        .br
        .B tool
        \\-\\-version
        .br
        .SH "DESCRIPTION"
        .PP
        One.
        .PP
        Two.
        .SH "COMMANDS"
        .SS run
        Runs.
        .PP
        Examples:
        .RS 4
        .nf
        tool run \\-x
        .fi
        .RE
        .TP
        .B <thing>
        What.
        .SS stop
        \\&'Stops' it.
        .SH "OPTIONS OF COMMANDS THAT SHOW A SCENE"
        .TP
        .B \\-n, \\-\\-num\\-times <n>
        How often.
        .SH "KEYS"
        .TP
        .B \\&.
        on
        .TP
        .B \\- \\e
        off

        """)
  }

  @Test("What several commands understand, but not all of those, is said with their names")
  func partlyShared() throws {
    func command(_ name: String, _ options: String...) -> String {
      let arguments = options.map {
        #"{"kind": "flag", "abstract": "Does \#($0).", "names": [{"kind": "long", "name": "\#($0)"}]}"#
      }
      return #"{"commandName": "\#(name)", "arguments": [\#(arguments.joined(separator: ","))]}"#
    }
    let commands = [
      command("go", "all", "fast", "far"), command("fly", "all", "far", "fast", "high"),
      command("swim", "all", "fast"), command("rest", "all", "deep"),
    ]
    let page = try ManualPage(
      helpDump: """
        {"command": {"commandName": "tool", "subcommands": [\(commands.joined(separator: ","))]}}
        """, version: "1", keys: [])
    #expect(page.text.contains(".B \\-\\-all\nDoes all.\n"))
    #expect(page.text.contains(".B \\-\\-fast\nDoes fast.\n"))
    #expect(page.text.contains(".B \\-\\-far\nDoes far. Only for go, fly.\n"))
    #expect(page.text.contains(".B \\-\\-high\nDoes high.\n"))
  }

  @Test("What is no help of a command is refused", arguments: ["", "{}", "[1]", "{\"command\": "])
  func mistakes(dump: String) {
    #expect(throws: DocumentError.self) {
      try ManualPage(helpDump: dump, version: "1", keys: [])
    }
  }
}
