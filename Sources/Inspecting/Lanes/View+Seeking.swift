package import ScrollEngine

extension View {
  /// Adds recognizers that call `seek` with the x coordinate, in points of this view, of each tap
  /// and of a drag's steps; not for taps that `takesTap` takes for something else.
  package func addSeeking(
    takesTap: @escaping (Point) -> Bool = { _ in false }, _ seek: @escaping (Double) -> Void
  ) {
    addGestureRecognizer(
      TapGestureRecognizer { [unowned self] in
        let point = $0.location(in: self)
        if $0.state == .ended, !takesTap(point) { seek(point.x) }
      })
    addGestureRecognizer(
      PanGestureRecognizer { [unowned self] in
        if $0.state == .began || $0.state == .changed { seek($0.location(in: self).x) }
      })
  }
}
