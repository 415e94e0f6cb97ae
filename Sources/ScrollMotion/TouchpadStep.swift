package import Geometry

/// The distance that a stroke on a touchpad scrolls.
package enum TouchpadStep {
  /// Points of the window per delta of 1: the content moves as in GTK 4.
  ///
  /// Source: SDL turns 10 units of Wayland's `axis` event into a delta of 1
  /// (`SDL_waylandevents.c`), and GTK moves content by 2.5 points per unit (`MAGIC_SCROLL_FACTOR`,
  /// `gtkscrolledwindow.c`).
  package static let pointsPerDelta = 25.0

  /// The translation of content dragged by the fingers, in points of the window, positive to the
  /// right and down.
  ///
  /// In `delta`, as delivered, positive y is away from the person. With `swapsAxes`, a vertical
  /// stroke scrolls sideways, as with Shift.
  package static func translation(delta: Point, swapsAxes: Bool = false) -> Point {
    let delta = delta.motionValue
    let translation = Point(x: -delta.x * pointsPerDelta, y: delta.y * pointsPerDelta)
    return swapsAxes ? Point(x: translation.y, y: translation.x) : translation
  }
}
