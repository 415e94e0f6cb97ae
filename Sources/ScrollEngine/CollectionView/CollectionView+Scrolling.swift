import ScrollMotion

// Scrolling to an item, also past items of which nobody knows the size yet.
extension CollectionView {
  /// Where an item is to lie within what is seen; one for each axis at most.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)

    static let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
    static let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
  }

  /// An item that a program has asked to scroll to.
  struct ScrollTarget {
    var indexPath: IndexPath
    let position: ScrollPosition
    /// Where that is, as far as was known: another offset means that somebody else has scrolled.
    var offset: Point
  }

  /// Scrolls so that an item lies at a position, as far as the content reaches.
  ///
  /// It ends exactly there, also where items on the way turn out to have another size than was
  /// estimated. An axis that no position names stays as it is.
  /// - Precondition: The collection has the item, and there is one position for each axis at most.
  public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    requireItem(indexPath)
    for positions in [ScrollPosition.vertical, .horizontal] {
      let named = position.intersection(positions)
      require(
        named.rawValue.nonzeroBitCount <= 1,
        "CollectionView: \(indexPath) cannot lie at more than one position along an axis")
    }
    guard let offset = offset(showing: indexPath, at: position) else { return }
    scrollTarget = ScrollTarget(indexPath: indexPath, position: position, offset: offset)
    setContentOffset(offset, animated: animated)
    // What is already seen may have to be measured before it is known where the item lies.
    layoutIfNeeded()
    if animationTarget == nil, !isUpdating { scrollTarget = nil }
  }

  /// The offset at which an item lies at a position; nil where the layout does not know the item.
  private func offset(showing path: IndexPath, at position: ScrollPosition) -> Point? {
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return nil }
    let inset = adjustedContentInset
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - (bounds.height + inset.top - inset.bottom) / 2
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - bounds.height + inset.bottom
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (bounds.width + inset.left - inset.right) / 2
    } else if position.contains(.right) {
      offset.x = frame.maxX - bounds.width + inset.right
    }
    let clamped = scrollRange.clamp(offset)
    if position.isDisjoint(with: .vertical) {
      offset.x = clamped.x
    } else if position.isDisjoint(with: .horizontal) {
      offset.y = clamped.y
    } else {
      offset = clamped
    }
    return offset
  }

  /// Corrects where a scroll to an item ends, after cells have been measured.
  func followScrollTarget() {
    guard let target = scrollTarget else { return }
    // A person, or a program, may have scrolled elsewhere.
    guard isUnderWay(target), counts.hasItem(at: target.indexPath),
      let offset = offset(showing: target.indexPath, at: target.position)
    else {
      scrollTarget = nil
      return
    }
    guard offset != target.offset else {
      if animationTarget == nil { scrollTarget = nil }
      return
    }
    scrollTarget?.offset = offset
    if animationTarget == nil {
      contentOffset = offset
    } else {
      animationTarget = offset
    }
  }

  /// Moves the content for a reason of the collection's own: it is no scrolling elsewhere.
  func keepingScrollTarget(_ move: () -> Void) {
    let isKept = scrollTarget.map(isUnderWay) ?? false
    move()
    if isKept { scrollTarget?.offset = animationTarget ?? contentOffset }
  }

  private func isUnderWay(_ target: ScrollTarget) -> Bool {
    drag == nil && target.offset == animationTarget ?? contentOffset
  }

  /// Where an animation of a program ends; nil where there is none. Another one is reached in time.
  private var animationTarget: Point? {
    get {
      if case .animation(let animation, _, _) = motion { animation.destination } else { nil }
    }
    set {
      if let newValue { retarget(to: newValue) }
    }
  }
}
