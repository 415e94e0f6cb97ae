// What a custom layout shows, and how it changes while the layout's answer stays the same.
extension CollectionView {
  /// The elements that a layout shows within the bounds, and around them if it keeps its attributes.
  struct Sight {
    var bounds: Rect
    /// The part for which the layout was asked.
    var region: Rect
    /// The known items, in their order.
    var cells: [SeenElement] = []
    var supplementaries: [SeenElement] = []
    /// The visible elements that move with the bounds.
    var pinned: [ElementAttributes] = []
    /// The bounds within which no other element is visible; nil if they are not known.
    var zone: SightZone?
    /// The items that have left the sight since the layout was asked; nil if nothing has.
    var leaving: [Int]?
    /// The places of the cells that have come into sight since the last fill; nil stands for all.
    var newcomers: [Int]?
    /// Whether all visible elements have views.
    var isFilled = false

    init(bounds: Rect, region: Rect) {
      self.bounds = bounds
      self.region = region
    }

    /// Whether the views are those of this sight, but for those that leave and come.
    var isKnown: Bool { newcomers != nil }

    func showsCell(of item: Int) -> Bool {
      cells.index(ofItem: item).map { cells[$0].isVisible } ?? false
    }

    func shows(_ live: CollectionSupplement) -> Bool {
      supplementaries.contains { $0.isVisible && live.isElement(of: $0.attributes) }
        || pinned.contains(where: live.isElement(of:))
    }
  }

  struct SeenElement: OfItem {
    let item: Int
    let attributes: ElementAttributes
    /// Where the element is in the layout now.
    var place: Rect
    var isVisible: Bool

    func isSame(as other: SeenElement) -> Bool {
      attributes.indexPath == other.attributes.indexPath
        && attributes.category == other.attributes.category
    }

    static func precedes(_ one: SeenElement, _ other: SeenElement) -> Bool {
      one.item < other.item
    }

    /// Two lists of items in order as one: usually one comes before the other.
    static func joined(_ one: [SeenElement], _ other: [SeenElement]) -> [SeenElement] {
      guard let end = one.last?.item, let start = other.first?.item, end > start else {
        return one + other
      }
      if let end = other.last?.item, let start = one.first?.item, end < start {
        return other + one
      }
      return (one + other).sorted(by: precedes)
    }

    /// Whether the element is visible, or in a part of the layout; what a scroller holds is where the
    /// scroller is.
    @MainActor
    func isNear(_ region: Rect) -> Bool {
      isVisible || (attributes.scroller?.layoutFrame ?? place).intersects(region)
    }

    /// Finds out whether the element is visible in other bounds; returns whether that has changed.
    @MainActor
    mutating func follow(_ bounds: Rect, _ hasMoved: Bool, in view: CollectionView) -> Bool {
      if hasMoved, attributes.scroller != nil { place = view.fieldFrame(of: attributes) }
      guard place.intersects(bounds) != isVisible else { return false }
      isVisible.toggle()
      return true
    }
  }

  /// The part of the content for which a layout that keeps its attributes is asked.
  func region(around bounds: Rect) -> Rect {
    let content = storedContentSize
    let x = content.width > bounds.width ? -bounds.width / 2 : 0
    let y = content.height > bounds.height ? -bounds.height / 2 : 0
    return bounds.inset(by: EdgeInsets(top: y, left: x, bottom: y, right: x))
  }

  /// Finds out what is visible in other bounds, without the layout.
  ///
  /// - Returns: Whether what is known is enough.
  func followSight(to bounds: Rect) -> Bool {
    guard let old = sight, old.bounds.size == bounds.size,
      old.region.contains(bounds) || widenSight(to: bounds), let known = sight
    else { return false }
    guard known.zone?.contains(bounds) != true else {
      sight?.bounds = bounds
      askForPinned(in: bounds)
      return true
    }
    // Taken out, so that its arrays are changed in place.
    sight = nil
    sight = moved(consume known, to: bounds)
    askForPinned(in: bounds)
    findZone()
    return true
  }

  /// Asks the layout for the part that comes near on one side, and forgets what goes on the other.
  ///
  /// - Returns: Whether that part is on one side only, and smaller than what is known.
  private func widenSight(to bounds: Rect) -> Bool {
    guard let old = sight, old.isKnown, old.isFilled else { return false }
    let region = region(around: bounds)
    guard let part = region.addition(to: old.region) else { return false }
    let added = elementsOfLayout(in: part)
    guard var known = sight else { return false }
    sight = nil
    known.region = region
    known.zone = nil
    known.cells = near(region, among: known.cells)
    known.supplementaries = near(region, among: known.supplementaries)
    var cells: [SeenElement] = []
    for attributes in added where !attributes.isHidden {
      // It is not visible yet: the next step finds out whether it is.
      var seen = seen(attributes, in: bounds)
      seen.isVisible = false
      guard attributes.isCell else {
        if !known.supplementaries.contains(where: { $0.isSame(as: seen) }) {
          known.supplementaries.append(seen)
        }
        continue
      }
      if known.cells.index(ofItem: seen.item) == nil { cells.append(seen) }
    }
    cells.sort(by: SeenElement.precedes)
    known.cells = SeenElement.joined(known.cells, cells)
    requireSingle(known)
    sight = known
    return true
  }

