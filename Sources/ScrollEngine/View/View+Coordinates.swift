extension View {
  /// A point of the superview's plane, in the view's own coordinates.
  func fromSuperview(_ point: Point) -> Point {
    (point - position) * (1 / scale) + storedBounds.origin
  }

  /// A point of the view's own plane, in the coordinates of its superview.
  func toSuperview(_ point: Point) -> Point {
    (point - storedBounds.origin) * scale + position
  }

  /// How much larger a point of the view is than a point of its window.
  var scaleInWindow: Double {
    var scale = scale
    var view = superview
    while let current = view {
      scale *= current.scale
      view = current.superview
    }
    return scale
  }

  /// The point of this view's plane, in the coordinates of another view of the same hierarchy.
  ///
  /// - Parameters:
  ///   - point: In points of this view's plane.
  ///   - view: nil stands for the root of the hierarchy.
  public func convert(_ point: Point, to view: View?) -> Point {
    let inRoot = convertToRoot(point)
    guard let view else { return inRoot }
    return view.convertFromRoot(inRoot)
  }

  /// The point of another view's plane, in the coordinates of this one.
  public func convert(_ point: Point, from view: View?) -> Point {
    convertFromRoot(view?.convertToRoot(point) ?? point)
  }

  public func convert(_ rect: Rect, to view: View?) -> Rect {
    let scale = scaleInWindow / (view?.scaleInWindow ?? 1)
    return Rect(
      origin: convert(rect.origin, to: view),
      size: Size(width: rect.width * scale, height: rect.height * scale))
  }

  public func convert(_ rect: Rect, from view: View?) -> Rect {
    let scale = (view?.scaleInWindow ?? 1) / scaleInWindow
    return Rect(
      origin: convert(rect.origin, from: view),
      size: Size(width: rect.width * scale, height: rect.height * scale))
  }

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
