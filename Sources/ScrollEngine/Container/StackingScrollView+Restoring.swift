import Extents

// Restoring the reading position from one run of a program to the next.
extension StackingScrollView {
  /// The reading position at the start of the visible part; nil if nothing is visible.
  public var place: StackPlace? {
    let edge = storedBounds.start(along: axis) + obscuredInset.near(along: axis)
    let visible = slots.indices(intersecting: edge, storedBounds.end(along: axis))
    for number in visible where slots[number] > 0 {
      guard let index = index(inSlot: number) else {
        return StackPlace(
          children: [.at(number)], distance: edge - span(inSlot: number).start)
      }
      if items[index].isShown { return place(inChildAt: index, edge: edge) }
    }
    return nil
  }

  private func place(inChildAt index: Int, edge: Double) -> StackPlace {
    let view = arrangedSubviews[index]
    let span = span(at: index)
    // A data source reuses views, so their identifiers say nothing about their content.
    let identifier = slotNumbers == nil ? view.identifier : nil
    let child = identifier.map(StackPlace.Child.identified) ?? .at(slot(at: index))
    guard let scroller = items[index].scroller else {
      return StackPlace(children: [child], distance: edge - span.start)
    }
    let start = span.start + scroller.contentInset.near(along: axis)
    if let stack = scroller as? StackingScrollView, var inner = stack.place {
      inner.children.insert(child, at: 0)
      return inner
    }
    guard let list = scroller as? any RestorableList,
      let (path, elementStart) = list.firstElement(after: edge - start)
    else { return StackPlace(children: [child], distance: edge - span.start) }
    let name = list.modelAssociation?.modelIdentifierForElement(at: path, in: scroller)
    return StackPlace(
      children: [child],
      element: .init(section: path.section, index: path.row, modelIdentifier: name),
      distance: edge - start - elementStart)
  }

  /// Scrolls to a reading position, or to the nearest row if the recorded row is gone.
  ///
  /// The stack reaches the position even if rows before it have not been measured yet.
  ///
  /// - Returns: Whether the child still exists; in a nested stack, at each level. If the outermost
  ///   child is gone, nothing scrolls.
  @discardableResult
  public func scroll(to place: StackPlace) -> Bool {
    during(.scrollToPlace) { show(place) }
  }

  private func show(_ place: StackPlace) -> Bool {
    if slotNumbers != nil, case .at(let number) = place.children.first, number >= 0,
      number < slots.count
    {
      // Once the child is in sight, it exists.
      scroll(to: .numbered(number), at: .start, animated: false)
      guard self.index(inSlot: number) != nil else {
        move(by: place.distance)
        return true
      }
    }
    guard let view = child(named: place.children.first), let index = index(of: view) else {
      return false
    }
    let scroller = items[index].scroller
    if place.children.count > 1, let stack = scroller as? StackingScrollView {
      scrollToArrangedSubview(view, at: .start, animated: false)
      return stack.scroll(
        to: StackPlace(
          children: Array(place.children.dropFirst()), element: place.element,
          distance: place.distance))
    }
    guard let list = scroller as? any RestorableList, let element = place.element,
      let path = list.path(of: element)
    else {
      scrollToArrangedSubview(view, at: .start, animated: false)
      move(by: place.distance)
      return true
    }
    list.reveal(path)
    guard let start = list.start(of: path) else { return true }
    let outer = self.scroller(along: axis)
    let edge =
      outer.contentOffset[axis] + outer.obscuredInset.near(along: axis)
    move(by: list.scrollerPosition(of: start, along: axis) + place.distance - edge)
    return true
  }

  private func child(named child: StackPlace.Child?) -> View? {
    switch child {
    case .identified(let name) where slotNumbers == nil:
      arrangedSubviews.first { $0.identifier == name }
    case .at(let number) where number >= 0 && number < slots.count:
      self.index(inSlot: number).map { arrangedSubviews[$0] }
    case .identified, .at, nil: nil
    }
  }

  private func move(by distance: Double) {
    let scroller = scroller(along: axis)
    var offset = scroller.contentOffset
    offset[axis] += distance
    scroller.setContentOffset(scroller.scrollRange.clamp(offset, along: axis), animated: false)
    scroller.layoutIfNeeded()
  }
}

/// A list that can tell which element is at an offset, and where an element is.
@MainActor
private protocol RestorableList: ScrollView {
  var modelAssociation: (any DataSourceModelAssociation)? { get }

  /// The first element that ends after an offset of the content, and its start, in points; nil if
  /// there is none.
  func firstElement(after offset: Double) -> (path: IndexPath, start: Double)?

  /// The path of the element, or of the nearest one; nil if the nearest section is empty, or if
  /// there is no section.
  func path(of element: StackPlace.Element) -> IndexPath?
  func reveal(_ path: IndexPath)
  func start(of path: IndexPath) -> Double?
}

extension RestorableList {
  fileprivate func path(
    of element: StackPlace.Element, sections: Int, count: (Int) -> Int
  ) -> IndexPath? {
    if let name = element.modelIdentifier, let modelAssociation,
      let path = modelAssociation.indexPathForElement(withModelIdentifier: name, in: self),
      path.section < sections, path.row < count(path.section)
    {
      return path
    }
    guard sections > 0 else { return nil }
    let section = min(max(element.section, 0), sections - 1)
    let rows = count(section)
    guard rows > 0 else { return nil }
    return IndexPath(row: min(max(element.index, 0), rows - 1), section: section)
  }
}

extension TableView: RestorableList {
  fileprivate var modelAssociation: (any DataSourceModelAssociation)? {
    dataSource as? any DataSourceModelAssociation
  }

  fileprivate func firstElement(after offset: Double) -> (path: IndexPath, start: Double)? {
    let path = indexPathsForRows(from: offset, to: offset + storedBounds.height).first
    return path.map { ($0, rectForRow(at: $0).minY) }
  }

  fileprivate func path(of element: StackPlace.Element) -> IndexPath? {
    path(of: element, sections: numberOfSections, count: numberOfRows(inSection:))
  }

  fileprivate func reveal(_ path: IndexPath) {
    scrollToRow(at: path, at: .top, animated: false)
  }

  fileprivate func start(of path: IndexPath) -> Double? { rectForRow(at: path).minY }
}

extension CollectionView: RestorableList {
  fileprivate var modelAssociation: (any DataSourceModelAssociation)? {
    dataSource as? any DataSourceModelAssociation
  }

  private var axis: Axis { scrollAxis ?? .vertical }

  fileprivate func firstElement(after offset: Double) -> (path: IndexPath, start: Double)? {
    for live in liveCells where live.cell.frame.end(along: axis) > offset {
      return (live.attributes.indexPath, live.cell.frame.start(along: axis))
    }
    return nil
  }

  fileprivate func path(of element: StackPlace.Element) -> IndexPath? {
    path(of: element, sections: numberOfSections, count: numberOfItems(inSection:))
  }

  fileprivate func reveal(_ path: IndexPath) {
    scrollToItem(at: path, at: axis == .vertical ? .top : .left, animated: false)
  }

  fileprivate func start(of path: IndexPath) -> Double? {
    layoutAttributesForItem(at: path)?.frame.start(along: axis)
  }
}
