package import Drawing
package import SceneParts
package import ScrollEngine

extension Pane {
  /// Draws the stamp of each cell in which it fits.
  ///
  /// `scale` is the number of points of the shell per point of the window. Stamps are drawn only in
  /// `uncovered`, in points of the window; nil for everywhere. `edge` is the distance that stamps
  /// keep from the upper and the lower edge of the viewport, in points of the window; nil for none.
  /// The cells in `absent` have no stamp.
  package func drawStamps(
    atScale scale: Double, uncovered: Rect? = nil, edge: Double? = nil,
    without absent: Set<ObjectIdentifier> = [], in canvas: inout Canvas
  ) {
    // Large enough for a legible letter on the stage.
    let usual = max(11, 9.5 / scale)
    let visible = canvas.visibleRect
    for list in lists {
      let queue = list.queue
      for (cell, _) in list.shownRows {
        if !absent.isEmpty, absent.contains(ObjectIdentifier(cell)) { continue }
        var frame = cell.convert(cell.bounds, to: nil).offsetBy(cell.presentationOffset)
        if let uncovered { frame = frame.intersection(uncovered) }
        // Stamps in smaller cells would touch each other.
        guard frame.intersects(visible), min(frame.width, frame.height) >= 1.9 * usual else {
          continue
        }
        let radius = min(usual, frame.height / 2 - 1)
        guard var center = list.stampPlace.center(in: frame, radius: radius) else { continue }
        if let edge { center.y = offEdges(center.y, radius + edge, in: frame) }
        guard cell.isSeen(at: center, radius: radius)
        else { continue }
        canvas.saved { canvas in
          cell.alignContents(in: &canvas)
          canvas.multiplyOpacity(by: cell.presentationAlpha)
          canvas.stamp(stamps.stamp(of: cell, in: queue), at: center, radius: radius)
        }
      }
    }
  }
}

extension Pane {
  /// The y of a stamp that keeps a distance from the edges of the viewport, on the side of its
  /// place, if the cell has room there; all in points of the window.
  fileprivate func offEdges(_ y: Double, _ distance: Double, in frame: Rect) -> Double {
    for edge in [0, viewport.height] where abs(y - edge) < distance {
      let isInside = edge == 0 ? y >= 0 : y < edge
      let moved = edge + ((edge == 0) == isInside ? distance : -distance)
      if moved - distance >= frame.minY - 1, moved + distance <= frame.maxY + 1 { return moved }
    }
    return y
  }
}

extension View {
  /// Whether the view is neither clipped nor covered at a point of its window, nor covered at the
  /// points a radius above and below.
  fileprivate func isSeen(at point: Point, radius: Double) -> Bool {
    var view: View = self
    while let parent = view.superview {
      if parent.clipsToBounds, !parent.bounds.contains(parent.convert(point, from: nil)) {
        return false
      }
      let siblings = parent.presentedSubviews
      // A loop, because a closure would check its actor for each view.
      var place = 0
      while place < siblings.count, siblings[place] !== view { place += 1 }
      if place + 1 < siblings.count {
        for y in [0, -radius, radius] {
          let inside = parent.convert(point + Point(x: 0, y: y), from: nil)
          for index in (place + 1)..<siblings.count where siblings[index].covers(inside) {
            return false
          }
        }
      }
      view = parent
    }
    return true
  }

  /// Whether the view or one of its subviews is opaque at a point of its superview.
  private func covers(_ point: Point) -> Bool {
    guard !isHidden, alpha == 1, presentationAlpha == 1,
      frame.offsetBy(presentationOffset).contains(point)
    else { return false }
    if backgroundColor?.alpha == 255 || self is ReusableView { return true }
    guard let superview else { return false }
    let inside = convert(point, from: superview)
    for view in presentedSubviews where view.covers(inside) { return true }
    return false
  }
}
