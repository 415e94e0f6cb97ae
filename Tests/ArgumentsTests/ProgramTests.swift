import Arguments
import TestSupport
import Testing

@Suite("A command line")
struct ProgramTests {
  private func run(_ words: String...) throws -> Tool.Run {
    try #require(try Tool.program.command(words) as? Tool.Run)
  }

  private func join(_ words: String...) throws -> Tool.Join {
    try #require(try Tool.program.command(["join"] + words) as? Tool.Join)
  }

  @Test("Without words everything is as it was declared")
  func nothing() throws {
    let run = try run()
    #expect(run.subject == "all" && run.shared.count == 1 && run.shared.label == nil)
    #expect(run.output == nil && run.colour == .green && run.tags.isEmpty && !run.beQuiet)
  }

  @Test("Options are read in every form and order")
  func options() throws {
    let run = try run(
      "run", "--count=-3", "-o", "a.png", "x", "--tag", "a", "--be-quiet", "--colour", "blue",
      "--tag=b=c", "--label", "")
    #expect(run.subject == "x" && run.shared.count == -3 && run.shared.label == "")
    #expect(run.output == "a.png" && run.colour == .blue && run.tags == ["a", "b=c"])
    #expect(run.beQuiet)
    #expect(try self.run("--count", "-3", "-o=b").shared.count == -3)
    #expect(try self.run("-o=b").output == "b" && self.run("-o", "-").output == "-")
    #expect(try self.run("-").subject == "-" && self.run("--", "--count").subject == "--count")
    #expect(try self.run("run", "run").subject == "run")
  }

  @Test("Several texts are one argument, and one that has to be given is read")
  func many() throws {
    let join = try join("a", "--needed", "3", "b", "--", "-c")
    #expect(join.files == ["a", "b", "-c"] && join.needed == 3)
  }

  @Test(
    "A mistake is told with what was found",
    arguments: [
      (["--bogus"], "Unknown option '--bogus'"),
      (["-x"], "Unknown option '-x'"),
      (["--labl", "a"], "Unknown option '--labl'; did you mean \"--label\"?"),
      (["x", "y"], "Unexpected argument 'y'"),
      (["--count"], "Missing value for '--count <count>'"),
      (["--count", "--label", "a"], "Missing value for '--count <count>'"),
      (["--label", "-o", "a"], "Missing value for '--label <label>'"),
      (["--label", "--", "a"], "Missing value for '--label <label>'"),
      (["--be-quiet=1"], "'--be-quiet' takes no value"),
      (["--count", "1", "--count=2"], "--count is given twice"),
      (["-o", "a", "--output", "b"], "--output is given twice"),
      (["--be-quiet", "--be-quiet"], "--be-quiet is given twice"),
      (["--count", "a"], "The value 'a' is invalid for '--count <count>': use a whole number"),
      (["join", "a", "-n", "b"], "The value 'b' is invalid for '-n <needed>': use a whole number"),
      (
        ["--colour", "x"],
        "The value 'x' is invalid for '--colour <colour>': use 'red', 'green' or 'blue'"
      ),
      (["join", "--needed", "1"], "Missing expected argument '<file>'"),
      (["join", "a"], "Missing expected argument '--needed <needed>'"),
      (["join", "a", "b", "-n", "1"], "--needed 1 is less than 2"),
      (["help", "joim"], "there is no command 'joim'; did you mean \"join\"?"),
      (["help", "zzzzzz"], "there is no command 'zzzzzz'; the commands are run, join"),
      (
        ["--generate-completion-script", "csh"],
        "The value 'csh' is invalid for '--generate-completion-script <shell>': "
          + "use 'bash', 'zsh' or 'fish'"
      ),
    ])
  func mistakes(words: [String], message: String) {
    let mistake = #expect(throws: UsageMistake.self) { try Tool.program.parse(words) }
    #expect(mistake?.description == message)
    guard let mistake else { return }
    let command = words[0] == "join" ? "tool join" : "tool"
    #expect(
      Tool.program.complaint(about: mistake, in: words) == "\(message); see \(command) --help")
  }

  @Test("A complaint is one line in which a terminal obeys nothing")
  func complaint() throws {
    let words = ["--x\n\u{1B}[31m"]
    let mistake = try #require(throws: UsageMistake.self) { try Tool.program.parse(words) }
    let line = Tool.program.complaint(about: mistake, in: words)
    #expect(line == "Unknown option '--x; \\u{1B}[31m'; see tool --help")
  }

  @Test("Help and version come before mistakes, but not after two dashes")
  func help() throws {
    func text(_ words: [String]) throws -> String? {
      if case .print(let text) = try Tool.program.parse(words) { text } else { nil }
    }
    let program = try #require(try text(["--help"]))
    for words in [["-h"], ["help"], ["help", "help"], ["help", "--help"]] {
      #expect(try text(words) == program, "\(words)")
    }
    let join = try #require(try text(["help", "join"]))
    #expect(join != program)
    for words in [["join", "--help"], ["join", "--bogus", "-h"], ["join", "a", "--help", "b"]] {
      #expect(try text(words) == join, "\(words)")
    }
    #expect(try text(["x", "--help"]) == text(["help", "run"]))
    for words in [["--version"], ["run", "x", "--version"], ["--bogus", "--version"]] {
      guard case .version = try Tool.program.parse(words) else {
        Issue.record("\(words) is no question for the version")
        continue
      }
    }
    #expect(try run("run", "--", "--help").subject == "--help")
  }

  @Test("Whatever is typed is read or refused in one line", arguments: Soak.seeds(1...50))
  func anything(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let words = [
      "run", "join", "help", "--", "-", "---", "--count", "--count=", "-o", "-o=", "-n",
      "=",
      "--=", "--tag", "--be-quiet", "--label", "x", "1", "", "--version", "-h", "\u{202E}", "🂡",
      "--generate-completion-script", "zsh",
    ]
    for _ in 0..<50 {
      let typed = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }
      do {
        if let command = try Tool.program.command(typed) as? Tool.Join {
          #expect(!command.files.isEmpty && command.files.count <= command.needed)
        }
      } catch {
        let line = Tool.program.complaint(about: error, in: typed)
        #expect(!line.contains(where: \.isNewline) && line.hasSuffix(" --help"), "\(typed)")
      }
    }
  }
}
