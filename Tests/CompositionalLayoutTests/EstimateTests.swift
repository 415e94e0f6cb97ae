import CompositionalLayout
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A compositional layout with estimates")
struct EstimateTests {
  @Test("gives cells the size that they prefer, before they are shown")
  func settles() {
    let world = LayoutWorld([100], sizes: { Size(width: 300, height: 20 + Double($0 % 5) * 10) }) {
      _, _ in rows()
    }
    world.collection.checkInvariants()
    #expect(world.place(0, 0) == Rect(x: 0, y: 0, width: 300, height: 20))
    #expect(world.place(1, 0) == Rect(x: 0, y: 20, width: 300, height: 30))
    #expect(world.place(3, 0)?.minY == 90)
    // The cells fill the visible part.
    #expect(world.shown.values.map(\.maxY).max() ?? 0 >= 500)
  }

  @Test("does not jump, neither downwards nor upwards nor after a jump")
  func noJump() {
    for seed in Soak.seeds(1...20) {
      var random = SeededRandom(seed: seed)
      var heights: [Int: Double] = [:]
      let world = LayoutWorld(
        [300, 3, 300],
        sizes: { name in
          heights[name] = heights[name] ?? Double(Int.random(in: 5...120, using: &random))
          return Size(width: 300, height: heights[name] ?? 0)
        }
      ) { section, _ in section == 1 ? grid(2) : rows() }
      world.scroll(to: Double.random(in: 200...9000, using: &random))
      world.settle()
      var step = -35.0
      for turn in 0..<300 {
        let before = world.shown
        let old = world.collection.contentOffset.y
        if old <= 0 { break }
        world.collection.contentOffset.y += step
        world.window.layoutIfNeeded()
        world.collection.checkInvariants()
        for (name, place) in world.shown {
          guard let old = before[name], world.collection.contentOffset.y > 0 else { continue }
          #expect(abs(place.minY - old.minY + step) < 1e-6, "seed \(seed), item \(name)")
        }
        if turn % 100 == 50 { step = 50 } else if turn % 100 == 0 { step = -35 }
      }
    }
  }

  /// A cell whose constraints give it the height of its text at the width that it has.
  private final class Paragraph: CollectionViewCell {
    let label = Label()
    override init(frame: Rect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      LayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
  }

