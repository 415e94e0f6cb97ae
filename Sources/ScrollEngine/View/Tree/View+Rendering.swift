extension View {
  /// The offset from the frame at which the view is drawn while an update or an animation moves it, in
  /// points.
  public final var presentationOffset: Point { (transit?.offset ?? .zero) + shownShift }
  /// The opacity that an update gives the view, from 0 to 1.
  public final var presentationAlpha: Double { transit?.alpha ?? 1 }

  /// Draws the view and everything in it, in the coordinates of its superview.
  public final func render(in canvas: inout Canvas) {
    guard flags.isDisjoint(with: .notDrawn), shownAlpha > 0, transit?.alpha != 0 else {
      if flags[.isLeftOut], !hides { canvas.noteGap(of: self) }
      return
    }
    // Not `saved`: a closure that leaves main-actor code is checked at each call.
    let before = canvas.save()
    if boxedShowing == nil { renderUsual(in: &canvas) } else { renderShown(in: &canvas) }
    canvas.restore(before)
  }

  /// Draws a view that nothing moves, and that has no transform.
  @inline(__always)
  private func renderUsual(in canvas: inout Canvas) {
    enterBounds(in: &canvas)
    if storedAlpha < 1 { canvas.multiplyOpacity(by: storedAlpha) }
    if floats { canvas.align(storedBounds.origin) }
    if let storedBackgroundColor {
      canvas.fill(storedBounds, storedBackgroundColor, cornerRadius: cornerRounding)
    }
    renderContents(within: storedBounds, in: &canvas)
  }

  /// Draws a view with properties that few views have.
  @inline(never)
  private func renderShown(in canvas: inout Canvas) {
    if let transit {
      canvas.translate(by: transit.offset)
      canvas.multiplyOpacity(by: transit.alpha)
    }
    canvas.translate(by: shownShift)
    let transform = shownTransform
    guard !transform.isIdentity else {
      enterBounds(in: &canvas)
      return renderInPlace(in: &canvas)
    }
    guard transform.isInvertible else { return }
    let bounds = shownBounds
    canvas.translate(
      by: position + Point(x: bounds.width, y: bounds.height) * (frameScale / 2))
    let upright = canvas.pushTransform(transform)
    canvas.scale(by: frameScale)
    canvas.translate(by: Point(x: -bounds.midX, y: -bounds.midY))
    renderInPlace(in: &canvas)
    canvas.popTransform(upright)
  }

  /// Goes over from the coordinates of the superview to those of the view, without a transform.
  @inline(__always)
  private func enterBounds(in canvas: inout Canvas) {
    guard frameScale != 1 else { return canvas.translate(by: position - storedBounds.origin) }
    canvas.translate(by: position)
    canvas.scale(by: frameScale)
    canvas.translate(by: Point.zero - storedBounds.origin)
  }

  /// The transform through which the view is drawn, with that of an update.
  private var shownTransform: AffineTransform {
    let own = animatedTransform
    guard let onTheWay = transit?.transform, !onTheWay.isIdentity else { return own }
    return own.isIdentity ? onTheWay : own.concatenating(onTheWay)
  }

  /// Draws the view and everything in it, in its own coordinates, with what is shown of it.
  private func renderInPlace(in canvas: inout Canvas) {
    let bounds = shownBounds
    if shownAlpha < 1 { canvas.multiplyOpacity(by: shownAlpha) }
    alignFrame(at: storedBounds.origin, in: &canvas)
    if let transit { show(transit, in: &canvas) }
    if let color = shownBackgroundColor {
      canvas.fill(bounds, color, cornerRadius: cornerRounding)
    }
    renderContents(within: bounds, in: &canvas)
  }

  /// Draws the contents of the view, and its edge, clipped if it clips.
  @inline(__always)
  private func renderContents(within bounds: Rect, in canvas: inout Canvas) {
    guard !clips || canvas.visibleRect.intersects(bounds) else { return }
    if clips { canvas.clip(to: bounds) }
    let frame = canvas.save()
    canvas.align(movedBy: contentMovement)
    draw(in: &canvas)
    for view in drawnSubviews { view.render(in: &canvas) }
    canvas.restore(frame)
    if let boxedShowing, let edge = boxedShowing.value.edge {
      drawEdge(edge, around: bounds, in: &canvas)
    }
    drawOverlay(in: &canvas)
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
    if transit != nil || shownState != nil || floats { canvas.align(origin) }
  }

  /// Whether the view may stay in place while its surroundings move.
  @inline(__always)
  private var floats: Bool { mayFloat || superview?.holdsInPlace(self) == true }

  /// The layers of fills that make a soft shadow, from the outside in: reach in points, and opacity in
  /// light pictures and in dark ones, where black is seen less.
  private static let shadow = [
    (reach: 4.0, opacity: 0.06, inTheDark: 0.25), (2.0, 0.08, 0.3), (0.5, 0.1, 0.4),
  ]
  /// The distance of the shadow below its view, in points.
  private static let shadowDrop = 2.0

  /// Draws the shadow of a raised view, and clips a partly covered one.
  private func show(_ transit: Transit, in canvas: inout Canvas) {
    if transit.lift > 0 {
      let black = Color(0x000000)
      for (reach, opacity, inTheDark) in Self.shadow {
        canvas.fill(
          storedBounds.offsetBy(Point(x: 0, y: Self.shadowDrop * transit.lift))
            .inset(by: -reach * transit.lift),
          Color(
            light: black.opacity(opacity * transit.lift),
            dark: black.opacity(inTheDark * transit.lift)),
          cornerRadius: cornerRounding + reach * transit.lift)
      }
    }
    if transit.cover != .zero { canvas.clip(to: storedBounds.inset(by: transit.cover)) }
  }
}
