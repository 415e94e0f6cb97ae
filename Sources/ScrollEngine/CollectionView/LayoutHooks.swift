/// The hooks of a layout that are being called because the bounds of its collection view change.
///
/// A hook may change the bounds itself, and is then called again within the first call. A hook that
/// does so each time would never end, so the program stops with a message that names the hook.
struct LayoutHooks {
  enum Hook: String {
    case shouldInvalidate = "shouldInvalidateLayout(forBoundsChange:)"
    case context = "invalidationContext(forBoundsChange:)"
    case invalidate = "invalidateLayout() or invalidateLayout(with:)"
  }

  /// The greatest number of nested calls.
  static let limit = 100

  var hook: Hook?
  private var depth = 0

  /// Notes that the first hook is about to be called.
  @MainActor
  mutating func enter(
    _ first: Hook, of layout: CollectionViewLayout, for new: Rect, in view: CollectionView
  ) {
    if depth == Self.limit, let hook {
      let call =
        new.size == view.storedBounds.size
        ? "contentOffset to \(new.origin.x) \(new.origin.y)"
        : "the size to \(new.width) x \(new.height)"
      fail(
        "CollectionView: \(hook.rawValue) of \(type(of: layout)) sets \(call), from "
          + "\(view.storedBounds), and so is called again within itself, \(depth) times now; it must "
          + "stop at some point")
    }
    depth += 1
    hook = first
  }
}
