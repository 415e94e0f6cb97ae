@testable import ScrollEngine
import TestSupport

/// A collection in a window that random steps change in every possible way. After each step its
/// frames are compared with a model that adds them up one by one.
@MainActor
final class CollectionWorld {
  static let windowWidth = 400.0

  let world: WorldCase
  /// Whether the content goes from right to left.
  let isMirrored: Bool
  let axis: Axis
  let items = WorldItems()
  let layout: CollectionViewLayout
  let collection: CollectionView
  let hand: Hand
  var complaint: String?
  private(set) var journal: [String] = []

  private var numbers: RandomNumbers
  var kind: RandomNumbers.Kind { numbers.kind }
  private var maker: ListScriptMaker<SeededRandom>
  private let delegate: WorldDelegate
  private let window: Window
  private var finger: Point?
  /// The offset at the last scroll.
  private var lastOffset = Point.zero
  /// Whether the last step brought the content back into its range only after all visible items
  /// were measured. Nil if the step did not bring the content back.
  private(set) var isBackInTrueRange: Bool?
  /// Whether the size of the content or of the bounds changed during the last step.
  private(set) var hasChangedShape = false
  /// Whether the offset was no multiple of 1/8 point in the last step, as during an animation.
  private(set) var hasBeenBetween = false
  /// The calls about shown and hidden cells in the last step whose calls were taken.
  var callsOfSight: [String] = []
  /// The sizes of the content and of the bounds before the last step.
  private var shape: [Size] = []
  /// The largest length or offset of the content and the bounds so far, in points. The rounding
  /// errors of offsets and sums are in proportion to it.
  private(set) var longest = 1.0
  /// The size of the items for which neither cells nor the delegate give a size.
  private(set) var itemSize = Size.zero
  private(set) var columnSpacing = 0.0
  /// The layout's own numbers, which hold where the delegate gives none.
  private(set) var common = WorldItems.Numbers()

  var lines: CollectionViewLineLayout? { layout as? CollectionViewLineLayout }

  init(
    _ world: WorldCase, seed: UInt64, kind: RandomNumbers.Kind, isMirrored: Bool = false,
    isPaged: Bool = false, hasTwin: Bool = false
  ) {
    self.world = world
    self.isMirrored = isMirrored
    numbers = RandomNumbers(kind, seed: seed)
    maker = ListScriptMaker(random: SeededRandom(seed: ~seed))
    axis = world.layout != .own && seed % 3 == 0 ? .horizontal : .vertical
    window = Window(frame: Rect(x: 0, y: 0, width: Self.windowWidth, height: 400))
    hand = Hand(window)
    layout = world.makeLayout()
    collection = CollectionView(collectionViewLayout: layout)
    collection.isPagingEnabled = isPaged
    // Twins have no indicators: in both worlds, the vertical one is at the right, and a pointer
    // grabs the horizontal one at its left end.
    collection.showsVerticalScrollIndicator = !hasTwin
    collection.showsHorizontalScrollIndicator = !hasTwin
    if isMirrored { collection.semanticContentAttribute = .forceRightToLeft }
    delegate = world.makeDelegate(for: items)
    collection.register(WorldCell.self, forCellWithReuseIdentifier: "cell")
    for edge in SectionEdge.allCases {
      collection.register(
        SectionView.self, forSupplementaryViewOfKind: edge.kind, withReuseIdentifier: "title")
    }
    lines?.scrollDirection = axis
    drawLayout()
    items.model = maker.model(sections: 4, rows: 18)
    drawNews()
    collection.dataSource = items
    collection.delegate = delegate
    items.onScroll = { [unowned self] in noteScroll() }
    resize(to: viewport())
    window.addSubview(collection)
    window.layoutIfNeeded()
    noteLength()
  }

  // MARK: Numbers

  private func number(_ range: ClosedRange<Double>) -> Double { numbers.number(in: range) }

  /// Zero in half of the cases, otherwise a random number.
  private func maybe(_ range: ClosedRange<Double>) -> Double {
    maker.chance(50) ? 0 : number(range)
  }

  private func insets(_ range: ClosedRange<Double>) -> EdgeInsets {
    EdgeInsets(top: maybe(range), left: maybe(range), bottom: maybe(range), right: maybe(range))
  }

  private func viewport() -> Size {
    func length() -> Double { min(number(60...320), 1_000) }
    return Size(width: length(), height: length())
  }

  /// Self-sizing cells are at least one point large, so that they are visible.
  private func size() -> Size {
    let least = world.isMeasured ? 1.0 : 0
    func length(_ range: ClosedRange<Double>) -> Double {
      max(least, maker.below(12) == 0 ? 0 : number(range))
    }
    return Size(width: length(4...130), height: length(4...130))
  }

