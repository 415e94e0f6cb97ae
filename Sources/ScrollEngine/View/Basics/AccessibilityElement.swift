/// A part of the window as a screen reader presents it.
public struct AccessibilityElement: Hashable, Sendable {
  /// The name of the part.
  public var label: String?
  /// The present value, such as the text in a field.
  public var value: String?
  /// The effect of using the part, if the label does not tell.
  public var hint: String?
  /// The kind and the state of the part.
  public var traits: AccessibilityTraits
  /// A name for tests and scripts, which is not read out.
  public var identifier: String?
  /// The visible part of its view, in points of the window.
  public var frame: Rect
  /// The elements inside this one that can be used separately, such as a switch in a row.
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
