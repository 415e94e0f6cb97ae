/// A rectangle in a view that constraints can name, and that draws nothing.
///
/// ```swift
/// let gap = LayoutGuide()
/// view.addLayoutGuide(gap)
/// gap.widthAnchor.constraint(equalToConstant: 12).isActive = true
/// ```
@preconcurrency @MainActor
open class LayoutGuide {
  /// A name for messages.
  public final var identifier = ""

  final let item: LayoutItem

  /// Makes a guide, which belongs to no view yet.
  public init() {
    item = LayoutItem(.guide)
    item.guide = self
  }

  init(following kind: LayoutItem.Kind, of view: View) {
    item = LayoutItem(kind)
    item.guide = self
    item.belong(to: view)
  }

  deinit {
    CleanUp.perform {
      item.guide = nil
      return nil
    }
  }

  /// The view it belongs to.
  public final var owningView: View? { item.view }

  /// Where it lies in its view, in points, as of the last layout.
  public final var layoutFrame: Rect { item.home?.frame(of: item) ?? .zero }
}

extension View {
  /// Adds a guide; one that belongs to another view leaves that.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutItemMade().guides.append(guide)
    guide.item.belong(to: self)
  }

  /// Removes a guide, and all constraints that name it.
  public final func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self, let layoutItem else { return }
    for constraint in layoutItem.held.all where constraint.speaks(of: guide.item) {
      constraint.isActive = false
    }
    for constraint in guide.item.references { constraint.isActive = false }
    guide.item.home?.forget(guide.item)
    guide.item.belong(to: nil)
    layoutItem.guides.removeAll { $0 === guide }
  }

  /// The guides that were added, in that order.
  public final var layoutGuides: [LayoutGuide] { layoutItem?.guides ?? [] }
}

// Guides that follow the view.
extension View {
  /// What the ``layoutMargins`` leave of the view.
  public final var layoutMarginsGuide: LayoutGuide { layoutItemMade().follower(.margins) }

  /// What the ``safeAreaInsets`` leave of the view.
  public final var safeAreaLayoutGuide: LayoutGuide { layoutItemMade().follower(.safeArea) }

  /// Has the guides follow, after the margins or the safe area have changed.
  final func guideInsetsDidChange() {
    guard let layoutItem else { return }
    for guide in layoutItem.followers { guide.item.home?.noteStale(guide.item) }
  }
}

extension LayoutConstraint {
  func speaks(of item: LayoutItem) -> Bool {
    var speaks = false
    forEachItem { if $0 === item { speaks = true } }
    return speaks
  }
}

extension LayoutItem {
  /// The guide that follows the view in some way; it is made when it is first asked for.
  func follower(_ kind: Kind) -> LayoutGuide {
    if let known = followers.first(where: { $0.item.kind == kind }) { return known }
    guard let view else { fail("LayoutGuide: \(name) has no guides") }
    let guide = LayoutGuide(following: kind, of: view)
    followers.append(guide)
    return guide
  }
}