  private func drawNews() {
    for section in items.model.sections {
      if items.sections[section.name] == nil {
        items.sections[section.name] = .init(
          header: maybe(1...60), footer: maybe(1...40), inset: insets(1...30),
          lineSpacing: maybe(1...30), itemSpacing: maybe(1...30),
          thicknesses: (0..<7).map { _ in number(0...90) })
      }
      for name in section.rows where items.sizes[name] == nil { items.sizes[name] = size() }
    }
  }

  // MARK: The layout

  private func drawLayout() {
    guard let lines else { return }
    common = .init(
      header: maybe(1...60), footer: maybe(1...40), inset: insets(1...30),
      lineSpacing: maybe(1...30), itemSpacing: maybe(1...30))
    lines.minimumLineSpacing = common.lineSpacing
    lines.sectionInset = common.inset
    lines.headerReferenceSize = Size(width: common.header, height: common.header)
    lines.footerReferenceSize = Size(width: common.footer, height: common.footer)
    lines.sectionHeadersPinToVisibleBounds = maker.chance(50)
    lines.sectionFootersPinToVisibleBounds = maker.chance(50)
    itemSize = Size(width: number(2...90), height: number(2...90))
    // With tiny estimates, all items would be visible at once.
    let estimate = Size(width: max(8, itemSize.width), height: max(8, itemSize.height))
    switch layout {
    case let flow as CollectionViewFlowLayout:
      flow.minimumInteritemSpacing = common.itemSpacing
      flow.itemSize = itemSize
      if world.isMeasured { flow.estimatedItemSize = estimate }
    case let list as CollectionViewListLayout:
      list.itemThickness = itemSize[axis]
      if world.isMeasured { list.estimatedItemThickness = estimate[axis] }
    case let grid as CollectionViewGridLayout:
      columnSpacing = maybe(1...20)
      grid.columnSpacing = columnSpacing
      grid.lineThickness = itemSize[axis]
      if case .grid(columns: nil) = world.layout {
        grid.columns = .adaptive(minimum: number(20...120))
      }
      if world.isMeasured { grid.estimatedLineThickness = estimate[axis] }
    default: break
    }
  }

  // MARK: Steps

  func step() {
    let place = Place(of: self)
    let kept = act()
    compare()
    if complaint == nil, let kept, let place { compare(place, after: kept) }
  }

  /// Makes one random step.
  ///
  /// - Returns: The effect on the items if some of them must keep their position, or nil.
  @discardableResult
  func act() -> Change? {
    let choice = maker.below(26)
    shape = [collection.contentSize, collection.bounds.size]
    (hasChangedShape, hasBeenBetween) = (false, false)
    let oldInset = inset
    items.toldOffset = offset
    isBackInTrueRange = nil
    lastOffset = offset
    var kept: Change?
    switch choice {
    case 0...7: kept = update()
    case 8...11: scroll()
    case 12: reload()
    case 13, 14: kept = reconfigure()
    case 15: kept = resize()
    case 16: kept = changeInset()
    case 17: change()
    case 18, 19: hand.rest(Double(maker.below(20)) / 50)
    case 20: turnWheel()
    case 21: scrollToItem()
    default: touch()
    }
    window.layoutIfNeeded()
    noteLength()
    noteShape()
    if oldInset != inset { hasChangedShape = true }
    return kept
  }

  private func noteShape() {
    if shape != [collection.contentSize, collection.bounds.size] { hasChangedShape = true }
  }

  private func noteLength() {
    for axis in Axis.allCases {
      longest = max(
        longest, collection.contentSize[axis], collection.bounds.size[axis],
        abs(offset[axis]), abs(collection.contentOffset[axis]))
    }
    // In a mirrored world, the position of an item is computed from its width.
    if isMirrored {
      longest = items.sizes.values.map(\.width).reduce(max(longest, itemSize.width), max)
    }
  }

  /// Records a scroll, and whether it brought content that is too short back into its range. Cells
  /// that become visible then may make the content longer again.
  private func noteScroll() {
    noteShape()
    if (offset[axis] * 8).rounded() != offset[axis] * 8 { hasBeenBetween = true }
    let old = lastOffset[axis]
    lastOffset = offset
    items.noteScroll(to: offset, Closeness(upTo: max(longest, collection.contentSize[axis])))
    let new = lastOffset[axis]
    let range = range
    // In a mirrored world, the last bit may differ.
    let slack = isMirrored ? tolerance : 0
    let isBack =
      new < old - slack && abs(new - range.upperBound) <= slack
      || new > old + slack && abs(new - range.lowerBound) <= slack
    guard world.isMeasured, isBackInTrueRange == nil, isBack else { return }
    noteLength()
    var seen = bounds
    seen.origin[axis] = old
    isBackInTrueRange = (layout.layoutAttributesForElements(in: seen) ?? []).allSatisfy {
      $0.representedElementCategory != .cell || collection.cellForItem(at: $0.indexPath) != nil
    }
  }

