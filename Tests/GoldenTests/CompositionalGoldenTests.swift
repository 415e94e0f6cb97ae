import CompositionalLayout
import Drawing
import Geometry
import PictureSupport
import SDLStage
import ScrollEngine
import Testing

/// Compositional layouts, one for each kind of section.
@MainActor
@Suite(.enabled(GoldenPicture.requirement) { await GoldenPicture.isComparable })
struct CompositionalGoldenTests {
  enum Kind: String, CaseIterable {
    /// A large item beside a column of two, with badges.
    case nested
    /// Items of estimated widths, which break into lines.
    case tags
    /// Sections that scroll across, with headers and backgrounds, one paged to its middle.
    case carousels
    /// A pinned header over items whose positions are the program's own.
    case pinned
  }

  private final class Tile: CollectionViewCell {
    let label = Label()
    override init(frame: Rect) {
      super.init(frame: frame)
      contentView.addSubview(label)
      cornerRounding = 6
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds.inset(by: 6)
    }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
      let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
      preferred.size = Size(width: 40 + Double(tag * 37 % 90), height: layoutAttributes.size.height)
      return preferred
    }
  }

  private final class Plate: CollectionReusableView {
    let label = Label()
    override init(frame: Rect) {
      super.init(frame: frame)
      addSubview(label)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = bounds.inset(by: 4)
    }
  }

  private final class Background: CollectionReusableView {
    static var color = Color(0x000000)
    override init(frame: Rect) {
      super.init(frame: frame)
      backgroundColor = Self.color
    }
  }

  private final class Source: CollectionViewDataSource {
    let counts: [Int]
    let look: GoldenLook
    init(_ counts: [Int], _ look: GoldenLook) { (self.counts, self.look) = (counts, look) }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }
    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ view: CollectionView, cellForItemAt path: IndexPath) -> CollectionViewCell
    {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      cell.tag = path.item
      cell.backgroundColor = look.plate
      (cell as? Tile)?.label.text = "\(path.section).\(path.item)"
      (cell as? Tile)?.label.textColor = look.ink
      return cell
    }
    func collectionView(
      _ view: CollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> CollectionReusableView {
      let plate = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "plate", for: path)
      plate.backgroundColor = kind == "badge" ? Color(0xE0533D) : look.header
      (plate as? Plate)?.label.text = kind == "badge" ? "" : "Section \(path.section)"
      (plate as? Plate)?.label.textColor = look.ink
      return plate
    }
  }

  private static func size(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static var header: CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(28)), elementKind: "header", alignment: .top)
  }

  private static func section(_ kind: Kind, _ number: Int) -> CollectionLayoutSection {
    switch kind {
    case .nested: nested()
    case .tags: tags()
    case .carousels: carousel(number == 0 ? .groupPagingCentered : .continuous)
    case .pinned: pinned()
    }
  }

  private static func nested() -> CollectionLayoutSection {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(14), .absolute(14)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: Point(x: 0.3, y: -0.3)))
    let large = CollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)), supplementaryItems: [badge])
    large.contentInsets = DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let small = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    small.contentInsets = large.contentInsets
    let column = CollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [small])
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(120)), subitems: [large, column]))
    section.contentInsets = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    return section
  }

  private static func tags() -> CollectionLayoutSection {
    let item = CollectionLayoutItem(layoutSize: size(.estimated(60), .absolute(30)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
    group.interItemSpacing = .fixed(8)
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = DirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    section.boundarySupplementaryItems = [header]
    return section
  }

  private static func carousel(_ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior)
    -> CollectionLayoutSection
  {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(0.5), .absolute(80)), subitems: [item]))
    section.interGroupSpacing = 10
    section.contentInsets = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.orthogonalScrollingBehavior = behavior
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [.background(elementKind: "background")]
    return section
  }

  private static func pinned() -> CollectionLayoutSection {
    let group = CollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(90))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return (0..<4).map {
        CollectionLayoutGroupCustomItem(
          frame: Rect(
            x: Double($0) * width / 5, y: Double($0 % 2) * 30, width: width / 4, height: 50))
      }
    }
    let section = CollectionLayoutSection(group: group)
    let top = header
    top.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [top]
    return section
  }

  @Test("Sections of each kind look as approved", arguments: Kind.allCases, GoldenLook.allCases)
  func sections(kind: Kind, look: GoldenLook) throws {
    let fonts = try FontLibrary()
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 280))
    window.backgroundColor = look.ground
    window.textMeasuring = StageText(fonts: fonts, scale: 2)
    window.userInterfaceLayoutDirection = look.direction
    let layout = CollectionViewCompositionalLayout { number, _ in Self.section(kind, number) }
    Background.color = look.header.opacity(0.5)
    layout.register(Background.self, forDecorationViewOfKind: "background")
    let collection = CollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.backgroundColor = look.ground
    collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
    for kind in ["badge", "header"] {
      collection.register(
        Plate.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "plate")
    }
    let source = Source([9, 14], look)
    collection.dataSource = source
    window.addSubview(collection)
    window.layoutIfNeeded()
    if kind == .pinned { collection.contentOffset = Point(x: 0, y: 40) }
    if kind == .carousels {
      collection.scrollToItem(
        at: IndexPath(item: 3, section: 0), at: .centeredHorizontally, animated: false)
      collection.scrollToItem(at: IndexPath(item: 2, section: 1), at: .right, animated: false)
    }
    try look.expect(window, fonts, matches: "compositional.\(kind).\(look)@2x")
  }
}

extension GoldenLook {
  fileprivate var plate: Color { self == .dark ? Color(0x2A3342) : Color(0xD6E4F5) }
  fileprivate var header: Color { self == .dark ? Color(0x3A2F4A) : Color(0xE8DDF5) }
  fileprivate var ink: Color { self == .dark ? Color(0xE6E8EC) : Color(0x1C1E22) }
}
