import Foundation
import ScrollEngine
import ScrollMotion

/// A log of `libinput debug-events` for two fingers on a touchpad, as SDL's events on Wayland.
///
/// The files are written by hand, after libinput's documentation: scroll values are in the units of
/// the pointer's movement, positive values are down and right, reports come at the rate of the
/// touchpad, and a value of zero ends a sequence. SDL passes on a tenth of a value, in 256ths as in
/// the protocol, with the vertical sign inverted, and does not report the end. A recording of a
/// real touchpad can be added to the files.
struct TouchpadRecording {
  /// The events that SDL makes of the log.
  let events: [InputEvent]
  /// How far the fingers have gone, in points of the content.
  let way: Point
  /// The time of the last line, at which the fingers lift, in seconds.
  let end: Double

  static let names = [
    "slow-and-rest", "flick", "two-flicks", "pause", "drift", "back-and-forth",
  ]

  init(_ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Recordings/\(name).txt")
    var (events, way, end) = ([InputEvent](), Point.zero, 0.0)
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      guard line.contains("POINTER_SCROLL_FINGER") else { continue }
      let words = line.split { $0 == " " || $0 == "\t" }
      guard let time = Double(words[2].dropLast()), let vertical = Self.value(after: "vert", words),
        let horizontal = Self.value(after: "horiz", words)
      else { throw CocoaError(.fileReadCorruptFile, userInfo: ["line": String(line)]) }
      end = time
      guard vertical != 0 || horizontal != 0 else { continue }
      let delta = Point(x: Self.passedOn(horizontal), y: -Self.passedOn(vertical))
      way = way + TouchpadStep.translation(delta: Point(x: -delta.x, y: -delta.y))
      events.append(
        InputEvent(time: time, .wheel(.init(at: Point(x: 160, y: 240), delta: delta))))
    }
    (self.events, self.way, self.end) = (events, way, end)
  }

  private static func value(after name: Substring, _ words: [Substring]) -> Double? {
    guard let place = words.firstIndex(of: name), place + 1 < words.count else { return nil }
    return words[place + 1].split(separator: "/").first.flatMap { Double($0) }
  }

  private static func passedOn(_ value: Double) -> Double { (value * 256).rounded() / 2_560 }
}
