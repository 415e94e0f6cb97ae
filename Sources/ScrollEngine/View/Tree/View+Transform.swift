extension View {
  /// The rotation, scale and translation of the view and its contents, about its ``center``.
  ///
  /// As in UIKit, `center`, `bounds` and the layout stay the same; `frame` becomes the smallest
  /// upright rectangle around the transformed view. Conversion, hit testing and drawing apply the
  /// transform. A view with a singular transform, such as a scale of 0, is neither drawn nor hit.
  ///
  /// ```swift
  /// card.transform = AffineTransform(rotationAngle: .pi / 8)
  /// card.transform = .identity   // upright again
  /// ```
  ///
  /// - Precondition: All six numbers are finite.
  public final var transform: AffineTransform {
    get { boxedShowing?.value.transform ?? .identity }
    set {
      require(newValue.isFinite, "View: transform \(newValue) is not finite")
      guard newValue != transform else { return }
      noteChange(of: .transform)
      changeShowing { $0.transform = newValue.isIdentity ? nil : newValue }
      transformOrScaleDidChange()
      noteMove()
    }
  }

  /// The frame that the view has without its transform, in points of the superview.
  final var uprightFrame: Rect {
    get {
      guard !isPlain else { return Rect(origin: position, size: storedBounds.size) }
      return Rect(
        origin: position,
        size: Size(width: storedBounds.width * frameScale, height: storedBounds.height * frameScale)
      )
    }
    set {
      guard boxedShowing?.value.transform != nil else { return frame = newValue }
      View.requireFinite(newValue, "frame")
      setUprightFrame(newValue)
    }
  }

  /// The centre of the bounds, in points of the superview, regardless of overrides.
  final var storedCenter: Point { Point(x: uprightFrame.midX, y: uprightFrame.midY) }

  /// The smallest upright rectangle around the transformed view, in points of the superview.
  final var boundingFrame: Rect {
    let upright = uprightFrame
    guard let transform = boxedShowing?.value.transform else { return upright }
    return upright.bounding(through: transform)
  }

  /// The upright frame for a ``boundingFrame`` of `rect`: the centre is exact; for the size, see
  /// `Rect.resized(toBound:through:)`.
  final func uprightFrame(bounding rect: Rect) -> Rect {
    guard let transform = boxedShowing?.value.transform else { return rect }
    return uprightFrame.resized(toBound: rect, through: transform)
  }

  /// Whether the transform is singular, so that the view is neither drawn nor hit.
  final var isFlat: Bool {
    guard !isPlain, let transform = boxedShowing?.value.transform else { return false }
    return !transform.isInvertible
  }

  /// The factor of the transform for lengths: the square root of its factor for areas.
  final var transformScale: Double {
    guard !isPlain, let transform = boxedShowing?.value.transform, transform.isInvertible else {
      return 1
    }
    return abs(transform.determinant).squareRoot()
  }

  /// Converts a movement in the window to the coordinates of the view.
  final func movement(ofWindow movement: Point) -> Point {
    if let uprightScale { return movement * (1 / uprightScale) }
    return convert(movement, from: nil) - convert(.zero, from: nil)
  }

  /// Converts a movement in the view to the coordinates of the window.
  final func movementInWindow(_ movement: Point) -> Point {
    if let uprightScale { return movement * uprightScale }
    return convert(movement, to: nil) - convert(.zero, to: nil)
  }
}

extension Rect {
  /// The smallest upright rectangle around this one after a transform about its centre.
  func bounding(through transform: AffineTransform) -> Rect {
    let middle = Point(x: midX, y: midY)
    return offsetBy(Point.zero - middle).applying(transform).offsetBy(middle)
  }

  /// This rectangle, resized so that its bounding rectangle becomes `rect`: its new centre is
  /// exact, its size not always.
  ///
  /// A bounding rectangle does not determine the sides of a rotated one. If the bounding size is
  /// unchanged, or the transform cannot be inverted, the sides stay the same; otherwise they are
  /// those of `rect` transformed back, as in UIKit.
  func resized(toBound rect: Rect, through transform: AffineTransform) -> Rect {
    var size = size
    if rect.size != bounding(through: transform).size, transform.isInvertible {
      size = Rect(origin: .zero, size: rect.size).applying(transform.inverted()).size
    }
    return Rect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
