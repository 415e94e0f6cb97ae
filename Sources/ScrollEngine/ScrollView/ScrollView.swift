public import ScrollMotion

/// A view that shows a movable part of a plane larger than itself.
///
/// Nothing in the plane moves. ``contentOffset`` is `bounds.origin`, by another name: the subviews
/// keep their frames, and the view looks at another place. A drag, the wheel and the keys keep the
/// offset within ``scrollRange``; a program may set any finite offset.
///
/// ```swift
/// let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// scrollView.contentSize = Size(width: 320, height: 850)
/// scrollView.addSubview(green)
/// scrollView.contentOffset = Point(x: 0, y: 100)
/// ```
open class ScrollView: View {
  public weak var delegate: (any ScrollViewDelegate)? {
    didSet { delegateDidChange() }
  }

  /// Whether gestures, the wheel and keys move the content.
  public var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }

  public var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }
  public var showsHorizontalScrollIndicator = true { didSet { setNeedsDisplay() } }

  public let panGestureRecognizer = PanGestureRecognizer()

  /// Whether a pointer is dragging the content.
  public private(set) var isDragging = false

  /// The container that stacks this view, and scrolls it in place of its own gestures.
  weak var contentSizeObserver: (any ContentSizeObserving)?
  private var offsetAtStartOfDrag = Point.zero

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    panGestureRecognizer.shouldBegin = { [weak self] movement in
      guard let self else { return false }
      return canScroll(along: abs(movement.x) > abs(movement.y) ? .horizontal : .vertical)
    }
    panGestureRecognizer.onChange = { [weak self] in self?.panned($0) }
    addGestureRecognizer(panGestureRecognizer)
  }

  // MARK: Offset

  /// The point of the content at the top left corner of the visible part.
  ///
  /// Any finite value is kept as it is, also one outside ``scrollRange``.
  public var contentOffset: Point {
    get { bounds.origin }
    set {
      precondition(newValue.isFinite, "ScrollView: contentOffset \(newValue) is not finite")
      bounds.origin = newValue
    }
  }

  /// The offset that the delegate was last told of.
  private var reportedOffset = Point.zero

  open override func boundsDidChange(from old: Rect) {
    // Clamping comes back here: by then the offset may be another one, or the old one again.
    if old.size != bounds.size { clampOffset() }
    guard contentOffset != reportedOffset else { return }
    reportedOffset = contentOffset
    delegate?.scrollViewDidScroll(self)
  }

  /// Moves the content by a translation of the offset, as far as it goes.
  ///
  /// - Returns: The part of the translation that took effect.
  @discardableResult
  public func scroll(by translation: Point) -> Point {
    let old = contentOffset
    let range = scrollRange
    var limited = old
    // An axis along which nothing moves stays where a program put it, in range or not.
    for axis in Axis.allCases where translation[axis] != 0 {
      let target = max(old[axis], range.minimum[axis]) + translation[axis]
      limited[axis] = max(min(range.maximum[axis], target), range.minimum[axis])
    }
    contentOffset = limited
    return limited - old
  }

  /// Moves the content as a key asks.
  public func scroll(by step: KeyScroll) {
    let axis = step.axis
    let range = scrollRange
    var translation = Point.zero
    translation[axis] = step.distance(
      visible: bounds.size[axis], range: range.minimum[axis]...range.maximum[axis])
    scroll(by: translation)
  }

  // MARK: Content

  /// The size of the content in points.
  ///
  /// - Precondition: Width and height are finite and not negative.
  open var contentSize: Size {
    get { storedContentSize }
    set { setContentSize(newValue) }
  }

  private var storedContentSize = Size.zero

  final func setContentSize(_ size: Size) {
    precondition(
      size.isFinite && size.width >= 0 && size.height >= 0,
      "ScrollView: contentSize \(size) is not finite and positive")
    guard size != storedContentSize else { return }
    let old = storedContentSize
    storedContentSize = size
    setNeedsDisplay()
    clampOffset()
    contentSizeObserver?.contentSizeDidChange(of: self, from: old)
  }

  /// Space around the content that belongs to the range of offsets, in points.
  ///
  /// - Precondition: All four distances are finite.
  public var contentInset = EdgeInsets.zero {
    didSet {
      precondition(contentInset.isFinite, "ScrollView: contentInset \(contentInset) is not finite")
      guard oldValue != contentInset else { return }
      clampOffset()
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// The offsets at which the content can rest.
  public var scrollRange: ScrollRange {
    ScrollRange(bounds: bounds.size, content: contentSize, inset: contentInset)
  }

  /// Whether gestures can move the content along an axis.
  public func canScroll(along axis: Axis) -> Bool {
    isScrollEnabled && contentSizeObserver == nil && scrollRange.isScrollable(axis)
  }

  /// Brings the offset back into the range after the range has changed.
  ///
  /// The offset of a child that a container slices is the container's business.
  private func clampOffset() {
    guard contentSizeObserver == nil else { return }
    contentOffset = scrollRange.clamp(contentOffset)
  }

  open func delegateDidChange() {}

  // MARK: Dragging

  private func panned(_ recognizer: GestureRecognizer) {
    switch recognizer.state {
    case .began:
      isDragging = true
      offsetAtStartOfDrag = contentOffset
      delegate?.scrollViewWillBeginDragging(self)
    case .changed:
      contentOffset = scrollRange.clamp(offsetAtStartOfDrag - panGestureRecognizer.translation())
    case .ended, .cancelled:
      guard isDragging else { return }
      isDragging = false
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    case .possible, .failed:
      break
    }
  }

  // MARK: Indicators

  open override func drawOverlay(in canvas: inout Canvas) {
    for axis in Axis.allCases where canScroll(along: axis) {
      let shows =
        axis == .vertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator
      guard shows else { continue }
      canvas.fill(indicatorFrame(along: axis), Color(0x1C1F26).opacity(0.45), cornerRadius: 1.5)
    }
  }

  /// The frame of an indicator in the coordinates of the content.
  public func indicatorFrame(along axis: Axis) -> Rect {
    let range = scrollRange
    let thumb = ScrollIndicator.thumb(
      visible: bounds.size[axis],
      offset: contentOffset[axis], range: range.minimum[axis]...range.maximum[axis])
    let across: Axis = axis == .vertical ? .horizontal : .vertical
    var frame = Rect(origin: bounds.origin, size: .zero)
    frame.origin[axis] += thumb.position
    frame.size[axis] = thumb.length
    frame.origin[across] +=
      bounds.size[across] - ScrollIndicator.margin - ScrollIndicator.thickness
    frame.size[across] = ScrollIndicator.thickness
    return frame
  }
}

/// Is told when a scroll view's content changes its size: a container that stacks it.
@MainActor
protocol ContentSizeObserving: AnyObject {
  func contentSizeDidChange(of scrollView: ScrollView, from old: Size)

  /// The size will be another one when somebody asks for it, and nobody else is going to ask.
  func contentSizeBecameStale(of scrollView: ScrollView)
}
