import ScrollEngine

// Views that decide their own sizes.
extension CollectionViewCompositionalLayout {
  /// The axes along which an element's size is an estimate.
  final func estimates(of element: CollectionViewLayoutAttributes) -> PerAxisFlags {
    guard sections.hasEstimates || sections.edges != nil else { return PerAxisFlags() }
    let path = element.indexPath
    switch element.representedElementCategory {
    case .decorationView: return PerAxisFlags()
    case .cell:
      guard let section = sections[path.section], section.hasEstimates,
        path.item < section.geometry.count
      else { return PerAxisFlags() }
      return section.geometry.course.isEstimated(path.item)
    case .supplementaryView:
      guard let size = edge(of: element)?.plan.size else { return PerAxisFlags() }
      return PerAxisFlags(of: size, without: nil)
    }
  }

  /// Implements ``CollectionViewCompositionalLayout/lacksPreferredSize(of:)``.
  final func lacksSize(of element: CollectionViewLayoutAttributes) -> Bool {
    let estimates = estimates(of: element)
    guard estimates.any else { return false }
    let path = element.indexPath
    guard element.representedElementCategory == .supplementaryView else {
      let asked = sections.askedAxes[path.section]?[path.item] ?? PerAxisFlags()
      return Axis.allCases.contains { estimates[$0] && !asked[$0] }
    }
    return edge(of: element).map { sections.edgeSizes[$0.section]?[$0.number] == nil } ?? false
  }

  /// The view at an edge for which attributes stand, with its place in the section's list; the section
  /// is -1 for the edges of all content.
  private func edge(
    of element: CollectionViewLayoutAttributes
  ) -> (section: Int, number: Int, plan: BoundaryPlan, start: Double)? {
    let path = element.indexPath
    func find(_ geometry: SectionGeometry?) -> Int? {
      geometry?.boundaries.firstIndex {
        $0.plan.kind == element.representedElementKind && $0.item == path.item
      }
    }
    if path.section == 0, let edges = sections.edges, let number = find(edges) {
      return (-1, number, edges.boundaries[number].plan, 0)
    }
    guard let geometry = sections[path.section]?.geometry, let number = find(geometry) else {
      return nil
    }
    let boundary = geometry.boundaries[number]
    return (
      path.section, number, boundary.plan,
      sections.start(of: path.section) + boundary.frame.start(along: axis)
    )
  }

  /// Adopts the size that a view prefers; returns whether anything has changed.
  final func adopt(
    _ preferred: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes
  ) -> Bool {
    let size = preferred.size
    guard size.isFinite, size.width >= 0, size.height >= 0 else {
      fatalError(
        "CollectionViewCompositionalLayout: the view of \(original.representedElementKind ?? "the item") \(original.indexPath) prefers the size \(size.width) x \(size.height)"
      )
    }
    return switch original.representedElementCategory {
    case .decorationView: false
    case .cell: adopt(size, ofItemAt: original.indexPath)
    case .supplementaryView: adopt(size, ofEdge: original)
    }
  }

  private func adopt(_ size: Size, ofItemAt path: IndexPath) -> Bool {
    guard let section = sections[path.section], path.item < section.geometry.count else {
      return false
    }
    let geometry = section.geometry
    let grows = geometry.course.isEstimated(path.item)
    var asked = sections.askedAxes[path.section]?[path.item] ?? PerAxisFlags()
    if grows.horizontal { asked.horizontal = true }
    if grows.vertical { asked.vertical = true }
    sections.askedAxes[path.section, default: [:]][path.item] = asked
    let place = geometry.place(ofItem: path.item)
    let old = sections.sizes[path.section]?[path.item]
    let frame = place.group.cells[path.item - place.firstItem].frame
    var wanted = old ?? frame.size
    if grows.horizontal { wanted.width = size.width }
    if grows.vertical { wanted.height = size.height }
    // Also a size that is as estimated is known from now on.
    guard old != wanted else { return false }
    let start =
      sections.start(of: path.section)
      + (geometry.scrollsAcross ? geometry.groupsOrigin[axis] : place.origin[axis])
    let change = sections.measure(path.item, of: path.section, as: wanted)
    move(by: change, from: start)
    return wanted != frame.size || change != 0
  }

  private func adopt(_ size: Size, ofEdge element: CollectionViewLayoutAttributes) -> Bool {
    guard let edge = edge(of: element), edge.plan.size.hasEstimate else { return false }
    let old = sections.edgeSizes[edge.section]?[edge.number]
    guard old != size else { return false }
    guard edge.section >= 0 else {
      sections.edgeSizes[-1, default: [:]][edge.number] = size
      let before = sections.start(of: 0)
      sections.edges?.measureBoundary(edge.number, as: size)
      move(by: sections.start(of: 0) - before, from: edge.start)
      return true
    }
    let change = sections.measureEdge(edge.number, of: edge.section, as: size)
    move(by: change, from: edge.start)
    return true
  }

  /// Moves the offset by what something that begins before the visible part has grown.
  private func move(by change: Double, from start: Double) {
    guard change != 0, let collectionView else { return }
    let bounds = collectionView.layoutBounds
    guard !isAtStart(bounds, in: collectionView),
      start < edge(of: bounds, in: collectionView) + pendingShift - 1e-6
    else { return }
    pendingShift += change
    unappliedShift += change
  }
}
