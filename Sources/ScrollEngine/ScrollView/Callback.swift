/// The method of a delegate, data source, layout or cell that a scroll view is calling: if the
/// program stops during the call, the message names the method.
///
/// Stored as one byte and set around each call.
enum Callback: String {
  case none = ""

  // Scroll views.
  case didScroll = "scrollViewDidScroll(_:)"
  case willBeginDragging = "scrollViewWillBeginDragging(_:)"
  case willEndDragging = "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"
  case didEndDragging = "scrollViewDidEndDragging(_:willDecelerate:)"
  case willBeginDecelerating = "scrollViewWillBeginDecelerating(_:)"
  case didEndDecelerating = "scrollViewDidEndDecelerating(_:)"
  case didEndScrollingAnimation = "scrollViewDidEndScrollingAnimation(_:)"
  case shouldScrollToTop = "scrollViewShouldScrollToTop(_:)"
  case didScrollToTop = "scrollViewDidScrollToTop(_:)"
  case didChangeAdjustedContentInset = "scrollViewDidChangeAdjustedContentInset(_:)"
  case viewForZooming = "viewForZooming(in:)"
  case willBeginZooming = "scrollViewWillBeginZooming(_:with:)"
  case didZoom = "scrollViewDidZoom(_:)"
  case didEndZooming = "scrollViewDidEndZooming(_:with:atScale:)"

  // Lists.
  case numberOfSections = "numberOfSections(in:)"

  // Tables.
  case numberOfRows = "tableView(_:numberOfRowsInSection:)"
  case cellForRow = "tableView(_:cellForRowAt:)"
  case heightForRow = "tableView(_:heightForRowAt:)"
  case estimatedHeightForRow = "tableView(_:estimatedHeightForRowAt:)"
  case heightForHeader = "tableView(_:heightForHeaderInSection:)"
  case heightForFooter = "tableView(_:heightForFooterInSection:)"
  case viewForHeader = "tableView(_:viewForHeaderInSection:)"
  case viewForFooter = "tableView(_:viewForFooterInSection:)"
  case titleForHeader = "tableView(_:titleForHeaderInSection:)"
  case titleForFooter = "tableView(_:titleForFooterInSection:)"
  case willDisplayRow = "tableView(_:willDisplay:forRowAt:)"
  case didEndDisplayingRow = "tableView(_:didEndDisplaying:forRowAt:)"
  case willDisplayHeader = "tableView(_:willDisplayHeaderView:forSection:)"
  case willDisplayFooter = "tableView(_:willDisplayFooterView:forSection:)"
  case didEndDisplayingHeader = "tableView(_:didEndDisplayingHeaderView:forSection:)"
  case didEndDisplayingFooter = "tableView(_:didEndDisplayingFooterView:forSection:)"
  case shouldHighlightRow = "tableView(_:shouldHighlightRowAt:)"
  case didHighlightRow = "tableView(_:didHighlightRowAt:)"
  case didUnhighlightRow = "tableView(_:didUnhighlightRowAt:)"
  case willSelectRow = "tableView(_:willSelectRowAt:)"
  case didSelectRow = "tableView(_:didSelectRowAt:)"
  case willDeselectRow = "tableView(_:willDeselectRowAt:)"
  case didDeselectRow = "tableView(_:didDeselectRowAt:)"
  case accessoryButtonTapped = "tableView(_:accessoryButtonTappedForRowWith:)"
  case canEditRow = "tableView(_:canEditRowAt:)"
  case canMoveRow = "tableView(_:canMoveRowAt:)"
  case editingStyleForRow = "tableView(_:editingStyleForRowAt:)"
  case shouldIndentRow = "tableView(_:shouldIndentWhileEditingRowAt:)"
  case titleForDeleteConfirmation = "tableView(_:titleForDeleteConfirmationButtonForRowAt:)"
  case commitEditing = "tableView(_:commit:forRowAt:)"
  case moveRow = "tableView(_:moveRowAt:to:)"
  case targetForMove = "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
  case swipeActions = "tableView(_:trailingSwipeActionsConfigurationForRowAt:) or its leading twin"
  case prefetchRows = "tableView(_:prefetchRowsAt:)"
  case cancelPrefetchingRows = "tableView(_:cancelPrefetchingForRowsAt:)"
  case sectionIndexTitles = "sectionIndexTitles(for:)"
  case sectionForIndexTitle = "tableView(_:sectionForSectionIndexTitle:at:)"

  // Collections.
  case numberOfItems = "collectionView(_:numberOfItemsInSection:)"
  case cellForItem = "collectionView(_:cellForItemAt:)"
  case viewForSupplement = "collectionView(_:viewForSupplementaryElementOfKind:at:)"
  case willDisplayItem = "collectionView(_:willDisplay:forItemAt:)"
  case didEndDisplayingItem = "collectionView(_:didEndDisplaying:forItemAt:)"
  case willDisplaySupplement =
    "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)"
  case didEndDisplayingSupplement =
    "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)"
  case shouldHighlightItem = "collectionView(_:shouldHighlightItemAt:)"
  case didHighlightItem = "collectionView(_:didHighlightItemAt:)"
  case didUnhighlightItem = "collectionView(_:didUnhighlightItemAt:)"
  case shouldSelectItem = "collectionView(_:shouldSelectItemAt:)"
  case didSelectItem = "collectionView(_:didSelectItemAt:)"
  case shouldDeselectItem = "collectionView(_:shouldDeselectItemAt:)"
  case didDeselectItem = "collectionView(_:didDeselectItemAt:)"
  case prefetchItems = "collectionView(_:prefetchItemsAt:)"
  case cancelPrefetchingItems = "collectionView(_:cancelPrefetchingForItemsAt:)"
  case sizeForItem = "collectionView(_:layout:sizeForItemAt:)"
  case thicknessOfItem = "collectionView(_:layout:thicknessOfItemAt:)"
  case thicknessOfLine = "collectionView(_:layout:thicknessOfLine:inSection:)"
  case insetForSection = "collectionView(_:layout:insetForSectionAt:)"
  case lineSpacing = "collectionView(_:layout:minimumLineSpacingForSectionAt:)"
  case itemSpacing = "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)"
  case sizeForHeader = "collectionView(_:layout:referenceSizeForHeaderInSection:)"
  case sizeForFooter = "collectionView(_:layout:referenceSizeForFooterInSection:)"

  // Layouts of collections.
  case prepareLayout = "prepare() of the layout"
  case layoutForUpdates = "prepare(forCollectionViewUpdates:) of the layout"
  case layoutElements = "layoutAttributesForElements(in:) of the layout"
  case shouldInvalidateLayout = "shouldInvalidateLayout(forBoundsChange:) of the layout"
  case invalidationContext = "invalidationContext(forBoundsChange:) of the layout"
  case invalidateLayout = "invalidateLayout() of the layout"

  // Cells.
  case preferredAttributes = "preferredLayoutAttributesFitting(_:) of a cell"
  case fittingSize = "sizeThatFits(_:) of a cell"
}

extension ScrollView {
  /// Makes a call; if the program stops during it, the message names `callback`.
  @inline(__always)
  final func calling<Answer>(_ callback: Callback, _ call: () -> Answer) -> Answer {
    let outer = (running, occasion)
    (running, occasion) = (callback, .none)
    defer { (running, occasion) = outer }
    return call()
  }
}
