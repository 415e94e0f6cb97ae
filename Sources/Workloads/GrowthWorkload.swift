import SceneParts
import ScrollEngine

/// Measures how costs grow with invisible content, as exponents; an exponent of 0 means a constant
/// cost.
@MainActor
struct GrowthWorkload {
  /// The greatest numbers of rows, of sections, and of tables in a container.
  let rows: Int
  let sections: Int
  let tables: Int
  let steps: Int
  let send: (Measurement) -> Void

  /// Costs of lists that differ in one size only, in microseconds.
  private struct Curve {
    var sizes: [Double] = []
    var costs: [String: [Double]] = [:]

    mutating func add(_ metric: String, _ samples: [Double]) {
      costs[metric, default: []].append(Summary(samples)?.median ?? 0)
    }
  }

  func run() {
    rowsCurve()
    sectionsCurve()
    tablesCurve()
  }

  /// Powers of ten from `first` up to `last`.
  static func sizes(from first: Int, to last: Int) -> [Int] {
    Array(sequence(first: first) { $0 > last / 10 ? nil : $0 * 10 })
  }

  private func rowsCurve() {
    var curve = Curve()
    for count in Self.sizes(from: 1_000, to: rows) {
      let (setup, list) = CPUClock.milliseconds {
        PeerList(rows: count, sections: 1, heights: .delegate)
      }
      curve.sizes.append(Double(count))
      curve.add("setup", [setup * 1_000])
      measure(
        into: &curve, range: { list.scrollView.scrollRange.maximum.y }, scroll: list.scroll(to:))
    }
    send(curve, over: "rows")
  }

  private func sectionsCurve() {
    var curve = Curve()
    for count in Self.sizes(from: 10, to: sections) {
      let (setup, list) = CPUClock.milliseconds { SectionedRows(sections: count) }
      curve.sizes.append(Double(count))
      curve.add("setup", [setup * 1_000])
      measure(into: &curve, range: { list.table.scrollRange.maximum.y }) {
        list.table.contentOffset.y = $0
        list.window.layoutIfNeeded()
      }
    }
    send(curve, over: "sections")
  }

  private func tablesCurve() {
    for children in TableChildren.allCases {
      var curve = Curve()
      for count in Self.sizes(from: 10, to: tables) {
        let (setup, stack) = CPUClock.milliseconds { TableStack(count, as: children) }
        curve.sizes.append(Double(count))
        curve.add("setup", [setup * 1_000])
        measure(into: &curve, range: { stack.container.scrollRange.maximum.y }) {
          stack.container.contentOffset.y = $0
          stack.window.layoutIfNeeded()
        }
      }
      send(curve, over: children.title)
    }
  }

  /// Measures steps from the beginning, then jumps.
  private func measure(
    into curve: inout Curve, range: () -> Double, scroll: (Double) -> Void
  ) {
    var way = PeerSteps(distance: 40)
    let end = range()
    curve.add("step", CPUClock.measure(steps) { scroll(way.nextOffset(upTo: end)) })
    curve.add(
      "jump", CPUClock.measure(steps) { scroll(Double(way.nextRow(of: Int(max(1, end))))) })
  }

  private func send(_ curve: Curve, over what: String) {
    let sizes = [curve.sizes.first, curve.sizes.last].map { grouped(Int($0 ?? 0)) }
    let report = Report(
      variant: "growth over \(what), \(sizes[0]) to \(sizes[1])", rows: 0, sections: 0, send: send)
    let notes = [
      "step": "0: only what comes into sight is laid out",
      "jump": "0, and little above: a row is found by going down a tree",
      "setup": "1 at most: every one is asked for its height",
    ]
    for metric in ["step", "jump", "setup"] {
      guard let costs = curve.costs[metric],
        let exponent = Growth.exponent(sizes: curve.sizes, costs: costs)
      else { continue }
      report.value(metric, exponent, unit: "exponent", note: notes[metric])
    }
  }
}
