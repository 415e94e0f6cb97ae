import ScrollEngine

/// A stroke along the vertical axis: what a device reported, what the content heard of it, and what it did.
///
/// Ways and speeds have the sign of the content's offset: a finger that goes up has gone a way above zero.
struct HandStroke: Hashable {
  enum Device: String, Hashable {
    case mouse, finger, wheel, touchpad
  }

  /// Where something was, or how fast, at a time in seconds of the scene.
  struct Sample: Hashable {
    let time: Double
    let value: Double
  }

  let device: Device
  /// When it began, in seconds of the scene.
  let start: Double
  /// How far the hand had come, in points, as the device reported it.
  private(set) var reports: [Sample] = []
  /// How far it had come as the content heard it.
  private(set) var heard: [Sample] = []
  /// How fast the pointer was estimated to be, in points per second.
  private(set) var estimates: [Sample] = []
  /// The content's offset in each frame, in points.
  private(set) var frames: [Sample] = []
  /// When the hand let go; nil before, and of a wheel.
  private(set) var end: Double?
  /// How fast the content was let go, in points per second.
  private(set) var release: Double?

  init(_ device: Device, start: Double) {
    self.device = device
    self.start = start
  }

  /// What is older is of no interest any more, and a stroke may take a day.
  private static let capacity = 4_096

  private static func append(_ sample: Sample, to samples: inout [Sample]) {
    // Half of it at once, so that it costs little for each sample.
    if samples.count == capacity { samples.removeFirst(capacity / 2) }
    samples.append(sample)
  }

  mutating func addReport(_ way: Double, at time: Double) {
    Self.append(Sample(time: time, value: way), to: &reports)
  }

  mutating func addHeard(_ way: Double, at time: Double) {
    Self.append(Sample(time: time, value: way), to: &heard)
  }

  mutating func addEstimate(_ speed: Double, at time: Double) {
    Self.append(Sample(time: time, value: speed), to: &estimates)
  }

  mutating func addFrame(_ offset: Double, at time: Double) {
    guard frames.last?.time != time else { return }
    // At rest nothing is to be seen; whoever moves the pointer about makes frames all the same.
    let isOver = end != nil || device == .wheel
    if isOver, frames.suffix(2).count == 2, frames.suffix(2).allSatisfy({ $0.value == offset }) {
      frames.removeLast()
    }
    Self.append(Sample(time: time, value: offset), to: &frames)
  }

  mutating func letGo(at time: Double) { end = time }

  mutating func letGo(atSpeed speed: Double) { release = speed }

  // MARK: What follows from that

  /// How fast the content moved in the frame that ends at each time, in points per second.
  var contentSpeeds: [Sample] {
    zip(frames, frames.dropFirst()).map { earlier, later in
      // Longer than between two frames: it was at rest meanwhile.
      let elapsed = later.time - earlier.time
      guard elapsed > 0, elapsed <= 0.1 else { return Sample(time: later.time, value: 0) }
      return Sample(time: later.time, value: (later.value - earlier.value) / elapsed)
    }
  }

  /// The seconds between two reports: the usual, the shortest and the longest; nil of fewer than three.
  var spacing: (median: Double, least: Double, greatest: Double)? {
    let times = reports.map(\.time)
    let spacings = zip(times.dropFirst(), times).map { $0 - $1 }.filter { $0 > 0 }.sorted()
    guard spacings.count > 1 else { return nil }
    return (spacings[spacings.count / 2], spacings[0], spacings[spacings.count - 1])
  }

  /// When the hand was last heard of, in seconds.
  var lastHeard: Double { end ?? heard.last?.time ?? start }

  /// How fast the hand was when it let go, in points per second; nil before, and of a wheel.
  var estimateAtRelease: Double? { end == nil ? nil : estimates.last?.value }
}
