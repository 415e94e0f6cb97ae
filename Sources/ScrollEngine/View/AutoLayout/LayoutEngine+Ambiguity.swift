import Constraints

// Lengths and positions that constraints do not determine.
extension LayoutEngine {
  /// The parts of an item's frame that constraints do not determine.
  func ambiguousParts(of item: LayoutItem) -> [LayoutConstraint.Attribute] {
    guard let place = item.place else { return [] }
    let parts: [(LayoutConstraint.Attribute, Variable)] = [
      (.left, place.left), (.top, place.top), (.width, place.width), (.height, place.height),
    ]
    return parts.filter { solver.isAmbiguous($0.1) }.map(\.0)
  }

  /// The other items whose length along an axis is ambiguous; nil if the length of the scroll
  /// view's content is not ambiguous even without the tie to its present size.
  func openLengths(of content: LayoutItem, along axis: Axis) -> [LayoutItem]? {
    guard let place = content.place else { return nil }
    var free = solver
    for tie in place.ties {
      if case .content(axis) = tie.value { free.remove(tie.constraint) }
    }
    guard free.isAmbiguous(place.length(along: axis)) else { return nil }
    var open: [LayoutItem] = []
    for case let item? in owners where item !== content && item !== open.last {
      guard let place = knownPlace(of: item) else { continue }
      if free.isAmbiguous(place.length(along: axis)) { open.append(item) }
    }
    return open
  }
}