  /// A loop, because a closure for `filter` would check the actor for each element.
  private func near(_ region: Rect, among elements: [SeenElement]) -> [SeenElement] {
    var near: [SeenElement] = []
    near.reserveCapacity(elements.count)
    for element in elements where element.isNear(region) { near.append(element) }
    return near
  }

  private func moved(_ sight: consuming Sight, to bounds: Rect) -> Sight {
    let hasMoved = sight.zone == nil
    sight.bounds = bounds
    for place in sight.cells.indices where sight.cells[place].follow(bounds, hasMoved, in: self) {
      if sight.cells[place].isVisible {
        // If nothing is filled yet, all visible cells will be.
        sight.newcomers?.append(place)
        sight.isFilled = false
      } else {
        sight.leaving = (sight.leaving ?? []) + [sight.cells[place].item]
      }
    }
    for place in sight.supplementaries.indices
    where sight.supplementaries[place].follow(bounds, hasMoved, in: self) {
      if sight.supplementaries[place].isVisible { sight.isFilled = false }
      sight.leaving = sight.leaving ?? []
    }
    return sight
  }

  /// Asks the layout for the elements that move with the bounds.
  func askForPinned(in bounds: Rect) {
    let answer = calling(.layoutElements) { layout.layoutAttributesForPinnedElements(in: bounds) }
    guard !answer.isEmpty || sight?.pinned.isEmpty == false else { return }
    let pinned = copies(of: answer).filter { isVisible($0, in: bounds) }
    for attributes in pinned { requireSound(attributes) }
    sight?.pinned = pinned
    sight?.isFilled = false
    if sight?.leaving == nil { sight?.leaving = [] }
  }

  /// Finds the bounds within which the same elements are visible.
  func findZone() {
    guard let sight else { return }
    var zone = SightZone()
    for seen in sight.cells { zone.note(seen.place, seen.isVisible, in: sight.bounds) }
    for seen in sight.supplementaries { zone.note(seen.place, seen.isVisible, in: sight.bounds) }
    for scroller in scrollers { zone.note(scroller.layoutFrame, true, in: sight.bounds) }
    self.sight?.zone = zone
  }
}

extension Rect {
  /// What the rectangle has beyond another one that is moved along one axis and overlaps it; nil if
  /// they lie otherwise.
  fileprivate func addition(to other: Rect) -> Rect? {
    guard size == other.size, intersects(other), minX == other.minX || minY == other.minY else {
      return nil
    }
    var part = self
    if minX == other.minX {
      part.size.height = abs(minY - other.minY)
      if minY > other.minY { part.origin.y = other.maxY }
    } else {
      part.size.width = abs(minX - other.minX)
      if minX > other.minX { part.origin.x = other.maxX }
    }
    return part
  }
}

/// The bounds within which the same rectangles are visible.
struct SightZone {
  private var earliest = Point(x: -.infinity, y: -.infinity)
  private var before = Point(x: Double.infinity, y: .infinity)
  private var after = Point(x: -.infinity, y: -.infinity)
  private var latest = Point(x: Double.infinity, y: .infinity)

  /// Notes a rectangle that is visible in the bounds, or is not.
  mutating func note(_ rect: Rect, _ isVisible: Bool, in bounds: Rect) {
    // A rectangle without an extent is never visible.
    if rect.isEmpty { return }
    if isVisible {
      before = Point(x: min(before.x, rect.maxX), y: min(before.y, rect.maxY))
      after = Point(x: max(after.x, rect.minX), y: max(after.y, rect.minY))
    } else if rect.maxY <= bounds.minY {
      earliest.y = max(earliest.y, rect.maxY)
    } else if rect.minY >= bounds.maxY {
      latest.y = min(latest.y, rect.minY)
    } else if rect.maxX <= bounds.minX {
      earliest.x = max(earliest.x, rect.maxX)
    } else {
      latest.x = min(latest.x, rect.minX)
    }
  }

  func contains(_ bounds: Rect) -> Bool {
    bounds.minY >= earliest.y && bounds.minY < before.y && bounds.maxY > after.y
      && bounds.maxY <= latest.y && bounds.minX >= earliest.x && bounds.minX < before.x
      && bounds.maxX > after.x && bounds.maxX <= latest.x
  }
}
