extension Control {
  /// The events of a control, for which it calls actions and targets.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit per event; the bits are UIKit's.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch begins on the control.
    public static let touchDown = Event(rawValue: 1)
    /// A touch begins on the control with a tap count above 1.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The tracked touch moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The tracked touch moves outside of the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The tracked touch comes back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The tracked touch leaves the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The tracked touch ends inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The tracked touch ends outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The tracked touch is cancelled, for example by a scroll view.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A person has changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action is triggered, for example by a tap on a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The edited text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ends editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control, which its appearance depends on.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit per condition; the bits are UIKit's.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, not selected and not highlighted.
    public static let normal: State = []
    /// The tracked touch is inside.
    public static let highlighted = State(rawValue: 1)
    /// The control cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
  }
}
