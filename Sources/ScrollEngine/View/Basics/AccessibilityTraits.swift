/// The kind and the state of a view, as a screen reader describes them.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit per trait; the bits are UIKit's.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none: AccessibilityTraits = []
  /// A button.
  public static let button = AccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// The view is selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// A text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// The view cannot be used now.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// The value changes often and should be read again now and then.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// A field for searching.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// The value can be increased and decreased.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// A heading.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
  /// A button that is on or off.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 53)
}

/// The accessibility of a view where a program sets none; see ``View/accessibilityDefaults``.
public struct AccessibilityDefaults: Hashable, Sendable {
  /// The name of the view.
  public var label: String?
  /// The present value, such as the text in a field.
  public var value: String?
  /// The kind and the state of the view.
  public var traits: AccessibilityTraits
  /// Whether the view's contents only make up its appearance, and are no elements themselves.
  public var hidesContents: Bool
  /// The value as a number; nil if it is none.
  public var amount: AccessibilityAmount?

  /// Makes the defaults of a view.
  public init(
    label: String? = nil, value: String? = nil, traits: AccessibilityTraits = [],
    hidesContents: Bool = false, amount: AccessibilityAmount? = nil
  ) {
    self.label = label
    self.value = value
    self.traits = traits
    self.hidesContents = hidesContents
    self.amount = amount
  }
}
