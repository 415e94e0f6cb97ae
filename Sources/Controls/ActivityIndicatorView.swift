public import ScrollEngine

/// A ring of spokes that turns while work is in progress.
///
/// The window's time turns the ring, by eight steps a second. An indicator that is stopped, hidden
/// or in no window needs no frames.
open class ActivityIndicatorView: View {
  /// The diameter of the ring.
  public enum Style: Hashable, Sendable {
    /// 20 points. Source: UIKit.
    case medium
    /// 37 points. Source: UIKit.
    case large
  }

  private static let spokes = 8
  /// How long each spoke is the brightest, in seconds. A choice: one turn a second.
  private static let step = 0.125

  /// The size of the ring.
  open var style: Style {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour of the spokes; grey by default.
  open var color: Color! = .systemDetail { didSet { setNeedsDisplay() } }

  /// Whether the ring is turning.
  public final private(set) var isAnimating = false

  /// Whether the view is hidden while it is stopped; true by default.
  open var hidesWhenStopped = true {
    didSet { if oldValue != hidesWhenStopped { isHidden = hidesWhenStopped && !isAnimating } }
  }

  /// Makes a stopped indicator in the size of its style.
  public init(style: Style = .medium) {
    self.style = style
    super.init(frame: Rect(origin: .zero, size: Self.size(of: style)))
    isHidden = true
  }

  /// Makes a stopped medium indicator; an empty frame gets the style's size.
  public override init(frame: Rect) {
    style = .medium
    super.init(
      frame: Rect(origin: frame.origin, size: frame.isEmpty ? Self.size(of: .medium) : frame.size))
    isHidden = true
  }

  private static func size(of style: Style) -> Size {
    let side = style == .medium ? 20.0 : 37.0
    return Size(width: side, height: side)
  }

  /// Starts turning.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
    begin()
  }

  /// Stops turning.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    setNeedsDisplay()
  }

  private func begin() {
    setNeedsDisplay()
    if isAnimating, !isHidden { window.map(link.start) }
  }

  /// Showing the view resumes the turning.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if !newValue, isAnimating { begin() }
    }
  }

  /// Resumes the turning in the new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    begin()
  }

  private lazy var link = DisplayLink(target: self) { $0.advance(to: $1) }
  private var shownStep = 0

  /// The number of steps completed by `time`, in seconds, with a tolerance for rounding errors.
  private static func step(at time: Double) -> Double { (time / step + 1e-6).rounded(.down) }

  private func advance(to time: Double) -> Double? {
    guard isAnimating, !isHidden, window != nil else { return nil }
    let steps = Self.step(at: time)
    // Beyond this time, `Double` cannot represent single steps.
    guard steps.magnitude < 1e15 else { return nil }
    let turned = Int(steps.truncatingRemainder(dividingBy: Double(Self.spokes)))
    if turned != shownStep { setNeedsDisplay() }
    shownStep = turned
    return (steps + 1) * Self.step
  }

  /// The size of the ring.
  open override func sizeThatFits(_ size: Size) -> Size { Self.size(of: style) }
  /// The size of the ring.
  open override var intrinsicContentSize: Size { Self.size(of: style) }

  /// Describes whether work is in progress.
  open override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      label: isAnimating ? "In progress" : "Progress halted", traits: .updatesFrequently)
  }

  /// Draws the spokes around the centre; the one at the current step is the brightest.
  open override func draw(in canvas: inout Canvas) {
    let radius = Self.size(of: style).width / 2
    let half = 0.5.squareRoot()
    let directions = [
      Point(x: 0, y: -1), Point(x: half, y: -half), Point(x: 1, y: 0), Point(x: half, y: half),
      Point(x: 0, y: 1), Point(x: -half, y: half), Point(x: -1, y: 0), Point(x: -half, y: -half),
    ]
    let middle = Point(x: bounds.midX, y: bounds.midY)
    for (place, direction) in directions.enumerated() {
      let age = (shownStep - place + Self.spokes) % Self.spokes
      canvas.polyline(
        [middle + direction * (radius * 0.45), middle + direction * (radius * 0.9)],
        color.opacity(1 - 0.75 * Double(age) / Double(Self.spokes - 1)), width: radius * 0.2)
    }
  }
}
