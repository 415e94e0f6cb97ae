extension ListCallbacks {
  package static let sizeForItem = ListCallbacks(rawValue: 1 << 16)
  package static let insetForSection = ListCallbacks(rawValue: 1 << 17)
  package static let lineSpacing = ListCallbacks(rawValue: 1 << 18)
  package static let interitemSpacing = ListCallbacks(rawValue: 1 << 19)
  package static let headerSize = ListCallbacks(rawValue: 1 << 20)
  package static let footerSize = ListCallbacks(rawValue: 1 << 21)

  /// The methods called by a flow layout.
  static let ofFlowLayout: ListCallbacks = [
    .sizeForItem, .insetForSection, .lineSpacing, .interitemSpacing, .headerSize, .footerSize,
  ]
}

extension CollectionView {
  /// The delegate; nil if it is known not to implement a method.
  func delegate(answering callback: ListCallbacks) -> (any CollectionViewDelegate)? {
    callbacks.defaults.contains(callback) ? nil : itemDelegate
  }
}
