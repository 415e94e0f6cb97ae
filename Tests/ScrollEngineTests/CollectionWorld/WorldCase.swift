import ScrollEngine
import Testing

/// A layout to test, and the questions that its delegate answers.
struct WorldCase: Sendable, CustomTestStringConvertible {
  enum Layout: Hashable, Sendable {
    case flow(Subclass)
    case list
    /// If `columns` is nil, there are as many columns as fit.
    case grid(columns: Int?)
    /// A direct subclass of the base layout that compares sizes when its bounds change.
    case own
  }

  enum Subclass: CaseIterable, Sendable {
    case none
    case empty
    /// Overrides every method that can be overridden, and changes no result.
    case overriding
  }

  enum Role: CaseIterable, Sendable {
    /// The layout gives all sizes and spacings.
    case plain
    /// The delegate knows the size of each item, or of each line of a grid.
    case sizes
    case insets
    case spacings
    case edges
    case everything
    /// Cells are self-sizing.
    case measured
    /// Cells are self-sizing, and the delegate gives everything else.
    case measuredWithin
  }

  var layout: Layout
  var role: Role

  static let all: [WorldCase] = {
    var cases: [WorldCase] = []
    for subclass in Subclass.allCases {
      cases += Role.allCases.map { WorldCase(layout: .flow(subclass), role: $0) }
    }
    for role in [Role.plain, .sizes, .measured] {
      cases.append(WorldCase(layout: .list, role: role))
      for columns in [1, 2, 3, 4, 5, nil] {
        cases.append(WorldCase(layout: .grid(columns: columns), role: role))
      }
    }
    cases.append(WorldCase(layout: .own, role: .plain))
    return cases
  }()

  var testDescription: String { "\(layout), \(role)" }

  var isMeasured: Bool { role == .measured || role == .measuredWithin }

  var isSubclass: Bool {
    switch layout {
    case .flow(let subclass): subclass != .none
    default: false
    }
  }

  var knowsInsets: Bool { role == .insets || role == .everything || role == .measuredWithin }
  var knowsSpacings: Bool { role == .spacings || role == .everything || role == .measuredWithin }
  var knowsEdges: Bool { role == .edges || role == .everything || role == .measuredWithin }
  var knowsSizes: Bool { role == .sizes || role == .everything }

  @MainActor
  func makeLayout() -> CollectionViewLayout {
    switch layout {
    case .flow(.none): CollectionViewFlowLayout()
    case .flow(.empty): EmptyFlow()
    case .flow(.overriding): OverridingFlow()
    case .list: CollectionViewListLayout()
    case .grid(let columns?): CollectionViewGridLayout(columns: .fixed(columns))
    case .grid(nil): CollectionViewGridLayout(columns: .adaptive(minimum: 40))
    case .own: FlippingStripes()
    }
  }

  @MainActor
  func makeDelegate(for items: WorldItems) -> WorldDelegate {
    switch (layout, role) {
    case (.flow, .sizes): WorldSizes(items)
    case (.flow, .insets): WorldInsets(items)
    case (.flow, .spacings): WorldSpacings(items)
    case (.flow, .edges): WorldEdges(items)
    case (.flow, .everything): WorldEverything(items)
    case (.flow, .measuredWithin): WorldEverythingButSizes(items)
    case (.list, .sizes): WorldRows(items)
    case (.grid, .sizes): WorldLines(items)
    default: WorldDelegate(items)
    }
  }
}

final class EmptyFlow: CollectionViewFlowLayout {}

final class OverridingFlow: CollectionViewFlowLayout {
  override func prepare() { super.prepare() }
  override var collectionViewContentSize: Size { super.collectionViewContentSize }
  override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath)
  }
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }
  override func invalidateLayout() { super.invalidateLayout() }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
  ) -> Point {
    super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }
}

/// Stacks all items vertically, as wide as the collection was in `prepare()`. The frames are wrong
/// if a resize does not prepare the layout again.
class StripesLayout: CollectionViewLayout {
  static let thickness = 20.0

  private var paths: [IndexPath] = []
  private var width = 0.0

  override func prepare() {
    guard let collectionView else { return }
    width = collectionView.bounds.width
    paths = (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).map {
        IndexPath(item: $0, section: section)
      }
    }
  }

  override var collectionViewContentSize: Size {
    Size(width: width, height: Double(paths.count) * Self.thickness)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    paths.firstIndex(of: indexPath).map(attributes)
  }

  override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
    paths.indices.map(attributes)
  }

  private func attributes(at index: Int) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(forCellWith: paths[index])
    attributes.frame = Rect(
      x: 0, y: Double(index) * Self.thickness, width: width, height: Self.thickness)
    return attributes
  }
}

/// The same stripes, mirrored if the collection goes from right to left.
final class FlippingStripes: StripesLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
