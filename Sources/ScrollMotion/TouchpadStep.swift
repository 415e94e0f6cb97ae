public import Geometry

/// How far a stroke on a touchpad scrolls.
public enum TouchpadStep {
  /// Points of the window for a delta of 1: the content moves as in GTK 4.
  ///
  /// Source: SDL makes a delta of 1 of 10 units of Wayland's `axis` event (`SDL_waylandevents.c`), and
  /// GTK moves content by 2.5 points a unit (`MAGIC_SCROLL_FACTOR`, `gtkscrolledwindow.c`).
  public static let pointsPerDelta = 25.0

  /// How far the fingers have dragged the content, in points of the window: down and right above zero.
  ///
  /// - Parameters:
  ///   - delta: As delivered, y above zero is away from the person.
  ///   - swapsAxes: Whether a vertical stroke scrolls sideways, as with Shift.
  public static func translation(delta: Point, swapsAxes: Bool = false) -> Point {
    let delta = delta.motionValue
    let translation = Point(x: -delta.x * pointsPerDelta, y: delta.y * pointsPerDelta)
    return swapsAxes ? Point(x: translation.y, y: translation.x) : translation
  }
}
