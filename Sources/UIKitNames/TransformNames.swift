import Foundation
public import ScrollEngine

/// A matrix of four rows and columns, as in Core Animation. Views use its affine part.
public struct CATransform3D: Hashable, Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat

  /// Makes a matrix of its numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Makes the matrix of zeros, as in Core Animation; see `CATransform3DIdentity`.
  public init() { self.init(rows: Array(repeating: Array(repeating: 0, count: 4), count: 4)) }

  fileprivate init(rows: [[CGFloat]]) {
    let (a, b, c, d) = (rows[0], rows[1], rows[2], rows[3])
    self.init(
      m11: a[0], m12: a[1], m13: a[2], m14: a[3], m21: b[0], m22: b[1], m23: b[2], m24: b[3],
      m31: c[0], m32: c[1], m33: c[2], m34: c[3], m41: d[0], m42: d[1], m43: d[2], m44: d[3])
  }

  fileprivate var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }
}

/// The matrix that changes nothing.
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

/// The matrix of an affine transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}

/// A translation, in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

/// A scale along each axis.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// A rotation by an angle in radians about an axis; the identity for an axis without a length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let t = 1 - c
  return CATransform3D(rows: [
    [t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0],
    [t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0],
    [t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0],
    [0, 0, 0, 1],
  ])
}

/// Applies `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (a, b) = (a.rows, b.rows)
  return CATransform3D(
    rows: (0..<4).map { row in
      (0..<4).map { column in (0..<4).reduce(0) { $0 + a[row][$1] * b[$1][column] } }
    })
}

/// Translates, then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Scales, then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Rotates, then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Whether the matrix is that of an affine transform.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
    && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// The affine part of the matrix.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Whether both matrices have the same numbers.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

extension CATransform3D {
  /// The affine part, and whether it leaves something out that can be seen: a perspective, or a turn that
  /// is not in the plane of the screen. A depth by itself cannot be seen.
  fileprivate var seen: (affine: CGAffineTransform, isWhole: Bool) {
    let isFlat = m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0
    return (CATransform3DGetAffineTransform(self), isFlat && m44 == 1)
  }

  @MainActor private static var named: Set<String> = []

  /// The affine part; the first time that something is left out of a kind of view, a line on standard
  /// error says so.
  @MainActor
  fileprivate func affine(of view: @autoclosure () -> String) -> CGAffineTransform {
    let (affine, isWhole) = seen
    if !isWhole, Self.named.insert(view()).inserted {
      FileHandle.standardError.write(
        Data(
          "UIKitNames: the transform of \(view()) is not affine; only its affine part is seen\n"
            .utf8))
    }
    return affine
  }
}

extension View {
  /// The transform of the view; of one that is not affine, the affine part, and a line on standard error
  /// names the class of the view.
  public final var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = newValue.affine(of: "\(type(of: self))") }
  }
}

extension CollectionViewLayoutAttributes {
  /// The transform of the element; of one that is not affine, the affine part, and a line on standard error
  /// names the element.
  public final var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set {
      transform = newValue.affine(of: representedElementKind.map { "a \($0)" } ?? "a cell")
    }
  }
}
