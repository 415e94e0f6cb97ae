import Documents
import ScrollEngine
import Testing

@Suite("A wrong gesture script")
struct GestureScriptMistakeTests {
  @Test("is reported in one line", arguments: mistakes)
  func mistake(line: String, expected: String) {
    let error = #expect(throws: DocumentError.self) { try GestureScriptDocument.read(line) }
    #expect(error?.description == expected)
  }

  @Test("is reported with all its mistakes, in the order of the lines")
  func allMistakes() {
    let text = """
      {"time":1,"settle":true}
      # A slip of the keyboard, and two of the mind.
      {"setle":true}
      {"time":0.5,"wheel":{"at":[1e9,0]}}
      """
    let error = #expect(throws: DocumentError.self) { try GestureScriptDocument.read(text) }
    #expect(error?.mistakes.map(\.line) == [3, 4, 4, 4])
    #expect(error?.mistakes.map(\.path) == ["setle", "time", "wheel.at", "wheel.delta"])
  }

  @Test("does not fill more than a screen")
  func manyMistakes() {
    let text = String(repeating: "{}\n", count: 500)
    let error = #expect(throws: DocumentError.self) { try GestureScriptDocument.read(text) }
    let lines = error?.description.split(separator: "\n") ?? []
    #expect(error?.count == 500)
    #expect(lines.count == 21)
    #expect(lines.last == "and 480 more mistakes")
  }
}

private let actionNames =
  #""pointer", "wheel", "key", "text", "drag", "flick", "cost", "reuse", "rows", "settle""#

private let fieldNames = #""time", "# + actionNames

private let keyNames = InputEvent.Key.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")

private let aValue = "a value: an object, a list, a string, a finite number, true or false"

