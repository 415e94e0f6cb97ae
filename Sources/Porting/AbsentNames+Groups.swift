extension AbsentNames {
  private static let noScreens = "there is no navigation and no presentation"
  private static let noNibs = "there are no nibs and no storyboards"
  private static let noRuntime = "it needs the Objective-C runtime"
  private static let noObserving = "key-value observing needs the Objective-C runtime"
  private static let noLayers = "there are no layers"
  private static let noAnimation = "blocks of changes are the only animations of views"
  private static let noDrawing = "pictures consist of fills, lines, images and text"
  private static let noScreen = "a program has windows, and no screen or application object"
  private static let noTraits = "a colour has both appearances"

  static let groups: [Group] = [
    Group(
      why: noScreens, advice: .childController,
      types: """
        UINavigationController UITabBarController UISplitViewController UINavigationControllerDelegate
        UITabBarControllerDelegate UISplitViewControllerDelegate UIPopoverPresentationController
        UIPresentationController UIViewControllerTransitioningDelegate
        UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning UIModal*
        UIPopover* UIPercentDrivenInteractiveTransition
        UISheetPresentationController UIAdaptivePresentationControllerDelegate
        """,
      members: """
        navigationController pushViewController(_:animated:) popViewController(animated:)
        popToRootViewController( popToViewController( setViewControllers(_:animated:)
        presentedViewController presentingViewController popoverPresentationController
        transitioningDelegate present(_:animated: presentViewController( dismiss(animated:
        dismissViewControllerAnimated( modalPresentationStyle modalTransitionStyle
        isBeingPresented isBeingDismissed isMovingFromParent isMovingToParent
        isMovingFromParentViewController isMovingToParentViewController
        tabBarController splitViewController show(_:sender:) showDetailViewController(
        definesPresentationContext transitionCoordinator interactivePopGestureRecognizer
        """),
    Group(
      why: "there are no bars", advice: .button,
      types: """
        UIBarButtonItem UIBarItem UINavigationBar UINavigationItem UITabBar UITabBarItem UIToolbar
        UIBarMetrics UIBarStyle UIBarPosition UIBarButtonItemStyle UIBarButtonSystemItem UIBarButton*
        UINavigationBar* UITabBar* UIToolbar*
        """,
      members: """
        navigationItem navigationBar tabBarItem tabBar toolbarItems editButtonItem
        leftBarButtonItem rightBarButtonItem rightBarButtonItems leftBarButtonItems
        hidesBottomBarWhenPushed edgesForExtendedLayout extendedLayoutIncludesOpaqueBars
        automaticallyAdjustsScrollViewInsets topLayoutGuide bottomLayoutGuide
        prefersLargeTitles largeTitleDisplayMode setNavigationBarHidden(
        """),
    Group(
      why: noScreens, advice: .pagingScrollView,
      types: "UIPageViewController UIPageViewController*"),
    Group(
      why: noScreens, advice: .viewOnTop,
      types: """
        UIAlertController UIAlertAction UIAlertView UIActionSheet UIActivityViewController UIMenuController
        UIAlert* UIActivityViewController*
        """),
    Group(
      why: noScreens, advice: .searchBar,
      types: """
        UISearchController UISearchResultsUpdating UISearchControllerDelegate UISearchDisplayController
        """,
      members: "searchController searchResultsUpdater"),
    Group(
      why: "text of several lines cannot be edited", advice: .lineOfText,
      types: "UITextView UITextViewDelegate"),
    Group(
      why: noNibs, advice: .controllerInCode, types: "UIStoryboard UIStoryboardSegue UIStoryboard*",
      members: """
        storyboard instantiateViewController( instantiateInitialViewController(
        instantiateViewControllerWithIdentifier( performSegue( performSegueWithIdentifier(
        shouldPerformSegue( prepare(for:sender:) prepareForSegue( destinationViewController
        """),
    Group(
      why: noNibs, advice: .classOfCell, types: "UINib UINib*",
      members: """
        loadNibNamed( instantiate(withOwner: nibName instantiateWithOwner(
        registerNib(
        """),
    Group(
      why: noNibs, advice: .inInitialiser, members: "awakeFromNib( prepareForInterfaceBuilder("),
    Group(
      why: noAnimation, advice: .blockOfAnimations,
      types: """
        UIViewPropertyAnimator UISpringTimingParameters UICubicTimingParameters
        UIViewAnimating UIViewImplicitlyAnimating UIViewAnimationCurve UIDynamicAnimator
        UIDynamicBehavior UIDynamicItem UIDynamicItemBehavior UIAttachmentBehavior UISnapBehavior
        UIGravityBehavior UICollisionBehavior UIPushBehavior UIFieldBehavior UIMotionEffect*
        UIInterpolatingMotionEffect UIDynamic* UIViewAnimation* UITimingCurve* CATransaction
        CAMediaTimingFunction CAAnimation CAAnimationGroup CABasicAnimation CAKeyframeAnimation
        CASpringAnimation CATransition CAPropertyAnimation CAAnimationDelegate CAMediaTiming
        kCATransition* kCAMediaTiming* kCAFillMode* CAMediaTiming*
        """,
      members: """
        UIView.animateKeyframes UIView.addKeyframe UIView.transition
        UIView.beginAnimations UIView.commitAnimations
        UIView.setAnimationDuration UIView.setAnimationCurve UIView.setAnimationDelegate
        UIView.AnimationCurve UIView.animateWithDuration UIView.transitionWithView UIView.KeyframeAnimationOptions
        layer.add layer.animation layer.removeAnimation
        layer.presentation addMotionEffect(
        """),
    Group(
      why: noLayers, advice: .displayLink, types: "CADisplayLink CACurrentMediaTime",
      members: "displayLinkWithTarget("),
    Group(
      why: "there are no list layouts of collections", advice: .flowLayout,
      types: """
        UICollectionLayoutListConfiguration UICollectionLayoutListAppearance
        UICollectionViewTransitionLayout
        """),
    Group(
      why: "there are no snapshots of single sections", advice: .batchUpdates,
      types: """
        NSDiffableDataSourceSectionSnapshot UITableViewDataSourceTranslating
        """,
      members: "sectionSnapshotHandlers"),
    Group(
      why: "collections have no cells and layouts of lists", advice: .classOfCell,
      types: """
        UICellAccessory UICollectionViewListCell UIListContentTextAlignment UIListContentTextTransform
        UIListContentImageProperties UIListContentTextProperties UICellConfigurationDragState
        UICellConfigurationDropState UIConfigurationColorTransformer
        """,
      members: """
        backgroundColorTransformer strokeColorTransformer tintColorTransformer cellDragState
        cellDropState sidebarCell( sidebarHeader( accompaniedSidebarCell( accompaniedSidebarSubtitleCell(
        listSidebarCell( listSidebarHeader( defaultBackgroundConfiguration(
        """),
    Group(
      why: noObserving, advice: .observersInDidSet,
      types: """
        NSKeyValueObservation NSKeyValueChangeKey NSKeyValueObservingOptions NSKeyValueObservedChange
        NSKeyValue*
        """,
      members: """
        observeValue( observeValueForKeyPath( addObserver(_:forKeyPath: removeObserver(_:forKeyPath:
        willChangeValue( didChangeValue( automaticallyNotifiesObservers( observe(_:options: observe(_:changeHandler:
        """),
    Group(
      why: "key-value coding needs the Objective-C runtime", advice: .property,
      members: """
        setValue(_:forKey: setValue(_:forKeyPath: setValuesForKeys( value(forKey: value(forKeyPath:
        setValue(_:forUndefinedKey: value(forUndefinedKey:
        """),
    Group(
      why: noRuntime, advice: .protocolCast,
      types: "NSInvocation NSMethodSignature NSProxy",
      members: """
        responds(to: respondsToSelector( perform(_:with: perform(_:afterDelay: performSelector(
        target(forAction: canPerformAction( forwardingTarget(for: 
        cancelPreviousPerformRequests( instancesRespond(to: 
        """),
    Group(why: noRuntime, advice: .castWithIs, members: "isKind(of: isMember(of:"),
    Group(
      why: noDrawing, advice: .canvas,
      types: """
        UIBezierPath UIRectFill UIRectFrame UIRectClip UIRectEdge UIRectCorner UIRectFillUsingBlendMode
        CGContext CGPath CGMutablePath CGGradient CGPattern CGLayer CGBlendMode CGLineCap CGLineJoin
        CGPathDrawingMode CGColorSpace CGColorSpaceCreateDeviceRGB CGContext* CGPath* CGGradient*
        CGColorSpace* UIGraphicsGetCurrentContext UIGraphicsPushContext UIGraphicsPopContext
        CGVector NSStringDrawingOptions NSStringDrawingContext UIPrint* UIGraphicsPDF* CGFont CGPDF*
        """,
      members: """
        self.isOpaque setStroke( setFill( drawHierarchy( snapshotView( resizableSnapshotView(
        clearsContextBeforeDrawing 
        """),
    Group(
      why: "images are in no catalogue, and are not drawn into", advice: .pixels,
      types: """
        UIGraphicsImageRenderer UIGraphicsImageRendererFormat UIGraphicsBeginImageContext
        UIGraphicsBeginImageContextWithOptions UIGraphicsGetImageFromCurrentImageContext
        UIGraphicsEndImageContext UIGraphics* UIImageAsset CGImage CGDataProvider CGImage* CIImage
        UIImagePNGRepresentation UIImageJPEGRepresentation UIImageOrientation UIImage*Representation
        """,
      members: """
        cgImage ciImage imageOrientation resizableImage( stretchableImage( withAlignmentRectInsets(
        pngData( jpegData( animationImages animationDuration animatedImage( startAnimatingImages
        animationRepeatCount withTintColor( capInsets imageAsset
        """),
    Group(
      why: "images are in no catalogue", advice: .imageFile,
      types: "UIImagePickerController UIImagePicker*"),
    Group(
      why: "symbols are made in their size and weight", advice: .configuredSymbol,
      types: "UIImageSymbol* UIImageConfiguration",
      members: """
        preferredSymbolConfiguration setPreferredSymbolConfiguration( applyingSymbolConfiguration(
        """),
    Group(
      why: noLayers, advice: .viewProperties,
      types: """
        CAShapeLayer CAGradientLayer CATextLayer CAReplicatorLayer CAEmitterLayer CAEmitterCell
        CAScrollLayer CATiledLayer CATransformLayer CAMetalLayer CAEAGLLayer CALayerDelegate CAAction
        CALayerContentsGravity CACornerMask CALayer* CAShape* CAGradient* CAEmitter* kCALineCap*
        kCALineJoin* kCAGravity* kCAFillRule*
        """,
      members: """
        layerClass self.mask addSublayer( insertSublayer( sublayers superlayer removeFromSuperlayer(
        layoutSublayers( shouldRasterize rasterizationScale maskedCorners
         edgeAntialiasingMask allowsEdgeAntialiasing needsDisplayOnBoundsChange
        actionForLayer( action(for:forKey: replaceSublayer( hitTestLayer
        """),
    Group(
      why: "views have no border of their own", advice: .viewBehind,
      members: "layer.borderWidth layer.borderColor"),
    Group(
      why: "views have no shadow", advice: .nothing,
      members: """
        layer.shadowColor layer.shadowOpacity layer.shadowRadius layer.shadowOffset layer.shadowPath
        """),
    Group(
      why: "views are flat", advice: .plainTransform,
      types: "CATransform3D CATransform3DIdentity CATransform3D*",
      members: """
        transform3D layer.transform layer.sublayerTransform layer.anchorPoint layer.zPosition
        layer.setAffineTransform layer.affineTransform anchorPoint
        """),
    Group(
      why: "colours are values, and belong to no other library", advice: .colorItself,
      types: "CGColor CIColor CGColor*", members: "cgColor ciColor getRed( getHue( getWhite("),
    Group(
      why: noScreen, advice: .boundsOfWindow,
      types: "UIScreenMode UIScreen*",
      members: "windowScene"),
    Group(
      why: noScreen, advice: .nothing,
      types: """
        UIApplication UIScene UIWindowScene UISceneSession UISceneConfiguration UISceneDelegate
        UIWindowSceneDelegate UIWindowLevel UIApplicationState
        UI_USER_INTERFACE_IDIOM UIInterfaceOrientation UIInterfaceOrientationMask
        UIStatusBarStyle UIStatusBarAnimation UIBackgroundTaskIdentifier UIPasteboard
        UIInterface* UIDevice* UIScene* UIStatusBar* UIBackgroundTask* UIUserInterfaceIdiom* UIRemote*
        UIUserNotification* UILocalNotification UIPasteboard* UIApplicationShortcutItem
        """,
      members: """
        prefersStatusBarHidden preferredStatusBarStyle preferredStatusBarUpdateAnimation
        setNeedsStatusBarAppearanceUpdate( statusBarFrame statusBarOrientation
        childForStatusBarStyle childForStatusBarHidden prefersHomeIndicatorAutoHidden
        shouldAutorotate supportedInterfaceOrientations preferredInterfaceOrientationForPresentation
        interfaceOrientation willRotate( didRotate( willTransition(to:with:)
        preferredScreenEdgesDeferringSystemGestures
        """),
    Group(
      why: noScreen, advice: .staticMain,
      types: "UIApplicationDelegate UIApplicationMain UIApplication*"),
    Group(
      why: noTraits, advice: .dynamicColor,
      types: """
        UITraitEnvironment UITrait* UIDisplayGamut UIForceTouch*
        """,
      members: """
        traitCollection traitCollectionDidChange( overrideUserInterfaceStyle
        overrideTraitCollection( setOverrideTraitCollection( registerForTraitChanges(
        """),
    Group(
      why: "there is one size of text", advice: .nothing,
      types: "UIFontMetrics UIContentSizeCategory UIContentSize*",
      members: "adjustsFontForContentSizeCategory preferredContentSizeCategory"),
    Group(
      why: "windows have sizes, and no classes of them", advice: .boundsOfWindow,
      types: "UIUserInterfaceSizeClass UIUserInterfaceSize*",
      members: "horizontalSizeClass verticalSizeClass"),
    Group(
      why: "it is not built yet", advice: .ownControl,
      types: """
        UISlider UIStepper UISegmentedControl UIDatePicker UIPickerView UIPickerViewDelegate
        UIPickerViewDataSource UIColorWell UIVisualEffectView UIBlurEffect UIVibrancyEffect
        UIVisualEffect UIWebView UIPicker* UIBlur* UIVibrancy* UICalendarView UITextChecker
        UIInputView UIInputViewController UISegmented* UIDatePicker* UIGlass*
        """),
    Group(
      why: "a button has a title and an image, and no configuration", advice: .ownControl,
      types: "UIButtonConfiguration UIButtonType*",
      members: """
        UIButton.Configuration titleEdgeInsets imageEdgeInsets contentEdgeInsets setBackgroundImage(
        backgroundImage(for: setAttributedTitle( attributedTitle(for: currentBackgroundImage
        adjustsImageWhenHighlighted adjustsImageWhenDisabled showsTouchWhenHighlighted
        contentRect(forBounds: titleRect(forContentRect: imageRect(forContentRect:
        currentAttributedTitle reversesTitleShadowWhenHighlighted setTitleShadowColor(
        """),
    Group(
      why: "controls do not align their content", advice: .ownControl,
      types: "UIControlContent*",
      members: "contentHorizontalAlignment contentVerticalAlignment"),
    Group(
      why: "it is not among the gestures", advice: .handledEvents,
      types: """
        UIRotationGestureRecognizer UIScreenEdgePanGestureRecognizer UIHoverGestureRecognizer
        UIFeedbackGenerator UIImpactFeedbackGenerator UISelectionFeedbackGenerator
        UINotificationFeedbackGenerator UIPress UIPressesEvent UIPointerInteraction UIPointer*
        UIContextMenuInteraction UIContextMenuInteractionDelegate UIPreview* UITargetedPreview
        UIContextMenuInteraction* UIInteraction UIPencil* UIPress* UITextInteraction
        UIEditMenu* UIPreviewInteraction UIViewControllerPreviewing UIViewControllerPreviewingDelegate
        """,
      members: """
        addInteraction( pinchGestureRecognizer directionalPressGestureRecognizer motionBegan(
        motionEnded( pressesBegan( pressesEnded( registerForPreviewing( remoteControlReceived(
        isExclusiveTouch maximumPossibleForce
        """),
    Group(
      why: "items are not dragged between lists", advice: .batchUpdates,
      types: """
        UIDragInteraction UIDragItem UIDropInteraction UIDragSession UIDropSession UIDropProposal
        UITableViewDragDelegate UITableViewDropDelegate UICollectionViewDragDelegate
        UICollectionViewDropDelegate UIDrag* UIDrop* UITableViewDrop* UICollectionViewDrop*
        NSItemProvider NSItemProvider* UISpringLoaded*
        """,
      members: """
        dragInteractionEnabled dragDelegate dropDelegate beginInteractiveMovementForItem(
        updateInteractiveMovementTargetPosition( endInteractiveMovement( cancelInteractiveMovement(
        hasActiveDrag hasActiveDrop
        """),
    Group(
      why: "rows have swipe actions in place of it", advice: .swipeActions,
      types: "UITableViewRowAction UITableViewRowAction*", members: "editActionsForRowAt"),
    Group(
      why: "the type has no such value", advice: .otherStyle,
      members:
        "sectionInsetReference fromSafeArea value2 whiteLarge"
    ),
    Group(
      why: "fonts are the system's", advice: .systemFont,
      types: "UIFontDescriptor UIFontDescriptor*",
      members: """
        UIFont.familyNames UIFont.fontNames font.fontName font.familyName
        fontDescriptor italicSystemFont( monospacedDigitSystemFont( symbolicTraits font.ascender
        font.xHeight font.leading 
        """),
    Group(
      why: "text has fonts, colours and links, and is measured by the host", advice: .runsOfText,
      types: """
        NSMutableParagraphStyle NSParagraphStyle NSTextAttachment NSShadow NSLayoutManager NSTextContainer
        NSTextStorage NSUnderlineStyle NSTextTab NSWritingDirection NSLayoutManager* NSTextContainer*
        NSTextStorage* NSLineBreakStrategy NSTextList NSTextLayout* UITextInput UITextInput* UITextPosition
        UITextRange UITextSelection* UITextContentType UITextAutocapitalizationType UITextAutocorrectionType
        UITextSpellCheckingType UIReturnKeyType UIKeyboardType UIKeyboardAppearance UITextField*
        UIDataDetectorTypes
        """,
      members: """
        boundingRect( sizeWithAttributes( size(withAttributes: attributedPlaceholder typingAttributes
        autocapitalizationType autocorrectionType spellCheckingType keyboardType returnKeyType
        keyboardAppearance textContentType inputAccessoryView inputView enablesReturnKeyAutomatically
        reloadInputViews( smartQuotesType selectedTextRange
        """),
    Group(
      why: "no keyboard is on screen", advice: .nothing,
      types: "UIKeyboard*",
      members: """
        keyboardWillShowNotification keyboardWillHideNotification keyboardDidShowNotification
        keyboardDidHideNotification keyboardWillChangeFrameNotification keyboardFrameEndUserInfoKey
        keyboardAnimationDurationUserInfoKey keyboardAnimationCurveUserInfoKey
        keyboardFrameBeginUserInfoKey keyboardLayoutGuide
        """),
    Group(
      why: "AT-SPI, which screen readers use on Linux, has nothing like it", advice: .nothing,
      types: """
        UIAccessibilityPostNotification
        UIAccessibilityIsVoiceOverRunning UIAccessibilityIsReduceMotionEnabled
        UIAccessibilityContainerDataTable*
        UIAccessibility*Notification UIAccessibilityLayoutChangedNotification
        UIAccessibilityIs* UIAccessibilityNotification*
        """,
      members: """
        accessibilityFrame
        shouldGroupAccessibilityChildren accessibilityActivationPoint
        accessibilityAttributedLabel
        """),
    Group(
      why: "states are not restored and files are not shared", advice: .nothing,
      types: """
        UIStateRestoring UIViewControllerRestoration UIDocument UIDocumentPickerViewController
        UIDocumentInteractionController NSUserActivity UIDocument* UIActivity* UIState* UIManagedDocument
        UICloudSharingController UIReferenceLibraryViewController UIVideoEditorController
        """,
      members: """
        restorationIdentifier restorationClass encodeRestorableState( decodeRestorableState(
        """),
    Group(
      why: "it is not there", advice: .nothing,
      members: """
        appearance() appearance(whenContainedInInstancesOf: indicatorStyle indexDisplayMode
        remembersLastFocusedIndexPath
        tintAdjustmentMode dataDetectorTypes
        indexPathsForPreparedItems setCollectionViewLayout(_:animated:completion: startInteractiveTransition(
        """),
  ]
}
