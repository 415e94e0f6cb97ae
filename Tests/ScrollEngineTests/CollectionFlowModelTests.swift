import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A flow layout beside frames that are added up one by one")
struct CollectionFlowModelTests {
  @Test(
    "shows exactly the elements that intersect its bounds, where each item has its own size",
    arguments: [Axis.vertical, .horizontal], Soak.seeds(1...8))
  func individual(axis: Axis, seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let source = FlowSource(CollectionComparison.sections(&numbers, uniform: nil))
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = axis
    layout.sectionHeadersPinToVisibleBounds = seed % 2 == 0
    layout.sectionFootersPinToVisibleBounds = seed % 3 == 0
    let size = CollectionComparison.viewport(&numbers)
    let collection = source.collection(layout, width: size.width, height: size.height)
    let model = CollectionComparison.model(
      source.sections, axis: axis, breadth: axis == .vertical ? size.width : size.height)
    CollectionComparison.compare(
      collection, with: model, pinsHeaders: layout.sectionHeadersPinToVisibleBounds,
      pinsFooters: layout.sectionFootersPinToVisibleBounds, steps: 100, numbers: &numbers,
      seed: seed)
    #expect(source.sizeRequests == source.sections.reduce(0) { $0 + $1.sizes.count })
  }

  @Test(
    "shows exactly the elements that intersect its bounds, where all items have one size",
    arguments: [Axis.vertical, .horizontal], Soak.seeds(11...18))
  func uniform(axis: Axis, seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let size = Size(
      width: numbers.number(in: 0.25...60),
      height: numbers.number(in: 0.25...60))
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = axis
    layout.itemSize = size
    layout.minimumLineSpacing = numbers.number(in: 0...10)
    layout.minimumInteritemSpacing = numbers.number(in: 0...10)
    layout.sectionInset = EdgeInsets(
      top: numbers.number(in: 0...10),
      left: numbers.number(in: 0...10),
      bottom: numbers.number(in: 0...10),
      right: numbers.number(in: 0...10))
    let header = numbers.number(in: 0...20)
    layout.headerReferenceSize = Size(width: header, height: header)
    let footer = numbers.number(in: 0...20)
    layout.footerReferenceSize = Size(width: footer, height: footer)
    layout.sectionHeadersPinToVisibleBounds = seed % 2 == 0
    layout.sectionFootersPinToVisibleBounds = seed % 3 == 0
    let source = CollectionSource(
      CollectionComparison.sections(&numbers, uniform: size).map { section in
        var section = section
        section.header = header
        section.footer = footer
        section.inset = layout.sectionInset
        section.lineSpacing = layout.minimumLineSpacing
        section.itemSpacing = layout.minimumInteritemSpacing
        return section
      })
    let viewport = CollectionComparison.viewport(&numbers)
    let collection = source.collection(layout, width: viewport.width, height: viewport.height)
    let model = CollectionComparison.model(
      source.sections, axis: axis, breadth: axis == .vertical ? viewport.width : viewport.height)
    CollectionComparison.compare(
      collection, with: model, pinsHeaders: layout.sectionHeadersPinToVisibleBounds,
      pinsFooters: layout.sectionFootersPinToVisibleBounds, steps: 100, numbers: &numbers,
      seed: seed)
  }

  @Test(
    "shows exactly the elements that intersect its bounds, where lines overlap",
    arguments: [Axis.vertical, .horizontal], Soak.seeds(31...38))
  func overlapping(axis: Axis, seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let overlap = numbers.number(in: 1...40)
    let source = FlowSource(
      CollectionComparison.sections(&numbers, uniform: nil, overlap: overlap))
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = axis
    let size = CollectionComparison.viewport(&numbers)
    let collection = source.collection(layout, width: size.width, height: size.height)
    let model = CollectionComparison.model(
      source.sections, axis: axis, breadth: axis == .vertical ? size.width : size.height)
    CollectionComparison.compare(
      collection, with: model, pinsHeaders: false, pinsFooters: false, steps: 100,
      numbers: &numbers, seed: seed)
    for step in 0..<100 {
      let point = Point(
        x: .random(in: 0...model.contentSize.width + 1, using: &numbers.random),
        y: .random(in: 0...model.contentSize.height + 1, using: &numbers.random))
      let expected = model.elements.last { $0.isItem && $0.frame.contains(point) }
      #expect(
        collection.indexPathForItem(at: point) == expected?.path, "seed \(seed), step \(step)")
    }
  }

  @Test("shows cards of one size that overlap", arguments: Soak.seeds(41...44))
  func cards(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let size = Size(width: numbers.number(in: 20...60), height: numbers.number(in: 20...60))
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = size
    layout.minimumLineSpacing = -numbers.number(in: 1...70)
    let source = CollectionSource(
      CollectionComparison.sections(&numbers, uniform: size).map { section in
        var cards = CollectionModel.Section()
        cards.lineSpacing = layout.minimumLineSpacing
        cards.itemSpacing = layout.minimumInteritemSpacing
        cards.sizes = section.sizes
        return cards
      })
    let collection = source.collection(layout, width: 120, height: 70)
    let model = CollectionComparison.model(source.sections, axis: .horizontal, breadth: 70)
    CollectionComparison.compare(
      collection, with: model, pinsHeaders: false, pinsFooters: false, steps: 100,
      numbers: &numbers, seed: seed)
  }

  @Test(
    "finds the item at a point and the attributes of an item",
    arguments: Soak.seeds(21...28))
  func inverse(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let source = FlowSource(CollectionComparison.sections(&numbers, uniform: nil))
    let width = CollectionComparison.viewport(&numbers).width
    let collection = source.collection(CollectionViewFlowLayout(), width: width)
    let model = CollectionComparison.model(source.sections, axis: .vertical, breadth: width)
    for element in model.elements where element.isItem {
      let frame = collection.layoutAttributesForItem(at: element.path)?.frame
      #expect(
        frame.map { CollectionComparison.near($0, element.frame) } == true,
        "seed \(seed), \(element)")
    }
    for step in 0..<500 {
      let point = Point(
        x: .random(in: -5...width + 5, using: &numbers.random),
        y: .random(in: -20...model.length + 20, using: &numbers.random))
      let expected = model.elements.first { $0.isItem && $0.frame.contains(point) }
      #expect(
        collection.indexPathForItem(at: point) == expected?.path, "seed \(seed), step \(step)")
    }
  }
}
