import Testing
import TraceReading
import Traces

@Suite("The summary of a trace")
struct SummaryTests {
  @Test("finds nothing in a good run", arguments: UInt64(1)...12)
  func good(seed: UInt64) throws {
    let summary = TraceSummary(try SampleRun.trace(.init(seed: seed)))
    #expect(summary.isClean, "\(summary.text)")
    #expect(summary.tickCount == 301 && summary.times == 0...5)
    let list = try #require(summary.lists.first)
    let queue = try #require(summary.queues.first?.counts)
    #expect(summary.lists.count == 1 && list.id == "table1" && list.present == 0)
    // The cells count what the queue counts.
    #expect(list.made == queue.created && list.reused == queue.reused)
    #expect(list.mostAtOnce == 13 && list.rowsLeft >= list.reused && list.reused > 5)
    #expect(summary.pictures.count == 301 && summary.pictures.late == 0)
    #expect(abs(summary.pictures.budget - 1.0 / 60) < 1e-9)
  }

  @Test("is the same for other borders of segments", arguments: UInt64(1)...6)
  func borders(seed: UInt64) throws {
    let one = TraceSummary(try SampleRun.trace(.init(seed: seed, fault: .stale)))
    #expect(one == TraceSummary(try SampleRun.trace(.init(seed: seed, flush: 1, fault: .stale))))
  }

  /// The findings of a summary, as words with their times; a list that never reuses has none.
  private static func findings(_ summary: TraceSummary, _ plantedAt: Double?) -> [String: Double] {
    var found: [String: Double] = [:]
    for jump in summary.jumps.first {
      found["jump \(jump.view) \(jump.cause) \(jump.programCall ?? "-")"] = jump.time
    }
    for item in summary.estimates.first {
      found["estimate \(item.view) \(item.cause ?? "-")"] = item.time
    }
    for item in summary.insets.first {
      found["inset \(item.view) \(item.motion) \(item.programCall ?? "-")"] = item.time
    }
    for item in summary.shifts.first { found["shift \(item.list) \(item.distance)"] = item.time }
    for item in summary.stale.first { found["stale \(item.list)"] = item.from }
    for item in summary.conflicts.first { found["conflict \(item.text)"] = item.time }
    for item in summary.reloads.first { found["reload \(item.view) \(item.count)"] = item.time }
    for item in summary.pictures.slowest where item.cost > summary.pictures.budget {
      found["late \(item.parts.first?.part ?? "-")"] = item.time
    }
    for list in summary.lists where list.neverReuses { found["never \(list.id)"] = plantedAt }
    return found
  }

  private static func expected(_ fault: Fault) -> Set<String> {
    switch fault {
    case .programOffset: ["jump table1 program setContentOffset"]
    case .clamping: ["jump table1 clamping reloadData"]
    case .anchoring, .estimate: ["estimate table1 layout"]
    case .rowsShifted: ["shift table1 [0.0, 80.0]"]
    case .insetInBounce: ["inset table1 bounce contentInset ="]
    case .stale: ["stale table1"]
    case .conflict: ["conflict title.width = 100, title.width = 200"]
    case .doubleReload: ["reload table1 2"]
    case .latePicture: ["late layout"]
    case .neverReused: ["never table1"]
    // What only another trace can tell to be a fault.
    case .safeArea, .size, .viewFrame, .viewGone, .viewClass, .scrollGone, .queueCount, .mark,
      .letter,
      .identifier, .cellFrame, .wrongCause, .callMissing, .callsSwapped,
      .callsOfViewsSwapped, .anotherRow, .inputMissing, .anotherInput, .inputLate:
      []
    }
  }

  @Test("names the planted fault, with time, view and cause", arguments: Fault.allCases)
  func faults(fault: Fault) throws {
    for seed in UInt64(1)...4 {
      let (parts, plantedAt) = SampleRun.record(.init(seed: seed, fault: fault))
      let summary = TraceSummary(try Trace(parts.flatMap(\.self)))
      let found = Self.findings(summary, plantedAt)
      #expect(Set(found.keys) == Self.expected(fault), "seed \(seed)")
      for (words, time) in found { #expect(time == plantedAt, "\(words)") }
      #expect(summary.isClean == found.isEmpty)
      #expect(summary.text.contains("is usually a mistake") == found.isEmpty)
    }
  }

  @Test("says up to when content is stale")
  func staleUntil() throws {
    let (parts, plantedAt) = SampleRun.record(.init(seed: 1, fault: .stale))
    let stale = try #require(
      TraceSummary(try Trace(parts.flatMap(\.self))).stale.first.first)
    // The cell stays stale until it gets another row, or to the end.
    #expect(stale.from == plantedAt && stale.to.map { $0 > stale.from } != false)
  }
}
