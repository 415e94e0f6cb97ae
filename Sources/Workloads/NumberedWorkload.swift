import Geometry
import ScrollEngine

/// A container that requests its tables by number. Only visible tables exist, so neither creation
/// nor a tick may depend on the number of tables.
@MainActor
struct NumberedWorkload {
  let tables: Int

  func run(steps: Int, jumps: Int, send: @escaping (Measurement) -> Void) {
    let report = Report(
      variant: "numbered-tens", rows: tables * TableStack.rowsPerTable, sections: tables, send: send
    )
    let resident = ProcessMemory.resident
    let (setUp, stack) = CPUClock.milliseconds {
      TableStack(tables, as: .numbers, size: Size(width: 320, height: 568))
    }
    report.value("set_up", setUp, unit: "ms")
    report.value("set_up_memory", ProcessMemory.resident - resident, unit: "MiB")
    report.samples("layout_step", CPUClock.measure(steps, stack.step))
    report.samples("layout_jump", CPUClock.measure(jumps, stack.jump))
    report.count("tables_created", stack.made)
    report.count("cells_created", stack.queue.statistics(forIdentifier: "cell").created)
  }
}
