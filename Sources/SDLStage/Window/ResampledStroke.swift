internal import Geometry
internal import ScrollEngine

/// A pointer from its press to its release: the reported positions, and the one the content has.
struct ResampledStroke {
  /// The longest prediction beyond the last report, in seconds. Source: Android.
  static let longestPrediction = 0.008
  /// A pointer silent for longer than this, in seconds, rests at its last reported position. The
  /// slowest devices report 60 times a second.
  static let longestSilence = 0.020
  /// The shortest time between two reports from which a velocity is predicted, in seconds:
  /// positions are whole pixels, so a shorter time would be imprecise.
  private static let shortestBaseline = 0.004
  /// The longest time between these reports, in seconds: the hand may have moved differently
  /// before. Source: Android.
  private static let longestBaseline = 0.020

  private typealias Sample = InputEvent.Pointer.Sample

  private let pointer: InputEvent.Pointer
  /// The press and the reports that are still needed, in order of their times; never empty.
  private var samples: [Sample]
  /// The last position that the content got.
  private var shown: Sample
  /// Reports that no event has included yet.
  private var untold: [Sample] = []
  private let start: Point
  /// Whether a gesture may still begin. Scaled views have another slop, so this is true up to twice
  /// the usual slop from the press.
  private var isNearStart = true

  /// Starts with a press, which the content gets unchanged.
  init(_ pointer: InputEvent.Pointer, at time: Double) {
    self.pointer = pointer
    shown = Sample(at: pointer.position, time: time)
    samples = [shown]
    start = pointer.position
  }

  /// Whether the shown position is not the last reported one.
  var isBehind: Bool { shown.position != newest.position }

  private var newest: Sample { samples[samples.count - 1] }

  func isOf(_ other: InputEvent.Pointer) -> Bool {
    pointer.id == other.id && pointer.device == other.device
  }

  /// Adds a report; one that is not finite is ignored.
  ///
  /// - Returns: Near the press, a movement to the report itself if it is at least half the slop
  ///   from the shown position; otherwise nil.
  mutating func add(_ pointer: InputEvent.Pointer, at time: Double) -> InputEvent? {
    guard pointer.position.isFinite, time.isFinite else { return nil }
    let time = max(time, newest.time)
    // Of several reports at one time only the last counts. The press stays, because the content has
    // it already.
    if time == newest.time, samples.count > 1 { samples.removeLast() }
    samples.append(Sample(at: pointer.position, time: time))
    untold.append(newest)
    guard isNearStart else { return nil }
    let slop = (pointer.device == .mouse ? DragSlop.mouse : .standard).distance
    isNearStart = (pointer.position - start).length <= 2 * slop
    let isFar = (pointer.position - shown.position).length >= slop / 2
    return isFar && time >= shown.time ? show(newest) : nil
  }

  /// The movement to the pointer's position at a time; nil if the position is the shown one.
  mutating func movement(to time: Double) -> InputEvent? {
    defer { forget(before: time) }
    return show(sample(at: time))
  }

  /// The movement to the last report before another input, such as a release or a key.
  ///
  /// Nil if the content has that position, or a later, predicted one of a pointer that does not
  /// rest.
  mutating func last(before release: Double) -> InputEvent? {
    let hasRested = release - newest.time > Self.longestSilence
    return newest.time >= shown.time || hasRested ? show(newest) : nil
  }

  /// The movement to the last report, also back from a predicted position; nil if the content has
  /// that position.
  ///
  /// Earlier reports are dropped: they are useless after a resize, and when the window closes.
  mutating func settle() -> InputEvent? {
    samples = [newest]
    return show(newest)
  }

  /// Returns the reports that no event has included yet; from now on, they count as included.
  mutating func takeReports() -> [InputEvent.Pointer.Sample] {
    defer { untold.removeAll(keepingCapacity: true) }
    return untold
  }

  private mutating func show(_ sample: Sample) -> InputEvent? {
    guard sample.position != shown.position else { return nil }
    // Not before the time already delivered: a pointer that rests at its last report may have been
    // shown at a later, predicted position.
    shown = Sample(
      at: sample.position, time: max(sample.time, shown.time))
    var pointer = pointer
    pointer.position = shown.position
    let reports = takeReports()
    if reports != [shown] { pointer.coalesced = reports }
    return InputEvent(time: shown.time, .pointerMoved(pointer))
  }

  private func sample(at time: Double) -> Sample {
    guard time > shown.time else { return shown }
    let newest = newest
    guard time < newest.time else { return prediction(to: time) }
    // The first sample has been shown, so it is not later than `time`.
    let next = samples.firstIndex { $0.time > time } ?? samples.count - 1
    guard next > 0 else { return shown }
    return Self.line(samples[next - 1], samples[next], at: time)
  }

  /// The position after the last report, predicted from the velocity; the last report if the
  /// pointer rests, or if its velocity is unknown.
  private func prediction(to time: Double) -> Sample {
    let newest = newest
    let silence = time - newest.time
    guard samples.count > 1, silence <= Self.longestSilence else { return newest }
    let interval = newest.time - samples[samples.count - 2].time
    guard interval <= Self.longestBaseline,
      let earlier = samples.last(where: {
        newest.time - $0.time >= Self.shortestBaseline
      }), newest.time - earlier.time <= Self.longestBaseline
    else { return newest }
    // The prediction ends when the next report should arrive, if the device keeps its pace.
    let reach = min(
      Self.longestPrediction,
      max(0, interval - PointerResampler.latency + EventTimes.resolution))
    return Self.line(earlier, newest, at: newest.time + min(silence, reach))
  }

  /// The position at a time on the line through two samples with different times.
  private static func line(
    _ one: Sample, _ other: Sample, at time: Double
  ) -> Sample {
    let fraction = (time - one.time) / (other.time - one.time)
    return Sample(
      at: one.position + (other.position - one.position) * fraction, time: time)
  }

  /// Drops samples that no later frame needs.
  private mutating func forget(before time: Double) {
    let oldest = min(time, newest.time - Self.longestBaseline)
    let kept = samples.lastIndex { $0.time <= oldest } ?? 0
    samples.removeFirst(kept)
  }
}
