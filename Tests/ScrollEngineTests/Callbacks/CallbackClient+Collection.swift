@testable import ScrollEngine

/// A collection whose overrides are callbacks, too.
final class HookedCollection: CollectionView {
  weak var client: CallbackClient?

  override func layoutSubviews() {
    super.layoutSubviews()
    client?.hook("layoutSubviews() of the list")
  }
  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    client?.hook("boundsDidChange(from:) of the list")
  }
}

final class HookedItem: CollectionViewCell {
  weak var client: CallbackClient?
  var name = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    client?.hook("prepareForReuse()")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    client?.hook("layoutSubviews() of a cell")
  }
  override func sizeThatFits(_ size: Size) -> Size {
    client?.hook("sizeThatFits(_:)")
    return Size(width: 45, height: CallbackClient.height(of: name))
  }
  override func preferredLayoutAttributesFitting(
    _ attributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    client?.hook("preferredLayoutAttributesFitting(_:)")
    return super.preferredLayoutAttributesFitting(attributes)
  }
}

/// A flow layout whose overrides are callbacks.
final class HookedFlow: CollectionViewFlowLayout {
  weak var client: CallbackClient?

  override func prepare() {
    super.prepare()
    client?.hook("prepare() of the layout")
  }
  override func invalidateLayout() {
    super.invalidateLayout()
    client?.hook("invalidateLayout() of the layout")
  }
  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    client?.hook("invalidateLayout(with:) of the layout")
  }
  override func shouldInvalidateLayout(forBoundsChange new: Rect) -> Bool {
    client?.hook("shouldInvalidateLayout(forBoundsChange:) of the layout")
    return super.shouldInvalidateLayout(forBoundsChange: new)
  }
  override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
    client?.hook("layoutAttributesForElements(in:) of the layout")
    return super.layoutAttributesForElements(in: rect)
  }
  override func prepare(forCollectionViewUpdates items: [CollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: items)
    client?.hook("prepare(forCollectionViewUpdates:) of the layout")
  }
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    client?.hook("finalizeCollectionViewUpdates() of the layout")
  }
  override func targetContentOffset(forProposedContentOffset offset: Point) -> Point {
    client?.hook("targetContentOffset(forProposedContentOffset:) of the layout")
    return super.targetContentOffset(forProposedContentOffset: offset)
  }
  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    client?.hook("initialLayoutAttributesForAppearingItem(at:) of the layout")
    return super.initialLayoutAttributesForAppearingItem(at: path)
  }
}

/// A custom layout that stacks its items vertically, and whose overrides are callbacks.
final class HookedLayout: CollectionViewLayout {
  weak var client: CallbackClient?
  private var frames: [[Rect]] = []
  private var end = 0.0

  override func prepare() {
    frames = []
    end = 0
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      frames.append(
        (0..<collectionView.numberOfItems(inSection: section)).map { _ in
          defer { end += 22 }
          return Rect(x: 0, y: end, width: 60, height: 20)
        })
    }
    client?.hook("prepare() of the layout")
  }
  override var collectionViewContentSize: Size {
    client?.hook("collectionViewContentSize of the layout")
    return Size(width: 100, height: end)
  }
  override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
    client?.hook("layoutAttributesForElements(in:) of the layout")
    return frames.indices.flatMap { section in
      frames[section].indices.filter { frames[section][$0].intersects(rect) }.compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }
  }
  override func layoutAttributesForItem(at path: IndexPath) -> CollectionViewLayoutAttributes? {
    client?.hook("layoutAttributesForItem(at:) of the layout")
    guard frames.indices.contains(path.section), frames[path.section].indices.contains(path.item)
    else { return nil }
    let attributes = CollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frames[path.section][path.item]
    return attributes
  }
  override func invalidateLayout() {
    super.invalidateLayout()
    client?.hook("invalidateLayout() of the layout")
  }
  override func shouldInvalidateLayout(forBoundsChange new: Rect) -> Bool {
    client?.hook("shouldInvalidateLayout(forBoundsChange:) of the layout")
    return new.width != collectionView?.bounds.width
  }
  override func prepare(forCollectionViewUpdates items: [CollectionViewUpdateItem]) {
    client?.hook("prepare(forCollectionViewUpdates:) of the layout")
  }
  override func finalizeCollectionViewUpdates() {
    client?.hook("finalizeCollectionViewUpdates() of the layout")
  }
  override func targetContentOffset(forProposedContentOffset offset: Point) -> Point {
    client?.hook("targetContentOffset(forProposedContentOffset:) of the layout")
    return offset
  }
  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    client?.hook("initialLayoutAttributesForAppearingItem(at:) of the layout")
    return nil
  }
}

