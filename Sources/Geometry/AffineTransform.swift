// The only file of this module that calls the C library.
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A map of the plane that keeps straight lines straight and parallels parallel.
///
/// A transform scales, turns, shears and moves. A point becomes
///
///     x' = a * x + c * y + tx
///     y' = b * x + d * y + ty
///
/// The y axis grows downwards, so a positive angle turns clockwise on screen. Names, order of
/// multiplication and results are those of Core Graphics' `CGAffineTransform`.
///
/// ```swift
/// view.transform = AffineTransform(rotationAngle: .pi / 12).scaledBy(x: 1.2, y: 1.2)
/// ```
public struct AffineTransform: Hashable, Sendable {
  /// The change of x' per point of x.
  public var a: Double
  /// The change of y' per point of x.
  public var b: Double
  /// The change of x' per point of y.
  public var c: Double
  /// The change of y' per point of y.
  public var d: Double
  /// The translation to the right, in points.
  public var tx: Double
  /// The translation downwards, in points.
  public var ty: Double

  /// Makes a transform from its six numbers; `tx` and `ty` are in points.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The six numbers in the order of `init(a:b:c:d:tx:ty:)`.
  package var numbers: [Double] { [a, b, c, d, tx, ty] }

  /// Makes a translation, in points.
  public init(translationX tx: Double, y ty: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a transform that multiplies both coordinates; a negative factor mirrors.
  public init(scaleX sx: Double, y sy: Double) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a rotation about the origin, clockwise on screen; the angle is in radians.
  public init(rotationAngle angle: Double) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The angle by which the x axis is turned, in radians, clockwise on screen; in (-π, π].
  package var angle: Double { atan2(b, a) }

  /// The transform that leaves every point where it is.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether the transform leaves every point where it is.
  public var isIdentity: Bool { self == .identity }

  /// Whether all six numbers are finite.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The factor by which areas are multiplied; negative if the transform mirrors.
  public var determinant: Double { a * d - b * c }

  /// Whether the transform has an inverse.
  ///
  /// A transform that flattens the plane, such as a scale of 0, has no inverse. A transform
  /// whose determinant is subnormal or not finite also counts as not invertible.
  public var isInvertible: Bool { determinant.isNormal }

  // MARK: Combining

  /// A translation, in points, followed by this transform.
  public func translatedBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A scale, followed by this transform.
  public func scaledBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A rotation, clockwise on screen, followed by this transform; the angle is in radians.
  public func rotated(by angle: Double) -> AffineTransform {
    AffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// This transform, followed by `next`.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The inverse; the transform itself if ``isInvertible`` is false, as in Core Graphics.
  public func inverted() -> AffineTransform {
    guard isInvertible else { return self }
    let factor = 1 / determinant
    return AffineTransform(
      a: d * factor, b: -b * factor, c: -c * factor, d: a * factor,
      tx: (c * ty - d * tx) * factor, ty: (b * tx - a * ty) * factor)
  }
}

extension AffineTransform: CustomStringConvertible {
  /// The six numbers, in the order of their names.
  public var description: String { "[\(a), \(b), \(c), \(d), \(tx), \(ty)]" }
}

extension Point {
  /// The point after a transform.
  public func applying(_ transform: AffineTransform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension Size {
  /// The vector of width and height after a transform without its translation.
  ///
  /// The components of the result may be negative.
  public func applying(_ transform: AffineTransform) -> Size {
    Size(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension Rect {
  /// The four corners, clockwise from the top left.
  package var corners: [Point] {
    [
      origin, Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
    ]
  }

  /// The smallest upright rectangle around this rectangle after a transform.
  ///
  /// Null and infinite rectangles do not change.
  public func applying(_ transform: AffineTransform) -> Rect {
    if isNull || isInfinite { return self }
    return Rect(bounding: corners.map { $0.applying(transform) })
  }

  /// The smallest rectangle around points; null if there are none.
  package init(bounding points: [Point]) {
    guard var low = points.first else {
      self = .null
      return
    }
    var high = low
    for point in points.dropFirst() {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(origin: low, size: Size(width: high.x - low.x, height: high.y - low.y))
  }
}
