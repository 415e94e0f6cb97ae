import Documents
import ScrollEngine
import Testing

@Suite("A wrong stack")
struct StackMistakeTests {
  @Test("is reported with the path, what was found and what is allowed", arguments: mistakes)
  func mistake(text: String, expected: String) {
    let error = #expect(throws: DocumentError.self) { try StackDocument.read(text) }
    #expect(error?.description == expected)
  }

  @Test("is reported with all its mistakes, in the order of the lines")
  func allMistakes() {
    let text = """
      {"viewport": [390],
       "spacing": -1,
       "sections": [
         {"kind": "tabel", "count": 3},
         {"kind": "table", "count": 1.5, "height": "tall"},
         {"kind": "view", "height": [10, 0, 20, 1e9], "cell": "x"},
         {"kind": "table", "count": 2, "count": 3, "color": "blue"}
       ],
       "axes": "vertical"}
      """
    let error = #expect(throws: DocumentError.self) { try StackDocument.read(text) }
    #expect(error?.mistakes.map(\.line) == [1, 2, 4, 5, 5, 6, 6, 6, 7, 7, 9])
    #expect(
      error?.mistakes.map(\.path) == [
        "viewport", "spacing", "sections[0].kind", "sections[1].count", "sections[1].height",
        "sections[2].cell", "sections[2].height[1]", "sections[2].height[3]",
        "sections[3].count", "sections[3].color", "axes",
      ])
  }

  @Test("may be too much only as a whole")
  func sums() {
    let tables = String(repeating: #"{"kind":"table","count":600000000},"#, count: 2)
    let views = String(repeating: #"{"kind":"view","count":1500},"#, count: 2)
    let error = #expect(throws: DocumentError.self) {
      try StackDocument.read("{\"sections\":[\(tables)\(views.dropLast())]}")
    }
    #expect(
      error?.description == """
        line 1: sections: found 3000 views; expected at most 2000 together
        line 1: sections: found 1200000000 rows and items; expected at most 1000000000 together
        """)
  }

  @Test("may have too many cells in sight only as a whole")
  func sight() {
    let lists = String(repeating: #"{"kind":"table","count":570,"height":1},"#, count: 20)
    let error = #expect(throws: DocumentError.self) {
      try StackDocument.read("{\"sections\":[\(lists.dropLast())]}")
    }
    #expect(
      error?.description
        == "line 1: sections: found 11400 cells that may be in sight at once; "
        + "expected at most 10000 together")
  }
}

private let length = "a number of points from 1 to 10000"
private let anyLength =
  length + #", a list of such numbers, or a range such as {"from":40,"to":90,"seed":7}"#

/// A stack with one section.
private func section(_ fields: String, axis: String = "vertical") -> String {
  "{\"axis\":\"\(axis)\",\"sections\":[{\(fields)}]}"
}

