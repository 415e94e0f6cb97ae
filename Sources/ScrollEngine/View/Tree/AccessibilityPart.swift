/// A part of a view that is no view itself, but an accessibility element: for instance, something
/// that the view draws.
///
/// A view lists its parts in ``View/accessibilityElements``, and keeps each for as long as the thing
/// lasts that it stands for, because assistive technology recognises a thing by its part. In UIKit,
/// this is `UIAccessibilityElement`.
///
/// ```swift
/// let bar = AccessibilityPart(accessibilityContainer: chart)
/// bar.accessibilityLabel = "March"
/// bar.accessibilityValue = "12 °C"
/// bar.accessibilityFrameInContainerSpace = Rect(x: 40, y: 0, width: 16, height: 80)
/// chart.accessibilityElements = [bar]
/// ```
@preconcurrency @MainActor
open class AccessibilityPart {
  /// The view that the part belongs to.
  public final private(set) weak var accessibilityContainer: View?
  /// The name of the part.
  open var accessibilityLabel: String?
  /// The present value; nil if it has none.
  open var accessibilityValue: String?
  /// The effect of using the part, if the label does not tell.
  open var accessibilityHint: String?
  /// The kind and the state of the part.
  open var accessibilityTraits: AccessibilityTraits = []
  /// A name for tests and scripts, which is not read out.
  open var accessibilityIdentifier: String?
  /// The frame, in points of the container.
  open var accessibilityFrameInContainerSpace = Rect.zero
  /// The value as a number; nil if it is none.
  open var accessibilityAmount: AccessibilityAmount?
  /// The actions besides the use of the part; nil for none.
  open var accessibilityCustomActions: [AccessibilityCustomAction]?
  /// Whether keys can reach the part; false by default.
  open var isAccessibilityFocusable: Bool { false }

  /// Makes a part of a view.
  public init(accessibilityContainer container: View) { accessibilityContainer = container }

  /// Uses the part, and returns whether that had an effect; if not, which is the default, it is
  /// tapped in its middle.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value; does nothing by default.
  open func accessibilityIncrement() {}

  /// Decreases the value; does nothing by default.
  open func accessibilityDecrement() {}

  /// Moves the keys to the part, and returns whether they have moved; false by default.
  open func accessibilityTakeFocus() -> Bool { false }
}
