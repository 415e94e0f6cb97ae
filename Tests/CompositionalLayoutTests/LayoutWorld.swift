import CompositionalLayout
import ScrollEngine
import TestSupport

/// A collection with a compositional layout in a window, and what it is asked.
@MainActor
final class LayoutWorld: CollectionViewDataSource, CollectionViewDelegate {
  /// A cell that prefers a size of its own.
  final class Cell: CollectionViewCell {
    var wanted: Size?
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
      let preferred = layoutAttributes.copied(in: Self.self)
      if let wanted { preferred.size = wanted }
      return preferred
    }
  }

  final class Header: CollectionReusableView {
    var wanted: Size?
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
      let preferred = layoutAttributes.copied(in: Self.self)
      if let wanted { preferred.size = wanted }
      return preferred
    }
  }

  let window: Window
  let collection: CollectionView
  let layout: CollectionViewCompositionalLayout
  let hand: Hand
  /// The items of each section, by their names.
  var items: [[Int]]
  /// The sections for which the provider was asked.
  var asked: [Int] = []
  var cells = 0
  var selected: [IndexPath] = []
  var sizes: (Int) -> Size? = { _ in nil }
  var headerSize: Size?
  private var provider: (Int, any CollectionLayoutEnvironment) -> CollectionLayoutSection?

  init(
    _ counts: [Int], size: Size = Size(width: 300, height: 500), rightToLeft: Bool = false,
    configuration: CollectionViewCompositionalLayout.Configuration = .init(),
    sizes: @escaping (Int) -> Size? = { _ in nil },
    _ provider: @escaping (Int, any CollectionLayoutEnvironment) -> CollectionLayoutSection?
  ) {
    self.provider = provider
    self.sizes = sizes
    var next = 0
    items = counts.map { count in
      defer { next += count }
      return Array(next..<next + count)
    }
    window = Window(frame: Rect(origin: .zero, size: size))
    hand = Hand(window)
    weak var world: LayoutWorld?
    layout = CollectionViewCompositionalLayout(
      sectionProvider: { section, environment in
        world?.asked.append(section)
        return world?.provider(section, environment)
      }, configuration: configuration)
    collection = CollectionView(
      frame: Rect(origin: .zero, size: size), collectionViewLayout: layout)
    world = self
    if rightToLeft { collection.semanticContentAttribute = .forceRightToLeft }
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge"] {
      collection.register(
        Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    layout.register(CollectionReusableView.self, forDecorationViewOfKind: "back")
    collection.dataSource = self
    collection.delegate = self
    window.addSubview(collection)
    window.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { items.count }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    items[section].count
  }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    cells += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let name = items[indexPath.section][indexPath.item]
    (cell as? Cell)?.wanted = sizes(name)
    cell.tag = name
    return cell
  }
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    (view as? Header)?.wanted = headerSize
    return view
  }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }

  // MARK: Questions

  func path(_ item: Int, _ section: Int) -> IndexPath { IndexPath(item: item, section: section) }

  /// Where a cell is on screen; nil without a cell.
  func place(_ item: Int, _ section: Int) -> Rect? {
    collection.cellForItem(at: path(item, section)).map {
      window.convert($0.bounds, from: $0)
    }
  }

  /// The scroll view of a section, found through the cell of an item.
  func scroller(_ item: Int, _ section: Int) -> ScrollView? {
    let outer = collection.cellForItem(at: path(item, section))?.superview as? ScrollView
    return outer === collection ? nil : outer
  }

  func settle() {
    window.layoutIfNeeded()
    hand.settle()
    collection.checkInvariants()
  }

  func scroll(to y: Double) {
    collection.contentOffset = Point(x: 0, y: y)
    window.layoutIfNeeded()
  }

  /// The names of the items on screen, with their places.
  var shown: [Int: Rect] {
    var shown: [Int: Rect] = [:]
    for cell in collection.visibleCells {
      shown[cell.tag] = window.convert(cell.bounds, from: cell)
    }
    return shown
  }
}

extension CollectionViewLayoutAttributes {
  /// A copy for a view that changes it.
  func copied(in purpose: Any.Type) -> CollectionViewLayoutAttributes {
    copy() as? CollectionViewLayoutAttributes ?? self
  }
}

@MainActor
func size(
  _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
) -> CollectionLayoutSize {
  CollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// Rows of equal items.
@MainActor
func grid(_ columns: Int, height: Double = 50) -> CollectionLayoutSection {
  let item = CollectionLayoutItem(
    layoutSize: size(.fractionalWidth(1 / Double(columns)), .fractionalHeight(1)))
  return CollectionLayoutSection(
    group: .horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item]))
}

/// Items that scroll across.
@MainActor
func carousel(
  _ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
  width: Double = 120, height: Double = 80
) -> CollectionLayoutSection {
  let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
  let section = CollectionLayoutSection(
    group: .horizontal(layoutSize: size(.absolute(width), .absolute(height)), subitems: [item]))
  section.interGroupSpacing = 10
  section.contentInsets = DirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
  section.orthogonalScrollingBehavior = behavior
  return section
}

/// Rows that are as high as their cells want.
@MainActor
func rows(estimate: Double = 40) -> CollectionLayoutSection {
  let item = CollectionLayoutItem(
    layoutSize: size(.fractionalWidth(1), .estimated(estimate)))
  return CollectionLayoutSection(
    group: .vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(estimate)), subitems: [item]))
}
