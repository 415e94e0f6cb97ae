import ScrollEngine
import TestSupport

@testable import CompositionalLayout

/// Draws sections: nested groups of all kinds, dimensions, distances and insets.
@MainActor
struct RandomSections {
  var numbers: RandomNumbers
  var estimates = true

  init(seed: UInt64) { numbers = RandomNumbers(seed: seed) }

  private mutating func chance(_ one: Int) -> Bool {
    Int.random(in: 0..<one, using: &numbers.random) == 0
  }
  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &numbers.random)]
  }
  private mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers.random)
  }

  mutating func dimension(mayEstimate: Bool = true) -> CollectionLayoutDimension {
    switch whole(0...(estimates && mayEstimate ? 7 : 5)) {
    case 0, 1: .fractionalWidth(pick([0.25, 1 / 3, 0.5, 1, 0.4, 1.5, 0.2]))
    case 2: .fractionalHeight(pick([0.25, 1 / 3, 0.5, 1, 0.1]))
    case 3, 4, 5: .absolute(chance(12) ? 0 : numbers.number(in: 3...120))
    default: .estimated(numbers.number(in: 5...90))
    }
  }

  private mutating func spacing() -> CollectionLayoutSpacing {
    chance(2)
      ? .fixed(numbers.number(in: 0...12)) : .flexible(chance(2) ? 0 : numbers.number(in: 0...12))
  }

  private mutating func insets() -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: numbers.number(in: 0...9), leading: numbers.number(in: 0...9),
      bottom: numbers.number(in: 0...9), trailing: numbers.number(in: 0...9))
  }

  private mutating func edges() -> CollectionLayoutEdgeSpacing {
    CollectionLayoutEdgeSpacing(
      leading: chance(2) ? spacing() : nil, top: chance(2) ? spacing() : nil,
      trailing: chance(2) ? spacing() : nil, bottom: chance(2) ? spacing() : nil)
  }

  private mutating func anchor() -> CollectionLayoutAnchor {
    let edges = DirectionalRectEdge(rawValue: UInt(whole(0...15)))
    let offset = Point(x: numbers.number(in: 0...2) - 1, y: numbers.number(in: 0...2) - 1)
    return switch whole(0...2) {
    case 0: CollectionLayoutAnchor(edges: edges)
    case 1: CollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
    default: CollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
    }
  }

  private mutating func badge() -> CollectionLayoutSupplementaryItem {
    let size = CollectionLayoutSize(
      widthDimension: dimension(mayEstimate: false), heightDimension: dimension(mayEstimate: false))
    return chance(2)
      ? CollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: "badge", containerAnchor: anchor())
      : CollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: "badge", containerAnchor: anchor(), itemAnchor: anchor())
  }

  private mutating func size() -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: dimension(), heightDimension: dimension())
  }

  private mutating func item(depth: Int) -> CollectionLayoutItem {
    if depth > 0, chance(3) { return group(depth: depth - 1) }
    let item = CollectionLayoutItem(
      layoutSize: size(), supplementaryItems: chance(4) ? [badge()] : [])
    if chance(3) { item.contentInsets = insets() }
    if chance(3) { item.edgeSpacing = edges() }
    return item
  }

  mutating func group(depth: Int) -> CollectionLayoutGroup {
    let size = size()
    let group: CollectionLayoutGroup
    switch whole(0...6) {
    case 0, 1:
      group = .horizontal(
        layoutSize: size, subitems: (0...whole(0...2)).map { _ in item(depth: depth) })
    case 2:
      group = .vertical(
        layoutSize: size, subitems: (0...whole(0...2)).map { _ in item(depth: depth) })
    case 3:
      group = .horizontal(layoutSize: size, subitem: item(depth: depth), count: whole(1...4))
    case 4: group = .vertical(layoutSize: size, subitem: item(depth: depth), count: whole(1...4))
    case 5:
      group = .horizontal(
        layoutSize: size, repeatingSubitem: item(depth: depth), count: whole(1...4))
    default:
      let frames = (0...whole(0...2)).map { _ in
        CollectionLayoutGroupCustomItem(
          frame: Rect(
            x: numbers.number(in: 0...90), y: numbers.number(in: 0...90),
            width: numbers.number(in: 1...90), height: numbers.number(in: 1...90)))
      }
      let known = CollectionLayoutSize(
        widthDimension: dimension(mayEstimate: false),
        heightDimension: dimension(mayEstimate: false))
      return .custom(layoutSize: known) { _ in frames }
    }
    if chance(2) { group.interItemSpacing = spacing() }
    if chance(3) { group.contentInsets = insets() }
    if chance(4) { group.edgeSpacing = edges() }
    if chance(6) { group.supplementaryItems = [badge()] }
    return group
  }

  private mutating func boundary() -> CollectionLayoutBoundarySupplementaryItem {
    let boundary = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: dimension(mayEstimate: false),
        heightDimension: .absolute(numbers.number(in: 3...50))),
      elementKind: pick(["header", "footer"]),
      alignment: pick([.top, .topLeading, .topTrailing, .bottom, .bottomTrailing, .bottomLeading]),
      absoluteOffset: chance(3) ? Point(x: numbers.number(in: 0...9), y: 3) : .zero)
    boundary.extendsBoundary = !chance(4)
    return boundary
  }

  mutating func section() -> CollectionLayoutSection {
    let section = CollectionLayoutSection(group: group(depth: 2))
    if chance(2) { section.contentInsets = insets() }
    if chance(2) { section.interGroupSpacing = numbers.number(in: 0...20) }
    section.boundarySupplementaryItems = (0..<whole(0...2)).map { _ in boundary() }
    section.supplementariesFollowContentInsets = chance(2)
    if chance(3) { section.orthogonalScrollingBehavior = .continuous }
    return section
  }

  mutating func surroundings() -> LayoutSurroundings {
    LayoutSurroundings(
      contentSize: Size(width: numbers.number(in: 20...500), height: numbers.number(in: 20...500)),
      contentInsets: chance(3) ? insets() : .zero)
  }

  mutating func count() -> Int { chance(6) ? whole(0...2) : whole(0...60) }
}
