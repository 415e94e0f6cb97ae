import ScrollEngine
import TestSupport
import Testing

/// A layout that stacks its items vertically, and records the engine's calls.
private final class ShelfLayout: CollectionViewLayout {
  var log: [String] = []
  var initial: ((CollectionViewLayoutAttributes) -> Void)?
  var final: ((CollectionViewLayoutAttributes) -> Void)?
  var target: Point?
  var adjustment = Point.zero
  var followsBounds = false

  final class Context: CollectionViewLayoutInvalidationContext {
    var note = ""
  }

  override class var invalidationContextClass: AnyClass { Context.self }

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override func prepare() {
    super.prepare()
    log.append("prepare")
  }

  override var collectionViewContentSize: Size { Size(width: 100, height: 20 * Double(count)) }

  override func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? {
    (0..<count).flatMap { item -> [CollectionViewLayoutAttributes] in
      let path = IndexPath(item: item, section: 0)
      return [layoutAttributesForItem(at: path)]
        .compactMap { $0 }
        + (item % 2 == 0
          ? [layoutAttributesForDecorationView(ofKind: "shelf", at: path)].compactMap { $0 } : [])
    }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = Rect(x: 0, y: 20 * Double(indexPath.item), width: 100, height: 20)
    return attributes
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = Rect(x: 0, y: 20 * Double(indexPath.item), width: 100, height: 40)
    attributes.zIndex = -1
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { followsBounds }

  override func invalidationContext(
    forBoundsChange newBounds: Rect
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? Context)?.note = "bounds"
    return context
  }

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    let own = context as? Context
    context.contentOffsetAdjustment = adjustment
    adjustment = .zero
    log.append(
      "invalidate \(own?.note ?? "?")\(context.invalidateEverything ? "everything" : "")"
        + "\(context.invalidateDataSourceCounts ? " counts" : "")")
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    func name(_ path: IndexPath?) -> String {
      guard let path else { return "-" }
      return path.item == CollectionViewUpdateItem.wholeSection
        ? "section \(path.section)" : "\(path.item)"
    }
    log += updateItems.map {
      "\($0.updateAction) \(name($0.indexPathBeforeUpdate)) \(name($0.indexPathAfterUpdate))"
    }
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    log.append("initial \(itemIndexPath.item)")
    guard let initial, let attributes = layoutAttributesForItem(at: itemIndexPath) else {
      return nil
    }
    initial(attributes)
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    log.append("final \(itemIndexPath.item)")
    guard let final, let attributes = layoutAttributesForItem(at: itemIndexPath) else { return nil }
    final(attributes)
    return attributes
  }

  override func prepareForTransition(to newLayout: CollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    log.append("to \(type(of: newLayout))")
  }

  override func prepareForTransition(from oldLayout: CollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    log.append("from \(type(of: oldLayout))")
  }

  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    log.append("done \(collectionView == nil ? "away" : "here")")
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    log.append("finalize")
  }

  override func targetContentOffset(forProposedContentOffset proposed: Point) -> Point {
    log.append("target")
    return target ?? proposed
  }
}

private final class Shelf: CollectionReusableView {}

