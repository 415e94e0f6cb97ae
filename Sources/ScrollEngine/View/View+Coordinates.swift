extension View {
  /// The centre of the frame, in the coordinates of the superview, in points.
  public var center: Point {
    get { Point(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = Point(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Converts a point from the superview's coordinates to the view's own.
  func fromSuperview(_ point: Point) -> Point {
    (point - position) * (1 / scale) + storedBounds.origin
  }

  /// Converts a point from the view's own coordinates to the superview's.
  func toSuperview(_ point: Point) -> Point {
    (point - storedBounds.origin) * scale + position
  }

  /// The length in the window's points of one point of the view.
  var scaleInWindow: Double {
    var scale = scale
    var view = superview
    while let current = view {
      scale *= current.scale
      view = current.superview
    }
    return scale
  }

  /// Converts a point of this view to the coordinates of another view in the same hierarchy.
  ///
  /// nil stands for the root of the hierarchy.
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
  /// - Complexity: O(depth).
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    let scale = scaleInWindow / (view?.scaleInWindow ?? 1)
    return Rect(
      origin: convert(rect.origin, to: view),
      size: Size(width: rect.width * scale, height: rect.height * scale))
  }

  /// Converts a rectangle of another view, or of the root for nil, to the coordinates of this one.
  ///
  /// - Complexity: O(depth).
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
