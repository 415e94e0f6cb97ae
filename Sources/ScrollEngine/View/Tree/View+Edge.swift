public import Drawing

extension View {
  /// A line along the inside of the view's edge, over everything in the view; nil for none. Its corners
  /// are as round as ``cornerRounding``.
  public final var edgeStroke: Stroke? {
    get { boxedShowing?.value.edge }
    set {
      guard newValue != edgeStroke else { return }
      changeShowing { $0.edge = newValue }
      markForDisplay()
    }
  }

  /// Draws an edge along the inside of a rectangle, in points of the view.
  final func drawEdge(_ edge: Stroke, around bounds: Rect, in canvas: inout Canvas) {
    guard edge.width > 0 else { return }
    var edge = edge
    edge.cornerRadius = cornerRounding
    canvas.stroke(bounds, edge)
  }

  // MARK: Depth

  /// Whether any view ever had a ``drawingDepth``; until then, none is looked for.
  @exclusivity(unchecked) private static var usesDepths = false

  /// The place among the siblings: those with greater depths are drawn in front of others, equal ones in
  /// the order of ``subviews``. Touches follow that order alone, as in UIKit with `zPosition`.
  ///
  /// - Precondition: Finite.
  public final var drawingDepth: Double {
    get { boxedShowing?.value.depth ?? 0 }
    set {
      require(newValue.isFinite, "View: drawingDepth \(newValue) is not finite")
      guard newValue != drawingDepth else { return }
      View.usesDepths = true
      changeShowing { $0.depth = newValue }
      superview?.markForDisplay()
    }
  }

  /// The presented subviews in the order in which they are drawn.
  final var drawnSubviews: [View] {
    let views = presentedSubviews
    guard View.usesDepths, views.contains(where: { $0.drawingDepth != 0 }) else { return views }
    return views.enumerated().sorted {
      ($0.element.drawingDepth, $0.offset) < ($1.element.drawingDepth, $1.offset)
    }.map(\.element)
  }
}
