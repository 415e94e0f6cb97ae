// Custom layouts: they decide which elements are visible.
extension CollectionView {
  /// The elements that a layout shows within the bounds.
  struct Sight {
    let bounds: Rect
    /// The visible items, in their order.
    var cells: [SeenItem] = []
    var supplementaries: [ElementAttributes] = []
    /// Whether all visible elements have views.
    var isFilled = false

    func showsCell(of item: Int) -> Bool { cells.index(ofItem: item) != nil }

    func shows(_ live: CollectionSupplement) -> Bool {
      supplementaries.contains(where: live.isElement(of:))
    }
  }

  struct SeenItem: OfItem {
    let item: Int
    let attributes: ElementAttributes
  }

  /// Asks the layout for the visible elements, if they are not known.
  func updateSight() {
    let bounds = layoutBounds
    guard sight?.bounds != bounds else { return }
    var sight = Sight(bounds: bounds)
    for attributes in elementsOfLayout(in: bounds) {
      requireSound(attributes)
      guard attributes.shows(in: bounds) else { continue }
      switch attributes.category {
      case .supplementaryView, .decorationView: sight.supplementaries.append(attributes)
      case .cell:
        let path = attributes.indexPath
        require(
          counts.hasItem(at: path),
          "CollectionView: \(type(of: layout)) has attributes for \(path), but there is no such item"
        )
        sight.cells.append(SeenItem(item: counts.index(of: path), attributes: attributes))
      }
    }
    sight.cells.sort { $0.item < $1.item }
    for (first, second) in zip(sight.cells, sight.cells.dropFirst()) {
      require(
        first.item != second.item,
        "CollectionView: \(type(of: layout)) has attributes for \(first.attributes.indexPath) twice"
      )
    }
    for (place, first) in sight.supplementaries.enumerated() {
      let second = sight.supplementaries[(place + 1)...].first {
        $0.indexPath == first.indexPath && $0.category == first.category
      }
      require(
        second == nil,
        "CollectionView: \(type(of: layout)) has attributes for \(first.name) twice")
    }
    Limits.checkInSight(
      sight.cells.count + sight.supplementaries.count, "CollectionView: of the elements")
    self.sight = sight
  }

  /// The layout's answer for a rectangle, in objects that the layout does not keep.
  private func elementsOfLayout(in rect: Rect) -> [ElementAttributes] {
    if let lines, type(of: lines) == CollectionViewFlowLayout.self {
      return lines.elements(in: rect)
    }
    let asked = calling(.layoutElements) { layout.layoutAttributesForElements(in: rect) }
    guard var answer = consume asked else { return [] }
    return answer.indices.map { index in
      // A layout that keeps its objects may change them later: a copy stays as it was returned.
      ElementAttributes(
        isKnownUniquelyReferenced(&answer[index]) ? answer[index] : answer[index].copied)
    }
  }

  /// The layout's frame for an item to scroll to, checked.
  func soundFrame(of attributes: CollectionViewLayoutAttributes, at path: IndexPath) -> Rect {
    let frame = attributes.frame
    require(
      frame.isFinite && frame.width >= 0 && frame.height >= 0,
      "CollectionView: \(type(of: layout)) has the frame \(frame) for \(path)")
    return frame
  }

  private func requireSound(_ attributes: ElementAttributes) {
    let frame = attributes.frame
    require(
      frame.isFinite && frame.width >= 0 && frame.height >= 0,
      "CollectionView: \(type(of: layout)) has the frame \(frame) for \(attributes.name)")
    require(
      attributes.transform.isFinite && attributes.alpha.isFinite,
      "CollectionView: \(type(of: layout)) has the transform \(attributes.transform) and the alpha "
        + "\(attributes.alpha) for \(attributes.name)")
  }

  /// Gives every visible element a view, and updates the attributes of elements that already have a
  /// view.
  func fill(_ sight: Sight) {
    var newcomers: [LiveCell] = []
    for seen in sight.cells where !isInterrupted {
      if let place = liveCells.index(ofItem: seen.item) {
        guard liveCells[place].attributes != seen.attributes else { continue }
        liveCells[place].attributes = seen.attributes
        apply(seen.attributes, to: liveCells[place].cell)
      } else {
        makeCell(for: seen.item, attributes: seen.attributes)
        if let place = liveCells.index(ofItem: seen.item) { newcomers.append(liveCells[place]) }
      }
    }
    for attributes in sight.supplementaries where !isInterrupted { fill(attributes) }
    if !isInterrupted {
      self.sight?.isFilled = true
      putInOrder()
    }
    guard layout.asksCells else { return }
    if let lines, lines.isNew {
      lines.isNew = false
      newcomers = liveCells
    }
    for live in newcomers where !needsReload { measure(live) }
  }

  /// Gives the cells of visible items the layout's current attributes.
  func placeBySight() {
    updateSight()
    guard let sight else { return }
    for seen in sight.cells {
      guard let place = liveCells.index(ofItem: seen.item) else { continue }
      liveCells[place].attributes = seen.attributes
      apply(seen.attributes, to: liveCells[place].cell)
    }
  }

  private func fill(_ attributes: ElementAttributes) {
    guard let place = liveSupplements.firstIndex(where: { $0.isElement(of: attributes) }) else {
      return makeSupplement(attributes)
    }
    guard liveSupplements[place].attributes != attributes else { return }
    liveSupplements[place].attributes = attributes
    apply(attributes, to: liveSupplements[place].view)
  }

  /// Sorts the views of the collection by z-index; all other subviews keep their positions.
  private func putInOrder() {
    var all = subviews
    let places = all.indices.filter { all[$0] is CollectionReusableView }
    let views = places.compactMap { all[$0] as? CollectionReusableView }
    guard zip(views, views.dropFirst()).contains(where: { $0.zIndex > $1.zIndex }) else { return }
    // Compares positions, too, so that views of the same z-index keep their order.
    let sorted = views.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    for (place, view) in zip(places, sorted) { all[place] = view.element }
    subviews = all
    setNeedsDisplay()
  }
}
