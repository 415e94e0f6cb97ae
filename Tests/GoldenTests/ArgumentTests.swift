import ArgumentParser
import Geometry
import Scenes
import Testing

@testable import scrollwork

/// What the command line accepts, and what it says where it does not.
struct ArgumentTests {
  @Test("Options are read as they are meant")
  func options() throws {
    let options = try SharedOptions.parse([
      "--size", "640X480.5", "--scale", "1.5", "--offset", "-20,-3.5", "--at", "0.25",
    ])
    #expect(options.size == Size(width: 640, height: 480.5))
    #expect(options.scale == 1.5)
    #expect(options.offset == Point(x: -20, y: -3.5))
    #expect(options.at == 0.25)
    #expect(try SharedOptions.parse(["--offset", "-60"]).offset == Point(x: 0, y: -60))
  }

  @Test(
    "A wrong value is answered in one line: what was found, and what is allowed",
    arguments: [
      (["--size", "abc"], "width and height with an x between, such as 1280x800"),
      (["--size", "10x600"], "the width is 10; allowed is a number from 160 to 7680"),
      (["--size", "800x1e9"], "the height is 1e9; allowed is a number from 120 to 4320"),
      (["--size", "800x"], "the height is missing; allowed is a number from 120 to 4320"),
      (["--size", "nanx300"], "the width is nan; allowed is a number from 160 to 7680"),
      (["--scale", "9"], "allowed is a number from 0.5 to 4"),
      (["--scale", "-1"], "allowed is a number from 0.5 to 4"),
      (["--offset", "abc"], "allowed is a number from -1000000000 to 1000000000"),
      (["--offset", "nan"], "allowed is a number from -1000000000 to 1000000000"),
      (["--offset", "0,inf"], "allowed is a number from -1000000000 to 1000000000"),
      (["--offset", "1,2,3"], "Y or X,Y, such as 300 or -20,300"),
      (["--at", "-1"], "allowed is a number from 0 to 3600"),
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
      (["container", "--theme", "x"], "'light' and 'dark'"),
      (["contaner"], "did you mean \"container\"?"),
      (["layout", "contaner"], "did you mean \"container\"?"),
      (["screenshoot", "container"], "did you mean \"screenshot\"?"),
      (["nothing-like-it"], "the scenes are cell-reuse, naive, container, naive-and-container"),
      (["--frames", "0"], "allowed is a whole number from 1 to 100000"),
      (["--frames", "1.5"], "allowed is a whole number from 1 to 100000"),
    ])
  func names(arguments: [String], answer: String) {
    let message = message { try Scrollwork.parseAsRoot(arguments) }
    #expect(message?.contains(answer) == true, "\(message ?? "no error")")
    #expect(message?.contains("\n") == false)
  }

  @Test("A scene alone opens the window")
  func sceneAlone() throws {
    let run = try Scrollwork.parseAsRoot(["container", "--theme", "dark"]) as? Run
    #expect(run?.scene?.name == "container")
    #expect(try (Scrollwork.parseAsRoot([]) as? Run)?.scene == nil)
  }

  private func message<Command>(_ parse: () throws -> Command) -> String? {
    do {
      _ = try parse()
      return nil
    } catch {
      #expect(Scrollwork.exitCode(for: error).rawValue == 64)
      return Scrollwork.message(for: error)
    }
  }
}
