/// Linked scrolling: other views follow the offset of a scroll view, whatever changes that offset.
///
/// ```swift
/// pages.link(to: titles, along: .horizontal)                  // x / W · width of the title strip
/// pages.linkParallax(of: background, along: .horizontal)
/// pages.linkProgress(along: .horizontal) { progress in
///   for (page, badge) in badges.enumerated() { badge.alpha = progress.visibility(ofPage: page) }
/// }
/// left.link(to: right, along: .vertical, .wholeRange, isTwoWay: true)
/// ```
///
/// A follower is positioned at once when it is linked, and then at each change of the offset,
/// before the delegate is called. A change of size alone does not change the offset: see
/// ``ScrollLink/update()``.
extension ScrollView {
  /// Makes another scroll view follow this one along an axis.
  ///
  /// With `isTwoWay`, this scroll view also follows `target`; the view that a person drags then
  /// leads.
  ///
  /// - Precondition: `target` is another scroll view, and the rate of `mapping`, if it has one, is
  ///   finite.
  @discardableResult
  public func link(
    to target: ScrollView, along axis: Axis, _ mapping: ScrollMapping = .pageByPage,
    isTwoWay: Bool = false
  ) -> ScrollLink {
    require(target !== self, "ScrollView: \(self) cannot follow itself")
    if case .rate(let rate) = mapping {
      require(rate.isFinite, "ScrollView: a link's rate \(rate) is not finite")
    }
    let link = ScrollLink(
      self, along: axis,
      .scrollView(FollowingView(target), mapping, isTwoWay: isTwoWay))
    target.links.append(link)
    return add(link)
  }

  /// Moves a longer view along an axis, so that its end becomes visible together with the
  /// content's.
  ///
  /// From its current position, the view moves by −clamp(x / R · (L − W), 0, L − W) points. Here x
  /// is the distance of the offset from its least value, R the length of ``scrollRange``, L the
  /// length of the view, and W the length of this scroll view.
  @discardableResult
  public func linkParallax(of view: View, along axis: Axis) -> ScrollLink {
    add(ScrollLink(self, along: axis, .parallax(ParallaxView(view, along: axis))))
  }

  /// Calls a function with the progress of the content from one page towards the next.
  ///
  /// `pageLength` is in points; nil stands for the length of the scroll view. While that length is
  /// zero, the function is not called.
  @discardableResult
  public func linkProgress(
    along axis: Axis, pageLength: Double? = nil, _ body: @escaping (PageProgress) -> Void
  ) -> ScrollLink {
    add(ScrollLink(self, along: axis, .progress(pageLength: pageLength, body)))
  }

  private func add(_ link: ScrollLink) -> ScrollLink {
    links.append(link)
    link.update()
    return link
  }

  final func removeLink(_ link: ScrollLink) {
    links.removeAll { $0 === link }
  }

  /// Updates the views linked to this one after it has scrolled, and drops links that have ended.
  final func moveLinks() {
    for link in links where !link.didMove(self) { removeLink(link) }
  }
}
