/// Names that UIKit had before Swift 4.2, with those that it has now.
///
/// A test compares the new names with ``KnownNames``.
package enum OldNames {
  /// Types and constants, the old name before the new one.
  package static let renamed: [String: String] = {
    let words = list.split(whereSeparator: \.isWhitespace).map(String.init)
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: words.count - 1, by: 2).map {
        (words[$0], words[$0 + 1])
      })
  }()

  /// Functions that became initialisers, with the labels of these.
  package static let initialisers: [String: (type: String, labels: [String])] = [
    "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "CGRectMake": ("CGRect", ["x", "y", "width", "height"]),
    "CGSizeMake": ("CGSize", ["width", "height"]),
    "CGPointMake": ("CGPoint", ["x", "y"]),
    "UIOffsetMake": ("UIOffset", ["horizontal", "vertical"]),
    "CGAffineTransformMakeScale": ("CGAffineTransform", ["scaleX", "y"]),
    "CGAffineTransformMakeTranslation": ("CGAffineTransform", ["translationX", "y"]),
    "CGAffineTransformMakeRotation": ("CGAffineTransform", ["rotationAngle"]),
  ]

  /// Functions of one value that became its properties.
  package static let properties: [String: String] = [
    "CGRectGetWidth": "width", "CGRectGetHeight": "height", "CGRectGetMinX": "minX",
    "CGRectGetMidX": "midX", "CGRectGetMaxX": "maxX", "CGRectGetMinY": "minY",
    "CGRectGetMidY": "midY", "CGRectGetMaxY": "maxY", "CGRectIsEmpty": "isEmpty",
    "CGRectIsNull": "isNull",
  ]

  /// Methods and properties.
  package static let members: [String: String] = [
    "childViewControllers": "children", "addChildViewController": "addChild",
    "removeFromParentViewController": "removeFromParent",
  ]

  /// Labels that have another name now.
  package static let labels: [String: String] = ["toParentViewController": "toParent"]

  /// Calls with one label that became part of the name.
  package static let joined: [String: (label: String, name: String)] = [
    "bringSubview": ("toFront", "bringSubviewToFront"),
    "sendSubview": ("toBack", "sendSubviewToBack"),
  ]

  private static let list = """
    UITableViewCellStyle UITableViewCell.CellStyle
    UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
    UITableViewCellAccessoryType UITableViewCell.AccessoryType
    UITableViewCellEditingStyle UITableViewCell.EditingStyle
    UITableViewCellStateMask UITableViewCell.StateMask
    UITableViewCellSeparatorStyle UITableView.SeparatorStyle
    UITableViewStyle UITableView.Style
    UITableViewScrollPosition UITableView.ScrollPosition
    UITableViewRowAnimation UITableView.RowAnimation
    UITableViewAutomaticDimension UITableView.automaticDimension
    UICollectionViewScrollPosition UICollectionView.ScrollPosition
    UICollectionViewScrollDirection UICollectionView.ScrollDirection
    UICollectionElementCategory UICollectionView.ElementCategory
    UICollectionElementKindSectionHeader UICollectionView.elementKindSectionHeader
    UICollectionElementKindSectionFooter UICollectionView.elementKindSectionFooter
    UICollectionViewFlowLayoutAutomaticSize UICollectionViewFlowLayout.automaticSize
    UICollectionUpdateAction UICollectionViewUpdateItem.Action
    UIControlState UIControl.State
    UIControlEvents UIControl.Event
    UIButtonType UIButton.ButtonType
    UIViewContentMode UIView.ContentMode
    UIViewAutoresizing UIView.AutoresizingMask
    UIViewNoIntrinsicMetric UIView.noIntrinsicMetric
    UILayoutFittingCompressedSize UIView.layoutFittingCompressedSize
    UILayoutFittingExpandedSize UIView.layoutFittingExpandedSize
    UILayoutConstraintAxis NSLayoutConstraint.Axis
    NSLayoutAttribute NSLayoutConstraint.Attribute
    NSLayoutRelation NSLayoutConstraint.Relation
    NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
    UILayoutPriorityRequired UILayoutPriority.required
    UILayoutPriorityDefaultHigh UILayoutPriority.defaultHigh
    UILayoutPriorityDefaultLow UILayoutPriority.defaultLow
    UILayoutPriorityFittingSizeLevel UILayoutPriority.fittingSizeLevel
    UIStackViewDistribution UIStackView.Distribution
    UIStackViewAlignment UIStackView.Alignment
    UIGestureRecognizerState UIGestureRecognizer.State
    UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
    UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode
    UIScrollViewContentInsetAdjustmentBehavior UIScrollView.ContentInsetAdjustmentBehavior
    UIScrollViewDecelerationRateNormal UIScrollView.DecelerationRate.normal
    UIScrollViewDecelerationRateFast UIScrollView.DecelerationRate.fast
    UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
    UIImageRenderingMode UIImage.RenderingMode
    UIFontTextStyle UIFont.TextStyle
    UIFontWeightRegular UIFont.Weight.regular
    UIFontWeightMedium UIFont.Weight.medium
    UIFontWeightSemibold UIFont.Weight.semibold
    UIFontWeightBold UIFont.Weight.bold
    UITextBorderStyle UITextField.BorderStyle
    UITextFieldViewMode UITextField.ViewMode
    UITouchPhase UITouch.Phase
    UIEdgeInsetsZero UIEdgeInsets.zero
    UIOffsetZero UIOffset.zero
    UIAccessibilityTraitButton UIAccessibilityTraits.button
    UIAccessibilityTraitHeader UIAccessibilityTraits.header
    UIAccessibilityTraitSelected UIAccessibilityTraits.selected
    UIAccessibilityTraitNone UIAccessibilityTraits.none
    UIKeyInputUpArrow UIKeyCommand.inputUpArrow
    UIKeyInputDownArrow UIKeyCommand.inputDownArrow
    UIKeyInputLeftArrow UIKeyCommand.inputLeftArrow
    UIKeyInputRightArrow UIKeyCommand.inputRightArrow
    UIKeyInputEscape UIKeyCommand.inputEscape
    CGRectZero CGRect.zero
    CGRectNull CGRect.null
    CGRectInfinite CGRect.infinite
    CGSizeZero CGSize.zero
    CGPointZero CGPoint.zero
    CGAffineTransformIdentity CGAffineTransform.identity
    NSFontAttributeName NSAttributedString.Key.font
    NSForegroundColorAttributeName NSAttributedString.Key.foregroundColor
    NSLinkAttributeName NSAttributedString.Key.link
    NSAttributedStringKey NSAttributedString.Key
    NSNotificationCenter NotificationCenter
    NSOperationQueue OperationQueue
    NSUserDefaults UserDefaults
    NSBundle Bundle
    NSTimer Timer
    NSFileManager FileManager
    NSProcessInfo ProcessInfo
    NSDateFormatter DateFormatter
    NSNumberFormatter NumberFormatter
    NSURLSession URLSession
    """
}
