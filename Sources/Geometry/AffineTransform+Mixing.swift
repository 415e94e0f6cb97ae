extension AffineTransform {
  /// The transform on the way from this one, at a `progress` of 0, to another, at 1; beyond, it goes on.
  ///
  /// Both are taken apart into a rotation, two factors, a shear and a translation, which change
  /// evenly: a view that turns by a quarter keeps its size on the way. A turn takes the shorter way.
  /// If one of the two cannot be inverted, the six numbers change evenly instead.
  ///
  /// Source: the decomposition of 2D matrices in CSS Transforms, level 1.
  package func mixed(with other: AffineTransform, _ progress: Double) -> AffineTransform {
    func mix(_ from: Double, _ to: Double) -> Double { from * (1 - progress) + to * progress }
    guard progress != 0 else { return self }
    guard progress != 1 else { return other }
    guard isInvertible, other.isInvertible else {
      return AffineTransform(
        a: mix(a, other.a), b: mix(b, other.b), c: mix(c, other.c), d: mix(d, other.d),
        tx: mix(tx, other.tx), ty: mix(ty, other.ty))
    }
    var from = TransformParts(of: self)
    let to = TransformParts(of: other)
    // Mirrors of different axes are one mirror and half a turn.
    if from.scaleX * to.scaleX < 0, from.scaleY * to.scaleY < 0 {
      from = TransformParts(
        angle: from.angle + .pi, scaleX: -from.scaleX, scaleY: -from.scaleY, shear: -from.shear)
    }
    // In (-π, π], so that the turn is the shorter one.
    var turn = (to.angle - from.angle).remainder(dividingBy: 2 * .pi)
    if turn <= -.pi { turn = .pi }
    let parts = TransformParts(
      angle: from.angle + turn * progress, scaleX: mix(from.scaleX, to.scaleX),
      scaleY: mix(from.scaleY, to.scaleY), shear: mix(from.shear, to.shear))
    var mixed = parts.transform
    mixed.tx = mix(tx, other.tx)
    mixed.ty = mix(ty, other.ty)
    return mixed
  }
}

/// An invertible transform without its translation: a shear and two factors, and then a rotation.
private struct TransformParts {
  /// In radians, clockwise on screen.
  var angle: Double
  var scaleX: Double
  var scaleY: Double
  /// The movement to the right per point of y, before the rotation.
  var shear: Double

  init(angle: Double, scaleX: Double, scaleY: Double, shear: Double) {
    self.angle = angle
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.shear = shear
  }

  init(of transform: AffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    // A mirror turns the axis that is mirrored more.
    let isFlippedInX = transform.determinant < 0 && a < d
    let length = (a * a + b * b).squareRoot()
    scaleX = isFlippedInX ? -length : length
    let (cosine, sine) = (a / scaleX, b / scaleX)
    angle = AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0).angle
    shear = c * cosine + d * sine
    scaleY = transform.determinant / scaleX
  }

  var transform: AffineTransform {
    AffineTransform(a: scaleX, b: 0, c: shear, d: scaleY, tx: 0, ty: 0)
      .concatenating(AffineTransform(rotationAngle: angle))
  }
}
