import Documents
import Geometry
import ScrollEngine
import TestSupport
import Testing

@Suite("A gesture script document")
struct GestureScriptDocumentTests {
  @Test("reads every action")
  func everyAction() throws {
    let script = try GestureScriptDocument.read(
      """
      # A walk through all actions.
      {"time":0,"wheel":{"in":"container","at":[160,284],"delta":[0,-3],\
      "modifiers":["shift","control"]}}
      {"time":0.5,"drag":{"in":"container","from":[160,400],"by":[0,-300],"duration":0.25}}

      {"time":1.2,"flick":{"from":[160,400],"by":[0,-120],"duration":0.08}}
        # An indented remark.
      {"time":2,"pointer":{"phase":"down","at":[10,20],"device":"touch","id":1}}
      {"pointer":{"phase":"cancel","at":[10,20]}}
      {"time":3,"key":"pageDown"}
      {"key":{"key":"pageDown","modifiers":["control"]}}
      {"text":"o"}
      {"cost":18}
      {"reuse":false}
      {"rows":60}
      {"settle":true}
      """)
    let steps: [GestureScript.Step] = [
      .init(
        time: 0, in: "container",
        .wheel(
          at: Point(x: 160, y: 284), delta: Point(x: 0, y: -3), modifiers: [.shift, .control])),
      .init(
        time: 0.5, in: "container",
        .drag(from: Point(x: 160, y: 400), by: Point(x: 0, y: -300), duration: 0.25)),
      .init(
        time: 1.2,
        .flick(from: Point(x: 160, y: 400), by: Point(x: 0, y: -120), duration: 0.08)),
      .init(time: 2, .pointer(.down, at: Point(x: 10, y: 20), device: .touch, id: 1)),
      .init(.pointer(.cancel, at: Point(x: 10, y: 20), device: .mouse, id: 0)),
      .init(time: 3, .key(.pageDown, modifiers: [])),
      .init(.key(.pageDown, modifiers: .control)),
      .init(.text("o")),
      .init(.set(.cost(0.018))),
      .init(.set(.reuse(false))),
      .init(.set(.rows(60))),
      .init(.settle),
    ]
    #expect(script.steps == steps)
  }

