/// Linked scrolling: other views follow the offset of a scroll view, whatever moves it.
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
/// What follows is put in its place at once when it is linked, and then with each change of the
/// offset, before the delegate is told of it. A change of a size alone is no change of the offset: see
/// ``ScrollLink/update()``.
extension ScrollView {
  /// Has another scroll view follow this one along an axis.
  ///
  /// - Parameters:
  ///   - target: The scroll view that follows.
  ///   - axis: The axis along which it does.
  ///   - mapping: How its offset follows from the one here.
  ///   - isTwoWay: Whether this one follows the other, too. Of two that are linked so, the one that a
  ///     person drags leads.
  /// - Precondition: The other one is another one, and a rate is finite.
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
      .scrollView(Unmanaged.passUnretained(target), mapping, isTwoWay: isTwoWay))
    target.links.append(link)
    return add(link)
  }

  /// Has a view that is longer than this one move along an axis so that it ends when the content does.
  ///
  /// It moves from where it is by what it is longer, and never further:
  /// −clamp(x / (content − W) · (length − W), 0, length − W).
  @discardableResult
  public func linkParallax(of view: View, along axis: Axis) -> ScrollLink {
    add(ScrollLink(self, along: axis, .parallax(ParallaxView(view, along: axis))))
  }

  /// Has a function told how far the content has gone from one page towards the next.
  ///
  /// - Parameters:
  ///   - axis: The axis along which pages follow each other.
  ///   - pageLength: In points; nil for the length of the view.
  ///   - body: Called with the progress, once at first and after each change of the offset.
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

  /// Brings what follows to its place.
  final func moveLinks() {
    for link in links { link.didMove(self) }
  }

  final func endLinks() {
    for link in links { link.end() }
  }
}
