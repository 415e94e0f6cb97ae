import Documents
import Geometry
import ScrollEngine
import TestSupport
import Testing

@Suite("A difference of layout reports")
struct LayoutDifferenceTests {
  func differences(_ change: (inout LayoutReport) -> Void) -> [String] {
    var actual = LayoutReport.container
    change(&actual)
    return LayoutReportDocument.differences(expected: .container, actual: actual)
      .map(\.description)
  }

  @Test("is not seen between equal reports, nor below a thousandth")
  func equality() {
    #expect(differences { _ in } == [])
    #expect(differences { $0.views[1].frame.origin.y = 300.0004 } == [])
  }

  @Test("names the place, what was expected and what was found")
  func fields() {
    let found = differences {
      $0.scene = "naive"
      $0.time = 0.25
      $0.views[1].frame.origin.y = 0
      $0.views[1].liveRows = [2, 3]
      $0.views[0].bounds = nil
      $0.views[3].liveRows = []
      $0.reuse[0].statistics.created = 9
    }
    #expect(
      found == [
        #"scene: expected "container", found "naive""#,
        "time: expected 0, found 0.25",
        "views[container].bounds: expected [0,300,320,568], found nothing",
        "views[table1].frame[1]: expected 300, found 0",
        "views[table1].liveRows: expected [3,4,5,6,7,8], found [2,3]",
        "views[label].liveRows: expected nothing, found []",
        "reuse[table1, cell].created: expected 8, found 9",
      ])
  }

  @Test("tells of views and queues that are missing or too many")
  func entries() {
    let found = differences {
      $0.views[3].id = "title"
      $0.reuse.removeLast()
    }
    #expect(
      found == [
        #"views[label]: expected kind "View", frame [0,0.123,33.333,1], found nothing"#,
        #"views[title]: expected nothing, found kind "View", frame [0,0.123,33.333,1]"#,
        "reuse[table2, cell]: expected live 3, queued 0, created 3, discarded 0, dequeued 3, "
          + "reused 0, found nothing",
      ])
  }

  @Test("tells of another order")
  func order() {
    let found = differences { $0.views.swapAt(1, 2) }
    #expect(
      found == [
        "views, their order: expected container | table1 | table2 | label, "
          + "found container | table2 | table1 | label"
      ])
  }

  @Test("is found even where an id occurs twice")
  func duplicateIDs() {
    let found = differences { $0.views.append($0.views[3]) }
    #expect(
      found == [
        #"views[label #2]: expected nothing, found kind "View", frame [0,0.123,33.333,1]"#
      ])
  }

  @Test("is found exactly where the texts differ", arguments: 1...200)
  func completeness(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    let expected = LayoutReport.random(&generator)
    var actual = expected
    if !actual.views.isEmpty, Bool.random(using: &generator) {
      actual.views[0].frame.size.height += 0.001
    }
    if !actual.reuse.isEmpty, Bool.random(using: &generator) {
      actual.reuse[0].statistics.live += 1
    }
    let isSameText =
      LayoutReportDocument.text(for: expected) == LayoutReportDocument.text(for: actual)
    let found = LayoutReportDocument.differences(expected: expected, actual: actual)
    #expect(found.isEmpty == isSameText, "seed \(seed): \(found)")
  }

  @Test("Calls are compared only if they are expected, in their order")
  func calls() throws {
    var expected = LayoutReport.container
    var actual = expected
    var calls = ["cellForRowAt", "dequeue", "willDisplay"].map {
      CallEntry(time: 0.5, view: "table1", call: $0)
    }
    actual.calls = calls
    #expect(LayoutReportDocument.differences(expected: expected, actual: actual) == [])
    expected.calls = calls
    #expect(LayoutReportDocument.differences(expected: expected, actual: actual) == [])
    calls.swapAt(1, 2)
    calls[0].row = 4
    actual.calls = calls
    let differences = LayoutReportDocument.callDifferences(expected: expected, actual: actual)
    #expect(
      differences.map(\.path) == [
        "calls[table1 cellForRowAt]", "calls[table1 cellForRowAt 4]", "calls, their order",
      ])
    actual.calls = nil
    #expect(LayoutReportDocument.callDifferences(expected: expected, actual: actual).count == 3)
  }

  @Test("An expectation from before there were causes holds; one with causes compares them")
  func causes() throws {
    var scroll = CallEntry(
      .didScroll(to: .zero), time: 1, view: "list", call: "scrollViewDidScroll")
    var expected = LayoutReport.container
    expected.calls = [scroll]
    var actual = expected
    scroll.cause = "wheel"
    var size = CallEntry("contentSize", ([10, 20], [10, 30]), time: 1, view: "list")
    size.cause = "program, insertRows"
    actual.calls = [size, scroll]
    #expect(LayoutReportDocument.differences(expected: expected, actual: actual) == [])
    let text = LayoutReportDocument.callText(for: actual)
    #expect(text.contains("\"from\": [10,20], \"to\": [10,30], \"cause\": \"program, insertRows\""))
    expected = try LayoutReportDocument.read(text)
    #expect(expected.calls == actual.calls)
    actual.calls?[1].cause = "key"
    let differences = LayoutReportDocument.callDifferences(expected: expected, actual: actual)
    #expect(differences.map(\.path) == ["calls[list scrollViewDidScroll].cause"])
    #expect(LayoutReportDocument.table(of: [size]).contains("10 20 to 10 30  program, insertRows"))
  }
}
