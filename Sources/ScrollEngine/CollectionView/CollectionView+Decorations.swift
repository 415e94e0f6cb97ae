// Decoration views, which come from the layout and not from the data source. They come and go like
// headers, but without calls to the data source or the delegate.
extension CollectionView {
  /// Makes a decoration view of the class that the layout has registered, and shows it.
  func makeDecoration(_ attributes: ElementAttributes, ofKind kind: String) {
    guard let viewClass = layout.decorationClasses[kind] else {
      fail(
        "CollectionView: \(type(of: layout)) has attributes for the decoration view \"\(kind)\" of "
          + "\(attributes.indexPath), but no class for it; call register(_:forDecorationViewOfKind:) "
          + "first")
    }
    // Layouts that share a queue may have other classes for a kind.
    let identifier = "decoration/\(kind)/\(viewClass)"
    let view: CollectionReusableView = typed(
      reuseQueue.dequeue(withIdentifier: identifier) {
        viewClass.make(identifier, frame: seen(attributes.frame))
      }, identifier)
    view.isDecoration = true
    apply(attributes, to: view)
    let decoration = CollectionSupplement(view: view, attributes: attributes)
    liveSupplements.append(decoration)
    insert(view, attributes)
    welcomeByLayout(view, decoration)
  }
}
