import Documents
import ScrollEngine
import Testing

@Suite("Scripts for a program's screen")
struct ScreenScriptTests {
  private let head = "{\"screen\":\"Feed\",\"size\":[320,568]}\n"
  private let known = ScreenScriptDocument.Known(
    screens: ["Feed": ["insert above", "rename"], "Still": []], invariants: ["settles"])

  private func mistakes(_ text: String) -> [String] {
    do {
      _ = try ScreenScriptDocument.read(text, known)
      return []
    } catch {
      return error.lines
    }
  }

  @Test("A script reads back as it was written, to the last digit")
  func roundTrip() throws {
    let script = ScreenScript(
      screen: "Feed", size: Size(width: 320.25, height: 1.0 / 3), scale: 1.0 / 3,
      appearance: .dark, invariant: "settles",
      steps: [
        .gesture(
          GestureScript.Step(
            .flick(from: Point(x: 0.1, y: 2.0 / 3), by: Point(x: -1e-7, y: 4), duration: 0.07))),
        .gesture(GestureScript.Step(.key(.pageDown, modifiers: [.shift]))),
        .wait(0.1 + 0.2), .resize(Size(width: 0.001, height: 99.5)), .call("insert above"),
        .gesture(GestureScript.Step(.settle)),
      ])
    let text = ScreenScriptDocument.text(for: script)
    #expect(try ScreenScriptDocument.read(text, known) == script)
    #expect(try ScreenScriptDocument.read("# found by a test\n\n" + text) == script)
  }

  @Test(
    "Each damage is one line that names its line, what was found and what is allowed",
    arguments: [
      ("", "line 1: found nothing; expected a first line such as"),
      ("{\"settle\":true}", "line 1: settle: found an unknown field; expected one of"),
      (
        "{\"screen\":\"Fed\",\"size\":[1,1]}",
        "line 1: screen: found \"Fed\"; expected one of \"Feed\", \"Still\""
      ),
      ("{\"screen\":\"Feed\"}", "line 1: size: found nothing; expected a list of two numbers"),
      (
        "{\"screen\":\"Feed\",\"size\":[0,1]}",
        "line 1: size: found [0,1]; expected a list of two numbers"
      ),
      (
        "{\"screen\":\"Feed\",\"size\":[1,1],\"invariant\":\"setles\"}",
        "line 1: invariant: found \"setles\"; expected one of \"settles\""
      ),
      (
        "{\"screen\":\"Feed\",\"size\":[1,1],\"scale\":0}",
        "line 1: scale: found 0; expected a number of pixels per point from 0.25 to 8"
      ),
      (
        "{\"screen\":\"Feed\",\"size\":[1,1],\"appearance\":\"drak\"}",
        "line 1: appearance: found \"drak\"; expected one of \"light\", \"dark\" (did you mean \"dark\"?)"
      ),
      (
        "{\"version\":2,\"screen\":\"Feed\",\"size\":[1,1]}\n{\"hop\":1}",
        "line 1: version: found 2; expected 1"
      ),
    ])
  func damagedHeads(text: String, expected: String) {
    let found = mistakes(text)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(expected) == true, "\(found)")
  }

  @Test(
    "Each damaged step is named, too",
    arguments: [
      ("{\"wait\":-1}", "line 2: wait: found -1; expected a number of seconds from 0 to 60"),
      ("{\"call\":\"insert abve\"}", "line 2: call: found \"insert abve\"; expected one of"),
      ("{\"resize\":[20]}", "line 2: resize: found [20]; expected a list of two numbers"),
      (
        "{\"wait\":1,\"settle\":true}",
        "line 2: found \"wait\" and \"settle\"; expected one action a line"
      ),
      ("{\"time\":1,\"settle\":true}", "line 2: time: found an unknown field"),
      ("{\"hop\":1}", "line 2: hop: found an unknown field"),
      ("{}", "line 2: found no action; expected one of"),
      ("{\"wait\":", "line 2, column 9: found the end of the line"),
    ])
  func damagedSteps(line: String, expected: String) {
    let found = mistakes(head + line)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix(expected) == true, "\(found)")
  }

  @Test("A screen without changes says that it has none")
  func noChanges() {
    let found = mistakes("{\"screen\":\"Still\",\"size\":[1,1]}\n{\"call\":\"x\"}")
    #expect(
      found == [
        "line 2: call: found \"x\"; expected the name of a change, of which the program offers none"
      ])
  }
}
