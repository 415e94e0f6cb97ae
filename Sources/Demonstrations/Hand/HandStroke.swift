import SceneParts
import ScrollEngine

/// A stroke along the vertical axis: a device's reports, the events delivered, and the content's
/// motion.
///
/// Distances and velocities have the sign of the content's offset: they are positive for a finger
/// that moves up.
struct HandStroke: Hashable {
  enum Device: String, Hashable {
    case mouse, finger, wheel, touchpad
  }

  /// A distance, offset or velocity at a time in seconds, on the clock of the input events.
  struct Sample: Hashable {
    let time: Double
    let value: Double
  }

  let device: Device
  /// The time of the stroke's first event, in seconds.
  let start: Double
  /// The stroke as a part of its recorder.
  let subject: Fact.Subject
  /// The hand's distance from its start, in points, as the device reported it.
  private(set) var reports: [Sample] = []
  /// The hand's distance from its start, in points, as delivered to the content.
  private(set) var heard: [Sample] = []
  /// The estimated velocity of the pointer, in points per second.
  private(set) var estimates: [Sample] = []
  /// The content's offset in each frame, in points.
  private(set) var frames: [Sample] = []
  /// When the hand let go, in seconds; nil while it has not, and always for a wheel.
  private(set) var end: Double?
  /// The velocity with which the content was released, in points per second; nil before the
  /// release.
  private(set) var release: Double?

  init(_ device: Device, start: Double, of recorder: AnyObject) {
    self.device = device
    self.start = start
    subject = .part("\(device.rawValue) at \(start)", of: ObjectIdentifier(recorder))
  }

  /// The greatest number of samples kept. Older ones are not shown, and a stroke may last a day.
  private static let capacity = 4_096

  private static func append(_ sample: Sample, to samples: inout [Sample]) {
    // Removes half of the samples at once, so that appending takes amortized constant time.
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
    // Content at rest needs only two samples, even while a hovering pointer causes frames.
    let isOver = end != nil || device == .wheel
    if isOver, frames.suffix(2).count == 2, frames.suffix(2).allSatisfy({ $0.value == offset }) {
      frames.removeLast()
    }
    Self.append(Sample(time: time, value: offset), to: &frames)
  }

  mutating func letGo(at time: Double) { end = time }

  mutating func letGo(atSpeed speed: Double) { release = speed }

  // MARK: Derived values

  /// The velocity of the content in the frame that ends at each sample's time, in points per
  /// second.
  var contentSpeeds: [Sample] {
    zip(frames, frames.dropFirst()).map { earlier, later in
      // A gap longer than a frame means that the content was at rest.
      let elapsed = later.time - earlier.time
      guard elapsed > 0, elapsed <= 0.1 else { return Sample(time: later.time, value: 0) }
      return Sample(time: later.time, value: (later.value - earlier.value) / elapsed)
    }
  }

  /// The median, shortest and longest time between two reports, in seconds; nil for fewer than
  /// three distinct times.
  var spacing: (median: Double, least: Double, greatest: Double)? {
    let times = reports.map(\.time)
    let spacings = zip(times.dropFirst(), times).map { $0 - $1 }.filter { $0 > 0 }.sorted()
    guard spacings.count > 1 else { return nil }
    return (spacings[spacings.count / 2], spacings[0], spacings[spacings.count - 1])
  }

  var facts: HandFacts.Stroke {
    let last = reports.last?.time ?? start
    return HandFacts.Stroke(
      device: HandFacts.Device(rawValue: device.rawValue) ?? .mouse, reportCount: reports.count,
      way: abs((reports.last?.value ?? 0)),
      contentWay: abs((frames.last?.value ?? 0) - (frames.first?.value ?? 0)),
      release: release.map(abs), isOver: end != nil,
      framesAfter: contentSpeeds.count { $0.time > last && $0.value != 0 })
  }

  /// The time of the hand's latest event or its release, in seconds.
  var lastHeard: Double { end ?? heard.last?.time ?? start }

  /// The velocity of the hand at its release, in points per second; nil before the release, and for
  /// a wheel.
  var estimateAtRelease: Double? { end == nil ? nil : estimates.last?.value }
}
