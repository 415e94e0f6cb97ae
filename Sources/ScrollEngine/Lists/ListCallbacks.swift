/// The callbacks that a list would make for each element or section; each kind of list names its own.
package struct ListCallbacks: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let willDisplayCell = ListCallbacks(rawValue: 1 << 0)
  package static let didEndDisplayingCell = ListCallbacks(rawValue: 1 << 1)
  package static let titleForHeader = ListCallbacks(rawValue: 1 << 2)
  package static let titleForFooter = ListCallbacks(rawValue: 1 << 3)

  /// Those that the data source answers, and not the delegate.
  static let ofDataSource: ListCallbacks = [.titleForHeader, .titleForFooter]
  static let ofDelegate = all.subtracting(.ofDataSource)
  static let all = ListCallbacks(rawValue: .max)
}

/// Which optional callbacks an object is known to implement.
struct KnownCallbacks {
  /// The callbacks left to their defaults.
  var defaults = ListCallbacks.all
  /// The callbacks that were called and turned out to be implemented.
  var answered: ListCallbacks = []

  /// Call it when another object is to answer, or none.
  mutating func forget(_ callbacks: ListCallbacks, ofNobody isNobody: Bool) {
    answered.subtract(callbacks)
    if isNobody { defaults.formUnion(callbacks) } else { defaults.subtract(callbacks) }
  }
}

// Swift cannot ask an object whether it implements a method. So a list calls it: the default notes
// that it ran, and for which object.
extension ListView {
  /// Called by the default of a method.
  ///
  /// Counts only for the list's own delegate or data source. An object that forwards a call counts
  /// as implementing the method, even if the call ends at a default.
  package final func note(_ callback: ListCallbacks, isDefaultOf object: AnyObject) {
    let own = ListCallbacks.ofDataSource.contains(callback) ? dataSourceObject : delegate
    if object === own { callbacks.defaults.insert(callback) }
  }

  /// Whether the delegate may implement both `willDisplay` and `didEndDisplaying` for cells, as far
  /// as known.
  package final var tellsOfDisplayedCells: Bool {
    callbacks.defaults.isDisjoint(with: [.willDisplayCell, .didEndDisplayingCell])
  }
}
