import ScrollEngine

// What is where.
extension CollectionViewCompositionalLayout {
  /// The elements of the sections that are near.
  final func elements(in rect: Rect) -> [CollectionViewLayoutAttributes] {
    var elements: [CollectionViewLayoutAttributes] = []
    let pins = !keepsAttributes
    let isVisiblePart = rect == collectionView?.layoutBounds
    for index in sections.sections(touching: rect) {
      guard let section = sections[index] else { continue }
      let first = elements.count
      add(section, index, in: rect, to: &elements)
      if section.hasPinned, pins { addPinned(section, index, in: rect, to: &elements) }
      if let handler = section.handler, isVisiblePart {
        handle(Array(elements[first...]), of: index, by: handler)
      }
    }
    addEdges(in: rect, pinned: pins ? nil : false, to: &elements)
    return elements
  }

  private func add(
    _ section: KnownSections.Section, _ index: Int, in rect: Rect,
    to elements: inout [CollectionViewLayoutAttributes]
  ) {
    let geometry = section.geometry
    let origin = sections.origin(of: index)
    for (number, decoration) in geometry.plan.decorations.enumerated() {
      let frame = geometry.frame(of: decoration).offsetBy(origin)
      guard frame.intersects(rect) else { continue }
      elements.append(attributes(of: decoration, number, index, frame))
    }
    for boundary in geometry.boundaries where !boundary.plan.isPinned {
      let frame = boundary.frame.offsetBy(origin)
      if frame.intersects(rect) {
        elements.append(
          attributes(of: boundary, IndexPath(item: boundary.item, section: index), frame))
      }
    }
    guard geometry.count > 0 else { return }
    var part = rect
    var scroller: SectionScroller?
    if geometry.scrollsAcross {
      guard geometry.scrollerFrame.offsetBy(origin).intersects(rect) else { return }
      scroller = self.scroller(of: index, geometry)
      guard let scroller else { return }
      part = scroller.wantedRect
    }
    let local = part.offsetBy(Point.zero - origin)
    geometry.forEachItem(in: local) { item, frame, zIndex in
      let cell = cellAttributes(IndexPath(item: item, section: index))
      cell.frame = frame.offsetBy(origin)
      if zIndex != 0 { cell.zIndex = zIndex }
      if let scroller { cell.scroller = scroller }
      elements.append(cell)
    }
    addAttachments(geometry, index, in: local, origin, scroller, to: &elements)
  }

  private func addAttachments(
    _ geometry: SectionGeometry, _ index: Int, in local: Rect, _ origin: Point,
    _ scroller: SectionScroller?, to elements: inout [CollectionViewLayoutAttributes]
  ) {
    guard geometry.plan.group.hasAttachments else { return }
    geometry.forEachGroup(in: local) { place in
      for attachment in place.group.attachments {
        let frame = attachment.frame.offsetBy(place.origin)
        guard frame.intersects(local) else { continue }
        elements.append(attributes(of: attachment, in: place, index, origin, scroller))
      }
    }
  }

