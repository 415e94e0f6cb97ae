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
/// It scales, turns, shears and moves. A point becomes
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
  /// How far x moves per point of x.
  public var a: Double
  /// How far y moves per point of x.
  public var b: Double
  /// How far x moves per point of y.
  public var c: Double
  /// How far y moves per point of y.
  public var d: Double
  /// How far everything moves to the right, in points.
  public var tx: Double
  /// How far everything moves down, in points.
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

  /// Moves everything, in points.
  public init(translationX tx: Double, y ty: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Multiplies both coordinates; a negative factor mirrors.
  public init(scaleX sx: Double, y sy: Double) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Turns about the origin, clockwise on screen; the angle is in radians.
  public init(rotationAngle angle: Double) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Leaves every point where it is.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether it leaves every point where it is.
  public var isIdentity: Bool { self == .identity }

  /// Whether all six numbers are finite.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// By what areas are multiplied; negative if it mirrors.
  public var determinant: Double { a * d - b * c }

  /// Whether there is a way back; not if it presses the plane flat, as a scale of 0 does.
  public var isInvertible: Bool { determinant.isNormal }

  // MARK: Combining

  /// This transform after a translation, in points of the coordinates before it.
  public func translatedBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// This transform after a scale.
  public func scaledBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// This transform after a turn, clockwise on screen; the angle is in radians.
  public func rotated(by angle: Double) -> AffineTransform {
    AffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// First this transform, then another one.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The way back; where there is none (``isInvertible``), the transform itself, as in UIKit.
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
  /// Where a transform takes the point.
  public func applying(_ transform: AffineTransform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension Size {
  /// The vector of width and height as a transform turns and scales it; it may become negative.
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

  /// The smallest upright rectangle around what a transform makes of this one.
  ///
  /// Null and infinite rectangles stay what they are.
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
