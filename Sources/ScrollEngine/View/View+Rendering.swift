extension View {
  /// How far it is drawn from its frame while an update moves it, in points.
  package final var presentationOffset: Point { transit?.offset ?? .zero }

  /// Draws the view and everything in it, in the coordinates of its superview.
  public final func render(in canvas: inout Canvas) {
    guard !isHidden, alpha > 0, transit?.alpha != 0 else { return }
    // Not `saved`: a closure that leaves main-actor code is checked at each call.
    let before = canvas.save()
    if let transit {
      canvas.translate(by: transit.offset)
      canvas.multiplyOpacity(by: transit.alpha)
    }
    if scale == 1 {
      canvas.translate(by: position - storedBounds.origin)
    } else {
      canvas.translate(by: position)
      canvas.scale(by: scale)
      canvas.translate(by: Point.zero - storedBounds.origin)
    }
    if alpha < 1 { canvas.multiplyOpacity(by: alpha) }
    if let backgroundColor {
      canvas.fill(storedBounds, backgroundColor, cornerRadius: cornerRadius)
    }
    if !clipsToBounds || canvas.visibleRect.intersects(storedBounds) {
      if clipsToBounds { canvas.clip(to: storedBounds) }
      draw(in: &canvas)
      for view in presentedSubviews { view.render(in: &canvas) }
      drawOverlay(in: &canvas)
    }
    canvas.restore(before)
  }
}
