import ScrollEngine

/// The record of a run from its opening to the end of its log: the calls and the moments in which
/// something changed, the rows that each cell drew, and the times of the pictures.
///
/// The record outlives the runs that replay the past; a run that repeats known ticks adds nothing.
@MainActor
package final class RunRecord {
  package let lanes = LaneBook()
  package let calls = CallLog()
  package let pictures = PictureTimes()
  /// The last tick that is recorded.
  private var lastTick = -1

  package init() {}

  /// Adds what happened in a run since the last tick.
  package func note(_ run: any WatchedRun) {
    let isNew = run.tickCount > lastTick
    if isNew { lastTick = run.tickCount }
    lanes.note(run, isNew: isNew)
    calls.note(run, isNew: isNew)
    let news = run.takePictures()
    // A run that repeats known ticks may have made further ones since the last call.
    let known = pictures.pictures.count - (run.tickCount - news.count)
    for picture in news.dropFirst(max(0, known)) { pictures.append(picture) }
  }

  /// Adds the duration of painting the last tick's picture, in seconds.
  package func notePainting(_ seconds: Double) { pictures.addPaintingToLast(seconds) }

  /// Removes what happened after a tick, because later ticks were discarded.
  ///
  /// `tick` is the number of remaining ticks, and `time` the time of the last one, in seconds.
  package func removeAll(afterTick tick: Int, at time: Double) {
    guard tick < lastTick else { return }
    lastTick = tick
    lanes.removeAll(after: time)
    calls.removeAll(after: time)
    pictures.keepFirst(tick)
  }
}
