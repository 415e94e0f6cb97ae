/// A header, a footer or another view that belongs to a section and is in the hierarchy.
protocol ListSupplement {
  /// Identifies the supplement among the views of its section.
  var kindName: String { get }
  /// The edge of the section where the supplement is; nil if it is neither a header nor a footer.
  var edge: SectionEdge? { get }
  var path: IndexPath { get set }
  /// The supplement's view; nil if the program has provided none.
  var shownView: View? { get }
}

extension Array where Element: ListSupplement {
  /// Removes and returns the supplements that are no longer visible.
  mutating func takeOut(where isHidden: (Element) -> Bool) -> [Element] {
    guard contains(where: isHidden) else { return [] }
    let leaving = filter(isHidden)
    removeAll(where: isHidden)
    return leaving
  }

  /// Renumbers sections after an update.
  ///
  /// - Returns: The supplements of deleted and reloaded sections, which are removed from the array.
  mutating func follow(_ changes: SectionChanges) -> [Element] {
    guard !isEmpty, !changes.isEmpty else { return [] }
    var leaving: [Element] = []
    self = compactMap { supplement in
      guard changes.reloads.run(holding: supplement.path.section) == nil,
        let section = changes.newSection(forOld: supplement.path.section)
      else {
        leaving.append(supplement)
        return nil
      }
      var supplement = supplement
      supplement.path.section = section
      return supplement
    }
    return leaving
  }
}
