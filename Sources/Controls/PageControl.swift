public import ScrollEngine

/// A row of dots, one for each page; a tap on its left or right half moves one page to that side.
open class PageControl: Control {
  /// The diameter of a dot, and the distance between the centres of two dots, in points. A choice.
  private static let (dot, pitch) = (7.0, 16.0)
  /// The height of the control, in points. A choice.
  private static let height = 26.0

  private var pages = 0
  private var page = 0

  /// The number of pages and dots.
  ///
  /// - Precondition: Not negative.
  open var numberOfPages: Int {
    get { pages }
    set {
      guard newValue >= 0 else {
        fatalError("PageControl: numberOfPages \(newValue) of \(self) is negative")
      }
      guard newValue != pages else { return }
      pages = newValue
      currentPage = page
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The current page, from 0; a number out of range becomes the nearest page.
  open var currentPage: Int {
    get { page }
    set {
      let nearest = max(0, min(newValue, pages - 1))
      guard nearest != page else { return }
      page = nearest
      setNeedsDisplay()
    }
  }

  /// Whether the dot of a single page is hidden.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The colour of the dots of other pages; grey for nil.
  open var pageIndicatorTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The colour of the dot of the current page; the text colour for nil.
  open var currentPageIndicatorTintColor: Color? { didSet { setNeedsDisplay() } }

  /// The size of the dots for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> Size {
    let dots = max(0, pageCount)
    return Size(
      width: dots == 0 ? 0 : Self.pitch * Double(dots - 1) + Self.dot, height: Self.height)
  }

  /// The size of the dots.
  open override func sizeThatFits(_ size: Size) -> Size { self.size(forNumberOfPages: pages) }
  /// The size of the dots.
  open override var intrinsicContentSize: Size { size(forNumberOfPages: pages) }

  /// Moves one page towards the tapped side.
  open override func endTracking(_ touch: Touch?, with event: ScrollEngine.Event?) {
    guard isTouchInside, let touch else { return }
    go(isRight: touch.location(in: self).x > bounds.midX, event)
  }

  private func go(isRight: Bool, _ event: ScrollEngine.Event?) {
    let before = page
    currentPage += isRight != isMirrored ? 1 : -1
    if page != before { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
  }

  /// The left and right arrow keys move by one page.
  open override func handleFocusedKey(_ key: InputEvent.Key) -> Bool {
    guard key == .left || key == .right else { return false }
    go(isRight: key == .right, nil)
    return true
  }

  /// The number of the current page, and the number of pages.
  open override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      value: SystemTexts.current.page(page + 1, pages),
      traits: accessibilityStateTraits.union([.adjustable, .updatesFrequently]),
      amount: AccessibilityAmount(Double(page + 1), of: Double(max(1, pages))))
  }

  /// Moves to the next page, as a tap on that side does.
  open override func accessibilityIncrement() { if isEnabled { go(isRight: !isMirrored, nil) } }

  /// Moves to the previous page, as a tap on that side does.
  open override func accessibilityDecrement() { if isEnabled { go(isRight: isMirrored, nil) } }

  /// False: there is nothing to press.
  open override func accessibilityActivate() -> Bool { false }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  /// True while the control is enabled.
  open override var claimsTaps: Bool { isEnabled }

  /// Draws the dots in the centre; dots outside of the bounds are not drawn.
  open override func draw(in canvas: inout Canvas) {
    guard pages > 1 || pages == 1 && !hidesForSinglePage else { return }
    let width = size(forNumberOfPages: pages).width
    for index in 0..<pages {
      let place = isMirrored ? pages - 1 - index : index
      let dot = Rect(
        x: bounds.midX - width / 2 + Self.pitch * Double(place), y: bounds.midY - Self.dot / 2,
        width: Self.dot, height: Self.dot)
      guard dot.intersects(bounds) else { continue }
      canvas.fill(
        dot,
        index == page
          ? currentPageIndicatorTintColor ?? .systemText
          : pageIndicatorTintColor ?? .systemSeparator,
        cornerRadius: Self.dot / 2)
    }
  }
}
