// Custom layouts decide how elements come and go in an update.
extension CollectionView {
  /// Animates a new view in from the layout's initial attributes.
  ///
  /// - Returns: Whether the layout has such attributes; if not, the engine decides.
  func showArrival(
    of view: CollectionReusableView, _ attributes: ElementAttributes, _ arrival: ListArrival
  ) -> Bool {
    guard layoutUpdate != nil, let start = initialAttributes(of: attributes) else { return false }
    updates?.motion?.bring(
      view, from: transit(of: view, attributes, at: start), at: arrival.start,
      now: window?.now ?? .infinity, isRaised: false)
    return true
  }

  private func initialAttributes(of element: ElementAttributes) -> CollectionViewLayoutAttributes? {
    let path = element.indexPath
    elementInUpdate = element
    defer { elementInUpdate = nil }
    return switch element.category {
    case .cell: changed(layout.initialLayoutAttributesForAppearingItem(at: path))
    case .supplementaryView(let kind):
      layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView(let kind):
      layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// The transit to which a disappearing view animates, from the layout's final attributes; nil if
  /// the layout has none.
  func layoutDeparture(
    of view: CollectionReusableView, _ attributes: ElementAttributes
  ) -> Transit? {
    guard layoutUpdate != nil else { return nil }
    let path = attributes.indexPath
    elementInUpdate = attributes
    defer { elementInUpdate = nil }
    let end =
      switch attributes.category {
      case .cell: changed(layout.finalLayoutAttributesForDisappearingItem(at: path))
      case .supplementaryView(let kind):
        layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      case .decorationView(let kind):
        layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      }
    return end.map { transit(of: view, attributes, at: $0) }
  }

  /// The attributes that a layout has returned; nil if they are the unchanged default of a layout
  /// of lines: then the engine decides.
  private func changed(
    _ attributes: CollectionViewLayoutAttributes?
  ) -> CollectionViewLayoutAttributes? {
    guard let attributes, lines != nil else { return attributes }
    return attributes.isEqual(fadedElement) ? nil : attributes
  }

  /// The default of a layout of lines for the element in question: its own attributes, but
  /// transparent; nil outside of an update.
  var fadedElement: CollectionViewLayoutAttributes? {
    guard let elementInUpdate else { return nil }
    let faded = elementInUpdate.object(layout.attributesType).copied
    faded.alpha = 0
    return faded
  }

  /// The transit that shows a view with attributes other than its own.
  private func transit(
    of view: CollectionReusableView, _ attributes: ElementAttributes,
    at other: CollectionViewLayoutAttributes
  ) -> Transit {
    let frame = seen(other).uprightFrame
    let outer = view.superview ?? self
    let place = outer.convert(Point(x: frame.midX, y: frame.midY), from: self)
    require(
      place.isFinite && other.alpha.isFinite && other.transform.isFinite,
      "CollectionView: \(type(of: layout)) shows \(attributes.name) from or to the centre \(place), "
        + "the alpha \(other.alpha) and the transform \(other.transform)")
    var transit = Transit(offset: place - view.center)
    transit.alpha = view.alpha > 0 ? min(max(other.alpha, 0) / view.alpha, 1) : 1
    // During the animation, the transforms are interpolated element by element.
    transit.transform = view.transform.inverted().concatenating(other.transform)
    return transit
  }

  /// Animates a new view that is not a cell, as the layout says, or else as the engine does.
  func welcomeByLayout(_ view: CollectionReusableView, _ supplement: CollectionSupplement) {
    guard let arrival = updates?.arrival, showArrival(of: view, supplement.attributes, arrival)
    else {
      return welcome(view, as: supplement)
    }
    view.isArranged = true
  }

  /// Tells the layout that the collection asks for no more attributes in this update.
  func finishLayoutUpdate() {
    guard layoutUpdate != nil else { return }
    layoutUpdate = nil
    layout.finalizeCollectionViewUpdates()
  }
}
