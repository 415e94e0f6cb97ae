public import ScrollEngine

/// A bar that shows how much of something is done.
open class ProgressView: View {
  /// How high the bar is, in points. Source: UIKit.
  public static let height = 4.0
  /// How long an animated change takes, in seconds. A choice.
  public static let duration = 0.25

  private var value = 0.0
  /// What the bar showed when an animated change began, and when that was.
  private var start: (value: Double, time: Double)?
  private lazy var link = DisplayLink(target: self) { $0.advance(to: $1) }

  /// How much is done, from 0 to 1; other numbers become the nearest one, not a number 0.
  open var progress: Double {
    get { value }
    set { setProgress(newValue, animated: false) }
  }

  /// The colour of what is done; the tint for nil.
  open var progressTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The colour of what is not done; grey for nil.
  open var trackTintColor: Color? { didSet { setNeedsDisplay() } }

  /// Changes how much is done; `animated` lets the bar take ``duration`` for it.
  open func setProgress(_ progress: Double, animated: Bool) {
    let wanted = progress > 0 ? min(progress, 1) : 0
    let shown = shownProgress
    start = nil
    value = wanted
    setNeedsDisplay()
    guard animated, let window, shown != wanted else { return }
    start = (shown, window.now)
    link.start(in: window)
  }

  /// What the bar shows now, on its way as well.
  public final var shownProgress: Double {
    guard let start, let now = window?.now else { return value }
    let part = min(max((now - start.time) / Self.duration, 0), 1)
    // It begins fast and ends slowly.
    return start.value + (value - start.value) * (1 - (1 - part) * (1 - part))
  }

  private func advance(to time: Double) -> Double? {
    guard let start else { return nil }
    setNeedsDisplay()
    if time - start.time >= Self.duration { self.start = nil }
    return self.start == nil ? nil : time
  }

  /// The end of a motion, as time has ended.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    start = nil
  }

  /// Its width, and its own height.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: Self.height)
  }

  /// Any width, and its own height.
  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: Self.height)
  }

  /// How much is done, in percent.
  open override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      label: "Progress", value: "\(Int((value * 100).rounded())) %", traits: .updatesFrequently)
  }

  /// Takes over the new tint.
  open override func tintColorDidChange() { setNeedsDisplay() }

  /// Draws the bar in the middle of the height.
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
