// Written by `RECORD=1 Tests/Client/listing`, which also compares it with the modules; not by hand.

extension KnownNames {
  /// The public types of UIKitNames: each name with a colon, its supertypes with a `<`, its members.
  static let listedTypes = """
    CALayer: affineTransform() backgroundColor borderColor borderWidth bounds cornerRadius frame
      isHidden masksToBounds opacity position removeAllAnimations() setAffineTransform(_:)
      setNeedsDisplay() transform zPosition
    CATransform3D: init() init(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:) m11
      m12 m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 m43 m44
    CGAffineTransform: a b c concatenating(_:) d description determinant identity
      init(a:b:c:d:tx:ty:) init(rotationAngle:) init(scaleX:y:) init(translationX:y:) inverted()
      isFinite isIdentity isInvertible rotated(by:) scaledBy(x:y:) translatedBy(x:y:) tx ty
    CGColor: alpha black blue brown cgColor clear cyan darkGray description gray green init(_:)
      init(cgColor:) init(displayP3Red:green:blue:alpha:) init(dynamicProvider:)
      init(hue:saturation:brightness:alpha:) init(light:dark:) init(red:green:blue:alpha:)
      init(white:alpha:) label lightGray link magenta mapped(_:) mixed(with:fraction:) opacity(_:)
      opaqueSeparator orange placeholderText purple quaternaryLabel quaternarySystemFill red
      resolved(for:) resolvedColor(with:) secondaryLabel secondarySystemBackground
      secondarySystemFill secondarySystemGroupedBackground separator systemBackground systemBlue
      systemBrown systemCyan systemDetail systemFill systemGray systemGray2 systemGray3 systemGray4
      systemGray5 systemGray6 systemGreen systemGroupedBackground systemIndigo systemMark systemMint
      systemOn systemOrange systemPink systemPurple systemRed systemSeparator systemTeal systemText
      systemTint systemYellow tertiaryLabel tertiarySystemBackground tertiarySystemFill
      tertiarySystemGroupedBackground white withAlphaComponent(_:) yellow
    CGFloat:
    CGPoint: applying(_:) equalTo(_:) init() init(x:y:) isFinite length longerAxis subscript(_:) x y
      zero
    CGRect: Edge applying(_:) contains(_:) divided(atDistance:from:) equalTo(_:) height infinite
      init() init(origin:size:) init(x:y:width:height:) inset(by:) insetBy(dx:dy:) integral
      intersection(_:) intersects(_:) isEmpty isFinite isInfinite isNull maxX maxY midX midY minX
      minY null offsetBy(_:) offsetBy(dx:dy:) origin scaled(by:) size standardized union(_:) width
      zero
    CGRect.Edge: bottom left right top
    CGSize: applying(_:) equalTo(_:) height init() init(width:height:) isEmpty isFinite
      subscript(_:) width zero
    CGVector: dx dy init(dx:dy:) zero
    IndexPath: compare(_:) count debugDescription description init(arrayLiteral:) init(indexes:)
      init(item:section:) init(row:section:) isEmpty item row section subscript(_:) write(to:)
    NSCollectionLayoutAnchor: edges init(edges:) init(edges:absoluteOffset:)
      init(edges:fractionalOffset:) isAbsoluteOffset isFractionalOffset offset
    NSCollectionLayoutBoundarySupplementaryItem: <NSCollectionLayoutSupplementaryItem alignment
      extendsBoundary init(layoutSize:elementKind:alignment:absoluteOffset:) offset
      pinToVisibleBounds
    NSCollectionLayoutContainer: contentInsets contentSize effectiveContentInsets
      effectiveContentSize
    NSCollectionLayoutDecorationItem: <NSCollectionLayoutItem background(elementKind:) elementKind
      zIndex
    NSCollectionLayoutDimension: absolute(_:) dimension estimated(_:) fractionalHeight(_:)
      fractionalWidth(_:) isAbsolute isEstimated isFractionalHeight isFractionalWidth
    NSCollectionLayoutEdgeSpacing: bottom init(leading:top:trailing:bottom:) leading top trailing
    NSCollectionLayoutEnvironment: container traitCollection
    NSCollectionLayoutGroup: <NSCollectionLayoutItem custom(layoutSize:itemProvider:)
      horizontal(layoutSize:repeatingSubitem:count:) horizontal(layoutSize:subitem:count:)
      horizontal(layoutSize:subitems:) interItemSpacing subitems
      vertical(layoutSize:repeatingSubitem:count:) vertical(layoutSize:subitem:count:)
      vertical(layoutSize:subitems:)
    NSCollectionLayoutGroupCustomItem: frame init(frame:zIndex:) zIndex
    NSCollectionLayoutGroupCustomItemProvider:
    NSCollectionLayoutItem: contentInsets edgeSpacing init(layoutSize:supplementaryItems:)
      layoutSize supplementaryItems
    NSCollectionLayoutSection: VisibleItemsInvalidationHandler boundarySupplementaryItems
      contentInsets contentInsetsReference decorationItems init(group:) interGroupSpacing
      orthogonalScrollingBehavior supplementariesFollowContentInsets visibleItemsInvalidationHandler
    NSCollectionLayoutSection.VisibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler:
    NSCollectionLayoutSize: heightDimension init(widthDimension:heightDimension:) widthDimension
    NSCollectionLayoutSpacing: fixed(_:) flexible(_:) isFixedSpacing isFlexibleSpacing spacing
    NSCollectionLayoutSupplementaryItem: <NSCollectionLayoutItem containerAnchor elementKind
      init(layoutSize:elementKind:containerAnchor:)
      init(layoutSize:elementKind:containerAnchor:itemAnchor:) itemAnchor zIndex
    NSCollectionLayoutVisibleItem: alpha bounds center frame indexPath isHidden
      representedElementCategory representedElementKind transform zIndex
    NSDiffableDataSourceSectionTransaction: difference sectionIdentifier
    NSDiffableDataSourceSnapshot: appendItems(_:toSection:) appendSections(_:) deleteAllItems()
      deleteItems(_:) deleteSections(_:) indexOfItem(_:) indexOfSection(_:) init()
      insertItems(_:afterItem:) insertItems(_:beforeItem:) insertSections(_:afterSection:)
      insertSections(_:beforeSection:) itemIdentifiers itemIdentifiers(inSection:)
      moveItem(_:afterItem:) moveItem(_:beforeItem:) moveSection(_:afterSection:)
      moveSection(_:beforeSection:) numberOfItems numberOfItems(inSection:) numberOfSections
      reconfigureItems(_:) reconfiguredItemIdentifiers reloadItems(_:) reloadSections(_:)
      reloadedItemIdentifiers reloadedSectionIdentifiers sectionIdentifier(containingItem:)
      sectionIdentifiers
    NSDiffableDataSourceTransaction: difference finalSnapshot initialSnapshot sectionTransactions
    NSDirectionalEdgeInsets: bottom init() init(top:leading:bottom:trailing:) isFinite leading top
      trailing zero
    NSDirectionalRectEdge: all bottom contains(_:) formIntersection(_:) formSymmetricDifference(_:)
      formUnion(_:) hash(into:) hashValue init() init(_:) init(arrayLiteral:) init(rawValue:)
      insert(_:) intersection(_:) isDisjoint(with:) isEmpty isStrictSubset(of:)
      isStrictSuperset(of:) isSubset(of:) isSuperset(of:) leading rawValue remove(_:) subtract(_:)
      subtracting(_:) symmetricDifference(_:) top trailing union(_:) update(with:)
    NSLayoutAnchor: constraint(equalTo:constant:) constraint(greaterThanOrEqualTo:constant:)
      constraint(lessThanOrEqualTo:constant:) item
    NSLayoutConstraint: Attribute Axis FormatOptions Relation activate(_:) constant
      constraints(withVisualFormat:options:metrics:views:) deactivate(_:) description firstAttribute
      firstItem identifier init()
      init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:) isActive multiplier
      priority relation secondAttribute secondItem
    NSLayoutConstraint.Attribute: bottom centerX centerY firstBaseline hash(into:) hashValue height
      init(rawValue:) lastBaseline leading left notAnAttribute right top trailing width
    NSLayoutConstraint.Axis: across horizontal vertical
    NSLayoutConstraint.FormatOptions: alignAllBottom alignAllCenterX alignAllCenterY
      alignAllFirstBaseline alignAllLastBaseline alignAllLeading alignAllLeft alignAllRight
      alignAllTop alignAllTrailing alignmentMask contains(_:) directionLeadingToTrailing
      directionLeftToRight directionMask directionRightToLeft formIntersection(_:)
      formSymmetricDifference(_:) formUnion(_:) hash(into:) hashValue init() init(_:)
      init(arrayLiteral:) init(rawValue:) insert(_:) intersection(_:) isDisjoint(with:) isEmpty
      isStrictSubset(of:) isStrictSuperset(of:) isSubset(of:) isSuperset(of:) rawValue remove(_:)
      spacingBaselineToBaseline spacingEdgeToEdge spacingMask subtract(_:) subtracting(_:)
      symmetricDifference(_:) union(_:) update(with:)
    NSLayoutConstraint.Relation: equal greaterThanOrEqual hash(into:) hashValue init(rawValue:)
      lessThanOrEqual
    NSLayoutDimension: <NSLayoutAnchor constraint(equalTo:multiplier:constant:)
      constraint(equalToConstant:) constraint(greaterThanOrEqualTo:multiplier:constant:)
      constraint(greaterThanOrEqualToConstant:) constraint(lessThanOrEqualTo:multiplier:constant:)
      constraint(lessThanOrEqualToConstant:)
    NSLayoutXAxisAnchor: <NSLayoutAnchor anchorWithOffset(to:)
      constraint(equalToSystemSpacingAfter:multiplier:)
      constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)
      constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)
    NSLayoutYAxisAnchor: <NSLayoutAnchor anchorWithOffset(to:)
      constraint(equalToSystemSpacingBelow:multiplier:)
      constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)
      constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)
    NSLineBreakMode: byCharWrapping byClipping byTruncatingHead byTruncatingMiddle byTruncatingTail
      byWordWrapping
    NSRectAlignment: bottom bottomLeading bottomTrailing leading none top topLeading topTrailing
      trailing
    NSStringDrawingContext:
    NSStringDrawingOptions: contains(_:) formIntersection(_:) formSymmetricDifference(_:)
      formUnion(_:) hash(into:) hashValue init() init(_:) init(arrayLiteral:) init(rawValue:)
      insert(_:) intersection(_:) isDisjoint(with:) isEmpty isStrictSubset(of:)
      isStrictSuperset(of:) isSubset(of:) isSuperset(of:) rawValue remove(_:) subtract(_:)
      subtracting(_:) symmetricDifference(_:) truncatesLastVisibleLine union(_:) update(with:)
      usesFontLeading usesLineFragmentOrigin
    NSTextAlignment: center leading left natural right trailing
    NSZone:
    ScrollingViewController: <UIContentContainer <UIScrollViewDelegate <UIViewController
      clearsSelectionOnViewWillAppear scrollViewDidChangeAdjustedContentInset(_:)
      scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:)
      scrollViewDidEndScrollingAnimation(_:) scrollViewDidEndZooming(_:with:atScale:)
      scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:) scrollViewDidZoom(_:)
      scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:)
      scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:)
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) viewForZooming(in:)
    UIAccessibility: Notification isVoiceOverRunning post(notification:argument:)
    UIAccessibility.Notification: announcement layoutChanged pageScrolled screenChanged
    UIAccessibilityContainerType: dataTable hash(into:) hashValue init(rawValue:) landmark list none
      semanticGroup
    UIAccessibilityCustomAction: ActionHandler actionHandler init(name:actionHandler:) name
    UIAccessibilityCustomAction.ActionHandler:
    UIAccessibilityCustomRotor: Direction ItemResult Search SearchPredicate init(name:itemSearch:)
      itemSearchBlock name
    UIAccessibilityCustomRotor.Direction: next previous
    UIAccessibilityCustomRotor.ItemResult: init(targetElement:) targetElement
    UIAccessibilityCustomRotor.Search:
    UIAccessibilityCustomRotor.SearchPredicate: currentItem init(currentItem:searchDirection:)
      searchDirection
    UIAccessibilityCustomRotorItemResult: init(targetElement:) targetElement
    UIAccessibilityCustomRotorSearchPredicate: currentItem init(currentItem:searchDirection:)
      searchDirection
    UIAccessibilityElement: accessibilityActivate() accessibilityAmount accessibilityContainer
      accessibilityCustomActions accessibilityDecrement() accessibilityFrameInContainerSpace
      accessibilityHint accessibilityIdentifier accessibilityIncrement() accessibilityLabel
      accessibilityTakeFocus() accessibilityTraits accessibilityValue init(accessibilityContainer:)
      isAccessibilityFocusable
    UIAccessibilityScrollDirection: down hash(into:) hashValue init(rawValue:) left next previous
      right up
    UIAccessibilityTraits: adjustable button contains(_:) formIntersection(_:)
      formSymmetricDifference(_:) formUnion(_:) hash(into:) hashValue header image init() init(_:)
      init(arrayLiteral:) init(rawValue:) insert(_:) intersection(_:) isDisjoint(with:) isEmpty
      isStrictSubset(of:) isStrictSuperset(of:) isSubset(of:) isSuperset(of:) link none notEnabled
      rawValue remove(_:) searchField selected staticText subtract(_:) subtracting(_:)
      symmetricDifference(_:) toggleButton union(_:) update(with:) updatesFrequently
    UIAction: <UIMenuElement Handler Identifier attributes discoverabilityTitle identifier image
      init(title:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:)
      selectedImage sender state title
    UIAction.Handler:
    UIAction.Identifier: hash(into:) hashValue init(_:) init(rawValue:) rawValue
    UIActivityIndicatorView: <UIView Style accessibilityDefaults color didMoveToWindow() draw(in:)
      hidesWhenStopped init(frame:) init(style:) intrinsicContentSize isAnimating isHidden
      sizeThatFits(_:) startAnimating() stopAnimating() style
    UIActivityIndicatorView.Style: large medium
    UIApplication: OpenExternalURLOptionsKey canOpenURL(_:) keyWindow
      open(_:options:completionHandler:) shared userInterfaceLayoutDirection
    UIApplication.OpenExternalURLOptionsKey:
    UIBackgroundConfiguration: StateColors backgroundColor backgroundInsets clear() cornerRadius
      customView hash(into:) image imageContentMode init(_:) listGroupedCell()
      listGroupedHeaderFooter() listPlainCell() listPlainHeaderFooter() stateColors strokeColor
      strokeOutset strokeWidth updated(for:)
    UIBackgroundConfiguration.StateColors: highlighted init(_:highlighted:selected:) normal selected
    UIButton: <UIControl ButtonType accessibilityDefaults buttonType claimsTaps currentImage
      currentTitle currentTitleColor image(for:) imageView init(type:) init(type:primaryAction:)
      intrinsicContentSize layoutSubviews() setImage(_:for:) setTitle(_:for:) setTitleColor(_:for:)
      sizeThatFits(_:) stateDidChange() tapEvents tintColorDidChange() title(for:) titleColor(for:)
      titleLabel
    UIButton.ButtonType: custom system
    UICellConfigurationState: <UIConfigurationState init(traitCollection:) isDisabled isEditing
      isFocused isHighlighted isReordering isSelected isSwiped subscript(_:) traitCollection
    UICollectionLayoutSectionOrthogonalScrollingBehavior: continuous continuousGroupLeadingBoundary
      groupPaging groupPagingCentered none paging
    UICollectionReusableView: <UIView apply(_:) automaticallyUpdatesBackgroundConfiguration
      automaticallyUpdatesContentConfiguration backgroundConfiguration contentConfiguration
      contentIdentity didMoveToWindow() init(forReuseIdentifier:) init(frame:) instanceNumber
      isUserInteractionEnabled nestedScrollViews preferredLayoutAttributesFitting(_:)
      prepareForReuse() reuseIdentifier setNeedsUpdateConfiguration()
      systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)
    UICollectionView: <UIScrollView <UIView CellRegistration ElementCategory ScrollDirection
      ScrollPosition SupplementaryRegistration allowsMultipleSelection allowsSelection
      apply(_:animated:) backgroundView canBecomeFocused cellForItem(at:) checkContent()
      checkInvariants() collectionViewLayout contentSize dataSource delegateDidChange()
      deleteItems(at:) deleteSections(_:with:) dequeueConfiguredReusableCell(using:for:item:)
      dequeueConfiguredReusableSupplementary(using:for:)
      dequeueReusableCell(withReuseIdentifier:for:)
      dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) deselectItem(at:animated:)
      didArrive() didMoveToWindow() didReceiveMemoryWarning() elementKindSectionFooter
      elementKindSectionHeader focusedIndexPath handleFocusedKey(_:) indexPath(for:)
      indexPathForItem(at:) indexPathsForSelectedItems indexPathsForVisibleItems
      indexPathsForVisibleSupplementaryElements(ofKind:) init(coder:)
      init(frame:collectionViewLayout:) insertItems(at:) insertSections(_:with:) isFrozen
      isPrefetchingEnabled keysHaveLeft(_:) layoutAttributesForItem(at:)
      layoutAttributesForSupplementaryElement(ofKind:at:) layoutBounds layoutDirectionDidChange()
      layoutSubviews() liveItems moveItem(at:to:) moveSection(_:toSection:)
      numberOfItems(inSection:) numberOfSections onStaleContent performBatchUpdates(_:completion:)
      performBatchUpdates(animated:_:completion:) prefetchDataSource
      preloadCells(_:withReuseIdentifier:) reconfigureItems(at:)
      register(_:forCellWithReuseIdentifier:)
      register(_:forSupplementaryViewOfKind:withReuseIdentifier:) releaseOutOfSight() reloadData()
      reloadItems(at:) reloadSections(_:with:) requestForView restingOffset(_:velocity:)
      restoresOffsetsInCells reuseQueue scrollAxis scrollToItem(at:at:animated:)
      selectItem(at:animated:scrollPosition:) selectionFollowsFocus
      setCollectionViewLayout(_:animated:) subviewDidChangeContentSize(_:)
      subviewDidChangeScrollAxis(_:) subviewDidInvalidateSize(_:) subviewWasHidden(_:)
      subviewWasPlaced(_:) supplementaryView(forElementKind:at:) visibleCells
      visibleSupplementaryViews(ofKind:) willRemoveSubview(_:)
    UICollectionView.CellRegistration: Handler init(handler:)
    UICollectionView.CellRegistration.Handler:
    UICollectionView.ElementCategory: cell decorationView supplementaryView
    UICollectionView.ScrollDirection: across horizontal vertical
    UICollectionView.ScrollPosition: bottom centeredHorizontally centeredVertically contains(_:)
      formIntersection(_:) formSymmetricDifference(_:) formUnion(_:) hash(into:) hashValue init()
      init(_:) init(arrayLiteral:) init(rawValue:) insert(_:) intersection(_:) isDisjoint(with:)
      isEmpty isStrictSubset(of:) isStrictSuperset(of:) isSubset(of:) isSuperset(of:) left rawValue
      remove(_:) right subtract(_:) subtracting(_:) symmetricDifference(_:) top union(_:)
      update(with:)
    UICollectionView.SupplementaryRegistration: Handler init(elementKind:handler:)
    UICollectionView.SupplementaryRegistration.Handler:
    UICollectionViewCell: <UICollectionReusableView ConfigurationUpdateHandler accessibilityDefaults
      backgroundView boundsDidChange(from:) configurationState configurationUpdateHandler
      contentView init(frame:) isHighlighted isSelected prepareForReuse() selectedBackgroundView
      updateConfiguration(using:)
    UICollectionViewCell.ConfigurationUpdateHandler:
    UICollectionViewCompositionalLayout: <UICollectionViewLayout Configuration SectionProvider
      asksForPreferredAttributes(of:) axisToKeep(of:) collectionViewContentSize configuration
      flipsHorizontallyInOppositeLayoutDirection init(section:) init(section:configuration:)
      init(sectionProvider:) init(sectionProvider:configuration:) invalidateLayout(with:)
      invalidationContext(forBoundsChange:)
      invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:) keepsAttributes
      lacksPreferredSize(of:) layoutAttributesForDecorationView(ofKind:at:)
      layoutAttributesForElements(in:) layoutAttributesForItem(at:)
      layoutAttributesForPinnedElements(in:) layoutAttributesForSupplementaryView(ofKind:at:)
      prepare() prepareForTransition(to:) scrollAcross(toItemAt:at:animated:)
      shouldInvalidateLayout(forBoundsChange:)
      shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
    UICollectionViewCompositionalLayout.Configuration: boundarySupplementaryItems
      contentInsetsReference init() interSectionSpacing scrollDirection
    UICollectionViewCompositionalLayout.SectionProvider:
    UICollectionViewCompositionalLayoutConfiguration: boundarySupplementaryItems
      contentInsetsReference init() interSectionSpacing scrollDirection
    UICollectionViewCompositionalLayoutSectionProvider:
    UICollectionViewController: <ScrollingViewController <UICollectionViewDataSource
      <UICollectionViewDelegate <UIContentContainer <UIScrollViewDelegate collectionView
      collectionView(_:cellForItemAt:) collectionView(_:contentIdentityForItemAt:)
      collectionView(_:didDeselectItemAt:) collectionView(_:didEndDisplaying:forItemAt:)
      collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
      collectionView(_:didHighlightItemAt:) collectionView(_:didSelectItemAt:)
      collectionView(_:didUnhighlightItemAt:) collectionView(_:numberOfItemsInSection:)
      collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:)
      collectionView(_:shouldSelectItemAt:) collectionView(_:viewForSupplementaryElementOfKind:at:)
      collectionView(_:willDisplay:forItemAt:)
      collectionView(_:willDisplaySupplementaryView:forElementKind:at:) collectionViewLayout
      init(coder:) init(collectionViewLayout:) init(nibName:bundle:) loadView()
      numberOfSections(in:) viewDidAppear(_:) viewWillAppear(_:) viewWillLayoutSubviews()
    UICollectionViewDataSource: collectionView(_:cellForItemAt:)
      collectionView(_:contentIdentityForItemAt:) collectionView(_:numberOfItemsInSection:)
      collectionView(_:viewForSupplementaryElementOfKind:at:) numberOfSections(in:)
    UICollectionViewDataSourcePrefetching: collectionView(_:cancelPrefetchingForItemsAt:)
      collectionView(_:prefetchItemsAt:)
    UICollectionViewDelegate: <UIScrollViewDelegate collectionView(_:didDeselectItemAt:)
      collectionView(_:didEndDisplaying:forItemAt:)
      collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
      collectionView(_:didHighlightItemAt:) collectionView(_:didSelectItemAt:)
      collectionView(_:didUnhighlightItemAt:) collectionView(_:shouldDeselectItemAt:)
      collectionView(_:shouldHighlightItemAt:) collectionView(_:shouldSelectItemAt:)
      collectionView(_:willDisplay:forItemAt:)
      collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
    UICollectionViewDelegateFlowLayout: <UICollectionViewDelegate <UIScrollViewDelegate
      collectionView(_:layout:insetForSectionAt:)
      collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
      collectionView(_:layout:minimumLineSpacingForSectionAt:)
      collectionView(_:layout:referenceSizeForFooterInSection:)
      collectionView(_:layout:referenceSizeForHeaderInSection:)
      collectionView(_:layout:sizeForItemAt:)
    UICollectionViewDiffableDataSource: <UICollectionViewDataSource CellProvider ReorderingHandlers
      SupplementaryViewProvider apply(_:animatingDifferences:)
      apply(_:animatingDifferences:completion:) applySnapshotUsingReloadData(_:)
      applySnapshotUsingReloadData(_:completion:) collectionView(_:canMoveItemAt:)
      collectionView(_:cellForItemAt:) collectionView(_:contentIdentityForItemAt:)
      collectionView(_:moveItemAt:to:) collectionView(_:numberOfItemsInSection:)
      collectionView(_:viewForSupplementaryElementOfKind:at:) index(for:) indexPath(for:)
      init(collectionView:cellProvider:) itemIdentifier(for:) numberOfSections(in:)
      reorderingHandlers sectionIdentifier(for:) snapshot() supplementaryViewProvider
    UICollectionViewDiffableDataSource.CellProvider:
    UICollectionViewDiffableDataSource.SupplementaryViewProvider:
    UICollectionViewFlowLayout: <UICollectionViewLayout automaticSize collectionViewContentSize
      estimatedItemSize finalLayoutAttributesForDisappearingItem(at:)
      flipsHorizontallyInOppositeLayoutDirection footerReferenceSize headerReferenceSize init()
      init(coder:) initialLayoutAttributesForAppearingItem(at:) invalidateLayout(with:)
      invalidationContext(forBoundsChange:) invalidationContextClass itemSize
      layoutAttributesForElements(in:) layoutAttributesForItem(at:)
      layoutAttributesForSupplementaryView(ofKind:at:) minimumInteritemSpacing minimumLineSpacing
      prepare() scrollDirection sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds
      sectionInset shouldInvalidateLayout(forBoundsChange:)
      shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
    UICollectionViewFlowLayoutInvalidationContext: <UICollectionViewLayoutInvalidationContext
      invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics
    UICollectionViewLayout: asksForPreferredAttributes(of:) axisToKeep(of:) collectionView
      collectionViewContentSize developmentLayoutDirection
      finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)
      finalLayoutAttributesForDisappearingItem(at:)
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)
      finalizeCollectionViewUpdates() finalizeLayoutTransition()
      flipsHorizontallyInOppositeLayoutDirection init() init(coder:)
      initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)
      initialLayoutAttributesForAppearingItem(at:)
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:) invalidateLayout()
      invalidateLayout(with:) invalidationContext(forBoundsChange:)
      invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)
      invalidationContextClass keepsAttributes lacksPreferredSize(of:) layoutAttributesClass
      layoutAttributesForDecorationView(ofKind:at:) layoutAttributesForElements(in:)
      layoutAttributesForItem(at:) layoutAttributesForPinnedElements(in:)
      layoutAttributesForSupplementaryView(ofKind:at:) prepare() prepare(forCollectionViewUpdates:)
      prepareForTransition(from:) prepareForTransition(to:) register(_:forDecorationViewOfKind:)
      scrollAcross(toItemAt:at:animated:) shouldInvalidateLayout(forBoundsChange:)
      shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
      targetContentOffset(forProposedContentOffset:)
      targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
    UICollectionViewLayoutAttributes: <NSCollectionLayoutVisibleItem CopyZone ElementCategory alpha
      bounds center copy() copy(with:) description frame hash(into:) indexPath init()
      init(forCellWith:) init(forDecorationViewOfKind:with:) init(forSupplementaryViewOfKind:with:)
      isEqual(_:) isHidden representedElementCategory representedElementKind scroller size transform
      transform3D zIndex
    UICollectionViewLayoutAttributes.CopyZone:
    UICollectionViewLayoutAttributes.ElementCategory: cell decorationView supplementaryView
    UICollectionViewLayoutInvalidationContext: contentOffsetAdjustment contentSizeAdjustment init()
      invalidateDataSourceCounts invalidateDecorationElements(ofKind:at:) invalidateEverything
      invalidateItems(at:) invalidateSupplementaryElements(ofKind:at:)
      invalidatedDecorationIndexPaths invalidatedItemIndexPaths invalidatedSupplementaryIndexPaths
      updateItems
    UICollectionViewUpdateItem: Action indexPathAfterUpdate indexPathBeforeUpdate updateAction
      wholeSection
    UICollectionViewUpdateItem.Action: delete insert move reload
    UIColor: alpha black blue brown cgColor clear cyan darkGray description gray green init(_:)
      init(cgColor:) init(displayP3Red:green:blue:alpha:) init(dynamicProvider:)
      init(hue:saturation:brightness:alpha:) init(light:dark:) init(red:green:blue:alpha:)
      init(white:alpha:) label lightGray link magenta mapped(_:) mixed(with:fraction:) opacity(_:)
      opaqueSeparator orange placeholderText purple quaternaryLabel quaternarySystemFill red
      resolved(for:) resolvedColor(with:) secondaryLabel secondarySystemBackground
      secondarySystemFill secondarySystemGroupedBackground separator systemBackground systemBlue
      systemBrown systemCyan systemDetail systemFill systemGray systemGray2 systemGray3 systemGray4
      systemGray5 systemGray6 systemGreen systemGroupedBackground systemIndigo systemMark systemMint
      systemOn systemOrange systemPink systemPurple systemRed systemSeparator systemTeal systemText
      systemTint systemYellow tertiaryLabel tertiarySystemBackground tertiarySystemFill
      tertiarySystemGroupedBackground white withAlphaComponent(_:) yellow
    UIConfigurationState: subscript(_:) traitCollection
    UIConfigurationStateCustomKey: hash(into:) hashValue init(_:) init(rawValue:) rawValue
    UIContentConfiguration: makeContentView() updated(for:)
    UIContentContainer: preferredContentSize
      preferredContentSizeDidChange(forChildContentContainer:)
      size(forChildContentContainer:withParentContainerSize:) viewWillTransition(to:with:)
    UIContentInsetsReference: automatic layoutMargins none readableContent safeArea
    UIContentView: configuration supports(_:)
    UIContextMenuConfiguration: identifier init(identifier:previewProvider:actionProvider:)
    UIContextualAction: Handler Style backgroundColor handler image init(style:title:handler:) style
      title
    UIContextualAction.Handler:
    UIContextualAction.Style: destructive normal
    UIControl: <UIView Event State accessibilityActivate() accessibilityStateTraits
      addAction(_:for:) addTarget(_:action:for:) allControlEvents beginTracking(_:with:)
      canBecomeFocused cancelTracking(with:) continueTracking(_:with:) endTracking(_:with:)
      handleFocusedKey(_:) isEnabled isHighlighted isSelected isTouchInside isTracking
      performPrimaryAction() reach removeAction(_:for:) removeAction(identifiedBy:for:)
      removeTarget(_:action:for:) sendActions(for:) sendActions(for:with:) state stateDidChange()
      tapEvents touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:)
      touchesMoved(_:with:)
    UIControl.Event: allEditingEvents allEvents allTouchEvents contains(_:) editingChanged
      editingDidBegin editingDidEnd editingDidEndOnExit formIntersection(_:)
      formSymmetricDifference(_:) formUnion(_:) hash(into:) hashValue init() init(_:)
      init(arrayLiteral:) init(rawValue:) insert(_:) intersection(_:) isDisjoint(with:) isEmpty
      isStrictSubset(of:) isStrictSuperset(of:) isSubset(of:) isSuperset(of:) primaryActionTriggered
      rawValue remove(_:) subtract(_:) subtracting(_:) symmetricDifference(_:) touchCancel touchDown
      touchDownRepeat touchDragEnter touchDragExit touchDragInside touchDragOutside touchUpInside
      touchUpOutside union(_:) update(with:) valueChanged
    UIControl.State: contains(_:) disabled formIntersection(_:) formSymmetricDifference(_:)
      formUnion(_:) hash(into:) hashValue highlighted init() init(_:) init(arrayLiteral:)
      init(rawValue:) insert(_:) intersection(_:) isDisjoint(with:) isEmpty isStrictSubset(of:)
      isStrictSuperset(of:) isSubset(of:) isSuperset(of:) normal rawValue remove(_:) selected
      subtract(_:) subtracting(_:) symmetricDifference(_:) union(_:) update(with:)
    UIDevice: beginGeneratingDeviceOrientationNotifications() current
      endGeneratingDeviceOrientationNotifications() isGeneratingDeviceOrientationNotifications name
      orientation orientationDidChangeNotification userInterfaceIdiom
    UIDeviceOrientation: faceDown faceUp hash(into:) hashValue init(rawValue:) isFlat isLandscape
      isPortrait landscapeLeft landscapeRight portrait portraitUpsideDown unknown
    UIEdgeInsets: bottom init() init(_:) init(top:left:bottom:right:) isFinite left right top zero
    UIEvent: EventType allTouches init() timestamp touches(for:) type
    UIEvent.EventType: touches
    UIFont: Family TextStyle Weight boldSystemFont(ofSize:) capHeight descent description family
      init(_:size:weight:) init(name:size:) labelFontSize lineHeight
      monospacedSystemFont(ofSize:weight:) pointSize preferredFont(forTextStyle:) size
      smallSystemFontSize systemFont(ofSize:weight:) systemFontSize weight withSize(_:)
    UIFont.Family: numbers words
    UIFont.TextStyle: body callout caption1 caption2 footnote headline largeTitle subheadline title1
      title2 title3
    UIFont.Weight: bold medium regular semibold
    UIGestureRecognizer: State addTarget(_:action:) canBePrevented(by:) canPrevent(_:)
      cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded delegate device hash(into:)
      init(_:) init(target:action:) isEnabled location location(in:) move(to:) name numberOfTouches
      onChange pointerDown(at:) pointerMoved(to:) pointerUp(at:) removeTarget(_:action:)
      require(toFail:) reset() state time touchesBegan(_:with:) touchesCancelled(_:with:)
      touchesEnded(_:with:) touchesMoved(_:with:) view
    UIGestureRecognizer.State: began cancelled changed ended failed possible recognized
    UIGestureRecognizerDelegate: gestureRecognizer(_:shouldBeRequiredToFailBy:)
      gestureRecognizer(_:shouldReceive:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
      gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizerShouldBegin(_:)
    UIImage: RenderingMode SymbolConfiguration SymbolScale SymbolWeight byteCount description
      hash(into:) init() init(named:) init(systemName:) init(systemName:withConfiguration:)
      init(width:height:scale:color:) init(width:height:scale:premultiplied:)
      init(width:height:scale:straight:) isOpaque named number pixelSize pixels renderingMode
      resized(to:) scale size subscript(_:_:) withRenderingMode(_:) withScale(_:)
    UIImage.RenderingMode: alwaysOriginal alwaysTemplate automatic hash(into:) hashValue
      init(rawValue:)
    UIImage.SymbolConfiguration: init(font:scale:) init(pointSize:weight:scale:)
      init(textStyle:scale:) pointSize scale weight
    UIImage.SymbolScale: default large medium small
    UIImage.SymbolWeight: black bold heavy light medium regular semibold thin ultraLight
    UIImageView: <UIView draw(in:) highlightedImage image init(frame:) init(image:highlightedImage:)
      intrinsicContentSize isHighlighted sizeThatFits(_:) tintsAutomaticImages
    UIKeyCommand: discoverabilityTitle init(title:input:modifierFlags:handler:) input inputDelete
      inputDownArrow inputEnd inputEscape inputHome inputLeftArrow inputPageDown inputPageUp
      inputRightArrow inputUpArrow modifierFlags
    UIKeyInput: <UIResponder deleteBackward() hasText insertText(_:)
    UIKeyModifierFlags: alt alternate command contains(_:) control formIntersection(_:)
      formSymmetricDifference(_:) formUnion(_:) hash(into:) hashValue init() init(_:)
      init(arrayLiteral:) init(rawValue:) insert(_:) intersection(_:) isDisjoint(with:) isEmpty
      isStrictSubset(of:) isStrictSuperset(of:) isSubset(of:) isSuperset(of:) rawValue remove(_:)
      shift subtract(_:) subtracting(_:) symmetricDifference(_:) union(_:) update(with:)
    UILabel: <UIView accessibilityDefaults adjustsFontSizeToFitWidth attributedText canBecomeFocused
      contentHeight(forWidth:) draw(in:) drawText(in:) font handleFocusedKey(_:)
      highlightedTextColor init(frame:) intrinsicContentSize isHighlighted
      layoutDirectionDidChange() lineBreakMode link(at:) minimumScaleFactor numberOfLines onOpenLink
      point(inside:with:) shadowColor shadowOffset sizeThatFits(_:) text textAlignment textColor
      textMeasuring textMeasuringDidChange()
    UILayoutGuide: bottomAnchor centerXAnchor centerYAnchor hash(into:) heightAnchor identifier
      init() layoutFrame leadingAnchor leftAnchor owningView rightAnchor topAnchor trailingAnchor
      widthAnchor
    UILayoutPriority: defaultHigh defaultLow fittingSizeLevel hash(into:) hashValue init(_:)
      init(rawValue:) rawValue required
    UIListContentConfiguration: <UIContentConfiguration ImageProperties TextProperties
      attributedText attributedTexts axesPreservingSuperviewLayoutMargins cell()
      directionalLayoutMargins extraProminentInsetGroupedHeader() groupedFooter() groupedHeader()
      image imageProperties imageToTextPadding makeContentView() plainFooter() plainHeader()
      prefersSideBySideTextAndSecondaryText prominentInsetGroupedHeader() secondaryAttributedText
      secondaryText secondaryTextProperties subtitleCell() text textProperties
      textToSecondaryTextHorizontalPadding textToSecondaryTextVerticalPadding updated(for:)
      valueCell()
    UIListContentConfiguration.ImageProperties: cornerRadius maximumSize reservedLayoutSize
      standardDimension tintColor
    UIListContentConfiguration.TextProperties: TextAlignment TextTransform adjustsFontSizeToFitWidth
      alignment color font lineBreakMode minimumScaleFactor numberOfLines transform
    UIListContentConfiguration.TextProperties.TextAlignment: center natural
    UIListContentConfiguration.TextProperties.TextTransform: capitalized lowercase none uppercase
    UIListContentView: <UIContentView <UIView configuration contentHeight(forWidth:)
      init(configuration:) intrinsicContentSize layoutDirectionDidChange() layoutMarginsDidChange()
      layoutSubviews() sizeThatFits(_:) supports(_:) textMeasuringDidChange()
    UILongPressGestureRecognizer: <UIGestureRecognizer allowableMovement init(target:action:)
      minimumPressDuration numberOfTapsRequired numberOfTouchesRequired pointerDown(at:)
      pointerMoved(to:) pointerUp(at:) touchesBegan(_:with:) touchesEnded(_:with:)
    UIMenu: <UIMenuElement Identifier Options children identifier
      init(title:subtitle:image:identifier:options:children:) options replacingChildren(_:)
    UIMenu.Identifier: hash(into:) hashValue init(_:) init(rawValue:) rawValue
    UIMenu.Options: contains(_:) destructive displayInline formIntersection(_:)
      formSymmetricDifference(_:) formUnion(_:) hash(into:) hashValue init() init(_:)
      init(arrayLiteral:) init(rawValue:) insert(_:) intersection(_:) isDisjoint(with:) isEmpty
      isStrictSubset(of:) isStrictSuperset(of:) isSubset(of:) isSuperset(of:) rawValue remove(_:)
      singleSelection subtract(_:) subtracting(_:) symmetricDifference(_:) union(_:) update(with:)
    UIMenuElement: Attributes State image subtitle title
    UIMenuElement.Attributes: contains(_:) destructive disabled formIntersection(_:)
      formSymmetricDifference(_:) formUnion(_:) hash(into:) hashValue hidden init() init(_:)
      init(arrayLiteral:) init(rawValue:) insert(_:) intersection(_:) isDisjoint(with:) isEmpty
      isStrictSubset(of:) isStrictSuperset(of:) isSubset(of:) isSuperset(of:) rawValue remove(_:)
      subtract(_:) subtracting(_:) symmetricDifference(_:) union(_:) update(with:)
    UIMenuElement.State: hash(into:) hashValue init(rawValue:) mixed off on
    UIOffset: horizontal init(horizontal:vertical:) vertical zero
    UIPageControl: <UIControl accessibilityActivate() accessibilityDecrement() accessibilityDefaults
      accessibilityIncrement() claimsTaps currentPage currentPageIndicatorTintColor draw(in:)
      endTracking(_:with:) handleFocusedKey(_:) hidesForSinglePage intrinsicContentSize
      numberOfPages pageIndicatorTintColor size(forNumberOfPages:) sizeThatFits(_:)
    UIPanGestureRecognizer: <UIGestureRecognizer init(target:action:) maximumNumberOfTouches
      minimumNumberOfTouches mouseSlop pointerDown(at:) pointerMoved(to:) pointerUp(at:)
      setTranslation(_:in:) shouldBegin shouldBeginAtOnce slop startLocation translation(in:)
      velocity(in:)
    UIPinchGestureRecognizer: <UIGestureRecognizer init(target:action:) scale touchesBegan(_:with:)
      touchesEnded(_:with:) touchesMoved(_:with:) velocity
    UIProgressView: <UIView accessibilityDefaults didMoveToWindow() draw(in:) duration height
      intrinsicContentSize progress progressTintColor setProgress(_:animated:) shownProgress
      sizeThatFits(_:) tintColorDidChange() trackTintColor
    UIRefreshControl: <UIControl beginRefreshing() canBecomeFocused didMoveToWindow() draw(in:)
      endRefreshing() height init(onRefresh:) isRefreshing onRefresh threshold tintColor
    UIResponder: accessibilityPerformEscape() becomeFirstResponder() canBecomeFirstResponder
      canResignFirstResponder didResignFirstResponder() init() isFirstResponder keyCommands next
      resignFirstResponder() touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:)
      touchesMoved(_:with:)
    UIScreen: bounds main nativeBounds nativeScale scale traitCollection
    UIScrollView: <UIView ContentInsetAdjustmentBehavior DecelerationRate IndicatorStyle
      KeyboardDismissMode accessibilityScroll(_:) adjustedContentInset
      adjustedContentInsetDidChange() allowsIndicatorDragging alwaysBounceHorizontal
      alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets bounces bouncesZoom
      boundsDidChange(from:) canCancelContentTouches canScroll(along:) contentInset
      contentInsetAdjustmentBehavior contentLayoutGuide contentOffset contentSize
      contentSizeAmbiguities decelerationRate delaysContentTouches delegate delegateDidChange()
      didArrive() didBeginDragging() didMoveToWindow() drawOverlay(in:) endMotion(during:)
      flashScrollIndicators() frameLayoutGuide hasMoreContent(along:towards:)
      horizontalScrollIndicatorInsets indicatorFrame(along:) indicatorOpacity indicatorStyle
      init(frame:) insistsOnRestingOffset isDecelerating isDirectionalLockEnabled isDormant
      isDragging isMovingContent isPagingEnabled isScrollEnabled isTracking isZooming
      keyboardDismissMode link(to:along:_:isTwoWay:) linkParallax(of:along:)
      linkProgress(along:pageLength:_:) maximumZoomScale minimumZoomScale moveContent(to:)
      movesByItself obscuredInset offset(draggedTo:) offset(revealing:from:) onCall
      panGestureRecognizer refreshControl restingOffset(_:velocity:) restingRange(along:) route(to:)
      scroll(by:) scrollAxis scrollIndicatorInsets scrollRange scrollRectToVisible(_:animated:)
      scrollSmoothly(to:duration:at:) scrollToTop() scrollsToTop setContentOffset(_:animated:)
      setContentSize(_:inset:offset:) setZoomScale(_:animated:) shiftDrag(by:)
      showsHorizontalScrollIndicator showsVerticalScrollIndicator smoothTarget stopScrolling()
      stoppingOffset(from:) takeStep(_:at:) touchesShouldBegin(_:with:in:) touchesShouldCancel(in:)
      verticalScrollIndicatorInsets visibleRect(atRest:) wheelStep zoom(to:animated:) zoomScale
      zoomedView
    UIScrollView.ContentInsetAdjustmentBehavior: always automatic never scrollableAxes
    UIScrollView.DecelerationRate: decayConstant distancePerMillisecond(velocity:after:) fast
      hash(into:) hashValue init(rawValue:) normal projectedDistance(velocity:)
      projectedDistancePerMillisecond(velocity:) rawValue
    UIScrollView.IndicatorStyle: black default white
    UIScrollView.KeyboardDismissMode: interactive interactiveWithAccessory none onDrag
      onDragWithAccessory
    UIScrollViewDelegate: scrollViewDidChangeAdjustedContentInset(_:)
      scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:)
      scrollViewDidEndScrollingAnimation(_:) scrollViewDidEndZooming(_:with:atScale:)
      scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:) scrollViewDidZoom(_:)
      scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:)
      scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:)
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) viewForZooming(in:)
    UISearchBar: <UIView delegate height init(frame:) intrinsicContentSize layoutSubviews()
      placeholder searchTextField setShowsCancelButton(_:animated:) showsCancelButton
      sizeThatFits(_:) text
    UISearchBarDelegate: searchBar(_:textDidChange:) searchBarCancelButtonClicked(_:)
      searchBarSearchButtonClicked(_:) searchBarTextDidBeginEditing(_:)
      searchBarTextDidEndEditing(_:)
    UISearchTextField: <UIKeyInput <UITextField <UIView accessibilityCaret accessibilityDefaults
      accessibilityFrame(of:) accessibilityPosition(at:) accessibilityReplace(_:with:)
      accessibilitySelect(_:) accessibilitySelection accessibilityText edit(by:) height init(frame:)
      intrinsicContentSize isAccessibilityTextSecure selectAll(_:) setMarkedText(_:selectedRange:)
      textInputArea
    UISemanticContentAttribute: direction(in:) forceLeftToRight forceRightToLeft playback spatial
      unspecified
    UIStackView: <UIView Alignment Distribution addArrangedSubview(_:) alignment arrangedSubviews
      axis customSpacing(after:) distribution forFirstBaselineLayout forLastBaselineLayout
      init(arrangedSubviews:) insertArrangedSubview(_:at:) isLayoutMarginsRelativeArrangement
      removeArrangedSubview(_:) setCustomSpacing(_:after:) spacing spacingUseDefault
      spacingUseSystem subviewDidChangeContentSize(_:) subviewDidChangeScrollAxis(_:)
      subviewDidInvalidateSize(_:) subviewWasHidden(_:) subviewWasPlaced(_:) updateConstraints()
      willRemoveSubview(_:)
    UIStackView.Alignment: bottom center fill firstBaseline hash(into:) hashValue init(rawValue:)
      lastBaseline leading top trailing
    UIStackView.Distribution: equalCentering equalSpacing fill fillEqually fillProportionally
      hash(into:) hashValue init(rawValue:)
    UISwipeActionsConfiguration: actions init() init(actions:) performsFirstActionWithFullSwipe
    UISwipeGestureRecognizer: <UIGestureRecognizer Direction direction init(target:action:)
      numberOfTouchesRequired pointerDown(at:) pointerMoved(to:) pointerUp(at:)
    UISwipeGestureRecognizer.Direction: contains(_:) down formIntersection(_:)
      formSymmetricDifference(_:) formUnion(_:) hash(into:) hashValue init() init(_:)
      init(arrayLiteral:) init(rawValue:) insert(_:) intersection(_:) isDisjoint(with:) isEmpty
      isStrictSubset(of:) isStrictSuperset(of:) isSubset(of:) isSuperset(of:) left rawValue
      remove(_:) right subtract(_:) subtracting(_:) symmetricDifference(_:) union(_:) up
      update(with:)
    UISwitch: <UIControl accessibilityDefaults beginTracking(_:with:) claimsTaps
      continueTracking(_:with:) draw(in:) endTracking(_:with:) init(frame:) intrinsicContentSize
      isOn onTintColor performPrimaryAction() setOn(_:animated:) size sizeThatFits(_:)
      thumbTintColor
    UITableView: <UIScrollView <UIView RowAnimation ScrollPosition SelfSizingInvalidation
      SeparatorStyle Style allowsMultipleSelection allowsSelection allowsSelectionDuringEditing
      apply(_:animated:) automaticDimension backgroundColor backgroundView beginUpdates()
      boundsDidChange(from:) canBecomeFocused cellForRow(at:) checkContent() checkInvariants()
      contentSize contextMenuConfiguration(at:) dataSource delegateDidChange() deleteRows(at:with:)
      deleteSections(_:with:) dequeueReusableCell(withIdentifier:)
      dequeueReusableCell(withIdentifier:for:) dequeueReusableHeaderFooterView(withIdentifier:)
      deselectRow(at:animated:) didArrive() didMoveToWindow() didReceiveMemoryWarning() endUpdates()
      estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight focusedIndexPath
      footerView(forSection:) handleFocusedKey(_:) headerFooterReuseQueue headerView(forSection:)
      indexPath(for:) indexPathForRow(at:) indexPathForSelectedRow indexPathsForRows(from:to:)
      indexPathsForRows(in:) indexPathsForSelectedRows indexPathsForVisibleRows init(coder:)
      init(frame:) init(frame:style:) insertRows(at:with:) insertSections(_:with:) isEditing
      isFrozen isPrefetchingEnabled keysHaveLeft(_:) layoutDirectionDidChange() layoutSubviews()
      liveRows moveRow(at:to:) moveSection(_:toSection:) numberOfEstimatedRows
      numberOfRows(inSection:) numberOfSections onStaleContent performBatchUpdates(_:completion:)
      performBatchUpdates(animated:_:completion:) prefetchDataSource preloadCells(_:withIdentifier:)
      reconfigureRows(at:) rect(forSection:) rectForFooter(inSection:) rectForHeader(inSection:)
      rectForRow(at:) register(_:forCellReuseIdentifier:)
      register(_:forHeaderFooterViewReuseIdentifier:) releaseOutOfSight() reloadData()
      reloadRows(at:with:) reloadSectionIndexTitles() reloadSections(_:with:) restoresOffsetsInCells
      reuseQueue rowHeight rowIndexByteCount rowSpacing rowsMeasuredPerFrame scrollAxis
      scrollToNearestSelectedRow(at:animated:) scrollToRow(at:at:animated:) sectionFooterHeight
      sectionHeaderHeight sectionHeaderTopPadding sectionIndexBackgroundColor sectionIndexColor
      sectionInset selectRow(at:animated:scrollPosition:) selectionFollowsFocus
      selfSizingInvalidation separatorColor separatorInset separatorStyle setEditing(_:animated:)
      style subviewDidChangeContentSize(_:) subviewDidChangeScrollAxis(_:)
      subviewDidInvalidateSize(_:) subviewDidResize(_:) subviewWasHidden(_:) subviewWasPlaced(_:)
      tableFooterView tableHeaderView visibleCells willRemoveSubview(_:)
    UITableView.RowAnimation: automatic bottom fade left middle none right top
    UITableView.ScrollPosition: bottom middle none top
    UITableView.SelfSizingInvalidation: disabled enabled
    UITableView.SeparatorStyle: none singleLine
    UITableView.Style: grouped insetGrouped plain
    UITableViewCell: <UIView AccessoryType CellStyle ConfigurationUpdateHandler EditingStyle
      SelectionStyle StateMask accessibilityDefaults accessoryType accessoryView
      automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration
      backgroundColor backgroundConfiguration backgroundView boundsDidChange(from:) cellStyle
      configurationState configurationUpdateHandler contentConfiguration contentIdentity contentView
      defaultContentConfiguration() detailTextLabel didMoveToWindow() didTransition(to:)
      drawOverlay(in:) editingStyle imageView init(forReuseIdentifier:) init(frame:)
      init(style:reuseIdentifier:) instanceNumber isEditing isHighlighted isSelected
      isUserInteractionEnabled layoutDirectionDidChange() nestedScrollViews prepareForReuse()
      reuseIdentifier selectedBackgroundView selectionStyle separatorInset setEditing(_:animated:)
      setHighlighted(_:animated:) setNeedsUpdateConfiguration() setSelected(_:animated:)
      shouldIndentWhileEditing showingDeleteConfirmation showsReorderControl sizeThatFits(_:)
      systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) textLabel
      updateConfiguration(using:) willTransition(to:)
    UITableViewCell.AccessoryType: checkmark detailButton detailDisclosureButton disclosureIndicator
      none
    UITableViewCell.CellStyle: default subtitle value1
    UITableViewCell.ConfigurationUpdateHandler:
    UITableViewCell.EditingStyle: delete insert none
    UITableViewCell.SelectionStyle: blue default gray none
    UITableViewCell.StateMask: contains(_:) formIntersection(_:) formSymmetricDifference(_:)
      formUnion(_:) hash(into:) hashValue init() init(_:) init(arrayLiteral:) init(rawValue:)
      insert(_:) intersection(_:) isDisjoint(with:) isEmpty isStrictSubset(of:)
      isStrictSuperset(of:) isSubset(of:) isSuperset(of:) rawValue remove(_:)
      showingDeleteConfirmation showingEditControl subtract(_:) subtracting(_:)
      symmetricDifference(_:) union(_:) update(with:)
    UITableViewController: <ScrollingViewController <UIContentContainer <UIScrollViewDelegate
      <UITableViewDataSource <UITableViewDelegate init(coder:) init(nibName:bundle:) init(style:)
      loadView() numberOfSections(in:) refreshControl sectionIndexTitles(for:)
      setEditing(_:animated:) tableView tableView(_:accessoryButtonTappedForRowWith:)
      tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:) tableView(_:cellForRowAt:)
      tableView(_:commit:forRowAt:) tableView(_:contentIdentityForRowAt:)
      tableView(_:contextMenuConfigurationForRowAt:point:) tableView(_:didDeselectRowAt:)
      tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingFooterView:forSection:)
      tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didHighlightRowAt:)
      tableView(_:didSelectRowAt:) tableView(_:didUnhighlightRowAt:)
      tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForRowAt:)
      tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:)
      tableView(_:heightForRowAt:) tableView(_:leadingSwipeActionsConfigurationForRowAt:)
      tableView(_:moveRowAt:to:) tableView(_:numberOfRowsInSection:)
      tableView(_:sectionForSectionIndexTitle:at:) tableView(_:shouldHighlightRowAt:)
      tableView(_:shouldIndentWhileEditingRowAt:)
      tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
      tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView(_:titleForFooterInSection:)
      tableView(_:titleForHeaderInSection:) tableView(_:trailingSwipeActionsConfigurationForRowAt:)
      tableView(_:viewForFooterInSection:) tableView(_:viewForHeaderInSection:)
      tableView(_:willDeselectRowAt:) tableView(_:willDisplay:forRowAt:)
      tableView(_:willDisplayFooterView:forSection:) tableView(_:willDisplayHeaderView:forSection:)
      tableView(_:willSelectRowAt:) viewDidAppear(_:) viewWillAppear(_:)
    UITableViewDataSource: numberOfSections(in:) sectionIndexTitles(for:) tableView(_:canEditRowAt:)
      tableView(_:canMoveRowAt:) tableView(_:cellForRowAt:) tableView(_:commit:forRowAt:)
      tableView(_:contentIdentityForRowAt:) tableView(_:moveRowAt:to:)
      tableView(_:numberOfRowsInSection:) tableView(_:sectionForSectionIndexTitle:at:)
      tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:)
    UITableViewDataSourcePrefetching: tableView(_:cancelPrefetchingForRowsAt:)
      tableView(_:prefetchRowsAt:)
    UITableViewDelegate: <UIScrollViewDelegate tableView(_:accessoryButtonTappedForRowWith:)
      tableView(_:contextMenuConfigurationForRowAt:point:) tableView(_:didDeselectRowAt:)
      tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingFooterView:forSection:)
      tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didHighlightRowAt:)
      tableView(_:didSelectRowAt:) tableView(_:didUnhighlightRowAt:)
      tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForRowAt:)
      tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:)
      tableView(_:heightForRowAt:) tableView(_:leadingSwipeActionsConfigurationForRowAt:)
      tableView(_:shouldHighlightRowAt:) tableView(_:shouldIndentWhileEditingRowAt:)
      tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
      tableView(_:titleForDeleteConfirmationButtonForRowAt:)
      tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView(_:viewForFooterInSection:)
      tableView(_:viewForHeaderInSection:) tableView(_:willDeselectRowAt:)
      tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayFooterView:forSection:)
      tableView(_:willDisplayHeaderView:forSection:) tableView(_:willSelectRowAt:)
    UITableViewDiffableDataSource: <UITableViewDataSource CellProvider ReorderingHandlers
      apply(_:animatingDifferences:) apply(_:animatingDifferences:completion:)
      applySnapshotUsingReloadData(_:) applySnapshotUsingReloadData(_:completion:)
      defaultRowAnimation index(for:) indexPath(for:) init(tableView:cellProvider:)
      itemIdentifier(for:) numberOfSections(in:) reorderingHandlers sectionIdentifier(for:)
      sectionIndexTitles(for:) snapshot() tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:)
      tableView(_:cellForRowAt:) tableView(_:commit:forRowAt:) tableView(_:contentIdentityForRowAt:)
      tableView(_:moveRowAt:to:) tableView(_:numberOfRowsInSection:)
      tableView(_:sectionForSectionIndexTitle:at:) tableView(_:titleForFooterInSection:)
      tableView(_:titleForHeaderInSection:)
    UITableViewDiffableDataSource.CellProvider:
    UITableViewHeaderFooterView: <UIView ConfigurationUpdateHandler
      automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration
      backgroundConfiguration boundsDidChange(from:) configurationState configurationUpdateHandler
      contentConfiguration contentIdentity contentView defaultContentConfiguration()
      didMoveToWindow() init(forReuseIdentifier:) init(frame:) init(reuseIdentifier:) instanceNumber
      isGrouped isUserInteractionEnabled nestedScrollViews prepareForReuse() reuseIdentifier
      setNeedsUpdateConfiguration() sizeThatFits(_:)
      systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) textLabel
      updateConfiguration(using:)
    UITableViewHeaderFooterView.ConfigurationUpdateHandler:
    UITapGestureRecognizer: <UIGestureRecognizer canBePrevented(by:) init(target:action:)
      numberOfTapsRequired numberOfTouchesRequired pointerDown(at:) pointerMoved(to:) pointerUp(at:)
      touchesBegan(_:with:)
    UITextField: <UIControl <UIKeyInput <UIView BorderStyle ViewMode accessibilityCaret
      accessibilityDefaults accessibilityFrame(of:) accessibilityPosition(at:)
      accessibilityReplace(_:with:) accessibilitySelect(_:) accessibilitySelection accessibilityText
      becomeFirstResponder() beginTracking(_:with:) borderStyle boundsDidChange(from:)
      canBecomeFirstResponder claimsMouseDrags claimsTaps clearButtonMode clearsOnBeginEditing
      contextMenuConfiguration(at:) continueTracking(_:with:) copy(_:) cut(_:) delegate
      deleteBackward() didResignFirstResponder() draw(in:) edit(by:) endTracking(_:with:) font
      handleFocusedKey(_:) hasText insertText(_:) intrinsicContentSize isAccessibilityTextSecure
      isEditing isSecureTextEntry layoutDirectionDidChange() layoutSubviews() leftView leftViewMode
      markedText paste(_:) placeholder redo() resignFirstResponder() rightView rightViewMode
      selectAll(_:) selectedRange setMarkedText(_:selectedRange:) sizeThatFits(_:) stateDidChange()
      text textAlignment textColor textInputArea textMeasuringDidChange() textRect undo()
    UITextField.BorderStyle: bezel hash(into:) hashValue init(rawValue:) line none roundedRect
    UITextField.ViewMode: always hash(into:) hashValue init(rawValue:) never unlessEditing
      whileEditing
    UITextFieldDelegate: textField(_:shouldChangeCharactersIn:replacementString:)
      textFieldDidBeginEditing(_:) textFieldDidChangeSelection(_:) textFieldDidEndEditing(_:)
      textFieldShouldBeginEditing(_:) textFieldShouldClear(_:) textFieldShouldEndEditing(_:)
      textFieldShouldReturn(_:)
    UITouch: Phase TouchType gestureRecognizers hash(into:) init() location(in:) phase
      previousLocation(in:) tapCount timestamp type view window
    UITouch.Phase: began cancelled ended moved
    UITouch.TouchType: direct indirectPointer
    UITraitCollection: accessibilityContrast appearance displayScale
      hasDifferentColorAppearance(comparedTo:)
      init(appearance:layoutDirection:displayScale:accessibilityContrast:) init(userInterfaceStyle:)
      layoutDirection userInterfaceStyle
    UIUserInterfaceIdiom: carPlay hash(into:) hashValue init(rawValue:) mac pad phone tv unspecified
    UIUserInterfaceLayoutDirection: leftToRight rightToLeft
    UIUserInterfaceStyle: dark light
    UIView: <UIResponder AnimationOptions AutoresizingMask ContentMode accessibilityActivate()
      accessibilityContainerType accessibilityControls accessibilityCustomActions
      accessibilityCustomRotors accessibilityDecrement() accessibilityDefaults
      accessibilityDescribedBy accessibilityElements accessibilityElementsHidden accessibilityHint
      accessibilityIdentifier accessibilityIncrement() accessibilityLabel accessibilityLabeledBy
      accessibilityLiveRegion accessibilityScroll(_:) accessibilityTraits accessibilityValue
      accessibilityViewIsModal addConstraint(_:) addConstraints(_:) addGestureRecognizer(_:)
      addLayoutGuide(_:) addSubview(_:) alignmentRectInsets alpha ambiguousParts
      animate(withDuration:delay:options:animations:completion:)
      animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
      areAnimationsEnabled autoresizesSubviews autoresizingMask backgroundColor bottomAnchor bounds
      boundsDidChange(from:) bringSubviewToFront(_:) canBecomeFocused center centerXAnchor
      centerYAnchor claimsMouseDrags claimsTaps clipsToBounds constraints
      contentCompressionResistancePriority(for:) contentHeight(forWidth:)
      contentHuggingPriority(for:) contentMode contextMenuConfiguration(at:) convert(_:from:)
      convert(_:to:) cornerRounding description didAddSubview(_:) didMoveToSuperview()
      didMoveToWindow() didReceiveMemoryWarning() directionalLayoutMargins draw(in:)
      drawOverlay(in:) drawingDepth edgeStroke effectiveUserInterfaceLayoutDirection endEditing(_:)
      exchangeSubview(at:withSubviewAt:) firstBaselineAnchor forFirstBaselineLayout
      forLastBaselineLayout frame frameScale gestureRecognizerShouldBegin(_:) gestureRecognizers
      handleFocusedKey(_:) hasAmbiguousLayout hasKeys hash(into:) heightAnchor hitTest(_:with:)
      identifier inheritedAnimationDuration init() init(frame:) insertSubview(_:aboveSubview:)
      insertSubview(_:at:) insertSubview(_:belowSubview:) insetsLayoutMarginsFromSafeArea
      intrinsicContentSize invalidateIntrinsicContentSize() isAccessibilityElement isArranged
      isDescendant(of:) isFocused isHidden isMultipleTouchEnabled isUserInteractionEnabled
      lastBaselineAnchor layer layoutDirectionDidChange() layoutFittingCompressedSize
      layoutFittingExpandedSize layoutGuides layoutIfNeeded() layoutMargins layoutMarginsDidChange()
      layoutMarginsGuide layoutSubviews() leadingAnchor leftAnchor nearestTextMeasuring
      needsUpdateConstraints() next noIntrinsicMetric performWithoutAnimation(_:)
      point(inside:with:) presentationAlpha presentationOffset presentedSubviews
      preservesSuperviewLayoutMargins readableContentGuide removeConstraint(_:)
      removeConstraints(_:) removeFromSuperview() removeGestureRecognizer(_:) removeLayoutGuide(_:)
      render(in:) requiresConstraintBasedLayout rightAnchor safeAreaInsets safeAreaInsetsDidChange()
      safeAreaLayoutGuide semanticContentAttribute sendSubviewToBack(_:) setAnimationsEnabled(_:)
      setContentCompressionResistancePriority(_:for:) setContentHuggingPriority(_:for:)
      setNeedsDisplay() setNeedsLayout() setNeedsUpdateConstraints() sizeThatFits(_:) sizeToFit()
      subviewDidResize(_:) subviews superview systemLayoutSizeFitting(_:)
      systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) tag
      textMeasuringDidChange() tintColor tintColorDidChange() topAnchor trailingAnchor
      traitCollection traitCollectionDidChange(_:) transform transform3D
      translatesAutoresizingMaskIntoConstraints updateConstraints() updateConstraintsIfNeeded()
      userInterfaceLayoutDirection(for:) userInterfaceLayoutDirection(for:relativeTo:)
      viewWithTag(_:) widthAnchor willMove(toSuperview:) willMove(toWindow:) willRemoveSubview(_:)
      window
    UIView.AnimationOptions: allowUserInteraction autoreverse beginFromCurrentState contains(_:)
      curveEaseIn curveEaseInOut curveEaseOut curveLinear formIntersection(_:)
      formSymmetricDifference(_:) formUnion(_:) hash(into:) hashValue init() init(_:)
      init(arrayLiteral:) init(rawValue:) insert(_:) intersection(_:) isDisjoint(with:) isEmpty
      isStrictSubset(of:) isStrictSuperset(of:) isSubset(of:) isSuperset(of:) layoutSubviews
      overrideInheritedCurve overrideInheritedDuration overrideInheritedOptions rawValue remove(_:)
      repeat subtract(_:) subtracting(_:) symmetricDifference(_:) union(_:) update(with:)
    UIView.AutoresizingMask: contains(_:) flexibleBottomMargin flexibleHeight flexibleLeftMargin
      flexibleRightMargin flexibleTopMargin flexibleWidth formIntersection(_:)
      formSymmetricDifference(_:) formUnion(_:) hash(into:) hashValue init() init(_:)
      init(arrayLiteral:) init(rawValue:) insert(_:) intersection(_:) isDisjoint(with:) isEmpty
      isStrictSubset(of:) isStrictSuperset(of:) isSubset(of:) isSuperset(of:) rawValue remove(_:)
      subtract(_:) subtracting(_:) symmetricDifference(_:) union(_:) update(with:)
    UIView.ContentMode: bottom bottomLeft bottomRight center hash(into:) hashValue init(rawValue:)
      left redraw right scaleAspectFill scaleAspectFit scaleToFill top topLeft topRight
    UIViewConfigurationState: <UIConfigurationState init(traitCollection:) isDisabled isFocused
      isHighlighted isSelected subscript(_:) traitCollection
    UIViewController: <UIContentContainer <UIResponder addChild(_:) addChildViewController(_:)
      additionalSafeAreaInsets beginAppearanceTransition(_:animated:) childViewControllers children
      defaultViewSize description didMove(toParent:) didMove(toParentViewController:)
      didReceiveMemoryWarning() endAppearanceTransition() hash(into:) init(coder:)
      init(nibName:bundle:) isEditing isViewLoaded loadView() loadViewIfNeeded() next parent
      preferredContentSize preferredContentSizeDidChange(forChildContentContainer:)
      removeFromParent() removeFromParentViewController() setEditing(_:animated:)
      shouldAutomaticallyForwardAppearanceMethods
      size(forChildContentContainer:withParentContainerSize:) systemMinimumLayoutMargins title
      traitCollection traitCollectionDidChange(_:) updateViewConstraints() view viewDidAppear(_:)
      viewDidDisappear(_:) viewDidLayoutSubviews() viewDidLoad() viewIfLoaded viewIsAppearing(_:)
      viewLayoutMarginsDidChange() viewRespectsSystemMinimumLayoutMargins
      viewSafeAreaInsetsDidChange() viewWillAppear(_:) viewWillDisappear(_:)
      viewWillLayoutSubviews() viewWillTransition(to:with:) willMove(toParent:)
      willMove(toParentViewController:)
    UIViewControllerTransitionCoordinator: <UIViewControllerTransitionCoordinatorContext
      animate(alongsideTransition:) animate(alongsideTransition:completion:)
    UIViewControllerTransitionCoordinatorContext: containerView isAnimated transitionDuration
    UIWindow: <UIView advance(to:) boundsDidChange(from:) didReceiveMemoryWarning()
      dismissContextMenu() displayScale doubleTapPause drawOverlay(in:) firstResponder
      focusableViews focusedView hostAppearance hostSafeAreaInsets increasesContrast init(frame:)
      isShowingContextMenu layoutIfNeeded() makeKeyAndVisible() moveFocus(isForward:) movingParts
      needsAdvance needsDisplay notePark(of:) now opensAddress pasteboard presentContextMenu(_:at:)
      reducesMotion renderWindow(in:) rootViewController router scrollToTop() setFocus(to:)
      showsFocus spokenElements textInput textMeasuring trace userInterfaceLayoutDirection
    """

