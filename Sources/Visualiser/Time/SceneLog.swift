/// All that has happened to a scene since it was opened: enough to rebuild every moment of it.
package struct SceneLog {
  /// How many ticks and inputs it holds: more than an hour of motion at 60 frames a second, in less
  /// than 64 MiB.
  ///
  /// Later ones are not kept: without the beginning nothing could be rebuilt.
  static let capacity = 300_000

  /// A moment at which the scene was laid out.
  struct Tick: Hashable {
    /// In seconds of the scene's clock.
    let time: Double
    /// How many inputs came before it.
    let inputCount: Int
  }

  private(set) var inputs: [SceneInput] = []
  private(set) var ticks: [Tick] = []
  /// When something was done, in seconds; what was done within a tenth of a second counts once.
  private(set) var marks: [Double] = []

  package init() {}

  var isFull: Bool { inputs.count + ticks.count >= Self.capacity }

  /// Whether it can be repeated without a person having to wait: a minute of motion.
  var canBeRepeated: Bool { ticks.count <= 3_600 }

  /// The time of the last tick, in seconds.
  var end: Double { ticks.last?.time ?? 0 }

  /// When something was last done, in seconds.
  var lastInputTime: Double { inputs.last?.time ?? 0 }

  /// Whether something was done that no tick has followed yet.
  var awaitsTick: Bool { inputs.count > (ticks.last?.inputCount ?? 0) }

  package mutating func note(_ input: SceneInput) {
    guard !isFull else { return }
    inputs.append(input)
    if input.action.isMarked, input.time > (marks.last ?? -.infinity) + 0.1 {
      marks.append(input.time)
    }
  }

  package mutating func noteTick(at time: Double) {
    if !isFull { ticks.append(Tick(time: time, inputCount: inputs.count)) }
  }

  /// What was done between a tick and the one before it.
  func inputs(beforeTick place: Int) -> ArraySlice<SceneInput> {
    inputs[(place == 0 ? 0 : ticks[place - 1].inputCount)..<ticks[place].inputCount]
  }

  /// The last tick at or before a time, or the first one.
  ///
  /// - Complexity: O(log n).
  func place(at time: Double) -> Int {
    var (low, high) = (0, ticks.count)
    while low < high {
      let middle = (low + high) / 2
      if ticks[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Discards what came after a tick.
  mutating func removeAll(after place: Int) {
    ticks.removeSubrange((place + 1)...)
    inputs.removeSubrange(ticks[place].inputCount...)
    marks.removeAll { $0 > ticks[place].time }
  }
}