  private func attributes(
    of attachment: SolvedGroup.Attachment, in place: GroupCourse.Place, _ index: Int,
    _ origin: Point, _ scroller: SectionScroller?
  ) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: attachment.kind,
      with: IndexPath(item: place.firstItem + attachment.cell, section: index))
    attributes.frame = attachment.frame.offsetBy(place.origin).offsetBy(origin)
    attributes.zIndex = attachment.zIndex
    attributes.scroller = scroller
    return attributes
  }

  private func cellAttributes(_ path: IndexPath) -> CollectionViewLayoutAttributes {
    let named: AnyClass = type(of: self).layoutAttributesClass
    guard named != CollectionViewLayoutAttributes.self,
      let own = named as? CollectionViewLayoutAttributes.Type
    else { return CollectionViewLayoutAttributes(forCellWith: path) }
    let attributes = own.init()
    attributes.indexPath = path
    return attributes
  }

  private func attributes(
    of boundary: SectionGeometry.Boundary, _ path: IndexPath, _ frame: Rect
  ) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: boundary.plan.kind, with: path)
    attributes.frame = frame
    attributes.zIndex = boundary.plan.zIndex
    return attributes
  }

  private func attributes(
    of decoration: DecorationPlan, _ number: Int, _ index: Int, _ frame: Rect
  ) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(
      forDecorationViewOfKind: decoration.kind, with: IndexPath(item: number, section: index))
    attributes.frame = frame
    attributes.zIndex = decoration.zIndex
    return attributes
  }

  // MARK: Views that are pinned

  final func pinnedElements(in rect: Rect) -> [CollectionViewLayoutAttributes] {
    var elements: [CollectionViewLayoutAttributes] = []
    if sections.hasPinned {
      for index in sections.sections(touching: rect) {
        guard let section = sections[index], section.hasPinned else { continue }
        addPinned(section, index, in: rect, to: &elements)
      }
    }
    addEdges(in: rect, pinned: true, to: &elements)
    return elements
  }

  private func addPinned(
    _ section: KnownSections.Section, _ index: Int, in rect: Rect,
    to elements: inout [CollectionViewLayoutAttributes]
  ) {
    let origin = sections.origin(of: index)
    for boundary in section.geometry.boundaries where boundary.plan.isPinned {
      let frame = pinned(
        boundary, from: origin, to: origin[axis] + section.geometry.length)
      if frame.intersects(rect) {
        elements.append(
          attributes(of: boundary, IndexPath(item: boundary.item, section: index), frame))
      }
    }
  }

  /// The frame of a view that stays in sight as long as the part to which it belongs.
  private func pinned(_ boundary: SectionGeometry.Boundary, from origin: Point, to end: Double)
    -> Rect
  {
    var frame = boundary.frame.offsetBy(origin)
    guard let collectionView else { return frame }
    let visible = collectionView.layoutBounds
    let inset = collectionView.adjustedContentInset
    let near = edge(of: visible, in: collectionView)
    let far =
      visible.end(along: axis)
      - (axis == .vertical ? inset.bottom : isMirrored ? inset.left : inset.right)
    let length = frame.size[axis]
    switch boundary.plan.alignment[axis] {
    case .start, .middle:
      frame.origin[axis] = max(frame.origin[axis], min(near, end - length))
    case .end:
      frame.origin[axis] = min(frame.origin[axis], max(far - length, origin[axis]))
    }
    return frame
  }

  /// Adds the views at the edges of all content; `pinned` says which, nil stands for all.
  private func addEdges(
    in rect: Rect, pinned wanted: Bool?, to elements: inout [CollectionViewLayoutAttributes]
  ) {
    guard let edges = sections.edges else { return }
    for boundary in edges.boundaries where wanted.map({ $0 == boundary.plan.isPinned }) ?? true {
      let frame = edgeFrame(boundary)
      if frame.intersects(rect) {
        elements.append(attributes(of: boundary, IndexPath(item: boundary.item, section: 0), frame))
      }
    }
  }

  private func edgeFrame(_ boundary: SectionGeometry.Boundary) -> Rect {
    var boundary = boundary
    switch boundary.plan.alignment[axis] {
    case .start: break
    case .middle: boundary.frame.origin[axis] += sections.innerLength / 2
    case .end: boundary.frame.origin[axis] += sections.innerLength
    }
    return boundary.plan.isPinned
      ? pinned(boundary, from: .zero, to: sections.contentSize[axis]) : boundary.frame
  }

  // MARK: Single elements

  /// A section that is near, or is asked for now.
  final func geometry(of index: Int) -> SectionGeometry? {
    guard index >= 0, index < sections.count, hasRoom else { return nil }
    return (sections[index] ?? makeSection(index)).geometry
  }

  final func item(at path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard let geometry = geometry(of: path.section), path.item >= 0, path.item < geometry.count
    else { return nil }
    let (frame, zIndex) = geometry.frame(ofItem: path.item)
    let attributes = cellAttributes(path)
    attributes.frame = frame.offsetBy(sections.origin(of: path.section))
    attributes.zIndex = zIndex
    attributes.scroller = geometry.scrollsAcross ? scrollers[path.section] : nil
    return attributes
  }

  final func supplementary(
    _ kind: String, at path: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    if path.section == 0,
      let edge = sections.edges?.boundaries.first(where: {
        $0.plan.kind == kind && $0.item == path.item
      })
    {
      return attributes(of: edge, path, edgeFrame(edge))
    }
    guard let geometry = geometry(of: path.section) else { return nil }
    let origin = sections.origin(of: path.section)
    if let boundary = geometry.boundaries.first(where: {
      $0.plan.kind == kind && $0.item == path.item
    }) {
      let frame =
        boundary.plan.isPinned
        ? pinned(boundary, from: origin, to: origin[axis] + geometry.length)
        : boundary.frame.offsetBy(origin)
      return attributes(of: boundary, path, frame)
    }
    guard path.item >= 0, path.item < geometry.count else { return nil }
    let place = geometry.place(ofItem: path.item)
    return place.group.attachments.first {
      $0.kind == kind && place.firstItem + $0.cell == path.item
    }.map {
      attributes(of: $0, in: place, path.section, origin, scrollers[path.section])
    }
  }

  final func decoration(_ kind: String, at path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard let geometry = geometry(of: path.section), path.item >= 0,
      path.item < geometry.plan.decorations.count
    else { return nil }
    let decoration = geometry.plan.decorations[path.item]
    guard decoration.kind == kind else { return nil }
    return attributes(
      of: decoration, path.item, path.section,
      geometry.frame(of: decoration).offsetBy(sections.origin(of: path.section)))
  }

  /// Lets a section change its visible elements.
  private func handle(
    _ elements: [CollectionViewLayoutAttributes], of index: Int,
    by handler: CollectionLayoutSection.VisibleItemsInvalidationHandler
  ) {
    guard let collectionView else { return }
    let scroller = scrollers[index]
    let visible = elements.filter { element in
      element.representedElementCategory != .decorationView
        && (element.scroller.map { element.frame.intersects($0.layoutBounds) } ?? true)
    }
    handler(
      visible, scroller?.layoutOffset ?? collectionView.layoutBounds.origin, sections.surroundings)
  }
}

extension ItemPlan {
  var hasAttachments: Bool {
    if !attachments.isEmpty { return true }
    guard case .line(_, let items, _, _) = content else { return false }
    return items.contains(where: \.hasAttachments)
  }
}
