package import Drawing
package import SceneParts
package import ScrollEngine

extension Pane {
  /// Draws the stamp of each cell in which it fits.
  ///
  /// `scale` is the number of points of the shell per point of the window. Stamps are drawn only in
  /// `uncovered`, in points of the window; nil for everywhere. The cells in `absent` have no stamp.
  package func drawStamps(
    atScale scale: Double, uncovered: Rect? = nil, off edges: StampEdges? = nil,
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
        if let edges {
          center = edges.moved(center, radius: radius, in: list.stampPlace.room(in: frame))
        }
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

/// The edges that stamps keep off.
package struct StampEdges {
  /// The rectangle with the edges, in points of the window.
  let rect: Rect
  /// The distance between a stamp and an edge, in points of the window.
  let clearance: Double

  package init(of rect: Rect, clearance: Double) {
    self.rect = rect
    self.clearance = clearance
  }

  /// The centre of a stamp beside the edges that cross it: on the side of its place if there is
  /// room, else on the other side; unchanged without room.
  fileprivate func moved(_ center: Point, radius: Double, in room: Rect) -> Point {
    Point(
      x: moved(center.x, radius, off: [rect.minX, rect.maxX], in: room.minX...room.maxX),
      y: moved(center.y, radius, off: [rect.minY, rect.maxY], in: room.minY...room.maxY))
  }

  private func moved(
    _ place: Double, _ radius: Double, off edges: [Double], in room: ClosedRange<Double>
  ) -> Double {
    let distance = radius + clearance
    for edge in edges where abs(place - edge) < distance {
      let way = place < edge ? -distance : distance
      for place in [edge + way, edge - way]
      where place - radius >= room.lowerBound && place + radius <= room.upperBound {
        return place
      }
    }
    return place
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
        let middle = parent.convert(point, from: nil)
        let upper = parent.convert(point - Point(x: 0, y: radius), from: nil)
        let lower = parent.convert(point + Point(x: 0, y: radius), from: nil)
        for index in (place + 1)..<siblings.count {
          let sibling = siblings[index]
          // Most views lie elsewhere.
          let frame = sibling.frame.offsetBy(sibling.presentationOffset)
          if frame.contains(middle) && sibling.covers(middle)
            || frame.contains(upper) && sibling.covers(upper)
            || frame.contains(lower) && sibling.covers(lower)
          {
            return false
          }
        }
      }
      view = parent
    }
    return true
  }

  /// Whether the view or one of its subviews is opaque at a point of its superview that lies in the
  /// view's frame.
  private func covers(_ point: Point) -> Bool {
    guard !isHidden, alpha == 1, presentationAlpha == 1 else { return false }
    if backgroundColor?.alpha == 255 || self is ReusableView { return true }
    guard let superview else { return false }
    let inside = convert(point, from: superview)
    for view in presentedSubviews
    where view.frame.offsetBy(view.presentationOffset).contains(inside) && view.covers(inside) {
      return true
    }
    return false
  }
}
