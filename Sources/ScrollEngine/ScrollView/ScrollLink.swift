/// A link from a scroll view to a follower of its offset.
///
/// A scroll view makes its links and owns them. A link ends when the scroll view or its follower is
/// deallocated, or with ``end()``. Delegates are unaffected, and find the followers in position
/// when they are called. See ``ScrollView/link(to:along:_:isTwoWay:)``,
/// ``ScrollView/linkParallax(of:along:)`` and ``ScrollView/linkProgress(along:pageLength:_:)``.
@preconcurrency @MainActor
public final class ScrollLink {
  enum Follower {
    case scrollView(FollowingView, ScrollMapping, isTwoWay: Bool)
    case parallax(ParallaxView)
    case progress(pageLength: Double?, (PageProgress) -> Void)
  }

  let axis: Axis
  private let follower: Follower
  /// The scroll view that made the link; nil once it has ended.
  private weak var source: ScrollView?

  init(_ source: ScrollView, along axis: Axis, _ follower: Follower) {
    self.source = source
    self.axis = axis
    self.follower = follower
  }

  /// Whether the link has not ended.
  ///
  /// A parallax link whose view is deallocated ends at the next change of the offset.
  public var isActive: Bool {
    if case .scrollView(let target, _, _) = follower, target.view == nil { return false }
    return source != nil
  }

  /// Ends the link; the follower stays where it is.
  public func end() {
    guard let source else { return }
    self.source = nil
    source.removeLink(self)
    if case .scrollView(let target, _, _) = follower { target.view?.removeLink(self) }
  }

  /// Repositions the follower, for example after a size on which its position depends has changed.
  public func update() {
    if let source { follow(source) }
  }

  /// Called when the view at one end of the link has scrolled.
  ///
  /// Returns whether the link is still active.
  func didMove(_ view: ScrollView) -> Bool {
    guard isActive, let source else { return false }
    if source === view {
      follow(view)
    } else if case .scrollView(let target, let mapping, isTwoWay: true) = follower,
      target.view === view
    {
      lead(source, to: mapping.offset(of: source, leading: view, along: axis), by: view)
    }
    return true
  }

  private func follow(_ source: ScrollView) {
    switch follower {
    case .scrollView(let target, let mapping, _):
      guard let view = target.view else { return }
      lead(view, to: mapping.offset(of: view, following: source, along: axis), by: source)
    case .parallax(let parallax):
      if !parallax.follow(source, along: axis) { end() }
    case .progress(let pageLength, let tell):
      let length = pageLength ?? source.bounds.size[axis]
      let distance = source.contentOffset[axis] - source.scrollRange.minimum[axis]
      if let progress = PageProgress(distance: distance, pageLength: length) { tell(progress) }
    }
  }

  private func lead(_ view: ScrollView, to offset: Double?, by leader: ScrollView) {
    // The leader is never moved by its followers, directly or through other followers.
    guard let offset, offset.isFinite, !view.isLeading, view.contentOffset[axis] != offset else {
      return
    }
    // While the follower is dragged, only a drag of the leader moves it.
    if leader.drag == nil, view.drag != nil { return }
    let wasLeading = leader.isLeading
    leader.isLeading = true
    defer { leader.isLeading = wasLeading }
    if leader.drag != nil { view.stopScrolling() }
    var target = view.contentOffset
    target[axis] = offset
    view.setContentOffset(target, by: .link)
  }
}

/// A scroll view that follows another one.
@MainActor
final class FollowingView {
  // Weak, because any thread may deallocate the view. A weak access is slow, but few views follow.
  private(set) weak var view: ScrollView?

  init(_ view: ScrollView) { self.view = view }
}

/// A view that moves at its own rate, in front of or behind a scroll view.
@MainActor
final class ParallaxView {
  private weak var view: View?
  /// The position of the view while the content is at its start, in points.
  private let start: Double

  init(_ view: View, along axis: Axis) {
    self.view = view
    start = view.frame.origin[axis]
  }

  /// Moves the view; returns whether it still exists.
  func follow(_ source: ScrollView, along axis: Axis) -> Bool {
    guard let view else { return false }
    let range = source.scrollRange
    let length = range.maximum[axis] - range.minimum[axis]
    let slack = max(0, view.frame.size[axis] - source.bounds.size[axis])
    let moved = source.contentOffset[axis] - range.minimum[axis]
    let distance = length > 0 ? min(max(moved / length * slack, 0), slack) : 0
    view.frame.origin[axis] = start - distance
    return true
  }
}
