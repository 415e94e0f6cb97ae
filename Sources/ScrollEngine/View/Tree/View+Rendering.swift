extension View {
  /// The offset from the frame at which the view is drawn while an update moves it, in points.
  public final var presentationOffset: Point { transit?.offset ?? .zero }
  /// The opacity that an update gives the view, from 0 to 1.
  public final var presentationAlpha: Double { transit?.alpha ?? 1 }

  /// Draws the view and everything in it, in the coordinates of its superview.
  public final func render(in canvas: inout Canvas) {
    guard flags.isDisjoint(with: .notDrawn), storedAlpha > 0, transit?.alpha != 0 else {
      if flags[.isLeftOut], !hides { canvas.noteGap(of: self) }
      return
    }
    // Not `saved`: a closure that leaves main-actor code is checked at each call.
    let before = canvas.save()
    if let transit {
      canvas.translate(by: transit.offset)
      canvas.multiplyOpacity(by: transit.alpha)
    }
    if isPlain, transit?.transform.isIdentity ?? true {
      canvas.translate(by: position - storedBounds.origin)
      renderInPlace(in: &canvas)
    } else {
      renderThroughTransform(in: &canvas)
    }
    canvas.restore(before)
  }

  /// Draws a view that is scaled, or has a transform.
  private func renderThroughTransform(in canvas: inout Canvas) {
    guard let transform = shownTransform else {
      canvas.translate(by: position)
      canvas.scale(by: frameScale)
      canvas.translate(by: Point.zero - storedBounds.origin)
      return renderInPlace(in: &canvas)
    }
    guard transform.isInvertible else { return }
    canvas.translate(by: storedCenter)
    let upright = canvas.pushTransform(transform)
    canvas.scale(by: frameScale)
    canvas.translate(by: Point(x: -storedBounds.midX, y: -storedBounds.midY))
    renderInPlace(in: &canvas)
    canvas.popTransform(upright)
  }

  /// The transform through which the view is drawn, including that of an update; nil if there is
  /// none.
  private var shownTransform: AffineTransform? {
    guard let showing = boxedShowing?.value else { return nil }
    guard let onTheWay = showing.transit?.transform, !onTheWay.isIdentity else {
      return showing.transform
    }
    return showing.transform.map { $0.concatenating(onTheWay) } ?? onTheWay
  }

  /// Draws the view and everything in it, in its own coordinates.
  @inline(__always)
  private func renderInPlace(in canvas: inout Canvas) {
    if storedAlpha < 1 { canvas.multiplyOpacity(by: storedAlpha) }
    alignFrame(at: storedBounds.origin, in: &canvas)
    if let transit { show(transit, in: &canvas) }
    if let storedBackgroundColor {
      canvas.fill(storedBounds, storedBackgroundColor, cornerRadius: cornerRounding)
    }
    if !clips || canvas.visibleRect.intersects(storedBounds) {
      if clips { canvas.clip(to: storedBounds) }
      let frame = canvas.save()
      canvas.align(movedBy: contentMovement)
      draw(in: &canvas)
      for view in drawnSubviews { view.render(in: &canvas) }
      canvas.restore(frame)
      if let boxedShowing, let edge = boxedShowing.value.edge { drawEdge(edge, in: &canvas) }
      drawOverlay(in: &canvas)
    }
  }

  /// Shifts the drawing that follows, in window coordinates, by the same fraction of a pixel as
  /// ``render(in:)`` shifts the contents of the view.
  /// - Complexity: O(depth²).
  package final func alignContents(in canvas: inout Canvas) {
    superview?.alignContents(in: &canvas)
    alignFrame(at: convert(bounds.origin, to: nil) + presentationOffset, in: &canvas)
    canvas.align(movedBy: contentMovement * scaleInWindow)
  }

  /// Aligns a view that moves by itself to whole pixels, so that nothing inside it moves relative
  /// to it. `origin` is the view's origin in canvas coordinates.
  private func alignFrame(at origin: Point, in canvas: inout Canvas) {
    if transit != nil || mayFloat || superview?.holdsInPlace(self) == true { canvas.align(origin) }
  }

  /// The layers of fills that make a soft shadow, from the outside in: reach in points, opacity.
  private static let shadow = [(reach: 4.0, opacity: 0.06), (2.0, 0.08), (0.5, 0.1)]
  /// The distance of the shadow below its view, in points.
  private static let shadowDrop = 2.0

  /// Draws the shadow of a raised view, and clips a partly covered one.
  private func show(_ transit: Transit, in canvas: inout Canvas) {
    if transit.lift > 0 {
      for (reach, opacity) in Self.shadow {
        canvas.fill(
          storedBounds.offsetBy(Point(x: 0, y: Self.shadowDrop * transit.lift))
            .inset(by: -reach * transit.lift),
          Color(0x000000).opacity(opacity * transit.lift),
          cornerRadius: cornerRounding + reach * transit.lift)
      }
    }
    if transit.cover != .zero { canvas.clip(to: storedBounds.inset(by: transit.cover)) }
  }
}
