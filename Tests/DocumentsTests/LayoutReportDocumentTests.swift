import Documents
import Geometry
import ScrollEngine
import TestSupport
import Testing

@Suite("A layout report document")
struct LayoutReportDocumentTests {
  @Test("has one view or queue a line and rounded numbers")
  func text() {
    let lines = LayoutReportDocument.text(for: .container).split(separator: "\n")
    let expected = [
      #"{"version": 1, "scene": "container", "time": 0,"#,
      #" "views": [{"id": "container", "kind": "ContainerScrollView", "frame": [0,0,320,568], "#
        + #""bounds": [0,300,320,568], "contentOffset": [0,300], "contentSize": [320,1364]},"#,
      #"           {"id": "table1", "kind": "TableView", "frame": [0,300,320,412], "#
        + #""contentOffset": [0,300], "contentSize": [320,712], "liveRows": [3,4,5,6,7,8]},"#,
      #"           {"id": "table2", "kind": "TableView", "frame": [0,712,320,156], "#
        + #""contentOffset": [0,0], "contentSize": [320,652], "liveRows": [0,1,2]},"#,
      #"           {"id": "label", "kind": "View", "frame": [0,0.123,33.333,1]}],"#,
      #" "reuse": [{"owner": "table1", "identifier": "cell", "live": 6, "queued": 2, "#
        + #""created": 8, "discarded": 0, "dequeued": 9, "reused": 1},"#,
      #"           {"owner": "table2", "identifier": "cell", "live": 3, "queued": 0, "#
        + #""created": 3, "discarded": 0, "dequeued": 3, "reused": 0}]}"#,
    ]
    #expect(lines.map(String.init) == expected)
  }

  @Test("is short when there is nothing to tell")
  func emptyReport() {
    let report = LayoutReport(scene: "naive", time: 1.0 / 3, views: [], reuse: [])
    let text = """
      {"version": 1, "scene": "naive", "time": 0.333,
       "views": [],
       "reuse": []}

      """
    #expect(LayoutReportDocument.text(for: report) == text)
  }

  @Test("rounds to a thousandth, at zero and far away, too")
  func rounding() {
    func time(_ time: Double) -> String {
      let report = LayoutReport(scene: "s", time: time, views: [], reuse: [])
      let text = LayoutReportDocument.text(for: report)
      return String(text.split(separator: " ")[5].dropLast(2))
    }
    let texts = [-0.0004, 0.0005, 2.9996, -1.5, 123_456_789.123456, 1e300].map(time)
    #expect(texts == ["0", "0.001", "3", "-1.5", "123456789.123", "1e+300"])
  }

  @Test("reads back what was written", arguments: 1...300)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let report = LayoutReport.random(&generator)
    let text = LayoutReportDocument.text(for: report)
    let read = try LayoutReportDocument.read(text)
    #expect(read == report, "seed \(seed)\n\(text)")
    #expect(LayoutReportDocument.differences(expected: read, actual: report) == [])
    #expect(LayoutReportDocument.text(for: read) == text, "seed \(seed)")
  }

  @Test("is a table for people")
  func table() {
    let lines = LayoutReportDocument.table(for: .container)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let expected = [
      "scene container at 0 s",
      "",
      "view       kind                 x      y   width  height  offset x  offset y"
        + "  content w  content h  live rows",
      "container  ContainerScrollView  0      0     320     568         0       300"
        + "        320       1364",
      "table1     TableView            0    300     320     412         0       300"
        + "        320        712  3-8",
      "table2     TableView            0    712     320     156         0         0"
        + "        320        652  0-2",
      "label      View                 0  0.123  33.333       1",
      "",
      "reuse queue  identifier  live  queued  created  discarded  dequeued  reused",
      "table1       cell           6       2        8          0         9       1",
      "table2       cell           3       0        3          0         3       0",
      "",
    ]
    #expect(lines.map(String.init) == expected)
  }

  @Test("is reported with its mistakes, each in one line", arguments: reportMistakes)
  func mistake(text: String, expected: String) {
    let error = #expect(throws: DocumentError.self) { try LayoutReportDocument.read(text) }
    #expect(error?.description == expected)
  }
}

private let reportMistakes: [(String, String)] = [
  (
    #"{"version": 2, "scenes": []}"#,
    "line 1: version: found 2; expected 1, the only version that this program reads; "
      + "update scrollwork to read this file"
  ),
  (
    "",
    "line 1, column 1: found the end of the text; expected "
      + "a value: an object, a list, a string, a finite number, true or false"
  ),
  (
    "{\"version\": 1, \"scene\": \"s\", \"time\": 0,\n \"views\": [}",
    "line 2, column 12: found \"}\"; expected "
      + "a value: an object, a list, a string, a finite number, true or false"
  ),
  (
    "{\"version\": 1, \"scene\": \"s\", \"time\": -1,\n \"views\": 7, \"reuse\": []}",
    """
    line 1: time: found -1; expected a number of seconds, zero or more
    line 2: views: found 7; expected a list of objects
    """
  ),
  (
    """
    {"version": 1, "scene": "s", "time": 0,
     "views": [{"id": "a", "kind": "View", "frame": [0,0,1]},
               {"id": "a", "kind": "View", "frame": [0,0,1,null]},
               {"id": "a", "kind": "View", "frame": [0,0,1,1], "liveRow": []},
               {"id": "a", "kind": "View", "frame": [0,0,1,1], "liveRows": [0.5]}],
     "reuse": [{"owner": "a", "identifier": "cell", "live": -1, "queued": 0, "created": 0,
                "discarded": 0, "dequeued": 0}]}
    """,
    """
    line 2: views[0].frame: found [0,0,1]; expected \
    a list of four numbers [x, y, width, height], in points
    line 3: views[1].frame: found [0,0,1,null]; expected \
    a list of four numbers [x, y, width, height], in points
    line 4: views[2].liveRow: found an unknown field; expected one of "id", "kind", \
    "frame", "transform", "bounds", \
    "contentOffset", "contentSize", "liveRows" (did you mean "liveRows"?)
    line 5: views[3].liveRows: found [0.5]; expected a list, each element a whole number from 0 on
    line 5: views[3]: found "a" a second time; expected another id than on line 4
    line 6: reuse[0].live: found -1; expected a whole number from 0 on
    line 6: reuse[0].reused: found nothing; expected a whole number from 0 on
    """
  ),
]
