extension View {
  /// Converts a point from the superview's coordinates to the view's own.
  func fromSuperview(_ point: Point) -> Point {
    guard let transform = boxedShowing?.value.transform else {
      return (point - position) * (1 / frameScale) + storedBounds.origin
    }
    let middle = Point(x: storedBounds.midX, y: storedBounds.midY)
    guard transform.isInvertible else { return middle }
    return (point - storedCenter).applying(transform.inverted()) * (1 / frameScale) + middle
  }

  /// Converts a point from the view's own coordinates to the superview's.
  func toSuperview(_ point: Point) -> Point {
    guard let transform = boxedShowing?.value.transform else {
      return (point - storedBounds.origin) * frameScale + position
    }
    let middle = Point(x: storedBounds.midX, y: storedBounds.midY)
    return ((point - middle) * frameScale).applying(transform) + storedCenter
  }

  /// The number of points in the window that a point of the view covers; under a transform, the
  /// square root of the factor for areas.
  var scaleInWindow: Double {
    var scale = frameScale * transformScale
    var view = superview
    while let current = view {
      scale *= current.frameScale * current.transformScale
      view = current.superview
    }
    return scale
  }

  /// Converts a point of this view to the coordinates of another view in the same hierarchy, or of
  /// the root for nil.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: Point, to view: View?) -> Point {
    let inRoot = convertToRoot(point)
    guard let view else { return inRoot }
    return view.convertFromRoot(inRoot)
  }

  /// Converts a point of another view, or of the root for nil, to the coordinates of this one.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: Point, from view: View?) -> Point {
    convertFromRoot(view?.convertToRoot(point) ?? point)
  }

  /// Converts a rectangle of this view to the coordinates of another one, or of the root for nil.
  ///
  /// If there are transforms between the views, the result is the smallest upright rectangle around
  /// the transformed one.
  /// - Complexity: O(depth).
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    guard let corner = inRoot(rect.origin), let other = view.map(\.uprightScale) ?? 1 else {
      return Rect(bounding: rect.corners.map { convert($0, to: view) })
    }
    let scale = corner.scale / other
    return Rect(
      origin: view?.convertFromRoot(corner.point) ?? corner.point,
      size: Size(width: rect.width * scale, height: rect.height * scale))
  }

  /// Converts a rectangle of another view, or of the root for nil, to the coordinates of this one.
  ///
  /// If there are transforms between the views, the result is the smallest upright rectangle around
  /// the transformed one.
  /// - Complexity: O(depth).
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    let corner = view.map { $0.inRoot(rect.origin) } ?? (rect.origin, 1)
    guard let corner, let own = uprightScale else {
      return Rect(bounding: rect.corners.map { convert($0, from: view) })
    }
    let scale = corner.scale / own
    return Rect(
      origin: convertFromRoot(corner.point),
      size: Size(width: rect.width * scale, height: rect.height * scale))
  }

  /// A point of this view in the coordinates of the root, and ``scaleInWindow``, in one walk; nil
  /// under a transform.
  private func inRoot(_ point: Point) -> (point: Point, scale: Double)? {
    var (point, scale, view) = (point, 1.0, self)
    while true {
      guard view.boxedShowing?.value.transform == nil else { return nil }
      scale *= view.frameScale
      guard let superview = view.superview else { return (point, scale) }
      point = view.toSuperview(point)
      view = superview
    }
  }

  /// ``scaleInWindow``; nil if the view or one of its superviews has a transform.
  final var uprightScale: Double? { inRoot(Point.zero)?.scale }

  private func convertToRoot(_ point: Point) -> Point {
    var point = point
    var view = self
    while let superview = view.superview {
      point = view.toSuperview(point)
      view = superview
    }
    return point
  }

  private func convertFromRoot(_ point: Point) -> Point {
    guard let superview else { return point }
    return fromSuperview(superview.convertFromRoot(point))
  }
}
