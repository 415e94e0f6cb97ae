import SceneParts
import ScrollEngine

/// Fades in pictures that have just been loaded for visible rows, and identifies them by number.
@MainActor
final class PictureFades {
  private let clock: SceneClock
  private let cell: (Int) -> LandscapeCell?
  /// The scene time at which each fading picture was loaded, in seconds.
  private var arrivals: [Int: Double] = [:]

  /// The duration of a fade, in seconds.
  private static let duration = 0.25

  /// `cell` returns the cell that shows a picture; nil if none does.
  init(clock: SceneClock, cell: @escaping (Int) -> LandscapeCell?) {
    self.clock = clock
    self.cell = cell
  }

  var isFading: Bool { !arrivals.isEmpty }

  /// Gives a picture that has just been loaded to its cell, at opacity 0, and starts its fade.
  func begin(_ number: Int, _ picture: Landscape) {
    cell(number)?.receive(picture)
    arrivals[number] = clock.now
  }

  /// Forgets the fade of a picture whose cell is no longer visible.
  func end(_ number: Int) { arrivals[number] = nil }

  /// Advances all fades to the time of the clock.
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
