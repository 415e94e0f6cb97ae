import SceneParts
import ScrollEngine

/// The transition from one size of a viewport to another.
struct ViewportTurn {
  let from: Size
  let to: Size
  /// In seconds.
  let start: Double

  /// In seconds, as long as scroll views take to reach an offset.
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
