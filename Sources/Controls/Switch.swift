public import ScrollEngine

/// A control that is on or off; a tap toggles it, and so does a drag to the other side.
///
/// A switch is always drawn at 51 by 31 points, in the centre of its frame. Even an animated change
/// is shown at once.
open class Switch: Control {
  /// The drawn size, in points. Source: UIKit.
  public static let size = Size(width: 51, height: 31)
  /// The space around the knob, in points.
  private static let margin = 2.0
  /// How far a finger moves sideways before it drags the knob, in points. A choice.
  private static let slop = 10.0

  private var isOnNow = false
  private var start = 0.0
  private var wasDragged = false

  /// Whether the switch is on; setting it sends no event.
  open var isOn: Bool {
    get { isOnNow }
    set { setOn(newValue, animated: false) }
  }

  /// The background colour while the switch is on; green for nil.
  open var onTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The colour of the knob; white for nil.
  open var thumbTintColor: Color? { didSet { setNeedsDisplay() } }

  /// Makes a switch that is off; an empty frame gets the drawn size.
  public override init(frame: Rect = .zero) {
    super.init(frame: Rect(origin: frame.origin, size: frame.isEmpty ? Self.size : frame.size))
  }

  /// Turns the switch on or off, and sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOnNow else { return }
    isOnNow = on
    setNeedsDisplay()
  }

  /// The drawn size, for any size given.
  open override func sizeThatFits(_ size: Size) -> Size { Self.size }
  /// The drawn size.
  open override var intrinsicContentSize: Size { Self.size }

  // MARK: Toggling

  /// Stores the position of the finger.
  open override func beginTracking(_ touch: Touch, with event: ScrollEngine.Event?) -> Bool {
    start = touch.location(in: self).x
    wasDragged = false
    return true
  }

  /// Turns the switch on or off when the finger is dragged to the other side.
  open override func continueTracking(_ touch: Touch, with event: ScrollEngine.Event?) -> Bool {
    let x = touch.location(in: self).x
    if abs(x - start) > Self.slop { wasDragged = true }
    if wasDragged, isOnSide(x) != isOnNow { turnOver(event) }
    return true
  }

  /// Toggles the switch if the finger was not dragged.
  open override func endTracking(_ touch: Touch?, with event: ScrollEngine.Event?) {
    if !wasDragged, isTouchInside { turnOver(event) }
  }

  private func turnOver(_ event: ScrollEngine.Event?) {
    setOn(!isOnNow, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }

  private func isOnSide(_ x: Double) -> Bool { (x > bounds.midX) != isMirrored }
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  /// True while the switch is enabled.
  open override var claimsTaps: Bool { isEnabled }

  /// Toggles the switch.
  open override func performPrimaryAction() { turnOver(nil) }

  /// The value 1 while the switch is on, else 0.
  open override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      value: isOnNow ? "1" : "0", traits: accessibilityStateTraits.union([.button, .toggleButton]))
  }

  // MARK: Drawing

  /// Draws the background and the knob.
  open override func draw(in canvas: inout Canvas) {
    let ground = Rect(
      x: bounds.midX - Self.size.width / 2, y: bounds.midY - Self.size.height / 2,
      width: Self.size.width, height: Self.size.height)
    canvas.saved { canvas in
      if !isEnabled { canvas.multiplyOpacity(by: 0.5) }
      canvas.fill(
        ground, isOnNow ? onTintColor ?? .systemOn : .systemOff, cornerRadius: ground.height / 2)
      let side = ground.height - 2 * Self.margin
      let isRight = isOnNow != isMirrored
      let knob = Rect(
        x: isRight ? ground.maxX - Self.margin - side : ground.minX + Self.margin,
        y: ground.minY + Self.margin, width: side, height: side)
      canvas.fill(knob, thumbTintColor ?? Color(0xFFFFFF), cornerRadius: side / 2)
    }
  }
}
