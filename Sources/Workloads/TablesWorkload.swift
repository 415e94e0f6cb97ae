/// What it costs that a container has many tables, of ten rows each.
@MainActor
struct TablesWorkload {
  /// The few tables that many are compared with.
  private static let few = 10
  /// Painted steps that are taken among the few, then among the many, and so on by turns: whatever
  /// else the machine does meets both alike.
  private static let turn = 100

  /// The last stack that was made. It is never given up, so that what the program still holds at its
  /// end can be counted from outside.
  private static var kept: TableStack?

  /// The number of tables.
  let count: Int

  /// Makes the tables: time and memory.
  func build(_ children: TableChildren, send: @escaping (Measurement) -> Void) {
    let report = report(children.title, count, send)
    // What the first tables of a program need once is not what one more costs.
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

  /// Steps among few and many tables, with painting after each.
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
