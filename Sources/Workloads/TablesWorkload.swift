/// The cost of many tables in a container, of ten rows each.
@MainActor
struct TablesWorkload {
  /// The small number of tables for comparison.
  private static let few = 10
  /// The number of painted steps after which few and many tables alternate, so that other load on
  /// the machine affects both equally.
  private static let turn = 100

  /// The last stack. It is retained, so that tools can count the memory in use at the program's
  /// end.
  private static var kept: TableStack?

  /// The number of tables.
  let count: Int

  /// Makes the tables, and measures time and memory.
  func build(_ children: TableChildren, send: @escaping (Measurement) -> Void) {
    let report = report(children.title, count, send)
    // Makes some tables before the measurement, because the first tables of a process also pay for
    // one-time setup.
    Self.kept = TableStack(Self.few, as: children)
    Self.kept = nil
    let (heap, resident) = (ProcessMemory.heapBytes, ProcessMemory.resident)
    let (time, stack) = CPUClock.milliseconds { TableStack(count, as: children) }
    Self.kept = stack
    report.value("setup", time, unit: "ms")
    report.value("setup_of_one", time * 1_000 / Double(count), unit: "us")
    report.value(
      "heap_of_one", Double(ProcessMemory.heapBytes - heap) / Double(count), unit: "bytes")
    report.count("tables_made", stack.made)
    report.value("rss_of_all", ProcessMemory.resident - resident, unit: "MiB")
  }

  /// Measures steps among few and among many tables, painting after each.
  func step(
    _ children: TableChildren, steps: Int, _ painter: any FramePainting,
    send: @escaping (Measurement) -> Void
  ) {
    let stacks = [Self.few, count].map { TableStack($0, as: children) }
    var layouts = stacks.map { _ in [Double]() }
    for stack in stacks { painter.paint(stack.window) }
    let reading = CPUClock.readingCost()
    for _ in stride(from: 0, to: steps, by: Self.turn) {
      for (index, stack) in stacks.enumerated() {
        var time = 0
        for _ in 0..<Self.turn {
          let start = CPUClock.nanoseconds()
          stack.step()
          time += CPUClock.nanoseconds() - start - reading
          painter.paint(stack.window)
        }
        layouts[index].append(Double(time) / Double(Self.turn) / 1_000)
      }
    }
    for (tables, samples) in zip([Self.few, count], layouts) {
      report(children.title, tables, send).samples("layout_step", samples)
    }
    let medians = layouts.compactMap { Summary($0)?.median }
    if medians.count == 2, medians[0] > 0 {
      report(children.title, count, send)
        .value("step_beside_ten", medians[1] / medians[0], unit: "times")
    }
  }

  private func report(
    _ variant: String, _ tables: Int, _ send: @escaping (Measurement) -> Void
  ) -> Report {
    Report(
      variant: variant, rows: tables * TableStack.rowsPerTable, sections: tables, send: send)
  }
}
