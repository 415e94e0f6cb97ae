/// What lies around a view's contents: the safe area, and margins that somebody has set.
///
/// Kept apart from the view, because few have any of it: see ``Showing``.
final class Surroundings {
  /// What a program has set; it names two edges by their side or by the reading direction.
  enum OwnMargins {
    case fixed(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  // MARK: Safe area

  /// ``View/safeAreaInsets``, as the view was last told.
  var safeArea = EdgeInsets.zero
  /// What of it a scroll view has made its own: see ``ScrollView/adjustedContentInset``.
  var systemInset = EdgeInsets.zero
  /// Whether all subviews are to be told after the next layout, those out of sight as well.
  var isPassingOn = false

  // MARK: Margins

  /// What a program has set; nil for the usual margins.
  var ownMargins: OwnMargins?
  var followsSuperview = false
  var ignoresSafeArea = false
  /// The margins as a view that follows its superview was last told.
  var toldMargins = EdgeInsets.zero
  /// Whether a subview follows, or did.
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

  /// Whether the next layout of the superview tells the view what lies around it: until then its
  /// frame may be any.
  private var awaitsLayout: Bool {
    superviewReference?.withObject { $0.needsLayout || $0.isLayingOut } ?? false
  }

  /// Called after the frame changed. `isInSafeArea` says whether the window has safe areas.
  @inline(never)
  final func frameMovedSurroundings(isInSafeArea: Bool) {
    guard !awaitsLayout else { return }
    if isInSafeArea { updateSafeArea() }
    updateMargins()
  }

  /// Called when the view has entered or left a window, before its subviews.
  @inline(never)
  final func windowMovedSurroundings() {
    // A view without a controller is usually about to be placed; a controller asks at once.
    if windowReference == nil || hasOwner || !awaitsLayout { updateSafeArea() }
  }

  /// Tells the subviews what lies around them, after a layout has placed them.
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
  /// Combines the insets with others, edge by edge.
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

  /// How far a rectangle lies inside another one, at each edge; below zero where it lies outside.
  init(of inner: Rect, in outer: Rect) {
    self.init(
      top: inner.minY - outer.minY, left: inner.minX - outer.minX,
      bottom: outer.maxY - inner.maxY, right: outer.maxX - inner.maxX)
  }
}
