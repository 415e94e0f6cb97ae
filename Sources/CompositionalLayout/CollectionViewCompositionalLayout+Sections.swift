import ScrollEngine

// Finding out the sections near the visible part.
extension CollectionViewCompositionalLayout {
  /// Something that stays in its place on screen while sections turn out to have other lengths.
  struct Anchor {
    var section: Int
    /// The first item of a group; nil for the start of the section.
    var item: Int?
    /// How far the group or the section begins after the edge of the visible part, in points.
    var distance: Double
  }

  /// Forgets what is out of date.
  final func bringUpToDate(_ collection: CollectionView) {
    let surroundings = surroundings(of: collection)
    if surroundings.contentSize != sections.surroundings.contentSize
      || surroundings.contentInsets != sections.surroundings.contentInsets
      || surroundings.traitCollection != sections.surroundings.traitCollection
    {
      staleness = max(staleness, .sizes)
    }
    let count = collection.numberOfSections
    if count != sections.count, updates == nil { staleness = .counts }
    guard staleness > .none || updates != nil else { return }
    check(configuration)
    sections.axis = configuration.scrollDirection
    sections.surroundings = surroundings
    sections.spacing = configuration.interSectionSpacing
    sections.reference = configuration.contentInsetsReference
    sections.askedAxes = [:]
    if staleness >= .sizes { (sections.sizes, sections.edgeSizes) = ([:], [:]) }
    if let updates {
      follow(updates, count: count)
    } else {
      sections.forget(count: count)
    }
    sections.edges =
      configuration.boundarySupplementaryItems.isEmpty ? nil : edges(of: configuration)
    (staleness, updates) = (.none, nil)
  }

  private func check(_ configuration: Configuration) {
    let spacing = configuration.interSectionSpacing
    guard spacing.isFinite, spacing >= 0 else {
      fatalError(
        "CollectionViewCompositionalLayout: interSectionSpacing \(spacing) is negative or not finite"
      )
    }
  }

  private func edges(of configuration: Configuration) -> SectionGeometry {
    var plan = SectionPlan(
      group: ItemPlan(
        size: CollectionLayoutSize(
          widthDimension: .absolute(0), heightDimension: .absolute(0))))
    plan.boundaries = configuration.boundarySupplementaryItems.map(\.boundary)
    return SectionGeometry(
      plan, along: axis, in: surroundings(by: .automatic), count: 0,
      measuredBoundaries: sections.edgeSizes[-1] ?? [:])
  }

  /// Finds out all sections near a part of the layout; what is visible stays in its place.
  ///
  /// - Returns: How far the offset has to move, in points.
  final func findOut(around bounds: Rect, keeping anchor: Anchor?) -> Double {
    guard sections.count > 0, let collectionView, hasRoom else { return 0 }
    let visible = bounds.size[axis]
    let edge = self.edge(of: bounds, in: collectionView)
    var anchor = anchor
    if let known = anchor { findOut(known.section) }
    if anchor == nil, !isAtStart(bounds, in: collectionView) {
      let section = sections.section(at: edge)
      anchor = Anchor(section: section, item: nil, distance: sections.start(of: section) - edge)
    }
    // Each section that is found out may bring others near.
    while true {
      let start = bounds.start(along: axis) + shift(to: anchor, from: edge)
      let near = sections.sections(from: start - visible, to: start + 2 * visible)
      guard let next = near.first(where: { sections[$0] == nil }) else {
        note(near)
        return shift(to: anchor, from: edge)
      }
      findOut(next)
    }
  }

  private func note(_ near: Range<Int>) {
    let content = sections.contentSize[axis]
    let start = near.lowerBound == 0 ? -Double.infinity : sections.start(of: near.lowerBound)
    let end =
      near.upperBound == sections.count
      ? Double.infinity : min(content, sections.start(of: near.upperBound))
    sections.known = start...max(start, end)
  }

  /// The part of the layout that has to be known for bounds on screen.
  final func range(ofVisible bounds: Rect, in collection: CollectionView) -> ClosedRange<Double> {
    let visible = bounds.size[axis]
    let move = bounds.origin[axis] - collection.bounds.origin[axis]
    let start = collection.layoutBounds.start(along: axis) + (isMirrored ? -move : move)
    return start - visible / 2...start + visible * 1.5
  }

  private func shift(to anchor: Anchor?, from edge: Double) -> Double {
    guard let anchor, let place = place(of: anchor) else { return 0 }
    let shift = place - anchor.distance - edge
    // The rest of adding up lengths in another order is no movement.
    return abs(shift) < 1e-6 ? 0 : shift
  }

  private func place(of anchor: Anchor) -> Double? {
    guard anchor.section < sections.count else { return nil }
    let start = sections.start(of: anchor.section)
    guard let item = anchor.item else { return start }
    guard let section = sections[anchor.section], item < section.geometry.count,
      !section.geometry.scrollsAcross
    else { return nil }
    return start + section.geometry.place(ofItem: item).origin[axis]
  }

