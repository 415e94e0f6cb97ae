import Configurations
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Registrations")
struct RegistrationTests {
  final class Card: CollectionViewCell {
    var text = ""
  }

  final class Title: CollectionReusableView {
    var text = ""
  }

  /// Items whose cells and headers come from registrations.
  private final class Items: CollectionViewDataSource {
    let cards = CollectionView.CellRegistration<Card, String> { cell, path, item in
      cell.text = "\(item) at \(path.item)"
    }
    let others = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, _, item in
      cell.contentIdentity = item
    }
    let titles = CollectionView.SupplementaryRegistration<Title>(
      elementKind: CollectionView.elementKindSectionHeader
    ) { view, kind, path in view.text = "\(kind) \(path.section)" }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 200 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      guard indexPath.item % 3 > 0 else {
        return collectionView.dequeueConfiguredReusableCell(
          using: others, for: indexPath, item: indexPath.item)
      }
      return collectionView.dequeueConfiguredReusableCell(
        using: cards, for: indexPath, item: "item")
    }

    func collectionView(
      _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> CollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
    }
  }

  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))

  private func collection(_ items: any CollectionViewDataSource) -> CollectionView {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 100, height: 20)
    layout.headerReferenceSize = Size(width: 100, height: 20)
    let collection = CollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.dataSource = items
    window.addSubview(collection)
    window.layoutIfNeeded()
    return collection
  }

  @Test("make cells and headers of their classes, fill them, and reuse them among themselves")
  func reuse() throws {
    let items = Items()
    let collection = collection(items)
    var cells: Set<ObjectIdentifier> = []
    for offset in stride(from: 0.0, through: 3_000, by: 15) {
      collection.contentOffset.y = offset
      window.layoutIfNeeded()
      for cell in collection.visibleCells {
        cells.insert(ObjectIdentifier(cell))
        let item = try #require(collection.indexPath(for: cell)).item
        if item % 3 == 0 {
          #expect(type(of: cell) == CollectionViewCell.self)
          #expect(cell.contentIdentity == AnyHashable(item))
        } else {
          #expect((cell as? Card)?.text == "item at \(item)")
        }
      }
    }
    #expect(cells.count < 25)
    collection.contentOffset = .zero
    window.layoutIfNeeded()
    let header =
      collection.visibleSupplementaryViews(
        ofKind: CollectionView.elementKindSectionHeader
      ).first as? Title
    #expect(header?.text == "\(CollectionView.elementKindSectionHeader) 0")
  }

  @Test("serve several collections, and cells that are filled again in place")
  func several() throws {
    let items = Items()
    let (one, other) = (collection(items), collection(items))
    let path = IndexPath(item: 1, section: 0)
    let cells = [one, other].map { $0.cellForItem(at: path) as? Card }
    #expect(cells.allSatisfy { $0?.text == "item at 1" } && cells[0] !== cells[1])
    cells[0]?.text = ""
    one.reconfigureItems(at: [path])
    window.layoutIfNeeded()
    #expect(one.cellForItem(at: path) === cells[0] && cells[0]?.text == "item at 1")
  }

  @Test("leave a cell for no item as it is")
  func noItem() {
    let items = Items()
    let collection = collection(items)
    let card = collection.dequeueConfiguredReusableCell(
      using: items.cards, for: IndexPath(item: 0, section: 0), item: nil)
    #expect(card.text == "")
  }

  /// Cells with a collection of their own, which they fill from a registration of their own.
  private final class Nest: CollectionViewCell, CollectionViewDataSource {
    let leaves = CollectionView.CellRegistration<CollectionViewCell, Int> { _, _, _ in }
    private(set) lazy var inner = CollectionView(
      frame: Rect(x: 0, y: 0, width: 100, height: 20),
      collectionViewLayout: CollectionViewFlowLayout())

    override init(frame: Rect) {
      super.init(frame: frame)
      inner.dataSource = self
      contentView.addSubview(inner)
    }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: leaves, for: indexPath, item: 0)
    }
  }

  private final class Nests: CollectionViewDataSource {
    let nests = CollectionView.CellRegistration<Nest, Int> { cell, _, _ in
      cell.inner.reloadData()
      cell.inner.layoutIfNeeded()
    }
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: nests, for: indexPath, item: 0)
    }
    func collectionView(
      _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> CollectionReusableView {
      let titles = CollectionView.SupplementaryRegistration<Title>(elementKind: kind) { _, _, _ in }
      return collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
    }
  }

  @Test("that a cell makes for a collection of its own are not made for each of its cells")
  func nested() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 100, height: 20)
    let collection = CollectionView(frame: window.bounds, collectionViewLayout: layout)
    let nests = Nests()
    collection.dataSource = nests
    window.addSubview(collection)
    window.layoutIfNeeded()
    #expect((collection.visibleCells.first as? Nest)?.inner.visibleCells.count == 1)
  }

  @Test("that are made for each view stop the program, with the class and the place")
  func mistakes() async {
    let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Source: CollectionViewDataSource {
          func collectionView(
            _ collectionView: CollectionView, numberOfItemsInSection section: Int
          ) -> Int { 1 }
          func collectionView(
            _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
          ) -> CollectionViewCell {
            let cards = CollectionView.CellRegistration<Card, Int> { _, _, _ in }
            return collectionView.dequeueConfiguredReusableCell(
              using: cards, for: indexPath, item: 1)
          }
        }
        let source = Source()
        _ = RegistrationTests().collection(source)
      }
    }
    #expect(
      lastWords(cell).contains("the registration of Card was made while")
        && lastWords(cell).contains("the view at row 0 of section 0"))
    let header = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = Nests()
        _ = RegistrationTests().collection(source)
      }
    }
    #expect(lastWords(header).contains("the registration of Title was made while"))
  }
}
