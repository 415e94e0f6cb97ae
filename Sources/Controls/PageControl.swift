public import ScrollEngine

/// A row of dots, one for each page; a tap beside the middle goes one page on or back.
open class PageControl: Control {
  /// The diameter of a dot, and the distance from one to the next, in points. A choice.
  private static let (dot, pitch) = (7.0, 16.0)
  /// How high it is, in points. A choice.
  private static let height = 26.0

  private var pages = 0
  private var page = 0

  /// How many pages there are.
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

  /// The page that is shown, from 0; what is beyond the pages becomes the nearest one.
  open var currentPage: Int {
    get { page }
    set {
      let nearest = max(0, min(newValue, pages - 1))
      guard nearest != page else { return }
      page = nearest
      setNeedsDisplay()
    }
  }

  /// Whether a single page has no dot.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The colour of the dots of other pages; grey for nil.
  open var pageIndicatorTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The colour of the dot of the current page; that of text for nil.
  open var currentPageIndicatorTintColor: Color? { didSet { setNeedsDisplay() } }

  /// The size of the dots for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> Size {
    let dots = max(0, pageCount)
    return Size(
      width: dots == 0 ? 0 : Self.pitch * Double(dots - 1) + Self.dot, height: Self.height)
  }

  /// That of its pages.
  open override func sizeThatFits(_ size: Size) -> Size { self.size(forNumberOfPages: pages) }
  /// That of its pages.
  open override var intrinsicContentSize: Size { size(forNumberOfPages: pages) }

  /// Goes one page towards the side that was tapped.
  open override func endTracking(_ touch: Touch?, with event: ScrollEngine.Event?) {
    guard isTouchInside, let touch else { return }
    go(isRight: touch.location(in: self).x > bounds.midX, event)
  }

  private func go(isRight: Bool, _ event: ScrollEngine.Event?) {
    let before = page
    currentPage += isRight != isMirrored ? 1 : -1
    if page != before { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
  }

  /// The left and right arrow go one page.
  open override func handleFocusedKey(_ key: InputEvent.Key) -> Bool {
    guard key == .left || key == .right else { return false }
    go(isRight: key == .right, nil)
    return true
  }

  /// The number of the page.
  open override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      value: "page \(page + 1) of \(pages)",
      traits: accessibilityStateTraits.union([.adjustable, .updatesFrequently]))
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  /// Whether it can be used.
  open override var claimsTaps: Bool { isEnabled }

  /// Draws the dots in the middle; those that find no room are cut off.
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
