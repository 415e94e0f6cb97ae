public import ScrollEngine

/// A bar that shows the completed fraction of a task.
open class ProgressView: View {
  /// The height of the bar, in points. Source: UIKit.
  public static let height = 4.0
  /// The duration of an animated change, in seconds. A choice.
  public static let duration = 0.25

  private var value = 0.0
  /// The shown value and the time, in seconds, at the start of an animated change; nil without one.
  private var start: (value: Double, time: Double)?
  private lazy var link = DisplayLink(target: self) { $0.advance(to: $1) }

  /// The completed fraction, from 0 to 1; other values are limited to this range, and NaN becomes
  /// 0.
  open var progress: Double {
    get { value }
    set { setProgress(newValue, animated: false) }
  }

  /// The colour of the completed part; the tint colour for nil.
  open var progressTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The colour of the part still to be completed; grey for nil.
  open var trackTintColor: Color? { didSet { setNeedsDisplay() } }

  /// Sets the completed fraction; an animated change takes ``duration``, and no time where motion is
  /// reduced.
  open func setProgress(_ progress: Double, animated: Bool) {
    let wanted = progress > 0 ? min(progress, 1) : 0
    let shown = shownProgress
    start = nil
    value = wanted
    setNeedsDisplay()
    guard animated, let window, !window.reducesMotion, shown != wanted else { return }
    start = (shown, window.now)
    link.start(in: window)
  }

  /// The progress that the bar shows now, from 0 to 1; during an animated change, the interpolated
  /// value.
  public final var shownProgress: Double {
    guard let start, let now = window?.now else { return value }
    let part = min(max((now - start.time) / Self.duration, 0), 1)
    // The change starts fast and ends slowly.
    return start.value + (value - start.value) * (1 - (1 - part) * (1 - part))
  }

  private func advance(to time: Double) -> Double? {
    guard let start else { return nil }
    setNeedsDisplay()
    if time - start.time >= Self.duration { self.start = nil }
    return self.start == nil ? nil : time
  }

  /// Ends an animated change, because its start time belongs to the old window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    start = nil
  }

  /// The given width, and the bar's own height.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: Self.height)
  }

  /// No intrinsic width, and the bar's height.
  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: Self.height)
  }

  /// The completed fraction in percent.
  open override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      label: SystemTexts.current.progress,
      value: SystemTexts.current.percent(Int((value * 100).rounded())),
      traits: .updatesFrequently, amount: AccessibilityAmount((value * 100).rounded(), of: 100))
  }

  /// Redraws the bar in the new tint colour.
  open override func tintColorDidChange() { setNeedsDisplay() }

  /// Draws the bar, centred vertically.
  open override func draw(in canvas: inout Canvas) {
    var bar = Rect(
      x: bounds.minX, y: bounds.midY - Self.height / 2, width: bounds.width, height: Self.height)
    canvas.fill(bar, trackTintColor ?? .systemOff, cornerRadius: Self.height / 2)
    let done = bar.width * shownProgress
    guard done > 0 else { return }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { bar.origin.x = bar.maxX - done }
    bar.size.width = done
    canvas.fill(
      bar, progressTintColor ?? tintColor, cornerRadius: min(Self.height, done) / 2)
  }
}
