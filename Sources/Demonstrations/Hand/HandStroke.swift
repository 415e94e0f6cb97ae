import ScrollEngine

/// A stroke along the vertical axis: what a device reported, what the content heard, and what it
/// did.
///
/// Distances and velocities have the sign of the content's offset: they are positive for a finger
/// that goes up.
struct HandStroke: Hashable {
  enum Device: String, Hashable {
    case mouse, finger, wheel, touchpad
  }

  /// A position or a velocity, at a time in seconds of the scene.
  struct Sample: Hashable {
    let time: Double
    let value: Double
  }

  let device: Device
  /// When it began, in seconds of the scene.
  let start: Double
  /// The hand's distance from its start, in points, as the device reported it.
  private(set) var reports: [Sample] = []
  /// The same distance as the content heard it.
  private(set) var heard: [Sample] = []
  /// The estimated velocity of the pointer, in points per second.
  private(set) var estimates: [Sample] = []
  /// The content's offset in each frame, in points.
  private(set) var frames: [Sample] = []
  /// When the hand let go; nil before that, and for a wheel.
  private(set) var end: Double?
  /// The velocity with which the content was released, in points per second.
  private(set) var release: Double?

  init(_ device: Device, start: Double) {
    self.device = device
    self.start = start
  }

  /// Older samples do not matter, and a stroke may last a day.
  private static let capacity = 4_096

  private static func append(_ sample: Sample, to samples: inout [Sample]) {
    // Half of it at once, so that the cost per sample is small.
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
    // At rest there is nothing to show, though moving the pointer about still makes frames.
    let isOver = end != nil || device == .wheel
    if isOver, frames.suffix(2).count == 2, frames.suffix(2).allSatisfy({ $0.value == offset }) {
      frames.removeLast()
    }
    Self.append(Sample(time: time, value: offset), to: &frames)
  }

  mutating func letGo(at time: Double) { end = time }

  mutating func letGo(atSpeed speed: Double) { release = speed }

  // MARK: Derived values

  /// The velocity of the content in the frame that ends at each time, in points per second.
  var contentSpeeds: [Sample] {
    zip(frames, frames.dropFirst()).map { earlier, later in
      // Longer than between two frames: it was at rest meanwhile.
      let elapsed = later.time - earlier.time
      guard elapsed > 0, elapsed <= 0.1 else { return Sample(time: later.time, value: 0) }
      return Sample(time: later.time, value: (later.value - earlier.value) / elapsed)
    }
  }

  /// The usual, shortest and longest time between two reports, in seconds; nil for fewer than
  /// three.
  var spacing: (median: Double, least: Double, greatest: Double)? {
    let times = reports.map(\.time)
    let spacings = zip(times.dropFirst(), times).map { $0 - $1 }.filter { $0 > 0 }.sorted()
    guard spacings.count > 1 else { return nil }
    return (spacings[spacings.count / 2], spacings[0], spacings[spacings.count - 1])
  }

  /// When the hand last sent an event, in seconds.
  var lastHeard: Double { end ?? heard.last?.time ?? start }

  /// The velocity of the hand at its release, in points per second; nil before that, and for a
  /// wheel.
  var estimateAtRelease: Double? { end == nil ? nil : estimates.last?.value }
}
