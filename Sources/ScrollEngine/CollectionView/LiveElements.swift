/// A cell in the hierarchy, and what it shows.
struct LiveCell {
  /// The item, counted through all sections.
  var item: Int
  let cell: CollectionViewCell
  var attributes: CollectionViewLayoutAttributes
}

/// A header, a footer or their like in the hierarchy.
struct LiveSupplementary {
  let view: CollectionReusableView
  var attributes: CollectionViewLayoutAttributes

  func isElement(ofKind kind: String, at path: IndexPath) -> Bool {
    attributes.indexPath == path && attributes.representedElementKind == kind
  }
}

extension Array where Element == LiveCell {
  /// Where an item is, or would have to be inserted, among cells in the order of their items.
  func place(of item: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].item < item { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func contains(item: Int) -> Bool {
    let place = place(of: item)
    return place < count && self[place].item == item
  }
}
