extension Control {
  /// What happens to a control, and what it tells about.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit per event; the bits are UIKit's.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger goes down in it.
    public static let touchDown = Event(rawValue: 1)
    /// The same, for the second tap in a row and those that follow.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger comes in again.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger leaves.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger goes up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger goes up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Something takes the touch away, as a scroll view does.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A person has changed its value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for, such as a tap on a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// What is edited changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ends editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All that concern touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All that concern editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All of them.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is, and so how it looks.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit per condition; the bits are UIKit's.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
  }
}
