/// An invisible rectangle in a view that constraints can refer to.
///
/// ```swift
/// let gap = LayoutGuide()
/// view.addLayoutGuide(gap)
/// gap.widthAnchor.constraint(equalToConstant: 12).isActive = true
/// ```
@preconcurrency @MainActor
open class LayoutGuide {
  /// A name for the guide in messages.
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

  /// The view that the guide was added to; nil if there is none.
  public final var owningView: View? { item.view }

  /// The guide's frame in its view, in points, as of the last layout; zero if no constraint names
  /// it.
  public final var layoutFrame: Rect { item.home?.frame(of: item) ?? .zero }
}

extension View {
  /// Adds a guide, and removes it from the view that had it.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutItemMade().guides.append(guide)
    guide.item.belong(to: self)
  }

  /// Removes a guide, and deactivates all constraints that name it.
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

  /// The guides in the order in which they were added.
  public final var layoutGuides: [LayoutGuide] { layoutItem?.guides ?? [] }
}

// Guides that follow the view.
extension View {
  /// The guide of the view's bounds inset by its ``layoutMargins``.
  public final var layoutMarginsGuide: LayoutGuide { layoutItemMade().follower(.margins) }

  /// The guide of the view's bounds inset by its ``safeAreaInsets``.
  public final var safeAreaLayoutGuide: LayoutGuide { layoutItemMade().follower(.safeArea) }

  /// Updates the guides after the margins or the safe area have changed.
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
  /// The guide of `kind` that follows the view, made on the first call.
  func follower(_ kind: Kind) -> LayoutGuide {
    if let known = followers.first(where: { $0.item.kind == kind }) { return known }
    guard let view else { fail("LayoutGuide: \(name) has no guides") }
    let guide = LayoutGuide(following: kind, of: view)
    followers.append(guide)
    return guide
  }
}