  private final class Page: CollectionViewDataSource {
    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ view: CollectionView, cellForItemAt path: IndexPath
    ) -> CollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Paragraph)?.label.text = String(
        repeating: "some words ", count: path.item == 0 ? 1 : 12)
      return cell
    }
  }

  @Test("measures constraints at the width that a cell will have, and at the height")
  func knownLengths() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 500))
    window.textMeasuring = FixedAdvanceText()
    let page = Page()
    func cells(
      _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
    ) -> [CollectionViewCell?] {
      let section = CollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), height),
          subitems: [CollectionLayoutItem(layoutSize: size(width, height))]))
      let collection = CollectionView(
        frame: window.bounds,
        collectionViewLayout: CollectionViewCompositionalLayout(section: section))
      collection.register(Paragraph.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = page
      window.addSubview(collection)
      window.layoutIfNeeded()
      return (0..<2).map { collection.cellForItem(at: IndexPath(item: $0, section: 0)) }
    }
    for cell in cells(.fractionalWidth(1), .estimated(20)) {
      guard let cell = cell as? Paragraph else {
        Issue.record("no cell")
        continue
      }
      #expect(cell.frame.width == 300)
      #expect(cell.frame.height == cell.label.sizeThatFits(Size(width: 300, height: 0)).height)
    }
    let heights = cells(.estimated(200), .absolute(40)).map { $0?.frame.height }
    #expect(heights == [40, 40])
  }

  /// A view as high as its area needs at its width; counts how often it is asked.
  private final class Area: CollectionViewCell {
    static var timesAsked = 0
    override func preferredLayoutAttributesFitting(
      _ attributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
      Self.timesAsked += 1
      attributes.frame.size.height = 30_000 / attributes.frame.width
      return attributes
    }
  }

  private final class Areas: CollectionViewDataSource {
    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(
      _ view: CollectionView, cellForItemAt path: IndexPath
    ) -> CollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "area", for: path) }
    func collectionView(
      _ view: CollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> CollectionReusableView {
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "area", for: path)
    }
  }

  @Test("asks cells and headers again when the width has changed, and only then")
  func widths() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 500))
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .estimated(20)), elementKind: "header",
      alignment: .top)
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(70)),
        subitems: [CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(70)))]))
    section.boundarySupplementaryItems = [header]
    let collection = CollectionView(
      frame: window.bounds,
      collectionViewLayout: CollectionViewCompositionalLayout(section: section))
    collection.register(Area.self, forCellWithReuseIdentifier: "area")
    collection.register(
      Area.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "area")
    let areas = Areas()
    collection.dataSource = areas
    window.addSubview(collection)
    Area.timesAsked = 0
    window.layoutIfNeeded()
    // The header and the seven cells that are in sight by their estimates, once each.
    #expect(Area.timesAsked == 8)
    for width in [600.0, 250, 300, 500, 300] {
      collection.frame.size.width = width
      for _ in 0..<3 { window.layoutIfNeeded() }
      collection.checkInvariants()
      let views: [CollectionReusableView] =
        collection.visibleCells + collection.visibleSupplementaryViews(ofKind: "header")
      #expect(!views.isEmpty && views.allSatisfy { $0.frame.height == 30_000 / width }, "\(width)")
    }
    let asked = Area.timesAsked
    window.layoutIfNeeded()
    #expect(Area.timesAsked == asked)
  }

  @Test("breaks lines of items by the widths that they prefer")
  func tags() {
    let widths = [100.0, 150, 60, 200, 90, 120]
    let world = LayoutWorld([6], sizes: { Size(width: widths[$0], height: 30) }) { _, _ in
      let item = CollectionLayoutItem(layoutSize: size(.estimated(50), .absolute(30)))
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
      group.interItemSpacing = .fixed(10)
      let section = CollectionLayoutSection(group: group)
      section.interGroupSpacing = 5
      return section
    }
    world.settle()
    #expect(world.place(1, 0) == Rect(x: 110, y: 0, width: 150, height: 30))
    #expect(world.place(2, 0) == Rect(x: 0, y: 35, width: 60, height: 30))
    #expect(world.place(3, 0) == Rect(x: 70, y: 35, width: 200, height: 30))
    #expect(world.place(4, 0) == Rect(x: 0, y: 70, width: 90, height: 30))
    #expect(world.place(5, 0)?.minX == 100)
  }

  @Test("gives headers the height that they prefer")
  func headers() {
    let world = LayoutWorld([2, 2]) { _, _ in
      let section = grid(2)
      section.boundarySupplementaryItems = [
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .estimated(44)), elementKind: "header",
          alignment: .top)
      ]
      return section
    }
    world.headerSize = Size(width: 10, height: 70)
    world.collection.reloadData()
    world.settle()
    #expect(world.place(0, 0)?.minY == 70)
    #expect(world.place(0, 1)?.minY == 190)
    let header = world.collection.supplementaryView(forElementKind: "header", at: world.path(0, 0))
    #expect(header?.frame == Rect(x: 0, y: 0, width: 300, height: 70))
  }

  @Test("takes a section that scrolls across as high as its highest known item")
  func across() {
    let world = LayoutWorld(
      [20, 4], sizes: { $0 < 20 ? Size(width: 1, height: $0 == 9 ? 90 : 40) : nil }
    ) {
      section, _ in
      guard section == 0 else { return grid(2) }
      let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(60)))
      let section = CollectionLayoutSection(
        group: .horizontal(layoutSize: size(.absolute(100), .estimated(60)), subitems: [item]))
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
    world.settle()
    #expect(world.place(0, 1)?.minY == 40)
    world.scroller(0, 0)?.contentOffset.x = 800
    world.settle()
    #expect(world.place(0, 1)?.minY == 90)
  }

  @Test("settles with cells that want another size each time")
  func neverSettling() {
    var next = 10.0
    let world = LayoutWorld(
      [200],
      sizes: { _ in
        next += 7
        return Size(width: 300, height: 20 + next.truncatingRemainder(dividingBy: 90))
      }
    ) { _, _ in rows() }
    for offset in stride(from: 0.0, through: 3_000, by: 170) {
      world.scroll(to: offset)
      world.collection.checkInvariants()
    }
  }
}
