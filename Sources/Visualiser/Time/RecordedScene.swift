import Inspecting
import SceneParts

/// A scene whose views are stand-ins for those of a recorded run: its ticks move it, not inputs.
@MainActor
protocol RecordedScene: Scene {
  /// What was recorded; nil while the record is being read.
  var recordedRun: RecordedRun? { get }
  /// The time of the first tick, in seconds, if views and cells existed before; nil if the run begins
  /// with the record.
  var openedLate: Double? { get }
  /// The number of ticks, of which each has an index.
  var tickCount: Int { get }
  /// Shows the next tick; returns its time and the duration of its work, in seconds.
  ///
  /// - Precondition: There is one.
  func showNext() -> RecordedTick
  /// Shows the tick with an index at once.
  func show(tick: Int) -> RecordedTick
}

/// The time of a recorded tick and the duration of its work, in seconds.
struct RecordedTick: Hashable {
  let time: Double
  let seconds: Double
}

/// The log and the record of a recorded run, complete from the beginning.
@MainActor
final class RecordedRun {
  let log: SceneLog
  let record: RunRecord
  /// The time at which this run and the one beside it begin to differ, in seconds; nil if there is
  /// none, or they do not.
  let difference: Double?

  /// Reads the record by going through all ticks of a scene that shows none yet; `marks` are the times
  /// of a person's inputs, in seconds.
  ///
  /// - Complexity: O(changes).
  init(of scene: any RecordedScene, marks: [Double], difference: Double? = nil) {
    self.difference = difference
    let run = SceneRun(showing: scene)
    let record = RunRecord()
    var times: [Double] = []
    times.reserveCapacity(scene.tickCount)
    for _ in 0..<scene.tickCount {
      run.showNext(of: scene)
      record.note(run)
      times.append(run.now)
    }
    log = SceneLog(ofRecordedTicks: times, marks: marks)
    self.record = record
  }
}
