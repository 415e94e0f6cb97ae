@testable import ScrollEngine
import TestSupport

// Checks which part of the content keeps its position on screen.
extension CollectionWorld {
  /// A header or footer with the space beside it, or a line of items.
  fileprivate struct Part {
    var edge: (section: Int, isHeader: Bool)?
    /// The names of a line's items.
    var names: [Int] = []
    let start: Double
    /// Where the next part begins.
    let end: Double
    /// Where the part ends without the space after it.
    var visibleEnd: Double
  }

  fileprivate func parts() -> [Part] {
    let model = model()
    var lines = model.lines[...]
    return model.spans.enumerated().flatMap { index, span in
      let name = items.model.sections[index].name
      var parts: [Part] = []
      while let line = lines.first, line.section == index {
        lines.removeFirst()
        let thickness = model.elements.reduce(0.0) { thickness, element in
          guard element.section == index, case .item(let item) = element.kind,
            line.items.contains(item)
          else { return thickness }
          return max(thickness, element.frame.size[axis])
        }
        parts.append(
          Part(
            names: line.items.map { items.model.sections[index].rows[$0] }, start: line.start,
            end: line.end, visibleEnd: line.start + thickness))
      }
      let inset = numbers(ofSection: index).inset
      let first = parts.first?.start ?? span.headerEnd + inset.near(along: axis)
      let last = parts.last?.end ?? first
      parts.insert(
        Part(edge: (name, true), start: span.start, end: first, visibleEnd: first), at: 0)
      return parts + [Part(edge: (name, false), start: last, end: span.end, visibleEnd: span.end)]
    }
  }

  /// The first visible part before a step, and the parts before and after it.
  struct Place {
    fileprivate let before: [Part]
    fileprivate let first: Part?
    fileprivate let after: [Part]
    let offset: Double
    /// Whether the content was empty and lay before the visible area.
    let wasEmpty: Bool
    /// Whether the first visible part begins above the edge.
    fileprivate var isCut = false

    /// - Returns: Nil if rounding decides which part is the first visible one, or while the
    ///   collection scrolls to an item, because that item then keeps its position.
    @MainActor
    init?(of world: CollectionWorld) {
      let collection = world.collection
      offset = world.offset[world.axis]
      let edge =
        offset
        + min(
          collection.layoutInset(collection.obscuredInset).near(along: world.axis),
          collection.bounds.size[world.axis])
      guard abs(edge) > world.tolerance, collection.scrollTarget == nil else { return nil }
      wasEmpty = edge > 0 && collection.contentSize[world.axis] == 0
      guard world.lines != nil, edge > 0 else {
        (before, first, after) = ([], nil, [])
        return
      }
      let parts = world.parts()
      if parts.contains(where: {
        abs($0.visibleEnd - edge) <= world.tolerance || abs($0.start - edge) <= world.tolerance
      }) {
        return nil
      }
      // If the content ends before the edge, its last part counts as the first visible one.
      let index =
        parts.firstIndex { $0.visibleEnd > edge }
        ?? parts.lastIndex { $0.end - $0.start > world.tolerance }
      first = index.map { parts[$0] }
      isCut = first.map { $0.start < edge } ?? false
      before = Array(parts[..<(index ?? 0)])
      after = index.map { Array(parts[($0 + 1)...]) } ?? []
    }
  }

  /// The effect of a step on the items.
  struct Change {
    /// The items that keep their place among the others, as new names by old names. The names
    /// differ only in reloaded sections.
    let rows: [Int: Int]
    let sections: Set<Int>

    init(in model: ListModel) {
      rows = Dictionary(uniqueKeysWithValues: model.sections.flatMap(\.rows).map { ($0, $0) })
      sections = Set(model.sections.map(\.name))
    }

    init(_ script: ListScript, from old: ListModel) {
      var sections = Set(old.sections.map(\.name))
      var moved: Set<Int> = []
      var gone: Set<Int> = []
      var reloaded: Set<Int> = []
      for call in script.calls {
        switch call {
        case .move(let path, _): moved.insert(old[path])
        case .delete(let paths): gone.formUnion(paths.map { old[$0] })
        case .deleteSections(let indices): sections.subtract(indices.map { old.sections[$0].name })
        case .moveSection(let index, _): sections.remove(old.sections[index].name)
        case .reloadSections(let indices): reloaded.formUnion(indices.map { old.sections[$0].name })
        case .insert, .reload, .insertSections: break
        }
      }
      var rows: [Int: Int] = [:]
      for section in old.sections where sections.contains(section.name) {
        let isReloaded = reloaded.contains(section.name)
        let new = script.after.sections.first { $0.name == section.name }?.rows ?? []
        for (index, name) in section.rows.enumerated() where !moved.contains(name) {
          if isReloaded {
            if index < new.count { rows[name] = new[index] }
          } else if !gone.contains(name) {
            rows[name] = name
          }
        }
      }
      (self.rows, self.sections) = (rows, sections)
    }
  }

  /// The expected start of the part that was first, by ``ListAnchor``, or nil if unknown.
  private func place(of place: Place, after change: Change) -> Double? {
    guard let first = place.first else { return nil }
    let parts = parts()
    func now(_ name: Int) -> Part? {
      change.rows[name].flatMap { new in parts.first { $0.names.contains(new) } }
    }
    func edge(_ part: Part) -> Part? {
      guard let edge = part.edge, change.sections.contains(edge.section) else { return nil }
      return parts.first { $0.edge.map { $0 == edge } ?? false }
    }
    if place.isCut, let line = edge(first) ?? first.names.lazy.compactMap(now).first {
      return line.start
    }
    // New items, and perhaps the line before, are measured, so the model cannot tell.
    if world.isMeasured { return nil }
    var end = 0.0
    for part in place.before.reversed() {
      guard let kept = edge(part) ?? part.names.reversed().lazy.compactMap(now).first else {
        continue
      }
      end = kept.end
      break
    }
    // Other items may have moved into the line of the previous item.
    let line = first.edge == nil ? [first] + place.after.prefix { $0.edge == nil } : []
    let names = line.flatMap(\.names)
    return min(end, names.lazy.compactMap(now).first?.start ?? end)
  }

  func compare(_ place: Place, after change: Change) {
    var expected = place.offset
    if let first = place.first {
      guard let start = self.place(of: place, after: change) else { return }
      expected += start - first.start
    }
    let first = place.first.map {
      "\($0.edge.map { $0.isHeader ? "a header" : "a footer" } ?? "items \($0.names)") at \($0.start)"
        + (place.isCut ? ", cut" : "")
    }
    let offset = offset[axis]
    let slack = tolerance
    if abs(offset - expected) <= slack { return }
    // Content that is too short keeps within its range.
    let range = range
    let isMoving = collection.drag != nil || !collection.motion.isNone
    let limit = min(max(expected, range.lowerBound), range.upperBound)
    if !isMoving, abs(offset - limit) <= slack { return }
    // Cells that became visible after this correction may have made the content longer again.
    if !isMoving, isBackInTrueRange == true { return }
    // In new content, the first item stays where its estimate put it while others are measured.
    if isMoving, world.isMeasured, place.wasEmpty { return }
    // Only the twin is told of layout shifts that keep the mirrored world's offset from the left.
    if !isMoving, isMirrored {
      if isBackInTrueRange != nil { return }
      if axis == .horizontal, world.isMeasured, expected > range.upperBound { return }
    }
    complaint =
      "went from \(place.offset) to \(offset), not \(expected), for \(first ?? "nothing") in \(range), "
      + (isMoving ? "moving" : isBackInTrueRange == nil ? "at rest" : "brought back too early")
  }
}
