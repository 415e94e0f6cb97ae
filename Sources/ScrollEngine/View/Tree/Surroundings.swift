/// The safe area of a view, and the margins that were set for it.
///
/// Stored apart from the view, because few views have either: see ``Showing``.
final class Surroundings {
  /// Margins set by a program, either for left and right or for leading and trailing sides.
  enum OwnMargins {
    case fixed(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  // MARK: Safe area

  /// ``View/safeAreaInsets``, as last reported to the view.
  var safeArea = EdgeInsets.zero
  /// The part of the safe area that a scroll view adds to its insets: see
  /// ``ScrollView/adjustedContentInset``.
  var systemInset = EdgeInsets.zero
  /// Whether all subviews are updated after the next layout, not only the presented ones.
  var isPassingOn = false

  // MARK: Margins

  /// The margins that a program has set; nil for the default.
  var ownMargins: OwnMargins?
  var followsSuperview = false
  var ignoresSafeArea = false
  /// The margins that were last reported to a view that follows its superview.
  var toldMargins = EdgeInsets.zero
  /// Whether a subview follows, or has followed, the margins.
  var holdsFollowers = false

  var isEmpty: Bool {
    safeArea == .zero && systemInset == .zero && !isPassingOn && ownMargins == nil
      && !followsSuperview && !ignoresSafeArea && !holdsFollowers
  }
}

extension View {
  final var surroundings: Surroundings? { boxedShowing?.value.surroundings }

  final func surround(_ change: (Surroundings) -> Void) {
    let surroundings = surroundings ?? Surroundings()
    change(surroundings)
    changeShowing { $0.surroundings = surroundings.isEmpty ? nil : surroundings }
  }

  /// Whether the superview's next layout will update the view; before that, its frame may be
  /// preliminary.
  private var awaitsLayout: Bool {
    superviewReference?.withObject { $0.needsLayout || $0.isLayingOut } ?? false
  }

  /// Called after the frame changed. `isInSafeArea` tells whether the window has ever had a safe
  /// area.
  @inline(never)
  final func frameMovedSurroundings(isInSafeArea: Bool) {
    guard !awaitsLayout else { return }
    if isInSafeArea { updateSafeArea() }
    updateMargins()
  }

  /// Called when the view has entered or left a window, before the calls for its subviews.
  @inline(never)
  final func windowMovedSurroundings() {
    shownState = nil
    // A view without a controller is usually about to be placed; one with a controller is updated
    // at once.
    if windowReference == nil || hasOwner || !awaitsLayout { updateSafeArea() }
  }

  /// Updates the subviews' safe areas and margins, after a layout has placed them.
  final func passOnSurroundings() {
    guard let surroundings else { return }
    let isDue = surroundings.isPassingOn
    guard isDue || surroundings.holdsFollowers || safeAreaOfContents != .zero else { return }
    for view in isDue ? subviews : presentedSubviews where view.superview === self {
      view.updateSafeArea()
      view.updateMargins()
    }
    if isDue { surround { $0.isPassingOn = false } }
  }
}

extension EdgeInsets {
  /// Combines the insets with other insets, edge by edge.
  func combined(
    with other: EdgeInsets, _ combine: (Double, Double) -> Double
  ) -> EdgeInsets {
    EdgeInsets(
      top: combine(top, other.top), left: combine(left, other.left),
      bottom: combine(bottom, other.bottom), right: combine(right, other.right))
  }

  static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    left.combined(with: right) { $0 + $1 }
  }

  /// The distances of a rectangle's edges from those of an outer one; negative where it reaches
  /// outside.
  init(of inner: Rect, in outer: Rect) {
    self.init(
      top: inner.minY - outer.minY, left: inner.minX - outer.minX,
      bottom: outer.maxY - inner.maxY, right: outer.maxX - inner.maxX)
  }
}
