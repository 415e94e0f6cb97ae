/// The callbacks that a table would make for each row or section.
package struct TableCallbacks: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let heightForRow = TableCallbacks(rawValue: 1 << 0)
  package static let estimatedHeightForRow = TableCallbacks(rawValue: 1 << 1)
  package static let heightForHeader = TableCallbacks(rawValue: 1 << 2)
  package static let heightForFooter = TableCallbacks(rawValue: 1 << 3)
  package static let viewForHeader = TableCallbacks(rawValue: 1 << 4)
  package static let viewForFooter = TableCallbacks(rawValue: 1 << 5)
  package static let willDisplayCell = TableCallbacks(rawValue: 1 << 6)
  package static let didEndDisplayingCell = TableCallbacks(rawValue: 1 << 7)
  package static let titleForHeader = TableCallbacks(rawValue: 1 << 8)
  package static let titleForFooter = TableCallbacks(rawValue: 1 << 9)
  package static let contextMenu = TableCallbacks(rawValue: 1 << 10)

  static let ofDataSource: TableCallbacks = [.titleForHeader, .titleForFooter]
  static let ofDelegate = all.subtracting(.ofDataSource)
  static let all = TableCallbacks(rawValue: .max)
}

// Swift cannot ask an object whether it implements a method. So a table calls it: the default notes
// that it ran, and for which object.
extension TableView {
  /// Called by the default of a method.
  ///
  /// Counts only for the table's own delegate or data source. An object that forwards a call counts
  /// as implementing the method, even if the call ends at a default.
  package final func note(_ callback: TableCallbacks, isDefaultOf object: AnyObject) {
    let isOwn =
      TableCallbacks.ofDataSource.contains(callback)
      ? object === dataSource : object === delegate
    if isOwn { callbacks.defaults.insert(callback) }
  }

  /// Whether the delegate may implement both `willDisplay` and `didEndDisplaying` for cells, as far
  /// as known.
  package final var tellsOfDisplayedCells: Bool {
    callbacks.defaults.isDisjoint(with: [.willDisplayCell, .didEndDisplayingCell])
  }

  /// The delegate, unless it is known to leave a method to its default.
  func delegate(answering callback: TableCallbacks) -> (any TableViewDelegate)? {
    callbacks.defaults.contains(callback) ? nil : tableDelegate
  }

  /// The data source, unless it is known to leave a method to its default.
  func dataSource(answering callback: TableCallbacks) -> (any TableViewDataSource)? {
    callbacks.defaults.contains(callback) ? nil : dataSource
  }

  /// The delegate, if it implements a method, which is called to find out.
  func delegate(
    answering callback: TableCallbacks, trying call: (any TableViewDelegate) -> Void
  ) -> (any TableViewDelegate)? {
    guard let delegate = delegate(answering: callback) else { return nil }
    guard !callbacks.answered.contains(callback) else { return delegate }
    call(delegate)
    guard let same = self.delegate(answering: callback), same === delegate else { return nil }
    callbacks.answered.insert(callback)
    return same
  }
}
