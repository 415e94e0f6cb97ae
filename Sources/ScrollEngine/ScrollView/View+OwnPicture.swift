package import Drawing

/// What a view shows by itself, without the views in it that are drawn apart.
package struct OwnPicture {
  package let background: Color?
  /// The radius of the background's corners, in points.
  package let cornerRadius: Double
  /// The opacity; 0 for a hidden view, and for one without an area.
  package let alpha: Double
  package let clips: Bool
  /// The factor from lengths in the view to those of its frame: 1 unless it is zoomed.
  package let scale: Double
  /// How the view is turned, scaled or slanted about its centre, and the size that it has without that,
  /// in points of its superview; nil if it is upright.
  package let turn: (transform: AffineTransform, size: Size)?
  /// The axes along which the contents move with those of a container.
  package let axesOfContainer: (horizontal: Bool, vertical: Bool)
  /// What lies behind the views that are drawn apart, in the view's coordinates.
  package let behind: [DrawCommand]
  /// What lies between them, and before all of them, in the view's coordinates; from back to front.
  package let layers: [Layer]
  /// What lies over all, as scroll indicators do, from the origin of the view's bounds.
  package var above: [DrawCommand]

  /// What lies before some of the views that are drawn apart; the last one may only tell their order.
  package struct Layer {
    /// The views directly behind it, up to the layer before it or the back; in their order.
    package let views: [ObjectIdentifier]
    package let commands: [DrawCommand]
  }

  /// How far outside of a view its picture may reach, in points.
  package static let reach = 64.0
}

extension View {
  /// Runs `body` while views are left out of pictures, also of those that contain them.
  package static func leavingOut(_ views: [View], _ body: () -> Void) {
    for view in views { view.flags[.isLeftOut] = true }
    body()
    for view in views { view.flags[.isLeftOut] = false }
  }

  /// The picture of the view without those that are left out.
  ///
  /// What lies farther than ``OwnPicture/reach`` outside of the view is not in it.
  ///
  /// - Complexity: O(what is drawn).
  package final func ownPicture(text: any TextMeasuring) -> OwnPicture {
    let region = storedBounds.inset(by: -OwnPicture.reach)
    var canvas = Canvas(keeping: region, text: text)
    draw(in: &canvas)
    for view in drawnSubviews { view.render(in: &canvas) }
    let parts = canvas.commands.divided(at: canvas.gaps.map(\.place))
    var (layers, views): ([OwnPicture.Layer], [ObjectIdentifier]) = ([], [])
    for (gap, part) in zip(canvas.gaps, parts.dropFirst()) {
      views.append(gap.view)
      guard part.paints else { continue }
      layers.append(OwnPicture.Layer(views: views, commands: part))
      views = []
    }
    // Their order is seen only where they may overlap.
    if views.count > 1, presentedSubviews.contains(where: { $0.flags[.isLeftOut] && $0.mayOverlap })
    {
      layers.append(OwnPicture.Layer(views: views, commands: []))
    }
    var overlay = Canvas(
      keeping: region.offsetBy(.zero - storedBounds.origin), text: text)
    overlay.translate(by: .zero - storedBounds.origin)
    if let edgeStroke { drawEdge(edgeStroke, around: storedBounds, in: &overlay) }
    drawOverlay(in: &overlay)
    return OwnPicture(
      background: storedBackgroundColor, cornerRadius: cornerRounding,
      alpha: hides || isFlat ? 0 : storedAlpha, clips: clips, scale: frameScale,
      turn: isFlat || transform.isIdentity ? nil : (transform, uprightFrame.size),
      axesOfContainer: (self as? ScrollView)?.axesOfContainer ?? (false, false),
      behind: parts[0].paints ? parts[0] : [], layers: layers,
      above: overlay.commands.paints ? overlay.commands : [])
  }
}
