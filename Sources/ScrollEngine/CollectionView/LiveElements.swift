/// A cell in the hierarchy, and the item that it shows.
struct LiveCell {
  /// The item, counted across all sections.
  var item: Int
  let cell: CollectionViewCell
  var attributes: ElementAttributes
}

/// A header, footer, other supplementary view or decoration view in the hierarchy.
struct CollectionSupplement: ListSupplement {
  let view: CollectionReusableView
  var attributes: ElementAttributes

  var kindName: String { attributes.kind ?? "" }
  var edge: SectionEdge? { attributes.isDecoration ? nil : SectionEdge(kind: kindName) }
  var path: IndexPath {
    get { attributes.indexPath }
    set { attributes.indexPath = newValue }
  }
  var shownView: View? { view }

  func isElement(ofKind kind: String, at path: IndexPath) -> Bool {
    attributes.indexPath == path && attributes.category == .supplementaryView(kind: kind)
  }

  func isElement(of other: ElementAttributes) -> Bool {
    attributes.indexPath == other.indexPath && attributes.category == other.category
  }
}

/// An entry for an item, in an array sorted by item.
protocol OfItem {
  var item: Int { get }
}

extension LiveCell: OfItem {}

extension Array where Element: OfItem {
  /// The position of the entry for an item, or the position at which to insert it.
  func place(of item: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].item < item { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func index(ofItem item: Int) -> Int? {
    let place = place(of: item)
    return place < count && self[place].item == item ? place : nil
  }
}
