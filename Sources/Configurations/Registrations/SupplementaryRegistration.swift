public import ScrollEngine

extension CollectionView {
  /// The class of headers, footers or other views of one kind, and the code that fills them.
  ///
  /// Like a ``CellRegistration``, it is made once, not where the collection asks for a view.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// Fills a view.
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void

    let key: RegistrationKey
    let elementKind: String
    let handler: Handler

    /// Makes a registration for views of a kind; the handler is called each time one is dequeued.
    public init(elementKind: String, handler: @escaping Handler) {
      key = RegistrationKey(Supplementary.self)
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A view of a registration, filled by its handler.
  ///
  /// - Precondition: The registration was not made while the collection asks for this view.
  public func dequeueConfiguredReusableSupplementary<Supplementary: CollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (key, kind) = (registration.key, registration.elementKind)
    key.requireUse(for: Supplementary.self, at: indexPath, in: self)
    key.register(in: self) {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: key.identifier)
    }
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: key.identifier, for: indexPath)
    guard let view = dequeued as? Supplementary else {
      fatalError(
        "CollectionView: \(self) dequeued \(dequeued) at \(indexPath) for a registration of "
          + "\(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
