import Testing

@testable import Workloads
@testable import scrollbench

/// Tests the table that is made of the output of several programs.
struct MeasurementTableTests {
  private typealias Entry = MeasurementTable.Entry

  @Test(
    "Of several runs the median is shown, and beside another program's how many times ours it is")
  func medians() throws {
    var entries = [3.0, 1, 2].map { entry("scrollwork", $0) }
    entries += [30.0, 50, 10].map { entry("other 1.0", $0) }
    let lines = MeasurementTable(entries).lines
    #expect(lines.first == "single, 1,000 rows")
    #expect(words(lines[1]) == ["scrollwork", "other", "1.0"])
    #expect(words(lines[2]) == ["layout_step", "us", "2.00", "30.0", "(15.0x)"])
    #expect(lines.count == 4 && lines[3].isEmpty)
  }

  @Test("What was measured in another way has a block of its own, in the order of the lines")
  func blocks() {
    var nested = entry("scrollwork", 4)
    (nested.rows, nested.sections) = (1_000_000, 1_000)
    var unpainted = nested
    unpainted.painted = false
    let lines = MeasurementTable([nested, entry("scrollwork", 1), unpainted]).lines
    #expect(
      lines.filter { !$0.hasPrefix(" ") && !$0.isEmpty } == [
        "single, 1,000,000 rows in 1,000 lists", "single, 1,000 rows",
        "single, 1,000,000 rows in 1,000 lists, nothing painted in between",
      ])
    // If no other program was measured, the engine is not named.
    #expect(!lines.contains { $0.contains("scrollwork") })
  }

  @Test("Columns stand below each other, whoever has measured what")
  func columns() {
    var only = entry("other", 123_456)
    only.metric = "a_metric_that_is_longer_than_the_column_that_is_usual"
    let lines = MeasurementTable([entry("scrollwork", 1), entry("other", 2), only]).lines
    let ends = lines[1...3].map { line in line.count }
    #expect(Set(ends).count == 1)
    #expect(words(lines[3]).last == "123,456")
  }

  @Test("A budget is named, and it is said where it is exceeded; so is what is expected")
  func remarks() {
    var within = entry("scrollwork", 4)
    within.budget = 4
    var over = entry("scrollwork", 4.01)
    (over.metric, over.budget) = ("other", 4)
    var noted = entry("scrollwork", 0.02)
    (noted.metric, noted.unit, noted.note) = ("third", "exponent", "0: flat")
    let lines = MeasurementTable([within, over, noted]).lines
    #expect(lines[1].hasSuffix("4.00   budget 4"))
    #expect(lines[2].hasSuffix("4.01   budget 4, OVER"))
    #expect(lines[3].hasSuffix("0.02   expected 0: flat"))
  }

  @Test(
    "Figures have three digits, or all before the point, and counts are whole",
    arguments: [
      (0.0, "us", "0.00"), (0.004, "us", "0.00"), (-0.004, "us", "0.00"), (1.234, "us", "1.23"),
      (-1.5, "us", "-1.50"), (9.996, "us", "10.0"), (12, "us", "12.0"), (99.96, "us", "100"),
      (1_234.5, "us", "1,235"), (12, "count", "12"), (12.5, "count", "12.5"),
      (-1_234_567, "bytes", "-1,234,567"), (.infinity, "us", "inf"),
    ])
  func figures(value: Double, unit: String, text: String) {
    #expect(MeasurementTable.text(value, unit) == text)
  }

  @Test("A line says what the measurement says")
  func lines() throws {
    let line = """
      {"peer":"imgui 1.86","variant":"single","metric":"layout_step","rows":7,"sections":2,\
      "painted":false,"unit":"us","median":1.5,"mean":9,"note":"0","budget":4}
      """
    let entry = try #require(Entry(line))
    #expect(entry.peer == "imgui 1.86" && entry.variant == "single")
    #expect(entry.metric == "layout_step" && entry.unit == "us" && entry.value == 1.5)
    #expect(entry.rows == 7 && entry.sections == 2 && !entry.painted)
    #expect(entry.note == "0" && entry.budget == 4)
    let short = #"{"peer":"a","variant":"b","metric":"c","unit":"ms","value":2}"#
    #expect(
      try #require(Entry(short))
        == MeasurementTable.Entry(
          peer: "a", variant: "b", metric: "c", unit: "ms", value: 2))
  }

  @Test(
    "What is not a measurement is not read as one",
    arguments: ["", "{", "7", "[]", "{}", #"{"peer":"a","variant":"b","metric":"c","unit":"ms"}"#])
  func otherLines(line: String) {
    #expect(Entry(line) == nil)
  }

  @Test("Every line that is printed is read again")
  func printed() throws {
    var measurement = Measurement(
      variant: "v", metric: "m", rows: 3, sections: 2, unit: "us", result: .samples([1, 2, 9]),
      note: "0: flat", budget: 2)
    for (result, value) in [
      (Measurement.Result.samples([1, 2, 9]), 2.0), (.value(0.5), 0.5), (.count(1 << 40), 0x1p40),
    ] {
      measurement = Measurement(
        variant: "v", metric: "m", rows: 3, sections: 2, unit: "us", result: result,
        note: "0: flat", budget: 2)
      let entry = try #require(Entry(Output.text(of: measurement)))
      #expect(entry.peer == "scrollwork" && entry.value == value)
      #expect(entry.note == "0: flat" && entry.budget == 2 && entry.rows == 3)
    }
  }

  private func entry(_ peer: String, _ value: Double) -> MeasurementTable.Entry {
    var entry = MeasurementTable.Entry(
      peer: peer, variant: "single", metric: "layout_step", unit: "us", value: value)
    entry.rows = 1_000
    return entry
  }

  private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
}
