public import Geometry

/// How far a turn of the wheel scrolls.
public enum WheelStep {
  /// Points for one notch: three rows of text, as browsers on this system have it.
  public static let pointsPerNotch = 60.0

  /// The change of the offset in points for a delta in notches.
  ///
  /// A notch away from the person (y above zero) scrolls back; one to the right (x) scrolls on.
  /// - Parameter swapsAxes: Whether a vertical wheel scrolls sideways, as with Shift.
  public static func translation(delta: Point, swapsAxes: Bool = false) -> Point {
    let translation = Point(x: delta.x * pointsPerNotch, y: -delta.y * pointsPerNotch)
    return swapsAxes ? Point(x: translation.y, y: translation.x) : translation
  }
}
