import ScrollMotion

// Scrolling to an item, also past items of unknown size.
extension CollectionView {
  /// Where to scroll an item in the visible part; at most one for each axis.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The positions as bits.
    public let rawValue: Int

    /// Creates a set of positions from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The upper edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// The middle between the upper and the lower edge.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The lower edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// The middle between the left and the right edge.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right edge.
    public static let right = ScrollPosition(rawValue: 32)

    static let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
    static let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
  }

  /// An item being scrolled to.
  struct ScrollTarget {
    var indexPath: IndexPath
    let position: ScrollPosition
    /// The target offset as far as known, on the axes of the scroller: any other offset means that
    /// the content was scrolled elsewhere.
    var offset: Point
  }

  /// Scrolls an item to a position, as far as the content reaches.
  ///
  /// It ends exactly there, even if items on the way turn out to have another size than estimated.
  /// An axis without a position stays as it is.
  /// - Precondition: The collection has the item, and there is at most one position for each axis.
  public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    requireElement(at: indexPath)
    for positions in [ScrollPosition.vertical, .horizontal] {
      let named = position.intersection(positions)
      require(
        named.rawValue.nonzeroBitCount <= 1,
        "CollectionView: \(indexPath) cannot lie at more than one position along an axis")
    }
    guard let offset = offset(showing: indexPath, at: position) else { return }
    scrollTarget = ScrollTarget(indexPath: indexPath, position: position, offset: offset)
    move(to: offset, animated: animated)
    // Visible items may have to be measured before the position of the item is known.
    if let stacking {
      let scroller = scroller(along: stacking.axis)
      (scroller as? any StackContainer)?.targetFollower = self
      scroller.setNeedsLayout()
      scroller.layoutIfNeeded()
    } else {
      layoutIfNeeded()
    }
    if !isAnimatedToTarget, !isChanging { scrollTarget = nil }
  }

  private func move(to offset: Point, animated: Bool) {
    guard let stacking else { return setContentOffset(offset, animated: animated) }
    let axis = stacking.axis
    var own = contentOffset
    own[axis.across] = offset[axis.across]
    if own != contentOffset { setContentOffset(own, animated: animated) }
    let scroller = scroller(along: axis)
    var outer = scroller.contentOffset
    outer[axis] = offset[axis]
    scroller.setContentOffset(outer, animated: animated)
    awaitAnimation(of: scroller)
  }

  /// The offset with an item at a position, on the axes of the scroller; nil if the layout does not
  /// know the item.
  private func offset(showing path: IndexPath, at position: ScrollPosition) -> Point? {
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return nil }
    var result = Point.zero
    for axis in Axis.allCases {
      let scroller = scroller(along: axis)
      let inset = scroller === self ? adjustedContentInset : scrollerInset(along: axis)
      let start = scrollerPosition(of: frame.start(along: axis), along: axis)
      let length = scroller.bounds.size[axis]
      let range = scroller.scrollRange[axis]
      let place: Double
      switch position.place(along: axis) {
      case .start: place = start - inset.near(along: axis)
      case .middle:
        place =
          start + frame.size[axis] / 2
          - (length + inset.near(along: axis) - inset.far(along: axis)) / 2
      case .end: place = start + frame.size[axis] - length + inset.far(along: axis)
      case nil:
        result[axis] = scroller.contentOffset[axis]
        continue
      }
      result[axis] = min(max(place, range.lowerBound), range.upperBound)
    }
    return result
  }

  // MARK: During the scroll

  /// Moves the content without ending the scroll to an item.
  func keepingScrollTarget(_ move: () -> Void) {
    let isKept = scrollTarget.map(isUnderWay) ?? false
    move()
    if isKept { scrollTarget?.offset = destination }
  }

  private func isUnderWay(_ target: ScrollTarget) -> Bool {
    guard target.offset == destination else { return false }
    return Axis.allCases.allSatisfy { scroller(along: $0).drag == nil }
  }

  /// Where the content comes to rest, on the axes of the scroller.
  private var destination: Point {
    var result = Point.zero
    for axis in Axis.allCases {
      let scroller = scroller(along: axis)
      result[axis] = (scroller.animationTarget ?? scroller.contentOffset)[axis]
    }
    return result
  }

  private var isAnimatedToTarget: Bool {
    Axis.allCases.contains { scroller(along: $0).isAnimating }
  }
}

extension CollectionView: TargetFollowing {
  var isAiming: Bool { scrollTarget.map(isUnderWay) ?? false }

  func aim() {
    guard let target = scrollTarget, counts.hasItem(at: target.indexPath),
      let offset = offset(showing: target.indexPath, at: target.position)
    else {
      scrollTarget = nil
      return
    }
    scrollTarget?.offset = offset
    let current = destination
    for axis in Axis.allCases where offset[axis] != current[axis] {
      scroller(along: axis).redirect(to: offset[axis], along: axis)
    }
  }

  /// Corrects the end of a scroll to an item after cells have been measured.
  func followScrollTarget() -> Bool {
    // A person, or a program, may have scrolled elsewhere.
    guard let target = scrollTarget, isAiming else {
      scrollTarget = nil
      return false
    }
    aim()
    if scrollTarget?.offset == target.offset, !isAnimatedToTarget { scrollTarget = nil }
    return scrollTarget != nil
  }
}

extension ScrollView {
  /// The end of a program's animation, or nil.
  fileprivate var animationTarget: Point? {
    if case .animation(let animation, _, _) = motion { animation.destination } else { nil }
  }
}

extension CollectionView.ScrollPosition {
  fileprivate enum Place {
    case start
    case middle
    case end
  }

  /// The position for an axis, if any.
  fileprivate func place(along axis: Axis) -> Place? {
    switch axis {
    case .vertical:
      contains(.top)
        ? .start : contains(.centeredVertically) ? .middle : contains(.bottom) ? .end : nil
    case .horizontal:
      contains(.left)
        ? .start : contains(.centeredHorizontally) ? .middle : contains(.right) ? .end : nil
    }
  }
}
