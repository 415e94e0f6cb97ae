package import ScrollEngine

/// What a person does with a part of the screen that a screen reader would name.
package struct ElementStep: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    /// A tap in the middle of what can be seen of the part.
    case tap
    /// A tap, and typed characters.
    case type(String)
    /// Scrolls until the part can be seen.
    case scroll
  }

  package var action: Action
  package var element: ElementName

  package init(_ action: Action, _ element: ElementName) {
    self.action = action
    self.element = element
  }
}

/// Names an accessibility element by what is read out.
package struct ElementName: Hashable, Sendable {
  package var label: String
  /// Traits that the element has; nil for any.
  package var role: AccessibilityTraits?
  /// The element's value; nil for any.
  package var value: String?

  package init(_ label: String, role: AccessibilityTraits? = nil, value: String? = nil) {
    self.label = label
    self.role = role
    self.value = value
  }

  /// The words for traits, in scripts and in messages.
  package static let roles: [(word: String, value: AccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("text", .staticText),
    ("search field", .searchField), ("switch", .toggleButton), ("adjustable", .adjustable),
    ("header", .header),
  ]

  /// The word for the first of an element's traits that has one; nil if none has.
  package static func word(for traits: AccessibilityTraits) -> String? {
    roles.first { traits.contains($0.value) }?.word
  }

  /// The name in words, such as `"Send" (button)`.
  package var words: String {
    "\"\(label)\"" + (role.flatMap(Self.word).map { " (\($0))" } ?? "")
      + (value.map { ", value \"\($0)\"" } ?? "")
  }
}