  private func note(_ what: @autoclosure () -> String) { journal.append(what()) }

  private func update() -> Change? {
    maker.unrest = [2, 10, 40, 80][maker.below(4)]
    let script = maker.script(from: items.model, rows: 6)
    let old = items.model
    items.model = script.after
    for name in script.reloaded.sorted() { items.sizes[name] = size() }
    drawNews()
    let isAnimated = maker.chance(50)
    note("\(isAnimated ? "animate" : "apply") \(script.calls)")
    do {
      try collection.apply(script.updates, animated: isAnimated)
    } catch {
      complaint = "\(error)"
    }
    return Change(script, from: old)
  }

  private func scroll() {
    let range = range
    var offset = offset
    if maker.chance(50) {
      offset[axis] += number(-120...120)
    } else {
      offset[axis] = Double.random(
        in: range.lowerBound - 40...range.upperBound + 40, using: &maker.random)
    }
    scroll(to: offset)
    // Only a program scrolls across the axis, a finger does not.
    let across = axis == .vertical ? Axis.horizontal : .vertical
    if !world.isMeasured, maker.chance(15) {
      offset[across] = number(-60...60)
      scroll(to: offset)
    }
    note("scroll to \(offset)")
  }

  private func reload() {
    note("reload")
    items.model = maker.model(sections: maker.below(6), rows: 18)
    drawNews()
    collection.reloadData()
  }

  private func reconfigure() -> Change? {
    let paths = items.model.paths.filter { _ in maker.chance(20) }
    note("reconfigure \(paths)")
    for path in paths { items.sizes[items.model[path]] = size() }
    collection.reconfigureItems(at: paths)
    return Change(in: items.model)
  }

  private func resize() -> Change? {
    let old = collection.bounds.size
    var size = viewport()
    // If the lines keep their length, no item is measured again.
    if maker.chance(50) {
      let across = axis == .vertical ? Axis.horizontal : .vertical
      size[across] = old[across]
    }
    resize(to: size)
    note("resize from \(old) to \(collection.bounds.size)")
    return world.isMeasured && !world.isSubclass ? Change(in: items.model) : nil
  }

  private func changeInset() -> Change? {
    let old = inset
    var inset = insets(1...50)
    let isAtSide = maker.chance(50)
    if isAtSide {
      // The content begins where it began before.
      inset.top = old.top
      inset.left = old.left
    }
    collection.contentInset = inMirror(inset)
    note("inset from \(old) to \(inset)")
    return isAtSide && world.isMeasured && !world.isSubclass ? Change(in: items.model) : nil
  }

  private func change() {
    note("other layout")
    drawLayout()
  }

  private func turnWheel() {
    note("wheel")
    let notches = Double(maker.below(7) - 3)
    let x = isMirrored ? Self.windowWidth - 10 : 10
    if axis == .vertical {
      hand.wheel(x, 10, notches: 0, notches)
    } else {
      hand.wheel(x, 10, notches: isMirrored ? -notches : notches, 0)
    }
  }

  private func scrollToItem() {
    let paths = items.model.paths
    guard !paths.isEmpty else { return }
    let path = paths[maker.below(paths.count)]
    var positions: [CollectionView.ScrollPosition] =
      axis == .vertical
      ? [.top, .centeredVertically, .bottom] : [.left, .centeredHorizontally, .right]
    if isMirrored, axis == .horizontal { positions.reverse() }
    let isAnimated = maker.chance(50)
    note("scroll to \(path), animated \(isAnimated)")
    collection.scrollToItem(at: path, at: positions[maker.below(3)], animated: isAnimated)
  }

  /// Puts a finger down, moves it, or lifts or cancels it. Other steps may come in between.
  private func touch() {
    guard let old = finger else {
      finger = Point(x: Double(5 + maker.below(50)), y: Double(5 + maker.below(50)))
      note("down")
      return hand.down(x(of: finger), finger?.y ?? 0)
    }
    if maker.chance(30) {
      note("up")
      finger = nil
      return maker.chance(20) ? hand.lose() : hand.up(x(of: old), old.y)
    }
    let new = old + Point(x: Double(maker.below(81) - 40), y: Double(maker.below(81) - 40))
    finger = new
    note("move to \(new)")
    hand.move(x(of: new), new.y)
  }

  private func x(of finger: Point?) -> Double {
    let x = finger?.x ?? 0
    return isMirrored ? Self.windowWidth - x : x
  }
}
