import Testing

@testable import Documents

@Suite("The version of a format")
struct FormatVersionTests {
  @Test("is 1 where a script or a stack does not name it", arguments: formats.dropLast())
  func absent(format: Format) throws {
    try format.read(format.text(nil))
  }

  @Test("may be any that the program reads", arguments: formats)
  func known(format: Format) throws {
    for version in 1...format.current { try format.read(format.text("\(version)")) }
    try format.read(format.text("\(format.current).0"))
  }

  @Test("is refused in one line where it is newer, with what to do", arguments: formats)
  func newer(format: Format) {
    let newer = format.current + 1
    // Fields of a later version are not reported as mistakes.
    let text = format.text("\(newer), \"later\": []")
    let error = #expect(throws: DocumentError.self) { try format.read(text) }
    #expect(
      error?.description == """
        line 1: version: found \(newer); expected 1, the only version that this program reads; \
        update scrollwork to read this file
        """)
  }

  @Test(
    "is a whole number from 1 on", arguments: ["0", "-1", "1.5", "\"1\"", "null", "[1]", "1e999"])
  func wrong(version: String) {
    for format in formats {
      let error = #expect(throws: DocumentError.self) { try format.read(format.text(version)) }
      #expect(
        error?.description == """
          line 1: version: found \(version); expected 1, the only version that this program reads
          """, "\(format.name)")
    }
  }

  @Test("is one of several where a program reads several")
  func several() throws {
    let shape = FormatVersion.shape(upTo: 3)
    let allowed = "a whole number from 1 to 3, the versions that this program reads"
    #expect(shape.allowed == allowed)
    for (text, version) in [("0", nil), ("1", 1), ("3", 3), ("4", nil)] {
      #expect(shape.read(try JSONReader.read(text)) == version)
    }
  }

  @Test("is named once, like any other field", arguments: formats)
  func twice(format: Format) {
    let text = format.text("1").replacing(
      "\"version\": 1", with: "\"version\": 1, \"version\": 2")
    let error = #expect(throws: DocumentError.self) { try format.read(text) }
    #expect(
      error?.description == "line 1: version: found a second time; expected each field at most once"
    )
  }

  @Test("of a script stands on its first line, with or without a scene")
  func scripts() throws {
    let subject = GestureScript.Subject(scene: "naive", variant: "one")
    let named = #"{"version": 1, "scene": "naive", "variant": "one"}"#
    let script = try GestureScriptDocument.read("# A remark.\n\(named)\n{\"settle\":true}")
    #expect(script == GestureScript(subject: subject, steps: [.init(.settle)]))

    let unnamed = try GestureScriptDocument.read("{\"version\": 1}\n{\"settle\":true}")
    #expect(unnamed == GestureScript(steps: [.init(.settle)]))

    let late = #expect(throws: DocumentError.self) {
      try GestureScriptDocument.read("{\"settle\":true}\n{\"version\":1}")
    }
    #expect(late?.mistakes.map(\.path) == ["version"])
    let bare = #expect(throws: DocumentError.self) {
      try GestureScriptDocument.read(#"{"version":1,"variant":"one"}"#)
    }
    #expect(bare?.mistakes.map(\.path) == ["scene"])
  }

  @Test("of a newer script is all that is said of it, on whichever line it stands")
  func newerScript() {
    let text = """
      # Recorded by a later program.

      {"scene":"naive","version":7,"device":"glove"}
      {"grasp":{"at":[0,0]}}
      not even JSON
      """
    let error = #expect(throws: DocumentError.self) { try GestureScriptDocument.read(text) }
    #expect(error?.count == 1)
    #expect(error?.description.hasPrefix("line 3: version: found 7; expected 1") == true)
  }

  /// Version 0.1.0 of the program does not know the version field, but reads scripts without it.
  @Test("is not written into a script while it is 1")
  func writing() {
    let script = GestureScript(subject: .init(scene: "naive"), steps: [.init(.settle)])
    #expect(GestureScriptDocument.version == 1)
    #expect(
      GestureScriptDocument.text(for: script) == "{\"scene\":\"naive\"}\n{\"settle\":true}\n")
  }
}

/// One kind of file, and a small example of it.
struct Format: CustomTestStringConvertible, Sendable {
  var name: String
  var current: Int
  /// The fields of the first line after the version.
  var rest: String
  var read: @Sendable (String) throws -> Void

  var testDescription: String { name }

  /// A text with the given version, or without a version.
  func text(_ version: String?) -> String {
    "{" + (version.map { "\"version\": \($0), " } ?? "") + rest
  }
}

private let formats = [
  Format(
    name: "script", current: GestureScriptDocument.version,
    rest: #""scene": "naive"}"# + "\n" + #"{"settle": true}"#,
    read: { _ = try GestureScriptDocument.read($0) }),
  Format(
    name: "stack", current: StackDocument.version,
    rest: #""sections": [{"kind": "table", "count": 3}]}"#,
    read: { _ = try StackDocument.read($0) }),
  Format(
    name: "layout", current: LayoutReport.version,
    rest: #""scene": "naive", "time": 0, "views": [], "reuse": []}"#,
    read: { _ = try LayoutReportDocument.read($0) }),
]
