/// A header, a footer or another view of a section in the hierarchy.
protocol ListSupplement {
  /// Identifies it among the views of its section.
  var kindName: String { get }
  /// Where in the section it is; nil for one that is neither its header nor its footer.
  var edge: SectionEdge? { get }
  var path: IndexPath { get set }
  /// nil if the program has given none.
  var shownView: View? { get }
}

extension Array where Element: ListSupplement {
  /// Removes and returns those that are no longer visible.
  mutating func takeOut(where isHidden: (Element) -> Bool) -> [Element] {
    guard contains(where: isHidden) else { return [] }
    let leaving = filter(isHidden)
    removeAll(where: isHidden)
    return leaving
  }

  /// Renumbers sections after an update.
  ///
  /// - Returns: The supplements of deleted and reloaded sections, which the array holds no longer.
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
