import ScrollEngine
import TestSupport
import Testing

/// All items on a square around the middle of the visible part, which turns with the offset.
final class CircleLayout: CollectionViewLayout {
  var itemSize = Size(width: 10, height: 10)
  var preparations = 0

  override func prepare() {
    super.prepare()
    preparations += 1
  }

  override var collectionViewContentSize: Size {
    let bounds = collectionView?.bounds ?? .zero
    return Size(width: bounds.width, height: bounds.height * 10)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { true }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard let collectionView, indexPath.item < collectionView.numberOfItems(inSection: 0) else {
      return nil
    }
    let bounds = collectionView.bounds
    let turn = Double(indexPath.item) + bounds.minY / 10
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = itemSize
    // A square instead of a circle needs no sine: each side is a quarter of a turn.
    let side = Int(turn.rounded(.down)) & 3
    let along = turn - turn.rounded(.down)
    let x = [along, 1, 1 - along, 0][side]
    let y = [0, along, 1, 1 - along][side]
    attributes.center = Point(
      x: bounds.minX + 20 + x * (bounds.width - 40),
      y: bounds.minY + 20 + y * (bounds.height - 40))
    attributes.zIndex = -indexPath.item
    attributes.alpha = 0.5
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }
}

@MainActor
@Suite("A layout of one's own")
struct CollectionLayoutTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  /// Items on a diagonal, with a title beside each; the item at `hidden` is hidden.
  final class DiagonalLayout: CollectionViewLayout {
    var answers = 0
    var target: Point?
    var hidden: IndexPath?
    var step = 50.0

    override var collectionViewContentSize: Size {
      let count = Double(collectionView?.numberOfItems(inSection: 0) ?? 0)
      return Size(width: count * step, height: count * step)
    }

    override func layoutAttributesForElements(
      in rect: Rect
    ) -> [CollectionViewLayoutAttributes]? {
      answers += 1
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      return (0..<count).flatMap { item in
        let path = IndexPath(item: item, section: 0)
        let cell = CollectionViewLayoutAttributes(forCellWith: path)
        cell.frame = Rect(
          x: Double(item) * step, y: Double(item) * step, width: step, height: step)
        cell.isHidden = path == hidden
        let title = CollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: "title", with: path)
        title.frame = cell.frame.offsetBy(Point(x: step, y: 0))
        title.zIndex = -1
        return [cell, title].filter { $0.frame.intersects(rect) }
      }
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
    ) -> Point {
      target ?? proposedContentOffset
    }
  }

  @Test("is asked for the visible part and no more often than that changes")
  func diagonal() {
    let layout = DiagonalLayout()
    let source = CollectionSource(100)
    let collection = source.collection(layout, in: window)
    collection.register(
      SectionView.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "title")
    window.layoutIfNeeded()
    #expect(collection.liveItems == [0, 1])
    #expect(collection.visibleSupplementaryViews(ofKind: "title").count == 1)
    collection.checkInvariants()
    let answers = layout.answers
    collection.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(layout.answers == answers)
    var random = SeededRandom(seed: 7)
    var mostVisible = 2
    for step in 0..<500 {
      collection.contentOffset = Point(
        x: .random(in: 0...4_900, using: &random).rounded(),
        y: .random(in: 0...4_900, using: &random).rounded())
      if step % 2 == 0 { collection.contentOffset.y = collection.contentOffset.x }
      window.layoutIfNeeded()
      let expected = (0..<100).filter {
        Rect(x: Double($0) * 50, y: Double($0) * 50, width: 50, height: 50)
          .intersects(collection.bounds)
      }
      #expect(collection.liveItems == expected, "step \(step)")
      collection.checkInvariants()
      mostVisible = max(mostVisible, expected.count)
    }
    #expect(collection.reuseQueue.statistics(forIdentifier: "cell").created == mostVisible)
    #expect(collection.subviews.first is SectionView || collection.visibleCells.isEmpty)
  }

  @Test("hides an item, which then has no cell")
  func hiding() {
    let layout = DiagonalLayout()
    let source = CollectionSource(100)
    let collection = source.collection(layout, in: window)
    collection.register(
      SectionView.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "title")
    window.layoutIfNeeded()
    layout.hidden = IndexPath(item: 0, section: 0)
    layout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(collection.liveItems == [1])
    collection.checkInvariants()
    layout.step = 25
    layout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(collection.liveItems == [1, 2, 3])
    #expect(collection.indexPathForItem(at: Point(x: 30, y: 30)) == IndexPath(item: 1, section: 0))
    #expect(collection.indexPathForItem(at: Point(x: 3, y: 3)) == nil)
    collection.checkInvariants()
  }

  @Test("moves, fades and orders the cells that stay")
  func circle() {
    let layout = CircleLayout()
    let source = CollectionSource(8)
    let collection = source.collection(layout, in: window)
    window.layoutIfNeeded()
    #expect(collection.visibleCells.count == 8)
    let first = collection.visibleCells[0]
    #expect(first.frame == Rect(x: 15, y: 15, width: 10, height: 10))
    #expect(first.alpha == 0.5 && collection.subviews.last === first)
    let preparations = layout.preparations
    collection.contentOffset.y = 5
    window.layoutIfNeeded()
    #expect(layout.preparations == preparations + 1)
    #expect(first.frame == Rect(x: 45, y: 20, width: 10, height: 10))
    #expect(source.cellRequests == 8)
    #expect((first as? ItemCell)?.applied.last?.frame == first.frame)
    #expect(collection.indexPathForItem(at: Point(x: 50, y: 25)) == IndexPath(item: 0, section: 0))
    collection.checkInvariants()
  }

  @Test("says where the content comes to rest")
  func restingPlace() {
    let layout = DiagonalLayout()
    let source = CollectionSource(100)
    let collection = source.collection(layout, in: window)
    collection.register(
      SectionView.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "title")
    window.layoutIfNeeded()
    layout.target = Point(x: 0, y: 150)
    let hand = Hand(window)
    hand.drag(from: 50, 90, by: 0, -40)
    #expect(collection.contentOffset == Point(x: 0, y: 150))
  }

  @Test("may change a flow layout, which is then asked like any other")
  func flowSubclass() {
    final class ShiftedFlow: CollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: Rect
      ) -> [CollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
          attributes.frame.origin.x += 1
          return attributes
        }
      }
    }
    let layout = ShiftedFlow()
    layout.itemSize = Size(width: 45, height: 40)
    layout.headerReferenceSize = Size(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let source = CollectionSource(100)
    let collection = source.collection(layout, in: window)
    var random = SeededRandom(seed: 3)
    for _ in 0..<200 {
      collection.contentOffset.y = .random(in: 0...2_000, using: &random)
      window.layoutIfNeeded()
      collection.checkInvariants()
      #expect(Set(collection.visibleCells.map(\.frame.minX)).isSubset(of: [1, 56]))
      let header = collection.visibleSupplementaryViews(
        ofKind: CollectionView.elementKindSectionHeader)
      #expect(header.first?.frame.minY == collection.contentOffset.y)
    }
    #expect(collection.reuseQueue.statistics(forIdentifier: "cell").created == 6)
  }

  @Test("is asked for the attributes of a header, which its collection answers as it shows them")
  func headerAttributes() {
    final class NarrowHeaders: CollectionViewFlowLayout {
      override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> CollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForSupplementaryView(
          ofKind: elementKind, at: indexPath)
        attributes?.frame.size.width -= 30
        return attributes
      }
    }
    let layout = NarrowHeaders()
    layout.headerReferenceSize = Size(width: 0, height: 20)
    let source = CollectionSource(4, 7)
    let collection = source.collection(layout, in: window)
    func frame(_ kind: String, _ section: Int) -> Rect? {
      collection.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    let header = CollectionView.elementKindSectionHeader
    #expect(frame(header, 0) == Rect(x: 0, y: 0, width: 70, height: 20))
    #expect(frame(header, 1) == Rect(x: 0, y: 250, width: 70, height: 20))
    #expect(frame(header, 2) == nil && frame(CollectionView.elementKindSectionFooter, 0) == nil)
    window.userInterfaceLayoutDirection = .rightToLeft
    #expect(frame(header, 1) == Rect(x: 30, y: 250, width: 70, height: 20))
  }

  @Test("that invalidates itself while it is prepared comes to an end, or is named")
  func endlessPreparation() async {
    final class Restless: CollectionViewLayout {
      var rounds = 3
      override func prepare() {
        rounds -= 1
        if rounds != 0 { invalidateLayout() }
      }
    }
    let layout = Restless()
    let source = CollectionSource(1)
    let collection = source.collection(layout)
    collection.layoutIfNeeded()
    #expect(layout.rounds == 0)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Endless: CollectionViewLayout {
          override func prepare() { invalidateLayout() }
        }
        let source = CollectionSource(1)
        source.collection(Endless()).layoutIfNeeded()
      }
    }
    #expect(lastWords(result).contains("invalidates itself each time it is prepared"))
  }

  @Test("A flow layout may set itself while it is prepared, with or without super")
  func settingWhilePreparing() {
    final class Pages: CollectionViewFlowLayout {
      var callsSuper = false
      var rounds = 0
      override func prepare() {
        rounds += 1
        if callsSuper { super.prepare() }
        // Two values, as where a size is made from another in steps.
        itemSize = collectionView?.bounds.size ?? .zero
        itemSize.height -= 20
      }
    }
    for callsSuper in [false, true] {
      let layout = Pages()
      layout.callsSuper = callsSuper
      layout.minimumLineSpacing = 0
      let source = CollectionSource(3)
      let collection = source.collection(layout, width: 100, height: 80)
      collection.layoutIfNeeded()
      #expect(collection.contentSize == Size(width: 100, height: 3 * 60))
      #expect(layout.rounds == 1)
      collection.bounds.size.height = 90
      collection.layoutIfNeeded()
      layout.invalidateLayout()
      collection.layoutIfNeeded()
      #expect(collection.contentSize == Size(width: 100, height: 3 * 70))
    }
  }
}
