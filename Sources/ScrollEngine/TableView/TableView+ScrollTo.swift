import Extents

extension TableView {
  /// A row being scrolled to.
  struct ScrollTarget {
    let path: IndexPath
    let position: ScrollPosition
    /// The part of the scroller where the row is to be, from its upper edge, in points.
    var part = VisiblePart(top: 0, bottom: 0)
    /// The offset of the scroller at which the row is in position, as far as known, in points.
    var offset = 0.0
  }

  /// Where in the visible part to scroll a row.
  public enum ScrollPosition: Hashable, Sendable {
    /// As near as possible: does not scroll if all of it is visible.
    case none
    /// At the upper edge.
    case top
    /// In the middle.
    case middle
    /// At the lower edge.
    case bottom
  }

  /// Scrolls a row to a position in the visible part, exactly, unless the content ends before.
  ///
  /// The visible part excludes insets and headers and footers that stick. Rows on the way with
  /// estimated heights are measured as they become visible, and the target is corrected. Not
  /// animated, the row is there and measured on return. A table in a container makes the container
  /// scroll, and then the visible part is the container's.
  ///
  /// - Precondition: The table has the row.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    requireElement(at: indexPath)
    guard let position = resolved(scrollPosition, for: indexPath) else { return }
    var target = ScrollTarget(path: indexPath, position: position)
    aim(&target)
    scrollTarget = target
    let scroller = scroller(along: .vertical)
    scroller.setContentOffset(
      Point(x: scroller.contentOffset.x, y: target.offset), animated: animated)
    setNeedsLayout()
    if scroller !== self {
      (scroller as? any StackContainer)?.targetFollower = self
      awaitAnimation(of: scroller)
      scroller.setNeedsLayout()
    }
    if scroller.motion.isNone { scroller.layoutIfNeeded() }
  }

  /// Scrolls the selected row to a position in the visible part, if there is one, as
  /// ``scrollToRow(at:at:animated:)`` does.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Aiming

  /// A part of the scroller, from its upper edge, in points.
  struct VisiblePart: Equatable {
    var top: Double
    var bottom: Double
  }

  /// The part of the scroller where a row of a section is visible.
  private func freePart(inSection index: Int) -> VisiblePart {
    var inset = stacking == nil ? adjustedContentInset : scrollerInset(along: .vertical)
    if style == .plain, layout.hasSupplements {
      let section = layout.section(at: index)
      inset.top += layout.headerHeight(of: section)
      inset.bottom += layout.footerHeight(of: section)
    }
    return VisiblePart(
      top: inset.top, bottom: scroller(along: .vertical).bounds.height - inset.bottom)
  }

  /// The extent of a row in the content of the scroller, along the axis.
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
    let part = freePart(inSection: path.section)
    let offset = scroller(along: .vertical).contentOffset.y
    let frame = span(ofRowAt: path).offsetBy(Point(x: 0, y: -offset))
    if frame.minY < part.top || frame.height > part.bottom - part.top {
      return frame.minY == part.top ? nil : .top
    }
    return frame.maxY > part.bottom ? .bottom : nil
  }

  /// Finds the final position of a row as of now.
  private func aim(_ target: inout ScrollTarget) {
    let frame = span(ofRowAt: target.path)
    let part = freePart(inSection: target.path.section)
    let offset =
      switch target.position {
      case .none, .top: frame.minY - part.top
      case .middle: frame.midY - (part.top + part.bottom) / 2
      case .bottom: frame.maxY - part.bottom
      }
    let range = stacking == nil ? layoutRange : scroller(along: .vertical).scrollRange
    target.part = part
    target.offset = range.clamp(Point(x: 0, y: offset)).y
  }

  /// The resting offsets of the content that the layout describes.
  var layoutRange: ScrollRange {
    ScrollRange(
      bounds: bounds.size, content: Size(width: bounds.width, height: layout.height),
      inset: adjustedContentInset)
  }

  /// Whether the table is on its way to `scrollTarget`, or there: it was not scrolled elsewhere.
  var isAiming: Bool {
    guard let scrollTarget else { return false }
    return scroller(along: .vertical).isHeaded(for: scrollTarget.offset, along: .vertical)
  }

  /// Corrects the scroll to the row after rows have changed their heights.
  func aim() {
    guard var target = scrollTarget, layout.hasRow(at: target.path) else {
      scrollTarget = nil
      return
    }
    aim(&target)
    scrollTarget = target
    scroller(along: .vertical).redirect(to: target.offset, along: .vertical)
  }

  /// Whether something has changed without correcting the aim: rows of the table itself correct it
  /// when they change.
  private var needsAim: Bool {
    guard stacking == nil, let target = scrollTarget, layout.hasRow(at: target.path) else {
      return true
    }
    return target.part != freePart(inSection: target.path.section)
  }
}

extension TableView: TargetFollowing {
  /// Keeps aiming until the row is in position, and nothing around it is an estimate.
  func followScrollTarget() -> Bool {
    guard !needsReload else { return scrollTarget != nil }
    guard isAiming else {
      scrollTarget = nil
      return false
    }
    if needsAim { aim() }
    let scroller = scroller(along: .vertical)
    let isThere = scroller.motion.isNone && scroller.contentOffset.y == scrollTarget?.offset
    if isThere, !needsLayout, !scroller.needsLayout { scrollTarget = nil }
    return scrollTarget != nil
  }
}
