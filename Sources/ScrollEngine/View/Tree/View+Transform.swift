extension View {
  /// How the view and everything in it is turned, scaled or moved, about its ``center``.
  ///
  /// As in UIKit, `center` and `bounds` stay what they are, and so does layout; `frame` becomes the
  /// smallest upright rectangle around what appears. Points are converted, hit and drawn through it.
  /// A transform that presses the view flat, as a scale of 0 does, leaves nothing to draw or hit.
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
      changeShowing { $0.transform = newValue.isIdentity ? nil : newValue }
      transformOrScaleDidChange()
      noteMove()
    }
  }

  /// The frame as it would be without the transform, in points of the superview.
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

  /// The middle of the bounds, in points of the superview, without what a subclass makes of it.
  final var storedCenter: Point { Point(x: uprightFrame.midX, y: uprightFrame.midY) }

  /// The smallest upright rectangle around the view, in points of the superview.
  final var boundingFrame: Rect {
    let upright = uprightFrame
    guard let transform = boxedShowing?.value.transform else { return upright }
    return upright.bounding(through: transform)
  }

  /// The upright frame that makes ``boundingFrame`` equal `rect`: the centre is exact, the size as
  /// far as the transform can be undone.
  final func uprightFrame(bounding rect: Rect) -> Rect {
    guard let transform = boxedShowing?.value.transform else { return rect }
    return uprightFrame.resized(toBound: rect, through: transform)
  }

  /// Whether the transform leaves nothing of the view to see or hit.
  final var isFlat: Bool {
    guard !isPlain, let transform = boxedShowing?.value.transform else { return false }
    return !transform.isInvertible
  }

  /// Whether the view or one that it lies in has a transform.
  final var liesTransformed: Bool {
    var view: View? = self
    while let current = view {
      if !current.isPlain, current.boxedShowing?.value.transform != nil { return true }
      view = current.superview
    }
    return false
  }

  /// The factor by which the transform multiplies lengths: the root of its factor for areas.
  final var transformScale: Double {
    guard !isPlain, let transform = boxedShowing?.value.transform, transform.isInvertible else {
      return 1
    }
    return abs(transform.determinant).squareRoot()
  }

  /// Converts a movement in the window to the coordinates of the view.
  final func movement(ofWindow movement: Point) -> Point {
    guard liesTransformed else { return movement * (1 / scaleInWindow) }
    return convert(movement, from: nil) - convert(.zero, from: nil)
  }

  /// Converts a movement in the view to the coordinates of the window.
  final func movementInWindow(_ movement: Point) -> Point {
    guard liesTransformed else { return movement * scaleInWindow }
    return convert(movement, to: nil) - convert(.zero, to: nil)
  }
}

extension Rect {
  /// The smallest upright rectangle around this one as a transform about its middle shows it.
  func bounding(through transform: AffineTransform) -> Rect {
    let middle = Point(x: midX, y: midY)
    return offsetBy(Point.zero - middle).applying(transform).offsetBy(middle)
  }

  /// This rectangle resized so that its bounding one becomes `rect`: the middle is exact, the size
  /// as far as the transform can be undone.
  ///
  /// A bounding rectangle does not determine the sides of a turned one: if its size is unchanged,
  /// so are they; otherwise the sides are those of `rect` transformed back, as in UIKit.
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
