import Extents

// Children by number: views that are stacked, or children of a data source.
extension ContainerScrollView {
  /// Provides the children by number, and makes those in sight; nil, the default, for children
  /// that are stacked as views.
  ///
  /// A container has either a data source or stacked views: with a data source, the program cannot
  /// stack views, and with stacked views, it cannot set a data source. Setting this property asks
  /// at once for the number of children and for their lengths.
  /// ``StackingScrollView/arrangedSubviews`` holds the children that exist. A data source that is
  /// deallocated provides nothing; the children it has made stay.
  ///
  /// With a data source:
  ///
  /// - Children exist after the first layout, while they are in sight. A container that is itself
  ///   out of sight in another container has no children.
  /// - A new axis or ``StackingScrollView/spacing`` causes a ``reloadData()``. A new breadth does
  ///   not: lengths that depend on it are corrected as children come into sight.
  /// - A child that is hidden has no length, so it is given back, and made again after
  ///   ``reloadChildren(in:)``.
  /// - Only children that exist are called with the target offset of a drag.
  /// - ``StackingScrollView/place`` identifies children by number.
  ///
  /// - Precondition: Nothing is stacked, or all children came from a data source; and no callback
  ///   of the data source is running.
  /// - Complexity: O(n) for n children, whose number and lengths are requested.
  public var dataSource: (any ContainerScrollViewDataSource)? {
    get { numbered?.source }
    set { setDataSource(newValue) }
  }

  /// The number of children: the data source's last answer, or the number of stacked views.
  public var numberOfChildren: Int { slots.count }

  /// The child at an index; nil while the child does not exist, because it is out of sight.
  ///
  /// - Precondition: `index` lies in 0..<``numberOfChildren``.
  public func child(at index: Int) -> View? {
    requireChild(index)
    return self.index(inSlot: index).map { arrangedSubviews[$0] }
  }

  /// The index of a child among all children; nil for any other view.
  public func index(ofChild view: View) -> Int? { index(of: view).map(slot(at:)) }

  /// The frame of all of a child's content in the container's content, in points, from the lengths
  /// known so far. See ``StackingScrollView/contentFrame(of:)``.
  ///
  /// - Precondition: `index` lies in 0..<``numberOfChildren``.
  /// - Complexity: O(log n) in the number of children.
  public func contentFrame(ofChildAt index: Int) -> Rect {
    requireChild(index)
    let span = span(inSlot: index)
    let (near, breadth) =
      self.index(inSlot: index).map { self.span(of: items[$0]) } ?? (0, measuredBreadth)
    return Rect(axis: axis, start: span.start, thickness: span.length, near: near, breadth: breadth)
  }

  /// Scrolls a child to an exact position in the visible part, as far as the content allows.
  ///
  /// Children before the target may turn out longer or shorter than assumed; the target offset is
  /// then corrected.
  /// - Precondition: `index` lies in 0..<``numberOfChildren``.
  public func scrollToChild(at index: Int, at position: ScrollPosition, animated: Bool) {
    requireChild(index)
    during(.scrollToChild) {
      scroll(to: target(inSlot: index), at: position, animated: animated)
    }
  }

  private func requireChild(_ index: Int) {
    require(
      index >= 0 && index < numberOfChildren,
      "ContainerScrollView: child \(index) is outside 0..<\(numberOfChildren) of \(self)")
  }
}
