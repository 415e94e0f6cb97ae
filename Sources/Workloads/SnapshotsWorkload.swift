import ScrollEngine
import Snapshots

/// Snapshots of a table, compared with building a set of as many identities in the same run.
@MainActor
package struct SnapshotsWorkload {
  /// What is measured: a set, a snapshot with all items, and applying one with 1 % changed.
  package enum Phase: String, CaseIterable, Sendable {
    case set, append, apply
  }

  let count: Int
  let only: Phase?

  /// Measures each phase in turns, and sends the times and their ratios; without a phase alone, the
  /// memory, too.
  ///
  /// - Returns: What is wrong with the table in the end; empty if nothing is.
  func run(rounds: Int, send: @escaping (Measurement) -> Void) -> [String] {
    let report = Report(variant: "snapshots", rows: count, sections: 1, send: send)
    let old = Array(0..<count)
    let new = changed(old)
    let (first, second) = (snapshot(of: old), snapshot(of: new))
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 40
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    source.apply(first, animatingDifferences: false)
    table.layoutIfNeeded()
    var times: [Phase: [Double]] = [:]
    var found = 0
    for round in 0..<rounds {
      for phase in Phase.allCases where only == nil || only == phase {
        let (time, size) = CPUClock.milliseconds {
          switch phase {
          case .set: return Set(old).count
          case .append: return snapshot(of: old).numberOfItems
          case .apply:
            // A copy with an order of its own, as a program makes one.
            source.apply(round.isMultiple(of: 2) ? second : first, animatingDifferences: false)
            return table.numberOfRows(inSection: 0)
          }
        }
        times[phase, default: []].append(time)
        found += size
      }
    }
    for phase in Phase.allCases {
      report.samples(phase.rawValue, times[phase] ?? [], unit: "ms")
    }
    if let set = times[.set]?.min(), set > 0 {
      if let append = times[.append]?.min() {
        report.value("append_over_set", append / set, unit: "times", budget: 2)
      }
      if let apply = times[.apply]?.min() {
        report.value("apply_over_set", apply / set, unit: "times", budget: 3)
      }
    }
    if only == nil {
      let set = heapBytes { Set(old) }
      let append = heapBytes { snapshot(of: old) }
      report.value("set_heap", Double(set) / Double(count), unit: "bytes")
      report.value("append_heap", Double(append) / Double(count), unit: "bytes")
      report.value("append_heap_over_set", Double(append) / Double(set), unit: "times", budget: 2)
    }
    guard only == nil || only == .apply, rounds > 0 else { return [] }
    let shown = rounds.isMultiple(of: 2) ? old : new
    let isRight = stride(from: 0, to: count, by: 37).allSatisfy {
      source.itemIdentifier(for: IndexPath(row: $0, section: 0)) == shown[$0]
    }
    return isRight && found > 0 ? [] : ["the table does not show the snapshot applied last"]
  }

  /// How many bytes of the heap a value takes up.
  private func heapBytes<Value>(_ make: () -> Value) -> Int {
    let before = ProcessMemory.heapBytes
    return withExtendedLifetime(make()) { ProcessMemory.heapBytes - before }
  }

  private func snapshot(of items: [Int]) -> DiffableDataSourceSnapshot<Int, Int> {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// Of each two hundred items one goes, and another one comes elsewhere.
  private func changed(_ items: [Int]) -> [Int] {
    var changed: [Int] = []
    changed.reserveCapacity(items.count)
    for item in items where item % 200 != 50 {
      if item % 200 == 150 { changed.append(items.count + item) }
      changed.append(item)
    }
    return changed
  }
}
