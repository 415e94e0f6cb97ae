/// What is there for somebody who does not see a window.
public struct AccessibilityElement: Hashable, Sendable {
  /// What it is called.
  public var label: String?
  /// What it is set to.
  public var value: String?
  /// What it does, if that does not follow from its name.
  public var hint: String?
  /// What it is.
  public var traits: AccessibilityTraits
  /// A name for tests and scripts, which is not read out.
  public var identifier: String?
  /// Where it can be seen, in points of the window.
  public var frame: Rect
  /// What in it can be used by itself, such as a switch in a row.
  public var children: [AccessibilityElement]

  /// Makes an element; the frame is in points of the window.
  public init(
    label: String?, value: String? = nil, hint: String? = nil, traits: AccessibilityTraits = [],
    identifier: String? = nil, frame: Rect, children: [AccessibilityElement] = []
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.identifier = identifier
    self.frame = frame
    self.children = children
  }
}
