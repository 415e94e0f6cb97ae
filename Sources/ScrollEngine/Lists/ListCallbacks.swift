/// Optional callbacks that a list makes for each element or section; each kind of list adds its own
/// in an extension.
package struct ListCallbacks: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let willDisplayCell = ListCallbacks(rawValue: 1 << 0)
  package static let didEndDisplayingCell = ListCallbacks(rawValue: 1 << 1)
  package static let titleForHeader = ListCallbacks(rawValue: 1 << 2)
  package static let titleForFooter = ListCallbacks(rawValue: 1 << 3)

  /// The callbacks that the data source answers, not the delegate.
  static let ofDataSource: ListCallbacks = [.titleForHeader, .titleForFooter]
  static let ofDelegate = all.subtracting(.ofDataSource)
  static let all = ListCallbacks(rawValue: .max)
}

/// Which optional callbacks an object is known to implement.
struct KnownCallbacks {
  /// The callbacks whose default implementation has run, or that no object answers.
  var defaults = ListCallbacks.all
  /// The callbacks that were called and turned out to be implemented.
  var answered: ListCallbacks = []

  /// Call this when another object is to answer the callbacks; `isNobody` means that no object
  /// answers them.
  mutating func forget(_ callbacks: ListCallbacks, ofNobody isNobody: Bool) {
    answered.subtract(callbacks)
    if isNobody { defaults.formUnion(callbacks) } else { defaults.subtract(callbacks) }
  }
}

// Swift cannot ask an object whether it implements a method. So a list calls the method: the
// default implementation notes that it ran, and for which object.
extension ListView {
  /// Called by the default implementation of a callback.
  ///
  /// Has an effect only if `object` is the list's own delegate or data source. An object that
  /// forwards a call counts as implementing the method, even if the call ends at a default
  /// implementation.
  package final func note(_ callback: ListCallbacks, isDefaultOf object: AnyObject) {
    let own = ListCallbacks.ofDataSource.contains(callback) ? dataSourceObject : delegate
    if object === own { callbacks.defaults.insert(callback) }
  }

  /// Whether the delegate may implement both `willDisplay` and `didEndDisplaying` for cells:
  /// neither is known to be missing.
  package final var tellsOfDisplayedCells: Bool {
    callbacks.defaults.isDisjoint(with: [.willDisplayCell, .didEndDisplayingCell])
  }
}