  /// What stays in its place in the next change; nil at the beginning of the content.
  final func currentAnchor() -> Anchor? {
    guard let collectionView, sections.count > 0 else { return nil }
    let bounds = collectionView.layoutBounds
    guard !isAtStart(bounds, in: collectionView) else { return nil }
    let edge = edge(of: bounds, in: collectionView)
    let index = sections.section(at: edge)
    let start = sections.start(of: index)
    guard let section = sections[index], !section.geometry.scrollsAcross else {
      return Anchor(section: index, item: nil, distance: start - edge)
    }
    let geometry = section.geometry
    let origin = geometry.groupsOrigin[axis]
    let groups = geometry.course.groups(
      from: edge - start - origin, to: edge - start - origin + bounds.size[axis])
    for group in groups {
      let place = geometry.course.place(ofGroup: group)
      let at = start + origin + place.origin[axis]
      // A group that ends at the edge is not visible.
      guard at + place.group.size[axis] > edge + 1e-6 else { continue }
      return Anchor(section: index, item: place.firstItem, distance: at - edge)
    }
    return Anchor(section: index, item: nil, distance: start - edge)
  }

  // MARK: The visible part

  /// Where the visible part begins that no inset covers.
  final func edge(of bounds: Rect, in collection: CollectionView) -> Double {
    bounds.start(along: axis) + nearInset(of: collection)
  }

  private func nearInset(of collection: CollectionView) -> Double {
    let inset = collection.adjustedContentInset
    return axis == .vertical ? inset.top : isMirrored ? inset.right : inset.left
  }

  /// Whether the beginning of the content is visible.
  final func isAtStart(_ bounds: Rect, in collection: CollectionView) -> Bool {
    bounds.start(along: axis) + nearInset(of: collection) < 1e-6
  }

  final var isMirrored: Bool {
    axis == .horizontal && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The movement of the offset on screen for a shift in the layout.
  final func adjustment(by shift: Double) -> Point {
    var adjustment = Point.zero
    adjustment[axis] = isMirrored ? -shift : shift
    return adjustment
  }

  // MARK: One section

  /// Whether the collection has any room across the axis.
  ///
  /// One that has just been made has none, and a provider that divides by its width would describe nonsense.
  final var hasRoom: Bool { sections.surroundings.contentSize[axis.across] > 0 }

  private func findOut(_ index: Int) {
    guard index < sections.count, sections[index] == nil else { return }
    sections.add(makeSection(index), at: index)
  }

  /// Asks the provider for a section.
  final func makeSection(_ index: Int) -> KnownSections.Section {
    guard let section = provider(index, surroundings(by: .automatic)) else {
      fatalError(
        "CollectionViewCompositionalLayout: the section provider returns nil for section \(index) of \(sections.count)"
      )
    }
    let plan = section.plan
    let geometry = SectionGeometry(
      plan, along: axis, in: surroundings(by: plan.reference),
      count: collectionView?.numberOfItems(inSection: index) ?? 0,
      measured: sections.sizes[index] ?? [:], measuredBoundaries: sections.edgeSizes[index] ?? [:])
    return KnownSections.Section(
      geometry: geometry, handler: section.visibleItemsInvalidationHandler,
      hasEstimates: plan.group.hasEstimate || plan.boundaries.contains { $0.size.hasEstimate },
      hasPinned: plan.boundaries.contains(where: \.isPinned))
  }

  // MARK: Surroundings

  private func surroundings(of collection: CollectionView) -> LayoutSurroundings {
    let inset = collection.adjustedContentInset
    let size = collection.bounds.size
    return LayoutSurroundings(
      contentSize: Size(
        width: max(0, size.width - inset.left - inset.right),
        height: max(0, size.height - inset.top - inset.bottom)),
      contentInsets: insets(by: configuration.contentInsetsReference, of: collection),
      traitCollection: collection.traitCollection)
  }

  private func surroundings(by reference: ContentInsetsReference) -> LayoutSurroundings {
    guard let collectionView, reference != .automatic else { return sections.surroundings }
    var surroundings = sections.surroundings
    surroundings.contentInsets = insets(by: reference, of: collectionView)
    return surroundings
  }

  /// The insets across the axis that the collection's own insets do not contain already.
  private func insets(
    by reference: ContentInsetsReference, of collection: CollectionView
  ) -> DirectionalEdgeInsets {
    let whole: EdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: whole = collection.safeAreaInsets
    case .layoutMargins: whole = collection.layoutMargins
    case .readableContent:
      let frame = collection.readableContentGuide.layoutFrame
      let bounds = collection.bounds
      whole = EdgeInsets(
        top: collection.layoutMargins.top, left: frame.minX - bounds.minX,
        bottom: collection.layoutMargins.bottom, right: bounds.maxX - frame.maxX)
    }
    let inset = collection.adjustedContentInset
    guard configuration.scrollDirection == .vertical else {
      return DirectionalEdgeInsets(
        top: max(0, whole.top - inset.top), leading: 0, bottom: max(0, whole.bottom - inset.bottom),
        trailing: 0)
    }
    let (left, right) = (max(0, whole.left - inset.left), max(0, whole.right - inset.right))
    let isTurned = collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return DirectionalEdgeInsets(
      top: 0, leading: isTurned ? right : left, bottom: 0, trailing: isTurned ? left : right)
  }
}
