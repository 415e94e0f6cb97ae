/// The delegate methods that a collection would call for each item or section.
package struct CollectionCallbacks: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let willDisplayCell = CollectionCallbacks(rawValue: 1 << 0)
  package static let didEndDisplayingCell = CollectionCallbacks(rawValue: 1 << 1)
  package static let sizeForItem = CollectionCallbacks(rawValue: 1 << 2)
  package static let insetForSection = CollectionCallbacks(rawValue: 1 << 3)
  package static let lineSpacing = CollectionCallbacks(rawValue: 1 << 4)
  package static let interitemSpacing = CollectionCallbacks(rawValue: 1 << 5)
  package static let headerSize = CollectionCallbacks(rawValue: 1 << 6)
  package static let footerSize = CollectionCallbacks(rawValue: 1 << 7)

  /// The methods called by a flow layout.
  static let ofFlowLayout: CollectionCallbacks = [
    .sizeForItem, .insetForSection, .lineSpacing, .interitemSpacing, .headerSize, .footerSize,
  ]
  static let all = CollectionCallbacks(rawValue: .max)
}

// How a collection learns which methods its delegate implements: like a table, see
// `TableCallbacks`.
extension CollectionView {
  /// Called by the default of a method; counts only for the collection's own delegate.
  package final func note(_ callback: CollectionCallbacks, isDefaultOf object: AnyObject) {
    if object === delegate { callbacks.defaults.insert(callback) }
  }

  /// Whether the delegate may implement both `willDisplay` and `didEndDisplaying` for cells, as far
  /// as known.
  package final var tellsOfDisplayedCells: Bool {
    callbacks.defaults.isDisjoint(with: [.willDisplayCell, .didEndDisplayingCell])
  }

  /// The delegate, unless it is known to leave a method to its default.
  func delegate(answering callback: CollectionCallbacks) -> (any CollectionViewDelegate)? {
    callbacks.defaults.contains(callback) ? nil : itemDelegate
  }
}
