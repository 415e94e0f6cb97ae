// Scroll views that the layout puts into the collection, and what lies in them.
extension CollectionView: ScrollerOwner {
  /// Shows a scroller that an element in sight names.
  func host(_ scroller: CollectionViewScroller) {
    guard scroller.superview !== self else { return }
    require(
      scroller.superview == nil && scroller.collection === self,
      "CollectionView: \(type(of: layout)) puts elements into \(scroller), which is not for \(self)"
    )
    scroller.takePlace()
    insertSubview(scroller, at: place(in: subviews, forZIndex: 0))
    scrollers.append(scroller)
  }

  /// Takes out the scrollers that are out of sight and hold nothing that stays.
  func releaseScrollers() {
    guard !scrollers.isEmpty else { return }
    let bounds = layoutBounds
    for scroller in scrollers where !scroller.layoutFrame.intersects(bounds) {
      guard !parked.contains(where: { $0.view.superview === scroller }) else { continue }
      takeOut(scroller)
    }
  }

  private func takeOut(_ scroller: CollectionViewScroller) {
    scrollers.removeAll { $0 === scroller }
    scroller.stopScrolling()
    if scroller.superview === self { scroller.removeFromSuperview() }
    scroller.didLeave()
  }

  /// Moves the scrollers to their frames in the layout.
  func placeScrollers() { for scroller in scrollers { scroller.takePlace() } }

  /// Has the elements in sight determined again, because a scroller shows another part of its
  /// content.
  func scrollerDidScroll(_ scroller: CollectionViewScroller) {
    guard scroller.superview === self else { return }
    if scroller.updateWantedRect() || !layout.keepsAttributes {
      sight = nil
    } else {
      sight?.zone = nil
    }
    setNeedsLayout()
  }

  /// The view in which an element's view lies.
  func host(of attributes: ElementAttributes) -> View { attributes.scroller ?? self }

  /// The frame of an element's view in its superview.
  func inner(_ attributes: ElementAttributes) -> Rect {
    attributes.scroller?.inside(attributes.frame) ?? seen(attributes.frame)
  }

  /// The frame of an element in the layout's coordinates, where a scroller shows it now: only the
  /// visible part of a scroller counts.
  func fieldFrame(of attributes: ElementAttributes) -> Rect {
    guard let scroller = attributes.scroller else { return attributes.boundingFrame }
    let frame = scroller.moved(attributes.boundingFrame).intersection(scroller.layoutFrame)
    return frame.isNull ? .zero : frame
  }

  func isVisible(_ attributes: ElementAttributes, in bounds: Rect) -> Bool {
    guard attributes.scroller != nil else { return attributes.shows(in: bounds) }
    return !attributes.isHidden && fieldFrame(of: attributes).intersects(bounds)
  }
}