  @Test("may begin with what it was recorded on, and nothing else may stand there later")
  func subject() throws {
    let text = """
      # Seen on a Tuesday.
      {"scene":"page-map","variant":"the article's algorithm"}
      {"settle":true}

      """
    let script = try GestureScriptDocument.read(text)
    let subject = GestureScript.Subject(scene: "page-map", variant: "the article's algorithm")
    #expect(script == GestureScript(subject: subject, steps: [.init(.settle)]))
    #expect(
      GestureScriptDocument.text(for: script) == text.split(separator: "\n").dropFirst().joined(
        separator: "\n") + "\n")
    let late = "{\"settle\":true}\n{\"scene\":\"page-map\"}"
    #expect(throws: DocumentError.self) { try GestureScriptDocument.read(late) }
    let wrong = "{\"scene\":7,\"varient\":\"x\"}"
    let error = #expect(throws: DocumentError.self) { try GestureScriptDocument.read(wrong) }
    #expect(error?.mistakes.map(\.path) == ["varient", "scene"])
  }

  @Test("reads files of other systems and empty ones")
  func lineEnds() throws {
    let script = try GestureScriptDocument.read("\u{FEFF}{\"settle\":true}\r\n\r\n# end\r\n")
    #expect(script == GestureScript(steps: [.init(.settle)]))
    #expect(try GestureScriptDocument.read("") == GestureScript(steps: []))
  }

  @Test("is written one step a line, without what is usual")
  func writing() {
    let script = GestureScript(steps: [
      .init(
        time: 0.5, in: "table1",
        .drag(from: Point(x: 160, y: 400), by: Point(x: 0, y: -30.5), duration: 0.25)),
      .init(.pointer(.move, at: Point(x: 1, y: -0.0), device: .mouse, id: 0)),
      .init(
        .pointer(
          .move, at: .zero, device: .mouse, id: 0,
          coalesced: [.init(at: Point(x: 1, y: 2), time: 0.25)])),
      .init(.pointer(.move, at: .zero, device: .mouse, id: 0, coalesced: [])),
      .init(.key(.home, modifiers: [.control, .shift])),
      .init(time: 3, .text("\"\n")),
    ])
    #expect(
      GestureScriptDocument.text(for: script) == #"""
        {"time":0.5,"drag":{"in":"table1","from":[160,400],"by":[0,-30.5],"duration":0.25}}
        {"pointer":{"phase":"move","at":[1,0]}}
        {"pointer":{"phase":"move","at":[0,0],"coalesced":[[0.25,1,2]]}}
        {"pointer":{"phase":"move","at":[0,0],"coalesced":[]}}
        {"key":{"key":"home","modifiers":["shift","control"]}}
        {"time":3,"text":"\"\n"}

        """#)
  }

  @Test("reads back what was written", arguments: 1...300)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let script = randomScript(&generator)
    let text = GestureScriptDocument.text(for: script)
    #expect(try GestureScriptDocument.read(text) == script, "seed \(seed)\n\(text)")
  }

  @Test("says line by line what is wrong in a damaged text", arguments: 1...40)
  func damage(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    var characters = Array(GestureScriptDocument.text(for: randomScript(&generator)))
    guard let place = characters.indices.randomElement(using: &generator) else { return }
    let cut = String(characters[..<place])
    characters[place] = "{}[]\",:0e-\n \u{0}é".randomElement(using: &generator) ?? "{"
    for text in [cut, String(characters)] {
      do {
        _ = try GestureScriptDocument.read(text)
      } catch {
        let lines = "\(error)".split(separator: "\n")
        #expect(lines.count == min(error.count, 21), "seed \(seed)")
        #expect(lines.allSatisfy { $0.hasPrefix("line ") }, "seed \(seed): \(error)")
      }
    }
  }

  private func randomScript(_ generator: inout SeededRandom) -> GestureScript {
    var time = 0.0
    let count = Int.random(in: 0...12, using: &generator)
    return GestureScript(
      steps: (0..<count).map { _ in
        var step = randomStep(&generator)
        if Bool.random(using: &generator) {
          time += Double.random(in: 0...2, using: &generator)
          step.time = time
        }
        return step
      })
  }

  private func samples(_ generator: inout SeededRandom) -> [InputEvent.Pointer.Sample]? {
    guard Bool.random(using: &generator) else { return nil }
    return (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      let position = Point(x: generator.number(within: 1e7), y: generator.number(within: 1e7))
      return .init(at: position, time: generator.number(within: 1e7))
    }
  }

  private func randomStep(_ generator: inout SeededRandom) -> GestureScript.Step {
    let view = Bool.random(using: &generator) ? generator.text() : nil
    let first = Point(x: generator.number(within: 1e7), y: generator.number(within: 1e7))
    let second = Point(x: generator.number(within: 1e7), y: generator.number(within: 50))
    let duration = Double.random(in: 0...3_600, using: &generator)
    let modifiers = InputEvent.Modifiers(rawValue: Int.random(in: 0...15, using: &generator))
    switch Int.random(in: 0..<7, using: &generator) {
    case 0:
      let phase = GestureScript.PointerPhase.allCases.randomElement(using: &generator) ?? .move
      return .init(
        in: view,
        .pointer(
          phase, at: first, device: Bool.random(using: &generator) ? .mouse : .touch,
          id: Int.random(in: 0...3, using: &generator), coalesced: samples(&generator)))
    case 1: return .init(in: view, .wheel(at: first, delta: second, modifiers: modifiers))
    case 2: return .init(in: view, .drag(from: first, by: second, duration: duration))
    case 3: return .init(in: view, .flick(from: first, by: second, duration: duration))
    case 4:
      let key = InputEvent.Key.allCases.randomElement(using: &generator) ?? .space
      return .init(.key(key, modifiers: modifiers))
    case 5: return .init(.text(generator.text()))
    default: return .init(.settle)
    }
  }
}