/// Scripts with mistakes, and the expected reports.
private let mistakes: [(String, String)] = [
  (
    #"{"time":0}"#,
    #"line 1: found no action; expected one of "# + actionNames
  ),
  (
    #"{}"#,
    #"line 1: found no action; expected one of "# + actionNames
  ),
  (
    #"[]"#,
    #"line 1: found []; expected an object with one action, such as {"settle":true}"#
  ),
  (
    #"{"whel":{"at":[0,0],"delta":[0,1]}}"#,
    #"line 1: whel: found an unknown field; expected one of "#
      + fieldNames + #" (did you mean "wheel"?)"#
  ),
  (
    #"{"settle":true,"speed":2}"#,
    #"line 1: speed: found an unknown field; expected one of "# + fieldNames
  ),
  (
    "{\"text\":\"" + String(repeating: "a", count: 1 << 20) + "\"}",
    "line 1: found 1048587 bytes; expected at most 1048576 bytes in a line"
  ),
  (
    #"{"settle":false}"#,
    #"line 1: settle: found false; expected true and nothing else"#
  ),
  (
    #"{"settle":true,"settle":true}"#,
    #"line 1: settle: found a second time; expected each field at most once"#
  ),
  (
    #"{"settle":true,"text":"o"}"#,
    #"line 1: found "text" and "settle"; expected one action a line"#
  ),
  (
    #"{"text":""}"#,
    #"line 1: text: found ""; expected one or more characters"#
  ),
  (
    #"{"text":7}"#,
    #"line 1: text: found 7; expected one or more characters"#
  ),
  (
    #"{"key":"pagedwn"}"#,
    #"line 1: key: found "pagedwn"; expected one of "#
      + keyNames + #" (did you mean "pageDown"?)"#
  ),
  (
    #"{"key":{"key":"c","modifiers":["ctl"]}}"#,
    #"line 1: key.modifiers: found ["ctl"]; expected "#

      + #"a list, each element one of "shift", "control", "alt", "command""#
  ),
  (
    #"{"key":{"key":"c","modifiers":["contrl"]}}"#,
    #"line 1: key.modifiers: found ["contrl"]; expected "#

      + #"a list, each element one of "shift", "control", "alt", "command" (did you mean "control"?)"#
  ),
  (
    #"{"key":{"modifiers":[]}}"#,
    #"line 1: key.key: found nothing; expected one of "# + keyNames
  ),
  (
    #"{"wheel":[0,-3]}"#,
    #"line 1: wheel: found [0,-3]; expected an object such as {"at":[160,284],"delta":[0,-3]}"#
  ),
  (
    #"{"wheel":{"at":[160,284],"delta":"up"}}"#,
    #"line 1: wheel.delta: found "up"; expected a list of two numbers [x, y], in notches"#
  ),
  (
    #"{"wheel":{"at":[160],"delta":[0,-3]}}"#,
    #"line 1: wheel.at: found [160]; expected "#

      + #"a list of two numbers [x, y], in points, each from -10000000 to 10000000"#
  ),
  (
    #"{"wheel":{"at":[160,284]}}"#,
    #"line 1: wheel.delta: found nothing; expected a list of two numbers [x, y], in notches"#
  ),
  (
    #"{"wheel":{"at":[160,284],"dleta":[0,-3]}}"#,
    #"line 1: wheel.dleta: found an unknown field; expected "#

      + #"one of "in", "at", "delta", "modifiers" (did you mean "delta"?)"#
  ),
  (
    #"{"wheel":{"in":"","at":[160,284],"delta":[0,-3]}}"#,
    #"line 1: wheel.in: found ""; expected the id of a view"#
  ),
  (
    #"{"wheel":{"at":[160,1e8],"delta":[0,-3]}}"#,
    #"line 1: wheel.at: found [160,1e8]; expected "#

      + #"a list of two numbers [x, y], in points, each from -10000000 to 10000000"#
  ),
  (
    #"{"wheel":{"at":[160,1e999],"delta":[0,-3]}}"#,
    #"line 1: wheel.at: found [160,1e999]; expected "#

      + #"a list of two numbers [x, y], in points, each from -10000000 to 10000000"#
  ),
  (
    #"{"wheel":{"at":[160,NaN],"delta":[0,-3]}}"#,
    #"line 1, column 21: found "NaN"; expected "# + aValue
  ),
  (
    #"{"wheel":{"at":[160,-Infinity],"delta":[0,-3]}}"#,
    #"line 1, column 21: found "-Infinity"; expected a number such as 12, -0.5 or 1e3"#
  ),
  (
    #"{"drag":{"from":[0,0],"by":[0,9],"duration":-1}}"#,
    #"line 1: drag.duration: found -1; expected a number of seconds from 0 to 3600"#
  ),
  (
    #"{"drag":{"from":[0,0],"by":[0,9],"duration":3601}}"#,
    #"line 1: drag.duration: found 3601; expected a number of seconds from 0 to 3600"#
  ),
  (
    #"{"flick":{"from":[0,0],"by":[0,9],"duration":"long"}}"#,
    #"line 1: flick.duration: found "long"; expected a number of seconds from 0 to 3600"#
  ),
  (
    #"{"pointer":{"phase":"press","at":[0,0]}}"#,
    #"line 1: pointer.phase: found "press"; expected one of "down", "move", "up", "cancel""#
  ),
  (
    #"{"pointer":{"phase":"up","at":[0,0],"device":"pen","id":1.5}}"#,
    #"line 1: pointer.device: found "pen"; expected one of "mouse", "touch""#
      + "\n"
      + #"line 1: pointer.id: found 1.5; expected a whole number from 0 to 10000000"#
  ),
  (
    #"{"time":-1,"settle":true}"#,
    #"line 1: time: found -1; expected a number of seconds from 0 to 10000000"#
  ),
  (
    #"{"time":"soon","settle":true}"#,
    #"line 1: time: found "soon"; expected a number of seconds from 0 to 10000000"#
  ),
  (
    "{\"time\":2,\"settle\":true}\n\n{\"time\":1,\"settle\":true}",
    #"line 3: time: found 1; expected a time not before line 1, which is at 2 s"#
  ),
  (
    #"{"settle":true"#,
    #"line 1, column 15: found the end of the line; expected a comma or } after a field"#
  ),
  (
    #"{"settle":true}}"#,
    #"line 1, column 16: found "}"; expected nothing after the value"#
  ),
  (
    #"{"settle" true}"#,
    #"line 1, column 11: found "true"; expected a colon after the name of a field"#
  ),
  (
    #"{settle:true}"#,
    #"line 1, column 2: found "settle"; expected the name of a field in quotation marks"#
  ),
  (
    #"{"text":"o}"#,
    #"line 1, column 12: found the end of the line; "#
      + #"expected a quotation mark at the end of the string"#
  ),
  (
    #"{"text":"\x"}"#,
    #"line 1, column 10: found "\\"; expected \" \\ \/ \b \f \n \r \t or \u0000"#
  ),
  (
    #"{"text":"\ud800"}"#,
    #"line 1, column 10: found "\\"; "#
      + #"expected \u and four hexadecimal digits of a Unicode character"#
  ),
  (
    #"{"time":01,"settle":true}"#,
    #"line 1, column 9: found "01"; expected a number such as 12, -0.5 or 1e3"#
  ),
  (
    #"{"time":.5,"settle":true}"#,
    #"line 1, column 9: found ".5"; expected "# + aValue
  ),
  (
    #"{"time":0,}"#,
    #"line 1, column 11: found "}"; expected the name of a field in quotation marks"#
  ),
  (
    #"// a remark"#,
    #"line 1, column 1: found "/"; expected "# + aValue
  ),
  (
    String(repeating: "[", count: 100),
    #"line 1, column 65: found "["; expected at most 64 values inside each other"#
  ),
  (
    #"{"a\nb":1}"#,
    #"line 1: "a\nb": found an unknown field; expected one of "# + fieldNames
  ),
]
