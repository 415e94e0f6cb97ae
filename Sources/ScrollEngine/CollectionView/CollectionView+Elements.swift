// Custom layouts: they decide which elements are visible.
extension CollectionView {
  /// Asks the layout for the visible elements, if they are not known.
  func updateSight() {
    let bounds = layoutBounds
    if let known = sight, known.bounds == bounds, known.zone != nil || !layout.keepsAttributes {
      return
    }
    if sight != nil, layout.keepsAttributes, followSight(to: bounds) { return }
    var sight = Sight(
      bounds: bounds, region: layout.keepsAttributes ? region(around: bounds) : bounds)
    let keepsAll = layout.keepsAttributes
    for attributes in elementsOfLayout(in: sight.region) {
      let seen = seen(attributes, in: bounds)
      guard seen.isVisible || keepsAll && !attributes.isHidden else { continue }
      if attributes.isCell { sight.cells.append(seen) } else { sight.supplementaries.append(seen) }
    }
    sight.cells.sort(by: SeenElement.precedes)
    requireSingle(sight)
    self.sight = sight
    if layout.keepsAttributes {
      askForPinned(in: bounds)
      findZone()
    }
  }

  /// An element of the layout's answer, checked.
  func seen(_ attributes: ElementAttributes, in bounds: Rect) -> SeenElement {
    requireSound(attributes)
    let place = fieldFrame(of: attributes)
    var item = 0
    if attributes.isCell {
      let path = attributes.indexPath
      require(
        counts.hasItem(at: path),
        "CollectionView: \(type(of: layout)) has attributes for \(path), but there is no such item")
      item = counts.index(of: path)
    }
    return SeenElement(
      item: item, attributes: attributes, place: place,
      isVisible: !attributes.isHidden && place.intersects(bounds))
  }

  func requireSingle(_ sight: Sight) {
    for (first, second) in zip(sight.cells, sight.cells.dropFirst()) {
      require(
        first.item != second.item,
        "CollectionView: \(type(of: layout)) has attributes for \(first.attributes.indexPath) twice"
      )
    }
    for (place, first) in sight.supplementaries.enumerated() {
      let second = sight.supplementaries[(place + 1)...].first {
        $0.attributes.indexPath == first.attributes.indexPath
          && $0.attributes.category == first.attributes.category
      }
      require(
        second == nil,
        "CollectionView: \(type(of: layout)) has attributes for \(first.attributes.name) twice")
    }
    Limits.checkInSight(
      sight.cells.count + sight.supplementaries.count, "CollectionView: of the elements")
  }

  /// The layout's answer for a rectangle, in objects that the layout does not keep.
  func elementsOfLayout(in rect: Rect) -> [ElementAttributes] {
    if let lines, type(of: lines) == CollectionViewFlowLayout.self {
      return lines.elements(in: rect)
    }
    let asked = calling(.layoutElements) { layout.layoutAttributesForElements(in: rect) }
    guard let answer = consume asked else { return [] }
    return copies(of: answer)
  }

  func copies(of answer: consuming [CollectionViewLayoutAttributes]) -> [ElementAttributes] {
    var answer = answer
    // A loop, because a closure for `map` would check the actor for each element.
    var copies: [ElementAttributes] = []
    copies.reserveCapacity(answer.count)
    for index in answer.indices {
      // A layout that keeps its objects may change them later: a copy stays as it was returned.
      copies.append(
        ElementAttributes(
          isKnownUniquelyReferenced(&answer[index]) ? answer[index] : answer[index].copied))
    }
    return copies
  }

  /// The layout's frame for an item to scroll to, checked.
  func soundFrame(of attributes: CollectionViewLayoutAttributes, at path: IndexPath) -> Rect {
    let frame = attributes.frame
    require(
      frame.isFinite && frame.width >= 0 && frame.height >= 0,
      "CollectionView: \(type(of: layout)) has the frame \(frame) for \(path)")
    return frame
  }

