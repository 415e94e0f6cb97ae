/// A follower of a scroll view's offset.
///
/// A scroll view makes its links and owns them; a link ends when either end is deallocated, or by
/// ``end()``. Delegates are unaffected, and find the followers in position when they are called.
/// See ``ScrollView/link(to:along:_:isTwoWay:)``, ``ScrollView/linkParallax(of:along:)`` and
/// ``ScrollView/linkProgress(along:pageLength:_:)``.
@MainActor
public final class ScrollLink {
  enum Follower {
    /// Unowned: each end removes the link from the other when it is deallocated.
    case scrollView(Unmanaged<ScrollView>, ScrollMapping, isTwoWay: Bool)
    case parallax(ParallaxView)
    case progress(pageLength: Double?, (PageProgress) -> Void)
  }

  let axis: Axis
  private let follower: Follower
  /// The scroll view that made the link; nil once it has ended.
  private var source: Unmanaged<ScrollView>?

  init(_ source: ScrollView, along axis: Axis, _ follower: Follower) {
    self.source = Unmanaged.passUnretained(source)
    self.axis = axis
    self.follower = follower
  }

  /// Whether anything still follows.
  public var isActive: Bool { source != nil }

  /// Releases the follower, which stays where it is.
  public func end() {
    guard let source = source?.takeUnretainedValue() else { return }
    self.source = nil
    source.removeLink(self)
    if case .scrollView(let target, _, _) = follower {
      target.takeUnretainedValue().removeLink(self)
    }
  }

  /// Repositions the follower, for instance after a size it depends on has changed.
  public func update() {
    if let source { follow(source.takeUnretainedValue()) }
  }

  /// Called when one of the two ends has moved.
  func didMove(_ view: ScrollView) {
    guard let source else { return }
    if source == view { return follow(view) }
    guard case .scrollView(let target, let mapping, isTwoWay: true) = follower, target == view
    else { return }
    let leader = source.takeUnretainedValue()
    lead(leader, to: mapping.offset(of: leader, leading: view, along: axis), by: view)
  }

  private func follow(_ source: ScrollView) {
    switch follower {
    case .scrollView(let target, let mapping, _):
      let view = target.takeUnretainedValue()
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
    // The leader is never moved by its followers, directly or through others.
    guard let offset, offset.isFinite, !view.isLeading, view.contentOffset[axis] != offset else {
      return
    }
    // A hand on a follower outranks whatever moves the leader.
    if leader.drag == nil, view.drag != nil { return }
    let wasLeading = leader.isLeading
    leader.isLeading = true
    defer { leader.isLeading = wasLeading }
    if leader.drag != nil { view.stopScrolling() }
    view.contentOffset[axis] = offset
  }
}

/// A view that moves in front of or behind a scroll view at its own rate.
@MainActor
final class ParallaxView {
  private weak var view: View?
  /// The position of the view while the content is at its start, in points.
  private let start: Double

  init(_ view: View, along axis: Axis) {
    self.view = view
    start = view.frame.origin[axis]
  }

  /// Returns whether the view still exists.
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