@MainActor
@Suite("What a layout overrides")
struct CollectionLayoutHooksTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let layout = ShelfLayout()
  private let source = CollectionSource(30)
  private let collection: CollectionView

  init() {
    layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
    collection = source.collection(layout, in: window)
    window.layoutIfNeeded()
    layout.log = []
    source.log = []
  }

  private var shelves: [Shelf] { collection.subviews.compactMap { $0 as? Shelf } }

  @Test("Decoration views come and go with the layout, are reused, and nobody is told of them")
  func decorations() {
    #expect(shelves.map(\.frame.minY).sorted() == [0, 40, 80])
    #expect(collection.subviews.prefix(3).allSatisfy { $0 is Shelf })
    for offset in stride(from: 0.0, through: 500, by: 11) {
      collection.contentOffset.y = offset
      window.layoutIfNeeded()
      collection.checkInvariants()
      let tops = stride(from: 0.0, to: 600, by: 40)
      let expected = tops.filter { $0 + 40 > offset && $0 < offset + 100 }
      #expect(shelves.map(\.frame.minY).sorted() == expected)
    }
    let identifier = collection.reuseQueue.identifiers.first { $0.hasPrefix("decoration/shelf") }
    let statistics = collection.reuseQueue.statistics(forIdentifier: identifier ?? "")
    #expect(statistics.created <= 4 && statistics.reused > 0)
    #expect(statistics.live == shelves.count)
    #expect(!source.log.contains { $0.contains("header") || $0.contains("footer") })
    #expect(collection.visibleSupplementaryViews(ofKind: "shelf").isEmpty)
  }

  @Test("Another layout takes the decoration views of the old one away", arguments: [false, true])
  func otherLayout(animated: Bool) {
    collection.setCollectionViewLayout(CollectionViewListLayout(), animated: animated)
    window.layoutIfNeeded()
    window.advance(to: window.now + 1)
    #expect(shelves.isEmpty && collection.visibleCells.count == 3)
    collection.checkInvariants()
    collection.setCollectionViewLayout(layout, animated: animated)
    window.layoutIfNeeded()
    window.advance(to: window.now + 1)
    #expect(shelves.count == 3)
    collection.checkInvariants()
  }

  @Test("Both layouts hear that one replaces the other, before and after", arguments: [0, 1, 2])
  func transitions(way: Int) {
    func replace(by other: CollectionViewLayout) {
      if way == 2 {
        collection.collectionViewLayout = other
      } else {
        collection.setCollectionViewLayout(other, animated: way == 1)
      }
    }
    replace(by: layout)
    #expect(layout.log == [])
    replace(by: CollectionViewListLayout())
    #expect(layout.log == ["to CollectionViewListLayout", "done away"])
    layout.log = []
    replace(by: layout)
    window.layoutIfNeeded()
    #expect(layout.log.first == "from CollectionViewListLayout")
    #expect(layout.log.filter { $0.hasPrefix("done") } == ["done here"])
    collection.checkInvariants()
  }

  private final class Born: CollectionViewCell {
    var frameAtBirth = Rect.zero
    override init(frame: Rect) {
      super.init(frame: frame)
      frameAtBirth = frame
    }
  }

  @Test(
    "A cell is made with the frame of its item, and one that waits in the queue without",
    arguments: [false, true])
  func birth(isMirrored: Bool) {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = Size(width: 30, height: 20)
    let made = MadeBeforehand()
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: flow)
    collection.register(Born.self, forCellWithReuseIdentifier: "born")
    collection.dataSource = made
    collection.semanticContentAttribute =
      isMirrored ? .forceRightToLeft : .forceLeftToRight
    window.addSubview(collection)
    collection.layoutIfNeeded()
    let cells = collection.visibleCells.compactMap { $0 as? Born }
    #expect(cells.count > 5 && cells.allSatisfy { $0.frameAtBirth == $0.frame })
    #expect(Set(cells.map(\.frame.minX)).count > 1)
    collection.preloadCells(1, withReuseIdentifier: "born")
    let cell = collection.dequeueReusableCell(
      withReuseIdentifier: "born", for: IndexPath(item: 0, section: 0))
    #expect((cell as? Born)?.frameAtBirth == .zero)
  }

  private final class MadeBeforehand: CollectionViewDataSource {
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "born", for: indexPath)
    }
  }

  @Test("A decoration view without a class stops the program with its kind and its layout")
  func unregistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = CollectionSource(3)
        source.collection(ShelfLayout()).layoutIfNeeded()
      }
    }
    let words = lastWords(result)
    #expect(
      words.contains("ShelfLayout has attributes for the decoration view \"shelf\""), "\(words)")
    #expect(words.contains("call register(_:forDecorationViewOfKind:) first"), "\(words)")
  }

  @Test("Every invalidation comes with a context that says what is out of date")
  func contexts() {
    layout.invalidateLayout()
    window.layoutIfNeeded()
    layout.followsBounds = true
    collection.contentOffset.y = 10
    window.layoutIfNeeded()
    layout.followsBounds = false
    collection.reloadData()
    window.layoutIfNeeded()
    #expect(
      layout.log == [
        "invalidate ", "prepare", "invalidate bounds", "prepare", "invalidate everything counts",
        "prepare",
      ])
  }

  @Test("A context moves the content on, within its range")
  func adjustment() {
    collection.contentOffset.y = 100
    layout.adjustment = Point(x: 0, y: 35)
    layout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(collection.contentOffset.y == 135)
    layout.adjustment = Point(x: 0, y: 1e9)
    layout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(collection.contentOffset.y == 500)
  }

  @Test("Contexts collect what is noted in them")
  func notes() {
    let context = CollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    let paths = [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)]
    context.invalidateItems(at: [paths[0]])
    context.invalidateItems(at: [paths[1]])
    context.invalidateSupplementaryElements(ofKind: "a", at: [paths[0]])
    context.invalidateSupplementaryElements(ofKind: "a", at: [paths[1]])
    context.invalidateDecorationElements(ofKind: "b", at: paths)
    #expect(context.invalidatedItemIndexPaths == paths)
    #expect(context.invalidatedSupplementaryIndexPaths == ["a": paths])
    #expect(context.invalidatedDecorationIndexPaths == ["b": paths])
  }

  @Test("An update is told after it is prepared, shown as the layout says, and ended once")
  func updates() throws {
    layout.initial = {
      $0.alpha = 0; $0.center.x += 30; $0.transform = AffineTransform(scaleX: 0.5, y: 0.5)
    }
    layout.final = {
      $0.alpha = 0.5; $0.center.y += 8
    }
    let leaving = try #require(collection.cellForItem(at: IndexPath(item: 3, section: 0)))
    source.sections[0].sizes.remove(at: 3)
    source.sections[0].sizes.insert(Size(width: 10, height: 10), at: 1)
    collection.performBatchUpdates {
      collection.deleteItems(at: [IndexPath(item: 3, section: 0)])
      collection.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    window.layoutIfNeeded()
    #expect(
      layout.log == [
        "invalidate  counts", "prepare", "delete 3 -", "insert - 1", "final 3", "target",
        "initial 1", "finalize",
      ])
    let arriving = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(arriving.presentationOffset == Point(x: 30, y: 0) && arriving.presentationAlpha == 0)
    #expect(leaving.superview === collection)
    // At half the duration, the symmetrical curve has both cells half way.
    window.advance(to: window.now + 0.15)
    #expect((arriving.presentationOffset - Point(x: 15, y: 0)).length < 1e-6)
    #expect(abs(arriving.presentationAlpha - 0.5) < 1e-6)
    #expect((leaving.presentationOffset - Point(x: 0, y: 4)).length < 1e-6)
    #expect(abs(leaving.presentationAlpha - 0.75) < 1e-6)
    var canvas = Canvas(size: Size(width: 100, height: 100), text: FixedAdvanceText())
    arriving.backgroundColor = Color(0xFF0000)
    window.render(in: &canvas)
    let scales = canvas.commands.compactMap { command -> Double? in
      if case .pushTransform(let transform) = command { transform.a } else { nil }
    }
    #expect(scales.contains { abs($0 - 0.75) < 1e-6 }, "\(scales)")
    window.advance(to: window.now + 1)
    #expect(leaving.superview == nil && arriving.presentationOffset == .zero)
    #expect(layout.log.filter { $0 == "finalize" }.count == 1)
  }

  @Test("Sections, moves and reloads are told as a program named them")
  func updateItems() {
    source.sections.append(.init(sizes: [Size(width: 1, height: 1)]))
    source.sections[0].sizes[5] = Size(width: 2, height: 2)
    collection.performBatchUpdates {
      collection.moveItem(at: IndexPath(item: 9, section: 0), to: IndexPath(item: 2, section: 0))
      collection.reloadItems(at: [IndexPath(item: 5, section: 0)])
      collection.insertSections([1])
    }
    #expect(
      layout.log.filter { $0.contains("move") || $0.contains("reload") || $0.contains("insert") }
        == [
          "move 9 2", "reload 5 6", "insert - section 1",
        ])
  }

  @Test("After an update, the content goes where the layout wants it, within its range")
  func targets() {
    layout.target = Point(x: 0, y: 60)
    source.sections[0].sizes.removeLast()
    collection.deleteItems(at: [IndexPath(item: 29, section: 0)])
    #expect(collection.contentOffset.y == 60)
    layout.target = Point(x: 0, y: 1e9)
    source.sections[0].sizes.removeLast()
    collection.deleteItems(at: [IndexPath(item: 28, section: 0)])
    window.layoutIfNeeded()
    #expect(collection.contentOffset.y == 460)
  }

  /// A flow layout whose new items grow: as in UIKit, it changes the attributes from `super`.
  private final class GrowingLayout: CollectionViewFlowLayout {
    var grows = true

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      if grows { attributes?.transform = AffineTransform(scaleX: 0.25, y: 0.25) }
      return attributes
    }
  }

  @Test("What the flow layout answers for new items can be changed; unchanged, the engine decides")
  func growing() throws {
    for grows in [true, false] {
      let layout = GrowingLayout()
      layout.grows = grows
      layout.itemSize = Size(width: 20, height: 20)
      let source = CollectionSource(4)
      let collection = source.collection(layout, in: window)
      window.layoutIfNeeded()
      source.sections[0].sizes.append(Size(width: 10, height: 10))
      collection.insertItems(at: [IndexPath(item: 4, section: 0)])
      window.layoutIfNeeded()
      let cell = try #require(collection.cellForItem(at: IndexPath(item: 4, section: 0)))
      cell.backgroundColor = Color(0xFF0000)
      window.advance(to: window.now + 0.1)
      var canvas = Canvas(size: Size(width: 100, height: 100), text: FixedAdvanceText())
      window.render(in: &canvas)
      let isTransformed = canvas.commands.contains {
        if case .pushTransform = $0 { true } else { false }
      }
      #expect(isTransformed == grows && cell.presentationAlpha < 1)
      collection.removeFromSuperview()
    }
  }

  private final class StrangeLayout: CollectionViewLayout {
    let make: () -> [CollectionViewLayoutAttributes]?

    init(_ make: @escaping () -> [CollectionViewLayoutAttributes]?) {
      self.make = make
      super.init()
    }

    override func layoutAttributesForElements(
      in rect: Rect
    ) -> [CollectionViewLayoutAttributes]? { make() }
  }

  @Test("Numbers that are none, and elements twice, stop the program with names and values")
  func mistakes() async {
    let transform = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = CollectionSource(1)
        source.collection(
          StrangeLayout {
            let attributes = CollectionViewLayoutAttributes(
              forCellWith: IndexPath(item: 0, section: 0))
            attributes.frame = Rect(x: 0, y: 0, width: 9, height: 9)
            attributes.transform.a = .nan
            return [attributes]
          }
        ).layoutIfNeeded()
      }
    }
    #expect(
      lastWords(transform).contains(
        "StrangeLayout has the transform [nan, 0.0, 0.0, 1.0, 0.0, 0.0] and the alpha 1.0 for row 0 of"
      ))
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = CollectionSource(1)
        source.collection(
          StrangeLayout {
            (0..<2).map { _ in
              let attributes = CollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: "title", with: IndexPath(item: 0, section: 0))
              attributes.frame = Rect(x: 0, y: 0, width: 9, height: 9)
              return attributes
            }
          }
        ).layoutIfNeeded()
      }
    }
    #expect(
      lastWords(twice).contains(
        "StrangeLayout has attributes for the \"title\" of row 0 of section 0 twice"))
    let endless = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = CollectionSource(1)
        let layout = ShelfLayout()
        layout.adjustment = Point(x: 0, y: Double.infinity)
        source.collection(layout).layoutIfNeeded()
      }
    }
    #expect(lastWords(endless).contains("ShelfLayout adjusts the offset by 0.0 inf"))
  }

  @Test("A layout that answers nothing shows nothing")
  func nothing() {
    let source = CollectionSource(3)
    let collection = source.collection(StrangeLayout { nil }, in: window)
    window.layoutIfNeeded()
    #expect(collection.visibleCells.isEmpty)
    collection.checkInvariants()
  }
}
