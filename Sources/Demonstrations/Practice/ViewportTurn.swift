import SceneParts
import ScrollEngine

/// The transition from one size of a viewport to another.
struct ViewportTurn {
  let from: Size
  let to: Size
  /// The time at which the transition starts, in seconds.
  let start: Double

  /// The duration of the transition, in seconds, which equals that of an animated scroll.
  private static let duration = 0.3

  /// The size at a time in seconds.
  func size(at time: Double) -> Size {
    let way = min(max((time - start) / Self.duration, 0), 1)
    let share = eased(way)
    return Size(
      width: from.width + (to.width - from.width) * share,
      height: from.height + (to.height - from.height) * share)
  }
}
