import ScrollEngine

// Updates: what is known of sections and items goes with them.
extension CollectionViewCompositionalLayout {
  final func follow(_ updates: UpdateMap, count: Int) {
    var sizes: [Int: [Int: Size]] = [:]
    for (section, items) in sections.sizes where !updates.isReloaded(section) {
      for (item, size) in items {
        let path = IndexPath(item: item, section: section)
        guard !updates.isReloaded(path), let new = updates.newPath(forOld: path) else { continue }
        sizes[new.section, default: [:]][new.item] = size
      }
    }
    sections.sizes = sizes
    sections.edgeSizes = sections.edgeSizes.moved { $0 < 0 ? $0 : updates.newSection(forOld: $0) }
    sections.forget(count: count) { updates.newSection(forOld: $0) }
    offsets = offsets.moved(updates.newSection)
    let old = scrollers
    scrollers = [:]
    for (section, scroller) in old {
      guard let section = updates.newSection(forOld: section) else {
        scroller.place(.zero, contentSize: .zero)
        continue
      }
      scroller.section = section
      scrollers[section] = scroller
    }
  }
}

extension UpdateMap {
  /// The anchor after an update: the same group, or if it is gone the next one of its section, or
  /// else the section.
  @MainActor
  func newAnchor(
    forOld anchor: CollectionViewCompositionalLayout.Anchor, in sections: KnownSections
  ) -> CollectionViewCompositionalLayout.Anchor? {
    var anchor = anchor
    var next = anchor.section
    while next < sections.count {
      if let section = newSection(forOld: next) {
        let start = sections.start(of: next) - sections.start(of: anchor.section)
        if next == anchor.section, let item = anchor.item, let known = sections[next]?.geometry {
          let place = known.place(ofItem: item).origin
          for other in item..<min(known.count, item + 1_000) {
            guard
              let path = newPath(forOld: IndexPath(item: other, section: next)),
              path.section == section
            else { continue }
            anchor.distance +=
              (known.place(ofItem: other).origin - place)[known.axis]
            (anchor.section, anchor.item) = (section, path.item)
            return anchor
          }
        }
        if next > anchor.section {
          anchor.distance = start + distanceToStart(of: anchor, in: sections)
        } else if anchor.item != nil {
          anchor.distance = distanceToStart(of: anchor, in: sections)
        }
        (anchor.section, anchor.item) = (section, nil)
        return anchor
      }
      next += 1
    }
    return nil
  }

  /// How far the section of an anchor begins after the edge.
  @MainActor
  private func distanceToStart(
    of anchor: CollectionViewCompositionalLayout.Anchor, in sections: KnownSections
  ) -> Double {
    guard let item = anchor.item, let geometry = sections[anchor.section]?.geometry else {
      return anchor.distance
    }
    return anchor.distance - geometry.place(ofItem: item).origin[geometry.axis]
  }
}

extension Dictionary where Key == Int {
  /// The same values at other keys; those without a new key are left out.
  fileprivate func moved(_ newKey: (Int) -> Int?) -> Self {
    var moved: Self = [:]
    for (key, value) in self {
      if let key = newKey(key) { moved[key] = value }
    }
    return moved
  }
}
