import Extents

/// A row that a table is scrolled to.
struct ScrollTarget {
  let path: IndexPath
  let position: TableView.ScrollPosition
  /// The offset of the scroller at which the row is in its place, as far as one knows, in points.
  var offset: Double
}

extension TableView {
  /// Where a row comes to lie that is scrolled to.
  public enum ScrollPosition: Hashable, Sendable {
    /// As near as it is: nowhere else if all of it is visible.
    case none
    case top
    case middle
    case bottom
  }

  /// Scrolls a row to a place in the visible part: exactly there, unless the content ends before.
  ///
  /// The visible part is what the insets and headers and footers that stick leave free. Rows on the
  /// way whose height is an estimate are measured as they come into sight, and the way is corrected.
  /// Not animated, the row is there and measured on return. A table in a container has the container
  /// scroll, and then the visible part is the container's.
  ///
  /// - Precondition: The table has the row.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    requireRow(indexPath)
    guard let position = resolved(scrollPosition, for: indexPath) else { return }
    var target = ScrollTarget(path: indexPath, position: position, offset: 0)
    target.offset = offset(for: target)
    scrollTarget = target
    let scroller = scroller(along: .vertical)
    scroller.setContentOffset(
      Point(x: scroller.contentOffset.x, y: target.offset), animated: animated)
    setNeedsLayout()
    if scroller !== self {
      scroller.targetFollower = self
      scroller.setNeedsLayout()
    }
    if scroller.motion.isNone { scroller.layoutIfNeeded() }
  }

  /// Scrolls the selected row to a place in the visible part, as
  /// ``scrollToRow(at:at:animated:)`` does; it does nothing if there is none.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Aiming

  /// The part of the scroller in which a row of a section can be seen, from its upper edge.
  private func freePart(inSection index: Int) -> (top: Double, bottom: Double) {
    var inset = stacking == nil ? adjustedContentInset : scrollerInset(along: .vertical)
    if style == .plain {
      let section = layout.section(at: index)
      inset.top += layout.headerHeight(of: section)
      inset.bottom += layout.footerHeight(of: section)
    }
    return (inset.top, scroller(along: .vertical).bounds.height - inset.bottom)
  }

  /// Where a row lies in the content of the scroller, along the axis.
  private func span(ofRowAt path: IndexPath) -> Rect {
    var frame = layout.rowFrame(at: path, width: 0)
    if stacking != nil {
      frame.origin.y = scrollerPosition(of: frame.minY, along: .vertical)
    }
    return frame
  }

  /// - Returns: nil for a row that need not be scrolled to.
  private func resolved(_ position: ScrollPosition, for path: IndexPath) -> ScrollPosition? {
    guard position == .none else { return position }
    let (top, bottom) = freePart(inSection: path.section)
    let offset = scroller(along: .vertical).contentOffset.y
    let frame = span(ofRowAt: path).offsetBy(Point(x: 0, y: -offset))
    if frame.minY < top || frame.height > bottom - top { return frame.minY == top ? nil : .top }
    return frame.maxY > bottom ? .bottom : nil
  }

  private func offset(for target: ScrollTarget) -> Double {
    let frame = span(ofRowAt: target.path)
    let (top, bottom) = freePart(inSection: target.path.section)
    let offset =
      switch target.position {
      case .none, .top: frame.minY - top
      case .middle: frame.midY - (top + bottom) / 2
      case .bottom: frame.maxY - bottom
      }
    let range = scroller(along: .vertical).scrollRange[.vertical]
    return min(max(offset, range.lowerBound), range.upperBound)
  }

  /// Whether the table is on its way to `scrollTarget`, or there: nobody has moved it elsewhere.
  var isAiming: Bool {
    guard let scrollTarget else { return false }
    let scroller = scroller(along: .vertical)
    switch scroller.motion {
    case .animation(let animation, _, _): return animation.destination.y == scrollTarget.offset
    case .none: return scroller.drag == nil && scroller.contentOffset.y == scrollTarget.offset
    case .fling, .smoothing: return false
    }
  }

  /// Corrects the way to the row, or where it lies, after rows have changed their heights.
  func aim() {
    guard let target = scrollTarget, layout.hasRow(at: target.path) else {
      scrollTarget = nil
      return
    }
    let offset = offset(for: target)
    scrollTarget?.offset = offset
    let scroller = scroller(along: .vertical)
    if case .animation(let animation, _, _) = scroller.motion {
      scroller.retarget(to: Point(x: animation.destination.x, y: offset))
    } else {
      scroller.contentOffset.y = offset
    }
  }
}

extension TableView: TargetFollowing {
  /// Goes on aiming until the row is in its place, and nothing around it is an estimate.
  func followScrollTarget() -> Bool {
    guard !needsReload else { return scrollTarget != nil }
    guard isAiming else {
      scrollTarget = nil
      return false
    }
    aim()
    let scroller = scroller(along: .vertical)
    let isThere = scroller.motion.isNone && scroller.contentOffset.y == scrollTarget?.offset
    if isThere, !needsLayout, !scroller.needsLayout { scrollTarget = nil }
    return scrollTarget != nil
  }
}
