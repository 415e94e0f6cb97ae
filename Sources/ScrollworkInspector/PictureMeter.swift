import Hosting

/// Measures each picture of a window: its layout, and its painting until the next layout.
@MainActor
final class PictureMeter: CostMeter {
  private let clock: any CostMeter
  private var painting: Double?

  /// `clock` measures single phases.
  init(_ clock: any CostMeter) { self.clock = clock }

  func begin(_ phase: CostPhase) { clock.begin(phase) }

  func end(_ phase: CostPhase) {
    clock.end(phase)
    guard [.displayList, .paint, .present].contains(phase), let cost = clock.cost(of: phase) else {
      return
    }
    painting = (painting ?? 0) + cost
  }

  func cost(of phase: CostPhase) -> Double? { clock.cost(of: phase) }

  /// Returns the duration of painting since the last call, in seconds; nil if nothing was painted.
  func takePainting() -> Double? {
    defer { painting = nil }
    return painting
  }
}
