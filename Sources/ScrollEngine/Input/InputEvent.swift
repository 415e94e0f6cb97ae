/// Something a person did, and when.
///
/// Time enters the engine here and in ``Window/advance(to:)`` and nowhere else, so the same
/// events give the same frames. Positions are points from the top left corner of the content.
public struct InputEvent: Hashable, Sendable {
  /// When it happened, in seconds since the content was opened, on the clock of the frames.
  ///
  /// Not when somebody hears of it: a frame may have shown a later moment before. Events come in the
  /// order in which they happened; one that says it is older than the one before it counts as having
  /// happened together with that one.
  public var time: Double
  public var kind: Kind

  public init(time: Double, _ kind: Kind) {
    self.time = time
    self.kind = kind
  }

  public enum Kind: Hashable, Sendable {
    case pointerDown(Pointer)
    case pointerMoved(Pointer)
    case pointerUp(Pointer)
    /// The system took the pointer away; what it began is to be undone, not finished.
    case pointerCancelled(Pointer)
    /// The pointer is over nothing any more.
    case pointerLeft
    case wheel(Wheel)
    case key(KeyPress)
    /// Characters as the person's keyboard layout gives them.
    case text(String)
    /// The system is short of memory; nobody did that, but it comes the same way.
    case memoryWarning
  }

  /// A mouse or one finger.
  public struct Pointer: Hashable, Sendable {
    public enum Device: Hashable, Sendable {
      case mouse
      case touch
    }

    public var position: Point
    public var device: Device
    /// Tells fingers apart; the mouse is 0.
    public var id: Int
    /// Whether a button is held or the finger is down.
    public var isPressed: Bool
    /// What the device has reported since the last event of this pointer, in order, where a host shows
    /// pointers at times of its own; nil where the event is itself what the device has reported.
    ///
    /// Nothing follows from it: the engine goes by the event alone. It tells what the hand did.
    public var coalesced: [Sample]?

    public init(
      at position: Point, device: Device = .mouse, id: Int = 0, isPressed: Bool = false,
      coalesced: [Sample]? = nil
    ) {
      self.position = position
      self.device = device
      self.id = id
      self.isPressed = isPressed
      self.coalesced = coalesced
    }

    /// A report of a device.
    public struct Sample: Hashable, Sendable {
      public var position: Point
      /// In seconds, on the clock of the event.
      public var time: Double

      public init(at position: Point, time: Double) {
        self.position = position
        self.time = time
      }
    }
  }

  /// A turn of the wheel or a stroke on a touchpad.
  public struct Wheel: Hashable, Sendable {
    public var position: Point
    /// In notches; y above zero is away from the person, x to the right.
    ///
    /// Parts of a notch in 120ths are those of a fine wheel; other numbers are the way of fingers on a
    /// touchpad, and so is what follows them within half a second. See `WheelStream` and `TouchpadStep`.
    public var delta: Point
    public var modifiers: Modifiers

    public init(at position: Point, delta: Point, modifiers: Modifiers = []) {
      self.position = position
      self.delta = delta
      self.modifiers = modifiers
    }
  }

  public struct KeyPress: Hashable, Sendable {
    public var key: Key
    public var modifiers: Modifiers
    public var isRepeat: Bool

    public init(_ key: Key, modifiers: Modifiers = [], isRepeat: Bool = false) {
      self.key = key
      self.modifiers = modifiers
      self.isRepeat = isRepeat
    }
  }

  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let shift = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let alt = Modifiers(rawValue: 4)
    public static let command = Modifiers(rawValue: 8)
  }

  /// A key that does something; what characters mean arrives as ``Kind/text(_:)``.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    case left, right, up, down
    case pageUp, pageDown, home, end
    case space, enter, escape, tab, backspace, delete
    case f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12
    case c, q
    case zero, plus, minus
  }
}