extension CallbackClient: CollectionViewDataSource, CollectionViewDelegateFlowLayout,
  CollectionViewDataSourcePrefetching
{
  static let collectionCallbacks = [
    "numberOfSections(in:)", "collectionView(_:numberOfItemsInSection:)",
    "collectionView(_:cellForItemAt:)",
    "collectionView(_:viewForSupplementaryElementOfKind:at:)",
    "collectionView(_:layout:sizeForItemAt:)", "collectionView(_:layout:insetForSectionAt:)",
    "collectionView(_:layout:referenceSizeForHeaderInSection:)",
    "collectionView(_:willDisplay:forItemAt:)", "collectionView(_:didEndDisplaying:forItemAt:)",
    "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
    "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
    "collectionView(_:shouldHighlightItemAt:)", "collectionView(_:didHighlightItemAt:)",
    "collectionView(_:didUnhighlightItemAt:)", "collectionView(_:shouldSelectItemAt:)",
    "collectionView(_:didSelectItemAt:)", "collectionView(_:shouldDeselectItemAt:)",
    "collectionView(_:didDeselectItemAt:)", "collectionView(_:prefetchItemsAt:)",
    "collectionView(_:cancelPrefetchingForItemsAt:)", "preferredLayoutAttributesFitting(_:)",
    "prepare() of the layout", "invalidateLayout() of the layout",
    "invalidateLayout(with:) of the layout",
    "shouldInvalidateLayout(forBoundsChange:) of the layout",
    "layoutAttributesForElements(in:) of the layout",
    "layoutAttributesForItem(at:) of the layout", "collectionViewContentSize of the layout",
    "prepare(forCollectionViewUpdates:) of the layout",
    "finalizeCollectionViewUpdates() of the layout",
    "targetContentOffset(forProposedContentOffset:) of the layout",
    "initialLayoutAttributesForAppearingItem(at:) of the layout",
  ]

  func numberOfSections(in collectionView: CollectionView) -> Int {
    hook("numberOfSections(in:)")
    return names.count
  }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    let count = count(inSection: section, "collectionView(_:numberOfItemsInSection:)")
    hook("collectionView(_:numberOfItemsInSection:)")
    return names.indices.contains(section) ? names[section].count : count
  }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: IndexPath
  ) -> CollectionViewCell {
    let name = asked(path, "collectionView(_:cellForItemAt:)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    if let cell = cell as? HookedItem {
      cell.client = self
      cell.name = name
    }
    hook("collectionView(_:cellForItemAt:)")
    return cell
  }
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> CollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: path)
    hook("collectionView(_:viewForSupplementaryElementOfKind:at:)")
    return view
  }
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> Size {
    guard kind == .sizes || kind == .flowSubclass else {
      collectionView.note(.sizeForItem, isDefaultOf: self)
      return (layout as? CollectionViewFlowLayout)?.itemSize ?? .zero
    }
    let name = asked(path, "collectionView(_:layout:sizeForItemAt:)")
    hook("collectionView(_:layout:sizeForItemAt:)")
    return Size(width: 45, height: Self.height(of: max(0, name)))
  }
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout, insetForSectionAt section: Int
  ) -> EdgeInsets {
    hook("collectionView(_:layout:insetForSectionAt:)")
    return EdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
  }
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size {
    hook("collectionView(_:layout:referenceSizeForHeaderInSection:)")
    return Size(width: 0, height: section == 2 ? 0 : 12)
  }
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt path: IndexPath
  ) { hook("collectionView(_:willDisplay:forItemAt:)") }
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt path: IndexPath
  ) { hook("collectionView(_:didEndDisplaying:forItemAt:)") }
  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind kind: String, at path: IndexPath
  ) { hook("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") }
  func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind kind: String, at path: IndexPath
  ) { hook("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") }
  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt path: IndexPath
  ) -> Bool {
    hook("collectionView(_:shouldHighlightItemAt:)")
    return true
  }
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt path: IndexPath) {
    hook("collectionView(_:didHighlightItemAt:)")
  }
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt path: IndexPath) {
    hook("collectionView(_:didUnhighlightItemAt:)")
  }
  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt path: IndexPath) -> Bool
  {
    hook("collectionView(_:shouldSelectItemAt:)")
    return true
  }
  func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt path: IndexPath
  ) -> Bool {
    hook("collectionView(_:shouldDeselectItemAt:)")
    return true
  }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt path: IndexPath) {
    hook("collectionView(_:didSelectItemAt:)")
  }
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt path: IndexPath) {
    hook("collectionView(_:didDeselectItemAt:)")
  }
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt paths: [IndexPath]) {
    hook("collectionView(_:prefetchItemsAt:)")
  }
  func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]
  ) { hook("collectionView(_:cancelPrefetchingForItemsAt:)") }
}
