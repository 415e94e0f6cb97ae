import Extents

/// The sum tree alone, with the row heights of the peers' workload.
@MainActor
struct ExtentsWorkload {
  let count: Int
  private var random = PeerSteps(distance: 0)

  init(count: Int) {
    self.count = count
  }

  /// Times the operations of `Extents`, and sends the measurements.
  ///
  /// - Returns: A description of each result that differs from the same sum computed in integers.
  mutating func run(operations: Int, send: @escaping (Measurement) -> Void) -> [String] {
    let report = Report(variant: "extents", rows: count, sections: 1, send: send)
    let rows = PeerRows(count: count)
    let before = ProcessMemory.resident
    var extents = Extents()
    let builds = (0..<5).map { _ in
      extents = Extents()
      let (time, built) = CPUClock.milliseconds {
        Extents(count: count) { Double(PeerRows.varyingHeight(of: $0)) }
      }
      extents = built
      return time
    }
    report.samples("bulk_build", builds, unit: "ms")
    report.value("rss_of_index", ProcessMemory.resident - before, unit: "MiB")
    let mistakes = check(extents, rows, questions: min(operations, 1_000))
    var sum = 0.0
    report.samples(
      "offset_of_row",
      CPUClock.measure(operations) { sum += extents.offset(of: random.nextRow(of: count)) })
    report.samples(
      "row_at_offset",
      CPUClock.measure(operations) {
        sum += Double(extents.index(at: Double(random.nextRow(of: rows.total))) ?? 0)
      })
    report.samples(
      "rows_in_window",
      CPUClock.measure(operations) {
        let lower = Double(random.nextRow(of: rows.total))
        extents.forEach(intersecting: lower, lower + 600) { _, _, extent in sum += extent }
      })
    report.samples(
      "set_height",
      CPUClock.measure(operations) { extents[random.nextRow(of: count)] = 47 })
    report.samples(
      "insert_row",
      CPUClock.measure(operations) { extents.insert(47, at: random.nextRow(of: count)) })
    report.samples(
      "remove_row",
      CPUClock.measure(operations) { extents.remove(at: random.nextRow(of: count)) })
    // Using the answers keeps the compiler from removing the calls.
    return mistakes + (sum.isFinite ? [] : ["the answers add up to \(sum)"])
  }

  private mutating func check(_ extents: Extents, _ rows: PeerRows, questions: Int) -> [String] {
    var mistakes: [String] = []
    if extents.total != Double(rows.total) {
      mistakes.append("the total is \(extents.total), not \(rows.total)")
    }
    for _ in 0..<questions {
      let row = random.nextRow(of: count)
      let start = rows.offset(of: row)
      if extents.offset(of: row) != Double(start) || extents.index(at: Double(start)) != row {
        mistakes.append("row \(row) does not lie at \(start)")
      }
    }
    return mistakes
  }
}
