/// An event from an input device or the system, with its time.
///
/// Time enters the engine only here and in ``Window/advance(to:)``, so the same events give the
/// same frames. Positions are in points from the top left corner of the content.
public struct InputEvent: Hashable, Sendable {
  /// The time of the event, in seconds since the content was opened, on the clock of the frames.
  ///
  /// The program may receive the event some time after it happened, so the latest frame may already
  /// show a later time. Events arrive in the order of their times; an event with an earlier time
  /// than the previous event counts as simultaneous with the previous event.
  public var time: Double
  /// The kind of the event, with its values.
  public var kind: Kind

  /// Makes an event; `time` is in seconds.
  public init(time: Double, _ kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// The kinds of events.
  public enum Kind: Hashable, Sendable {
    /// A button was pressed, or a finger put down.
    case pointerDown(Pointer)
    /// A pointer moved, pressed or not.
    case pointerMoved(Pointer)
    /// A button was released, or a finger lifted.
    case pointerUp(Pointer)
    /// The system cancelled the pointer; the gesture must be undone, not finished.
    case pointerCancelled(Pointer)
    /// The pointer has left the window.
    case pointerLeft
    /// The wheel was turned, or fingers moved on a touchpad.
    case wheel(Wheel)
    /// A key went down, or repeats.
    case key(KeyPress)
    /// Characters, as typed on the person's keyboard layout.
    case text(String)
    /// The text that an input method has composed so far, and may still change; empty at the end.
    ///
    /// The selection is the caret or the part that the input method is about to change, in Unicode
    /// scalars. The final text arrives as ``text(_:)``.
    case composition(String, selection: Range<Int>)
    /// The system is short of memory.
    case memoryWarning
  }

  /// A mouse or one finger.
  public struct Pointer: Hashable, Sendable {
    /// The kinds of pointers.
    public enum Device: Hashable, Sendable {
      /// A mouse, with or without a pressed button.
      case mouse
      /// A finger on a screen.
      case touch
    }

    /// The buttons of a mouse.
    public enum MouseButton: Hashable, Sendable {
      /// The button that clicks and drags; also stands for a finger.
      case primary
      /// The button that opens a context menu.
      case secondary
    }

    /// The position, in points from the top left corner of the content.
    public var position: Point
    /// The kind of pointer.
    public var device: Device
    /// Distinguishes fingers; 0 for the mouse.
    public var id: Int
    /// Whether a button is held or the finger is down.
    public var isPressed: Bool
    /// The button that goes down or up; ``MouseButton/primary`` for movements.
    ///
    /// The secondary button begins no gesture, and its events have a pointer of their own.
    public var button: MouseButton
    /// The device's reports since the last event of this pointer, in order.
    ///
    /// A host that resamples pointers sets this property; nil if the event is itself a report of
    /// the device. The engine ignores these reports, and uses only the event; they record the
    /// movement of the hand.
    public var coalesced: [Sample]?

    /// Makes a pointer at a position in points.
    public init(
      at position: Point, device: Device = .mouse, id: Int = 0, isPressed: Bool = false,
      button: MouseButton = .primary, coalesced: [Sample]? = nil
    ) {
      self.position = position
      self.device = device
      self.id = id
      self.isPressed = isPressed
      self.button = button
      self.coalesced = coalesced
    }

    /// A report of the device's position.
    public struct Sample: Hashable, Sendable {
      /// The position, in points from the top left corner of the content.
      public var position: Point
      /// The time, in seconds, on the clock of the event.
      public var time: Double

      /// Makes a report; `time` is in seconds.
      public init(at position: Point, time: Double) {
        self.position = position
        self.time = time
      }
    }
  }

  /// A turn of the wheel or a stroke on a touchpad.
  public struct Wheel: Hashable, Sendable {
    /// The position of the pointer, in points from the top left corner of the content.
    public var position: Point
    /// The turn, in notches: positive y is away from the person, positive x to the right.
    ///
    /// Multiples of a 120th of a notch come from a fine wheel; all other numbers come from fingers
    /// on a touchpad, and so do all later deltas until the device has been silent for half a
    /// second. See `WheelStream` and `TouchpadStep`.
    public var delta: Point
    /// The modifier keys that are held.
    public var modifiers: Modifiers

    /// Makes a turn of the wheel; `delta` is in notches.
    public init(at position: Point, delta: Point, modifiers: Modifiers = []) {
      self.position = position
      self.delta = delta
      self.modifiers = modifiers
    }
  }

  /// A key that went down or repeats.
  public struct KeyPress: Hashable, Sendable {
    /// The key.
    public var key: Key
    /// The modifier keys that are held.
    public var modifiers: Modifiers
    /// Whether the key is held and repeats.
    public var isRepeat: Bool

    /// Makes a key press.
    public init(_ key: Key, modifiers: Modifiers = [], isRepeat: Bool = false) {
      self.key = key
      self.modifiers = modifiers
      self.isRepeat = isRepeat
    }
  }

  /// The modifier keys of the keyboard.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit per key.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The Shift key.
    public static let shift = Modifiers(rawValue: 1)
    /// The Control key.
    public static let control = Modifiers(rawValue: 2)
    /// The Alt key.
    public static let alt = Modifiers(rawValue: 4)
    /// The Command key, or the key with a logo.
    public static let command = Modifiers(rawValue: 8)
  }

  /// A key of the keyboard. Typed characters arrive as ``Kind/text(_:)``; a host may report the
  /// keys of letters and digits only with a modifier.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    case left, right, up, down
    case pageUp, pageDown, home, end
    case space, enter, escape, tab, backspace, delete
    /// The key that opens the context menu of the focused view.
    case menu
    case f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12
    case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z
    case zero, one, two, three, four, five, six, seven, eight, nine, plus, minus
  }
}
