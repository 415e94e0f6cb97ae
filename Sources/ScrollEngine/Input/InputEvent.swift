/// Something a person did, and when.
///
/// Time enters the engine here and in ``Window/advance(to:)`` and nowhere else, so the same events
/// give the same frames. Positions are points from the top left corner of the content.
public struct InputEvent: Hashable, Sendable {
  /// When it happened, in seconds since the content was opened, on the clock of the frames.
  ///
  /// That is not when the program gets it: a frame may have shown a later moment before. Events
  /// come in the order in which they happened; one with a time before its predecessor's counts as
  /// simultaneous with it.
  public var time: Double
  /// What happened.
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
    /// The system took the pointer away; what it began must be undone, not finished.
    case pointerCancelled(Pointer)
    /// The pointer is no longer over anything.
    case pointerLeft
    /// The wheel was turned, or fingers moved on a touchpad.
    case wheel(Wheel)
    /// A key went down, or repeats.
    case key(KeyPress)
    /// Characters, as typed on the person's keyboard layout.
    case text(String)
    /// What an input method has composed so far, and may still change; empty once it has ended.
    ///
    /// The selection is where its caret is, or what it is about to change, in Unicode scalars. What
    /// comes of it arrives as ``text(_:)``.
    case composition(String, selection: Range<Int>)
    /// The system is short of memory; no person did that, but it arrives the same way.
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
      /// The one that clicks and drags; a finger counts as it.
      case primary
      /// The one that asks for a menu.
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
    /// Which button goes down or up; movements are about the primary one.
    ///
    /// The secondary one begins no gesture, and comes alone.
    public var button: MouseButton
    /// What the device has reported since the last event of this pointer, in order.
    ///
    /// Present where a host resamples pointers; nil where the event is itself the device's report.
    /// The engine ignores it and uses the event alone: it records what the hand did.
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

    /// A report of the device.
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
    /// Multiples of a 120th of a notch come from a fine wheel; other numbers are the movement of
    /// fingers on a touchpad, and so is everything that follows within half a second. See
    /// `WheelStream` and `TouchpadStep`.
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

  /// A key with a function; characters arrive as ``Kind/text(_:)``.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    case left, right, up, down
    case pageUp, pageDown, home, end
    case space, enter, escape, tab, backspace, delete
    /// The key that opens the menu of what has the focus.
    case menu
    case f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12
    case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z
    case zero, one, two, three, four, five, six, seven, eight, nine, plus, minus
  }
}
