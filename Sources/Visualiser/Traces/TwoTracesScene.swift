import Drawing
import Inspecting
import SceneParts

/// Two traces side by side: the moments that belong together are shown together.
@MainActor
final class TwoTracesScene: RecordedScene {
  private let source: TwoTracesSource
  private let sides: [TraceScene]
  let panes: [Pane]
  /// The index of the shown tick; -1 before the first one.
  private var place = -1

  init(_ source: TwoTracesSource, _ text: any TextMeasuring) {
    self.source = source
    let isRead = source.recordedRun != nil
    sides = zip(source.sides, source.sources).map { side, source in
      source.makeScene(text, shift: side.shift, collectsCalls: !isRead)
    }
    for side in zip(source.sides, sides) {
      for pane in side.1.panes {
        pane.prefix = "\(side.0.name)/"
        pane.caption = "\(side.0.name): \(pane.shortTitle)"
        if side.1.panes.count == 1 { pane.side = side.0.name }
      }
    }
    // The first views of each trace: there is room for so many beside each other.
    panes = sides.flatMap { $0.panes.prefix(ComparedScene.mostPanes / 2) }
  }

  var recordedRun: RecordedRun? { source.recordedRun }
  var openedLate: Double? { source.openedLate }
  var tickCount: Int { source.plan.count }

  func showNext() -> RecordedTick {
    place += 1
    return show { $0.showNext() }
  }

  func show(tick number: Int) -> RecordedTick {
    place = number
    var seconds = 0.0
    for (side, scene) in sides.enumerated() {
      let count = source.plan[number].counts[side]
      if count > 0 { seconds = max(seconds, scene.show(tick: count - 1).seconds) }
    }
    return RecordedTick(time: source.plan[number].time, seconds: seconds)
  }

  /// Shows the ticks of the sides that belong to the present one; the longer work counts.
  private func show(_ step: (TraceScene) -> RecordedTick) -> RecordedTick {
    let before = place == 0 ? [0, 0] : source.plan[place - 1].counts
    var seconds = 0.0
    for (side, scene) in sides.enumerated() {
      for _ in before[side]..<source.plan[place].counts[side] {
        seconds = max(seconds, step(scene).seconds)
      }
    }
    return RecordedTick(time: source.plan[place].time, seconds: seconds)
  }
}

/// What all scenes with the same two traces share.
@MainActor
final class TwoTracesSource {
  /// A moment of the scene: its time in seconds, and how many ticks of each trace it has shown.
  struct Moment {
    let time: Double
    var counts: [Int]
  }

  let sides: [TraceSide]
  let sources: [TraceSource]
  let plan: [Moment]
  /// The time of the first difference, in seconds; nil if there is none.
  let difference: Double?
  private(set) var recordedRun: RecordedRun?

  /// Times that differ by less belong together, in seconds: they are differences.
  private static let tolerance = 1e-6

  /// - Throws: Why one of the traces cannot be shown.
  init(_ a: TraceSide, _ b: TraceSide, difference: Double?) throws(TraceObjection) {
    self.difference = difference
    sides = [a, b]
    sources = [try TraceSource(a.trace, a.functions), try TraceSource(b.trace, b.functions)]
    plan = Self.plan(
      zip(sides, sources).map { side, source in source.shape.tickTimes.map { $0 + side.shift } })
    guard plan.count <= TraceShape.mostTicks else {
      throw .tooMany(plan.count, "ticks", limit: TraceShape.mostTicks)
    }
  }

  private static func plan(_ times: [[Double]]) -> [Moment] {
    var plan: [Moment] = []
    var next = [0, 0]
    while true {
      let due = next.indices.compactMap { next[$0] < times[$0].count ? times[$0][next[$0]] : nil }
      guard let time = due.min() else { return plan }
      for side in next.indices {
        while next[side] < times[side].count, times[side][next[side]] <= time + tolerance {
          next[side] += 1
        }
      }
      plan.append(Moment(time: time, counts: next))
    }
  }

  var openedLate: Double? {
    zip(sides, sources).compactMap { side, source in source.openedLate.map { $0 + side.shift } }
      .min()
  }

  /// A scene that shows the traces, before their first tick. The first one reads the record.
  func makeScene(_ text: any TextMeasuring) -> TwoTracesScene {
    if recordedRun == nil {
      let marks = zip(sides, sources).flatMap { side, source in
        source.shape.inputTimes.map { $0 + side.shift }
      }
      recordedRun = RecordedRun(
        of: TwoTracesScene(self, text), marks: marks.sorted(), difference: difference)
    }
    return TwoTracesScene(self, text)
  }
}
