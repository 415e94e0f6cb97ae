extension CollectionView {
  /// The positions in the visible part to which an item is scrolled; at most one for each axis.
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

    /// The positions of an engine's scroll.
    init(_ places: PerAxis<ScrollPlace?>) {
      self = []
      switch places.y {
      case .near: insert(.top)
      case .middle: insert(.centeredVertically)
      case .far: insert(.bottom)
      case nil: break
      }
      switch places.x {
      case .near: insert(.left)
      case .middle: insert(.centeredHorizontally)
      case .far: insert(.right)
      case nil: break
      }
    }

    /// The positions named for an axis.
    fileprivate func places(along axis: Axis) -> [ScrollPlace] {
      let all: [(ScrollPosition, ScrollPlace)] =
        switch axis {
        case .vertical: [(.top, .near), (.centeredVertically, .middle), (.bottom, .far)]
        case .horizontal: [(.left, .near), (.centeredHorizontally, .middle), (.right, .far)]
        }
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  final func scrollItem(at indexPath: IndexPath, to position: ScrollPosition, animated: Bool) {
    requireElement(at: indexPath, call: "scrollToItem(at:at:animated:)")
    let places = PerAxis(position.places)
    require(
      places.x.count <= 1 && places.y.count <= 1,
      "CollectionView: \(indexPath) cannot lie at more than one position along an axis")
    scroll(toElementAt: indexPath, at: PerAxis { places[$0].first }, animated: animated)
  }
}