/// Stacks with mistakes, and the expected reports.
private let mistakes: [(String, String)] = [
  ("[]", #"line 1: found []; expected a stack, an object with "sections""#),
  (
    "{}",
    "line 1: sections: found nothing; expected a list of 1 to 200 sections, each an object"
  ),
  (
    #"{"sections":[]}"#,
    "line 1: sections: found []; expected a list of 1 to 200 sections, each an object"
  ),
  (
    #"{"sections":[7]}"#,
    #"line 1: sections[0]: found 7; expected "#
      + #"an object such as {"kind":"table","count":100,"height":44}"#
  ),
  (
    section(#""kind":"tabel","count":1"#),
    #"line 1: sections[0].kind: found "tabel"; expected one of "table", "collection", "#
      + #""horizontal-list", "view" (did you mean "table"?)"#
  ),
  (
    section(#""count":1"#),
    #"line 1: sections[0].kind: found nothing; expected one of "table", "collection", "#
      + #""horizontal-list", "view""#
  ),
  (
    section(#""kind":"table""#),
    "line 1: sections[0].count: found nothing; expected a whole number from 0 to 1000000000"
  ),
  (
    section(#""kind":"table","count":1000000001"#),
    "line 1: sections[0].count: found 1000000001; "
      + "expected a whole number from 0 to 1000000000"
  ),
  (
    section(#""kind":"table","count":1e400"#),
    "line 1: sections[0].count: found 1e400; expected a whole number from 0 to 1000000000"
  ),
  (
    section(#""kind":"table","count":1,"heigth":20"#),
    #"line 1: sections[0].heigth: found an unknown field; expected one of "kind", "title", "#
      + #""count", "height", "spacing", "insets", "header", "color", "cell" "#
      + #"(did you mean "height"?)"#
  ),
  (
    section(#""kind":"table","count":1,"height":"tall""#),
    #"line 1: sections[0].height: found "tall"; expected "# + anyLength
  ),
  (
    section(#""kind":"table","count":1,"height":0"#),
    "line 1: sections[0].height: found 0; expected " + anyLength
  ),
  (
    section(#""kind":"table","count":1,"height":[]"#),
    "line 1: sections[0].height: found 0 numbers; expected a list of 1 to 10000 numbers"
  ),
  (
    section(#""kind":"table","count":1,"height":[40,"x"]"#),
    #"line 1: sections[0].height[1]: found "x"; expected "# + length
  ),
  (
    section(#""kind":"table","count":1,"height":{"from":40}"#),
    "line 1: sections[0].height.to: found nothing; expected " + length
  ),
  (
    section(#""kind":"table","count":1,"height":{"from":40,"to":30}"#),
    #"line 1: sections[0].height.to: found 30; "#
      + #"expected a number of points not below "from", which is 40"#
  ),
  (
    section(#""kind":"table","count":1,"height":{"from":40,"to":90,"seed":-1}"#),
    "line 1: sections[0].height.seed: found -1; "
      + "expected a whole number from 0 to 9007199254740991"
  ),
  (
    section(#""kind":"table","count":1,"width":[10,20]"#, axis: "horizontal"),
    "line 1: sections[0].width: found [10,20]; expected one number of points, for all of the table"
  ),
  (
    section(#""kind":"view","height":10"#, axis: "horizontal"),
    #"line 1: sections[0].height: found a field of a table or a collection or a horizontal-list; "#
      + #"expected one of "kind", "title", "count", "width", "spacing", "insets", "header", "color""#
  ),
  (
    section(#""kind":"table","count":1,"width":4"#),
    #"line 1: sections[0].width: found a field of a collection or a horizontal-list; expected "#
      + #"one of "kind", "title", "count", "height", "spacing", "insets", "header", "color", "cell""#
  ),
  (
    section(#""kind":"view","count":2001"#),
    "line 1: sections[0].count: found 2001; expected a whole number from 0 to 2000"
  ),
  (
    section(#""kind":"collection","count":20001,"width":[10,20]"#),
    "line 1: sections[0].count: found 20001; expected at most 20000 items of different sizes"
  ),
  (
    section(#""kind":"collection","count":1000000,"width":4,"height":4"#),
    "line 1: sections[0]: found up to 11808 cells in sight at once; "
      + "expected at most 2000, of fewer or larger items"
  ),
  (
    section(#""kind":"view","insets":{"topp":1}"#),
    #"line 1: sections[0].insets.topp: found an unknown field; expected "#
      + #"one of "top", "left", "bottom", "right" (did you mean "top"?)"#
  ),
  (
    section(#""kind":"view","insets":true"#),
    "line 1: sections[0].insets: found true; expected a number of points from 0 to 1000, "
      + "or an object of top, left, bottom, right"
  ),
  (
    section(#""kind":"view","header":{"height":20}"#),
    "line 1: sections[0].header.title: found nothing; "
      + "expected a title of at most 200 characters in one line"
  ),
  (
    section(#""kind":"view","header":"a\nb""#),
    #"line 1: sections[0].header: found "a\nb"; expected "#
      + "an object of title, height, sticky, or a title of at most 200 characters in one line"
  ),
  (
    section(#""kind":"view","color":"blue""#),
    ##"line 1: sections[0].color: found "blue"; expected a colour such as "#398FC4""##
  ),
  (
    section(##""kind":"view","color":"#12345é""##),
    ##"line 1: sections[0].color: found "#12345é"; expected a colour such as "#398FC4""##
  ),
  (
    #"{"sections":[{"kind":"view"}],"sections":[]}"#,
    "line 1: sections: found a second time; expected each field at most once"
  ),
  (
    #"{"viewport":[10,1e9],"sections":[{"kind":"view"}]}"#,
    "line 1: viewport: found [10,1e9]; expected a list of two numbers [width, height], in points, "
      + "each from 64 to 4096"
  ),
  (
    #"{"sharedCells":1,"sections":[{"kind":"view"}]}"#,
    "line 1: sharedCells: found 1; expected true or false"
  ),
  (
    "{\"sections\": \n [{\"kind\": \"view\",}]}",
    #"line 2, column 19: found "}"; expected the name of a field in quotation marks"#
  ),
  (
    String(repeating: "[", count: 1_000),
    #"line 1, column 65: found "["; expected at most 64 values inside each other"#
  ),
  (
    "",
    "line 1, column 1: found the end of the text; "
      + "expected a value: an object, a list, a string, a finite number, true or false"
  ),
]
