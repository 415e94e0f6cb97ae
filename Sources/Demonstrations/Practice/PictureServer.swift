import Drawing
import Loading
internal import Randomness
import SceneParts
import ScrollEngine

/// The answer of the picture server: a description from which a landscape is painted.
struct Landscape: Hashable, Sendable {
  let sky: Color
  let sun: Point
  let hills: [Hill]

  struct Hill: Hashable, Sendable {
    let color: Color
    /// The centre of the circle whose top is the hill, and the radius, as fractions of the
    /// picture's width.
    let center: Point
    let radius: Double
  }
}

/// Has a picture for every row, and sends it after a delay.
@MainActor
struct PictureServer {
  /// The clock that measures the delay.
  let clock: VirtualClock
  let seed: UInt64
  /// The delay for a row, in seconds; nil for a pseudorandom one between 0.25 and 0.75.
  var delay: (@MainActor (Int) -> Double)?

  static let palettes: [(sky: UInt32, near: UInt32, far: UInt32)] = [
    (0xAAD6F0, 0x2F7DAE, 0x6FB1DA), (0xFAE7BF, 0xC98A2B, 0xE9BC63),
    (0xE6DFF5, 0x6A559F, 0x9B83D3), (0xDDEBDD, 0x3F7F57, 0x7DB892),
    (0xF8DEDA, 0xB65547, 0xE58A7B),
  ]

  func picture(of row: Int) async throws -> Landscape {
    let seconds = delay?(row) ?? 0.25 + SeededValues(seed).unit(row, 0) / 2
    try await clock.sleep(for: .nanoseconds(Int64(seconds * 1e9)))
    return landscape(of: row)
  }

  func landscape(of row: Int) -> Landscape {
    let values = SeededValues(seed)
    let colors = Self.palettes[Int(values.unit(row, 1) * Double(Self.palettes.count))]
    func hill(_ color: UInt32, _ salt: Int, from: Double, to: Double) -> Landscape.Hill {
      let radius = 0.45 + 0.35 * values.unit(row, salt)
      let x = from + (to - from) * values.unit(row, salt + 1)
      let top = 0.3 + 0.16 * values.unit(row, salt + 2)
      return Landscape.Hill(
        color: Color(color), center: Point(x: x, y: top + radius), radius: radius)
    }
    return Landscape(
      sky: Color(colors.sky),
      sun: Point(x: 0.2 + 0.6 * values.unit(row, 2), y: 0.16 + 0.1 * values.unit(row, 3)),
      hills: [
        hill(colors.far, 10, from: -0.1, to: 0.5), hill(colors.far, 20, from: 0.5, to: 1.1),
        hill(colors.near, 30, from: 0.1, to: 0.9),
      ])
  }
}
