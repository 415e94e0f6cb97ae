// Registering classes of cells and other views, and dequeuing them.
extension CollectionView {
  /// Registers the class of the cells with a reuse identifier.
  public func register(
    _ cellClass: CollectionViewCell.Type, forCellWithReuseIdentifier identifier: String
  ) {
    cellClasses[identifier] = cellClass
  }

  /// Registers the class of the supplementary views with a kind and a reuse identifier.
  public func register(
    _ viewClass: CollectionReusableView.Type, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryClasses[Self.queueIdentifier(elementKind, identifier)] = viewClass
  }

  /// Makes cells until `count` cells with an identifier wait in the queue, so that scrolling makes
  /// no cells.
  ///
  /// Cells that already wait count, including those of other collections that share the queue.
  ///
  /// - Precondition: `count` is not negative, and a class is registered for the identifier.
  public func preloadCells(_ count: Int, withReuseIdentifier identifier: String) {
    preload(count, withIdentifier: identifier)
  }

  /// The number of the request for a view that a collection is making to its data source, counted
  /// over all collections; nil while no collection makes one.
  ///
  /// Something that is both made and used in one request is made anew for each view, which makes it
  /// useless for reuse.
  public private(set) static var requestForView: Int?
  private static var lastRequest = 0

  /// Asks the data source for a view.
  final func askForView<V: CollectionReusableView>(_ callback: Callback, _ ask: () -> V) -> V {
    let outer = Self.requestForView
    Self.lastRequest += 1
    Self.requestForView = Self.lastRequest
    defer { Self.requestForView = outer }
    return calling(callback, ask)
  }

  final func dequeueSupplement(
    _ elementKind: String, _ identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    let queueIdentifier = Self.queueIdentifier(elementKind, identifier)
    let view = reuseQueue.dequeue(withIdentifier: queueIdentifier) {
      guard let viewClass = supplementaryClasses[queueIdentifier] else {
        fail(
          "CollectionView: no class is registered for the kind \"\(elementKind)\" and the reuse "
            + "identifier \"\(identifier)\", asked for \(indexPath); call "
            + "register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first")
      }
      return viewClass.make(queueIdentifier, frame: frameAtBirth)
    }
    offsetMemory.startOver(view)
    return typed(view, queueIdentifier)
  }

  /// The frame of the view that is about to be made; zero if the view is for no element.
  final var frameAtBirth: Rect { frameToFill.map { seen($0) } ?? .zero }

  /// The identifier of a supplementary view in the queue. It includes the kind, because cells and
  /// views of other kinds in the same queue may have the same reuse identifier.
  private static func queueIdentifier(_ kind: String, _ identifier: String) -> String {
    "\(kind)/\(identifier)"
  }
}
