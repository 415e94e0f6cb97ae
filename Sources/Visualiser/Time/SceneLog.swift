import Geometry
import Inspecting

/// All inputs and ticks of a scene since its opening: enough to rebuild every moment.
package struct SceneLog {
  /// The greatest number of ticks and inputs: more than an hour of motion at 60 frames per second,
  /// in less than 64 MiB.
  ///
  /// When the log is full, new entries are dropped: without the first entries, no moment could be
  /// rebuilt.
  static let capacity = 300_000

  /// A moment at which the scene was laid out.
  struct Tick: Hashable {
    /// The scene time, in seconds.
    let time: Double
    /// The number of inputs before the tick.
    let inputCount: Int
  }

  private(set) var inputs: [SceneInput] = []
  private(set) var ticks: [Tick] = []
  /// The times of a person's inputs, in seconds, at least a tenth of a second apart.
  private(set) var marks: [Double] = []

  package init() {}

  /// The log of a recorded run, from the times of its ticks and of a person's inputs, in seconds.
  init(ofRecordedTicks times: [Double], marks: [Double]) {
    for time in times { noteTick(at: time) }
    for mark in marks { noteMark(at: mark) }
  }

  var isFull: Bool { inputs.count + ticks.count >= Self.capacity }

  /// Whether the log can be replayed without a noticeable wait: at most a minute of motion.
  var canBeRepeated: Bool { ticks.count <= 3_600 }

  /// The times of the first tick and of the last one, in seconds.
  var start: Double { ticks.first?.time ?? 0 }
  var end: Double { ticks.last?.time ?? 0 }

  /// The time of the last input, in seconds.
  var lastInputTime: Double { inputs.last?.time ?? 0 }

  /// Whether no tick has followed the last input yet.
  var awaitsTick: Bool { inputs.count > (ticks.last?.inputCount ?? 0) }

  package mutating func note(_ input: SceneInput) {
    guard !isFull else { return }
    inputs.append(input)
    if input.action.isMarked { noteMark(at: input.time) }
  }

  private mutating func noteMark(at time: Double) {
    if time > (marks.last ?? -.infinity) + 0.1 { marks.append(time) }
  }

  package mutating func noteTick(at time: Double) {
    if !isFull { ticks.append(Tick(time: time, inputCount: inputs.count)) }
  }

  /// The inputs between the previous tick and a tick.
  func inputs(beforeTick place: Int) -> ArraySlice<SceneInput> {
    inputs[(place == 0 ? 0 : ticks[place - 1].inputCount)..<ticks[place].inputCount]
  }

  /// The index of the last tick at or before a time in seconds, or 0.
  ///
  /// - Complexity: O(log n).
  func place(at time: Double) -> Int {
    max(0, ticks.prefixCount { $0.time <= time } - 1)
  }

  /// Discards all ticks, inputs and marks after a tick.
  mutating func removeAll(after place: Int) {
    ticks.removeSubrange((place + 1)...)
    inputs.removeSubrange(ticks[place].inputCount...)
    marks.removeAll { $0 > ticks[place].time }
  }
}
