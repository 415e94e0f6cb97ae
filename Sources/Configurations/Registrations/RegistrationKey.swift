import ScrollEngine

/// What distinguishes one registration from all others.
@MainActor
final class RegistrationKey {
  /// The reuse identifier of the registration's views.
  let identifier: String
  /// The request for a view during which the registration was made; nil if it was made outside.
  private let request: Int?
  /// The collection that has the class of the views; registering it once is enough.
  private weak var known: CollectionView?

  private static var count = 0

  init(_ viewClass: CollectionReusableView.Type) {
    Self.count += 1
    identifier = "registration \(Self.count) of \(viewClass)"
    request = CollectionView.requestForView
  }

  /// Registers the class of the views where they are dequeued for the first time.
  func register(in collection: CollectionView, _ register: () -> Void) {
    guard known !== collection else { return }
    register()
    known = collection
  }

  /// Stops the program if the registration was made for the view that it is to make now.
  func requireUse(for view: Any.Type, at path: IndexPath, in collection: CollectionView) {
    guard let request, request == CollectionView.requestForView else { return }
    fatalError(
      "CollectionView: the registration of \(view) was made while \(collection) asked for the "
        + "view at \(path); made anew for each view, it keeps views from being reused: make it "
        + "once, outside of the provider")
  }
}
