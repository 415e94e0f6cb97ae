import Geometry
import SceneParts
import Testing
import Visualiser

@testable import Arguments
@testable import Documents
@testable import scrollwork

/// The arguments that the command line accepts, and its messages for others.
struct ArgumentTests {
  @Test("Options are read as they are meant")
  func options() throws {
    let options = try SharedOptions.parse([
      "--size", "640X480.5", "--scale", "1.5", "--offset", "-20,-3.5", "--at", "0.25",
    ]).settings
    #expect(options.size == Size(width: 640, height: 480.5))
    #expect(options.scale == 1.5)
    #expect(options.offset == Point(x: -20, y: -3.5))
    #expect(options.at == 0.25)
    #expect(try SharedOptions.parse(["--offset", "-60"]).settings.offset == Point(x: 0, y: -60))
  }

  @Test(
    "A wrong value is answered in one line: what was found, and what is allowed",
    arguments: [
      (["--size", "abc"], "use WIDTHxHEIGHT, such as 1280x800"),
      (["--size", "10x600"], "the width is 10; use a number from 160 to 7680"),
      (["--size", "800x1e9"], "the height is 1e9; use a number from 120 to 4320"),
      (["--size", "800x"], "the height is missing; use a number from 120 to 4320"),
      (["--size", "-5x5"], "the width is -5; use a number from 160 to 7680"),
      (["--size", "nanx300"], "the width is nan; use a number from 160 to 7680"),
      (["--scale", "9"], "use a number from 0.5 to 4"),
      (["--scale", "-1"], "use a number from 0.5 to 4"),
      (["--offset", "abc"], "use a number from -1000000000 to 1000000000"),
      (["--offset", "nan"], "use a number from -1000000000 to 1000000000"),
      (["--offset", "0,inf"], "use a number from -1000000000 to 1000000000"),
      (["--offset", "1,2,3"], "use Y or X,Y, such as 300 or -20,300"),
      (["--at", "-1"], "use a number from 0 to 3600"),
    ])
  func mistakes(arguments: [String], allowed: String) {
    let message = message { try SharedOptions.parse(arguments) }
    let unit = arguments[0] == "--at" ? "seconds" : "\(arguments[0].dropFirst(2))"
    let name = "\(arguments[0]) <\(unit)>"
    #expect(message == "The value '\(arguments[1])' is invalid for '\(name)': \(allowed)")
  }

  @Test(
    "A wrong theme, scene or command is answered with those there are",
    arguments: [
      (["container", "--theme", "x"], "'light' or 'dark'"),
      (["contaner"], "did you mean \"container\"?"),
      (["layout", "contaner"], "did you mean \"container\"?"),
      (["screenshoot", "container"], "did you mean \"screenshot\"?"),
      (["nothing-like-it"], "the scenes are cell-reuse, container, naive-and-container, naive"),
      (["--frames", "0"], "use a whole number from 1 to 100000"),
      (["--frames", "1.5"], "use a whole number from 1 to 100000"),
    ])
  func names(arguments: [String], answer: String) {
    let message = message { try Program.scrollwork.command(arguments) }
    #expect(message?.contains(answer) == true, "\(message ?? "no error")")
    #expect(message?.contains("\n") == false)
  }

