internal import Geometry

/// A transform from the coordinates of commands to points of the surface and to device pixels.
struct Turn {
  /// How a transform maps rectangles.
  enum Kind {
    /// Rectangles stay upright and keep their proportions: everything is painted as without a
    /// transform, but larger by this factor.
    case scaled(Double)
    /// Rectangles become other upright rectangles.
    case upright
    /// Rectangles become parallelograms.
    case slanted
  }

  /// Maps points of commands to points of the surface.
  let inPoints: AffineTransform
  /// Maps points of commands to device pixels.
  let inPixels: AffineTransform
  let kind: Kind

  /// Components smaller than this share of the largest are rounding errors: the computed sine of
  /// half a turn is not 0.
  private static let rounding = 1e-10

  init(_ transform: AffineTransform, scale: Double) {
    inPoints = transform
    inPixels = transform.concatenating(AffineTransform(scaleX: scale, y: scale))
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let least = Self.rounding * max(abs(a), abs(b), abs(c), abs(d))
    if abs(b) <= least, abs(c) <= least {
      kind = a > 0 && abs(a - d) <= least ? .scaled(a) : .upright
    } else {
      kind = abs(a) <= least && abs(d) <= least ? .upright : .slanted
    }
  }

  var isUpright: Bool {
    if case .slanted = kind { false } else { true }
  }

  /// The mean number of pixels per point of commands: the square root of the factor for areas.
  var scale: Double { abs(inPixels.determinant).squareRoot() }

  /// The pixels per point along the x axis and along the y axis of commands.
  var stretch: (x: Double, y: Double) {
    (Point(x: inPixels.a, y: inPixels.b).length, Point(x: inPixels.c, y: inPixels.d).length)
  }
}