  func requireSound(_ attributes: ElementAttributes) {
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
    if let places = sight.newcomers {
      for place in places { fill(sight.cells[place], &newcomers) }
    } else {
      for seen in sight.cells { fill(seen, &newcomers) }
    }
    let known = liveSupplements.count
    for seen in sight.supplementaries where seen.isVisible && !isInterrupted {
      fill(seen.attributes)
    }
    for attributes in sight.pinned where !isInterrupted { fill(attributes) }
    if !isInterrupted {
      self.sight?.isFilled = true
      self.sight?.newcomers = []
      if sight.newcomers == nil { putInOrder() }
    }
    guard layout.asksCells else { return }
    if lines == nil {
      var views = Array(liveSupplements.dropFirst(known))
      // A layout that was prepared may know less than before.
      if hasAskedViews, sight.newcomers == nil, !isInterrupted {
        let come = Set(newcomers.map { ObjectIdentifier($0.cell) })
        newcomers += liveCells.filter {
          !come.contains(ObjectIdentifier($0.cell)) && lacksSize(of: $0.cell, $0.attributes)
        }
        let known = liveSupplements.prefix(known)
        views.insert(contentsOf: known.filter { lacksSize(of: $0.view, $0.attributes) }, at: 0)
      }
      for live in views where !needsReload { measure(live.view, live.attributes) }
    }
    if let lines, lines.isNew {
      lines.isNew = false
      newcomers = liveCells
    }
    for live in newcomers where !needsReload { measure(live) }
  }

  private func lacksSize(
    of view: CollectionReusableView, _ attributes: ElementAttributes
  ) -> Bool { layout.lacksPreferredSize(of: view.object(for: attributes, layout)) }

  /// Gives an item a cell, or its cell new attributes; notes a cell that has come.
  private func fill(_ seen: SeenElement, _ newcomers: inout [LiveCell]) {
    guard seen.isVisible, !isInterrupted else { return }
    if let place = liveCells.index(ofItem: seen.item) {
      guard liveCells[place].attributes != seen.attributes else { return }
      show(seen.attributes, inCellAt: place)
    } else {
      makeCell(for: seen.item, attributes: seen.attributes)
      if let place = liveCells.index(ofItem: seen.item) { newcomers.append(liveCells[place]) }
    }
  }

  /// Gives the cells of visible items the layout's current attributes.
  func placeBySight() {
    updateSight()
    guard let sight else { return }
    for seen in sight.cells {
      guard let place = liveCells.index(ofItem: seen.item) else { continue }
      show(seen.attributes, inCellAt: place)
    }
  }

  private func show(_ attributes: ElementAttributes, inCellAt place: Int) {
    liveCells[place].attributes = attributes
    rehost(liveCells[place].cell, attributes)
    apply(attributes, to: liveCells[place].cell)
  }

  /// Moves a view of an element that lies in another place of the layout now.
  private func rehost(_ view: CollectionReusableView, _ attributes: ElementAttributes) {
    if let scroller = attributes.scroller { host(scroller) }
    guard !view.isSubview(of: host(of: attributes)) else { return }
    view.isArranged = false
    insert(view, attributes)
    view.isArranged = true
  }

  private func fill(_ attributes: ElementAttributes) {
    guard let place = liveSupplements.firstIndex(where: { $0.isElement(of: attributes) }) else {
      return makeSupplement(attributes)
    }
    guard liveSupplements[place].attributes != attributes else { return }
    liveSupplements[place].attributes = attributes
    rehost(liveSupplements[place].view, attributes)
    apply(attributes, to: liveSupplements[place].view)
  }

  /// Sorts the views of the layout by z-index; all other subviews keep their positions.
  private func putInOrder() {
    putInOrder(self)
    for scroller in scrollers { putInOrder(scroller) }
  }

  private func putInOrder(_ host: View) {
    guard !isInOrder(host) else { return }
    var all = host.subviews
    let views = all.indices.compactMap { place in
      depth(of: all[place]).map { (place: place, view: all[place], depth: $0) }
    }
    // Compares positions, too, so that views of the same z-index keep their order.
    let sorted = views.sorted { ($0.depth, $0.place) < ($1.depth, $1.place) }
    for (place, view) in zip(views, sorted) { all[place.place] = view.view }
    host.subviews = all
    host.setNeedsDisplay()
  }

  private func isInOrder(_ host: View) -> Bool {
    var last = Int.min
    for view in host.subviews {
      guard let depth = depth(of: view) else { continue }
      guard depth >= last else { return false }
      last = depth
    }
    return true
  }
}
