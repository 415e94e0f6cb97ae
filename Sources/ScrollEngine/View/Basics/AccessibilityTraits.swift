/// What a view is to somebody who does not see it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit per trait; the bits are UIKit's.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing special.
  public static let none: AccessibilityTraits = []
  /// A button.
  public static let button = AccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// A text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// It cannot be used.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// Its value changes often and should be read again now and then.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// A field for searching.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// Its value goes up and down.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// A heading.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
  /// A button that is on or off.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 53)
}

/// What a view says of itself, if a program does not say it; see ``View/accessibilityDefaults``.
public struct AccessibilityDefaults: Hashable, Sendable {
  /// What it is called.
  public var label: String?
  /// What it is set to.
  public var value: String?
  /// What it is.
  public var traits: AccessibilityTraits
  /// Whether the contents of the view only make up its looks, and are no elements themselves.
  public var hidesContents: Bool

  /// Makes the words of a view.
  public init(
    label: String? = nil, value: String? = nil, traits: AccessibilityTraits = [],
    hidesContents: Bool = false
  ) {
    self.label = label
    self.value = value
    self.traits = traits
    self.hidesContents = hidesContents
  }
}

/// What a program says of a view.
struct SpokenWords {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: AccessibilityTraits?
  var hidesElements = false

  var isEmpty: Bool {
    isElement == nil && label == nil && value == nil && hint == nil && traits == nil
      && !hidesElements
  }
}