  @Test(
    "Wrong usage is answered in one line that says where to read on",
    arguments: [
      (
        ["layout"], "Missing expected argument '<scene | file>'; see scrollwork layout --help"
      ),
      (["--bogus"], "Unknown option '--bogus'; see scrollwork --help"),
      (
        ["screenshot", "container"],
        "name a picture to write with -o, or one to compare with --expect; "
          + "see scrollwork screenshot --help"
      ),
      (
        ["help", "screenshoot"],
        "there is no command 'screenshoot'; did you mean \"screenshot\"?; see scrollwork --help"
      ),
      (
        ["layout", "container", "--script", "a", "--script=b"],
        "--script is given twice; see scrollwork layout --help"
      ),
      (
        ["screenshot", "container", "-o", "a.png", "--output", "b.png"],
        "--output is given twice; see scrollwork screenshot --help"
      ),
      (
        ["screenshot", "container", "-o", "./a.png", "--expect", "a.png"],
        "-o would overwrite what --expect compares with; name two files; "
          + "see scrollwork screenshot --help"
      ),
      (
        ["screenshot", "container", "-o", "a.jpg"],
        "The value 'a.jpg' is invalid for '-o <png>': use a name that ends in .png, such as "
          + "container.png; see scrollwork screenshot --help"
      ),
    ])
  func complaints(arguments: [String], line: String) {
    let mistake = #expect(throws: UsageMistake.self) {
      try Program.scrollwork.parse(arguments)
    }
    if let mistake {
      #expect(Program.scrollwork.complaint(about: mistake, in: arguments) == line)
    }
  }

  @Test("Asking for help, and a scene after two dashes, is nothing to complain about")
  func noComplaints() throws {
    for arguments in [
      ["help"], ["help", "layout"], ["help", "help"], ["help", "--help"], ["container", "--help"],
      ["screenshot", "--stage-only", "-o", "a.png", "--", "container"],
    ] {
      #expect(throws: Never.self) { try Program.scrollwork.parse(arguments) }
    }
  }

  @Test(
    "An option is not offered by a command on which it has no effect",
    arguments: [
      ["layout", "container", "--theme", "dark"], ["layout", "container", "--overlay"],
      ["replay", "a.jsonl", "--script", "b.jsonl"],
      ["record", "container", "--duration", "1", "-o", "a.gif", "--at", "2"],
    ])
  func absentOptions(arguments: [String]) {
    let option = arguments.last { $0.hasPrefix("--") } ?? ""
    let message = message { try Program.scrollwork.command(arguments) }
    #expect(message?.hasPrefix("Unknown option '\(option)'") == true, "\(message ?? "no error")")
  }

  @MainActor
  @Test("A wrong variant is wrong usage, and is answered with the names as they are")
  func variants() async throws {
    let scene = try SceneDescription(argument: "container")
    #expect(try scene.place(ofVariant: "ten tables, own queues") == 2)
    #expect(try scene.place(ofVariant: "4") == 3)
    for arguments in [["layout", "container"], ["run", "container"]] {
      let error = await #expect(throws: UsageMistake.self) {
        let command = try Program.scrollwork.command(arguments + ["--variant", "6"])
        try await (command as? any RunnableCommand)?.run()
      }
      #expect(
        error?.description == "the scene container has no variant '6'; its variants are "
          + "1 \"own queues\", 2 \"one shared queue\", 3 \"ten tables, own queues\", "
          + "4 \"ten tables, one queue\", 5 \"21 rows\"")
    }
  }

  @Test("Every command has examples, and each of them is right")
  func examples() throws {
    let program = Program.scrollwork.description
    for command in [program] + program.commands {
      let examples = command.discussion.split(separator: "\n")
        .filter { $0.hasPrefix("  scrollwork") }
      #expect(!examples.isEmpty, "\(command.name)")
      for example in examples {
        // A wide space comes before the description of an example, an angle bracket before its
        // output file.
        let typed = example.drop { $0 == " " }.split(separator: "   ")[0].split(separator: " > ")[0]
        let arguments = typed.split(separator: " ").dropFirst().map(String.init)
        #expect(throws: Never.self) { try Program.scrollwork.parse(arguments) }
      }
    }
  }

  @Test("The manual page lists every option and every key")
  func manual() {
    let keys = KeyBinding.all.map { ($0.keys, $0.explanation) }
    let page = Program.scrollwork.manualPage(version: "1.2.3", keys: keys)
    #expect(page.hasPrefix(".TH SCROLLWORK 1 \"\" \"scrollwork 1.2.3\""))
    #expect(page.contains(".SS screenshot") && !page.contains(".SS manual"))
    for option in ["size", "scale", "content\\-only", "frames", "expect", "headless", "version"] {
      #expect(page.contains("\\-\\-\(option)"), "\(option)")
    }
    for (key, explanation) in keys {
      let term = ManualText.escaped(key)
      #expect(page.contains(".B \(term)\n\(ManualText.escaped(explanation))\n"), "\(key)")
    }
  }

  @Test("A scene alone opens the window")
  func sceneAlone() throws {
    let run = try Program.scrollwork.command(["container", "--theme", "dark"]) as? Run
    #expect(run?.scene?.name == "container")
    #expect(try (Program.scrollwork.command([]) as? Run)?.scene == nil)
    // Without arguments nothing is parsed.
    #expect(try (Program.scrollwork.command([]) as? Run)?.options.settings == SceneSettings())
  }

  private func message<Command>(_ parse: () throws -> Command) -> String? {
    do {
      _ = try parse()
      return nil
    } catch {
      #expect(error is UsageMistake)
      return "\(error)"
    }
  }
}