  /// The functions and constants of UIKitNames.
  static let listedOthers = """
    CATransform3DConcat CATransform3DEqualToTransform CATransform3DGetAffineTransform
    CATransform3DIdentity CATransform3DIsAffine CATransform3DMakeAffineTransform
    CATransform3DMakeRotation CATransform3DMakeScale CATransform3DMakeTranslation
    CATransform3DRotate CATransform3DScale CATransform3DTranslate
    """

  /// Foundation's names that could be UIKit's.
  static let listedOfFoundation = """
    CGFloat CGPoint CGRect CGRectEdge CGSize NSAffineTransform NSAffineTransformStruct NSArray
    NSAttributedString NSBinarySearchingOptions NSCache NSCacheDelegate NSCalendar NSCharacterSet
    NSClassFromString NSCocoaErrorDomain NSCoder NSCoderReadCorruptError NSCoderValueNotFoundError
    NSCoding NSComparisonPredicate NSCompoundPredicate NSCondition NSConditionLock NSContainsRect
    NSCopying NSCountedSet NSData NSDate NSDateComponentUndefined NSDateComponents NSDateInterval
    NSDebugDescriptionErrorKey NSDecimalAdd NSDecimalCompact NSDecimalCompare NSDecimalCopy
    NSDecimalDivide NSDecimalIsNotANumber NSDecimalMaxSize NSDecimalMultiply
    NSDecimalMultiplyByPowerOf10 NSDecimalNoScale NSDecimalNormalize NSDecimalNumber
    NSDecimalNumberBehaviors NSDecimalNumberHandler NSDecimalPower NSDecimalRound NSDecimalString
    NSDecimalSubtract NSDictionary NSDivideRect NSEdgeInsets NSEdgeInsetsEqual NSEdgeInsetsMake
    NSEdgeInsetsZero NSEnumerationOptions NSEnumerator NSEqualPoints NSEqualRanges NSEqualRects
    NSEqualSizes NSError NSErrorDomain NSExceptionName NSExecutableArchitectureMismatchError
    NSExecutableLinkError NSExecutableLoadError NSExecutableNotLoadableError
    NSExecutableRuntimeMismatchError NSExpression NSFeatureUnsupportedError
    NSFileHandleNotificationDataItem NSFileHandleNotificationFileHandleItem NSFileLockingError
    NSFileManagerUnmountBusyError NSFileManagerUnmountUnknownError NSFileNoSuchFileError
    NSFilePathErrorKey NSFileReadCorruptFileError NSFileReadInapplicableStringEncodingError
    NSFileReadInvalidFileNameError NSFileReadNoPermissionError NSFileReadNoSuchFileError
    NSFileReadTooLargeError NSFileReadUnknownError NSFileReadUnknownStringEncodingError
    NSFileReadUnsupportedSchemeError NSFileWriteFileExistsError
    NSFileWriteInapplicableStringEncodingError NSFileWriteInvalidFileNameError
    NSFileWriteNoPermissionError NSFileWriteOutOfSpaceError NSFileWriteUnknownError
    NSFileWriteUnsupportedSchemeError NSFileWriteVolumeReadOnlyError NSFormattingError
    NSFullUserName NSGetSizeAndAlignment NSHeight NSHelpAnchorErrorKey NSHomeDirectory
    NSHomeDirectoryForUser NSIndexPath NSIndexSet NSIndexSetIterator NSInsetRect NSIntegralRect
    NSIntegralRectWithOptions NSIntersectionRange NSIntersectionRect NSIntersectsRect NSIsEmptyRect
    NSKeyValueValidationError NSKeyedArchiveRootObjectKey NSKeyedArchiver NSKeyedArchiverDelegate
    NSKeyedUnarchiver NSKeyedUnarchiverDelegate NSLocale NSLocalizedDescriptionKey
    NSLocalizedFailureReasonErrorKey NSLocalizedRecoveryOptionsErrorKey
    NSLocalizedRecoverySuggestionErrorKey NSLocalizedString NSLocationInRange NSLock NSLocking NSLog
    NSLogv NSMachErrorDomain NSMakePoint NSMakeRange NSMakeRect NSMakeSize NSMaxRange NSMaxX NSMaxY
    NSMeasurement NSMidX NSMidY NSMinX NSMinY NSMouseInRect NSMutableArray NSMutableAttributedString
    NSMutableCharacterSet NSMutableCopying NSMutableData NSMutableDictionary NSMutableIndexSet
    NSMutableOrderedSet NSMutableSet NSMutableString NSNotFound NSNotification NSNull NSNumber
    NSOSStatusErrorDomain NSObject NSObjectProtocol NSOffsetRect NSOrderedSet NSOrthography
    NSPOSIXErrorDomain NSPageSize NSPersonNameComponentDelimiter NSPersonNameComponentFamilyName
    NSPersonNameComponentGivenName NSPersonNameComponentKey NSPersonNameComponentMiddleName
    NSPersonNameComponentNickname NSPersonNameComponentPrefix NSPersonNameComponentSuffix
    NSPersonNameComponents NSPoint NSPointArray NSPointFromCGPoint NSPointFromString NSPointInRect
    NSPointPointer NSPointToCGPoint NSPredicate NSPropertyListReadCorruptError
    NSPropertyListReadStreamError NSPropertyListReadUnknownVersionError
    NSPropertyListWriteInvalidError NSPropertyListWriteStreamError NSRange NSRangeFromString
    NSRangePointer NSRecoveryAttempterErrorKey NSRect NSRectArray NSRectEdge NSRectFromCGRect
    NSRectFromString NSRectPointer NSRectToCGRect NSRecursiveLock NSRegularExpression
    NSRoundDownToMultipleOfPageSize NSRoundUpToMultipleOfPageSize
    NSSearchPathForDirectoriesInDomains NSSecureCoding NSSet NSSize NSSizeArray NSSizeFromCGSize
    NSSizeFromString NSSizePointer NSSizeToCGSize NSSortDescriptor NSSortOptions
    NSStreamSOCKSErrorDomain NSStreamSocketSSLErrorDomain NSString NSStringEncodingErrorKey
    NSStringFromClass NSStringFromPoint NSStringFromRange NSStringFromRect NSStringFromSize
    NSStringToDecimal NSTemporaryDirectory NSTextCheckingKey NSTextCheckingResult
    NSTimeIntervalSince1970 NSTimeZone NSURL NSURLComponents
    NSURLErrorAppTransportSecurityRequiresSecureConnection
    NSURLErrorBackgroundSessionInUseByAnotherProcess
    NSURLErrorBackgroundSessionRequiresSharedContainer NSURLErrorBackgroundSessionWasDisconnected
    NSURLErrorBackgroundTaskCancelledReasonKey NSURLErrorBadServerResponse NSURLErrorBadURL
    NSURLErrorCallIsActive NSURLErrorCancelled NSURLErrorCancelledReasonBackgroundUpdatesDisabled
    NSURLErrorCancelledReasonInsufficientSystemResources
    NSURLErrorCancelledReasonUserForceQuitApplication NSURLErrorCannotCloseFile
    NSURLErrorCannotConnectToHost NSURLErrorCannotCreateFile NSURLErrorCannotDecodeContentData
    NSURLErrorCannotDecodeRawData NSURLErrorCannotFindHost NSURLErrorCannotLoadFromNetwork
    NSURLErrorCannotMoveFile NSURLErrorCannotOpenFile NSURLErrorCannotParseResponse
    NSURLErrorCannotRemoveFile NSURLErrorCannotWriteToFile NSURLErrorClientCertificateRejected
    NSURLErrorClientCertificateRequired NSURLErrorDNSLookupFailed NSURLErrorDataLengthExceedsMaximum
    NSURLErrorDataNotAllowed NSURLErrorDomain NSURLErrorDownloadDecodingFailedMidStream
    NSURLErrorDownloadDecodingFailedToComplete NSURLErrorFailingURLErrorKey
    NSURLErrorFailingURLPeerTrustErrorKey NSURLErrorFailingURLStringErrorKey
    NSURLErrorFileDoesNotExist NSURLErrorFileIsDirectory NSURLErrorHTTPTooManyRedirects
    NSURLErrorInternationalRoamingOff NSURLErrorKey NSURLErrorNetworkConnectionLost
    NSURLErrorNoPermissionsToReadFile NSURLErrorNotConnectedToInternet
    NSURLErrorRedirectToNonExistentLocation NSURLErrorRequestBodyStreamExhausted
    NSURLErrorResourceUnavailable NSURLErrorSecureConnectionFailed
    NSURLErrorServerCertificateHasBadDate NSURLErrorServerCertificateHasUnknownRoot
    NSURLErrorServerCertificateNotYetValid NSURLErrorServerCertificateUntrusted NSURLErrorTimedOut
    NSURLErrorUnknown NSURLErrorUnsupportedURL NSURLErrorUserAuthenticationRequired
    NSURLErrorUserCancelledAuthentication NSURLErrorZeroByteResource NSURLQueryItem NSUUID
    NSUbiquitousFileNotUploadedDueToQuotaError NSUbiquitousFileUbiquityServerNotAvailable
    NSUbiquitousFileUnavailableError NSUnderlyingErrorKey NSUnionRange NSUnionRect
    NSUserActivityConnectionUnavailableError NSUserActivityHandoffFailedError
    NSUserActivityHandoffUserInfoTooLargeError NSUserActivityRemoteApplicationTimedOutError
    NSUserCancelledError NSUserName NSValue NSWidth NSXPCConnectionInterrupted
    NSXPCConnectionInvalid NSXPCConnectionReplyInvalid NSZeroPoint NSZeroRect NSZeroSize NSZone
    """
}
