import SceneParts
import ScrollEngine

/// Fades in the pictures that have just arrived in visible rows, each known by its number.
@MainActor
final class PictureFades {
  private let clock: SceneClock
  private let cell: (Int) -> LandscapeCell?
  /// When each picture arrived, in seconds.
  private var arrivals: [Int: Double] = [:]

  /// How long a picture fades in, in seconds.
  private static let duration = 0.25

  /// `cell` returns the cell that shows a picture; nil if none does.
  init(clock: SceneClock, cell: @escaping (Int) -> LandscapeCell?) {
    self.clock = clock
    self.cell = cell
  }

  var isFading: Bool { !arrivals.isEmpty }

  /// Gives a picture that has just arrived to its cell, still invisible.
  func begin(_ number: Int, _ picture: Landscape) {
    cell(number)?.receive(picture)
    arrivals[number] = clock.now
  }

  /// Forgets a picture that has left.
  func end(_ number: Int) { arrivals[number] = nil }

  /// Advances all to the time of the clock.
  func update() {
    for (number, start) in arrivals {
      let progress = (clock.now - start) / Self.duration
      cell(number)?.presence = min(max(progress, 0), 1)
      if progress >= 1 { arrivals[number] = nil }
    }
  }

  func finish() {
    for number in arrivals.keys { cell(number)?.presence = 1 }
    arrivals = [:]
  }
}
