import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A subclass of a scroll view")
struct ScrollViewOverridingTests {
  /// Records its offsets, and the calls to its other overrides.
  final class Scroller: ScrollView {
    var offsets: [Double] = []
    var notes: [String] = []
    var boundsChanges = 0
    override var contentOffset: Point { didSet { offsets.append(contentOffset.y) } }
    override var bounds: Rect { didSet { boundsChanges += 1 } }
    override var contentInset: EdgeInsets { didSet { notes.append("contentInset") } }
    override var contentSize: Size { didSet { notes.append("contentSize") } }
    override var isScrollEnabled: Bool { didSet { notes.append("isScrollEnabled") } }
    override weak var delegate: (any ScrollViewDelegate)? { didSet { notes.append("delegate") } }
    override var isPagingEnabled: Bool { didSet { notes.append("isPagingEnabled") } }
    override var zoomScale: Double { didSet { notes.append("zoomScale") } }
    override func setContentOffset(_ offset: Point, animated: Bool) {
      notes.append("setContentOffset animated \(animated)")
      super.setContentOffset(offset, animated: animated)
    }
    override func scrollRectToVisible(_ rect: Rect, animated: Bool) {
      notes.append("scrollRectToVisible")
      super.scrollRectToVisible(rect, animated: animated)
    }
    override func setZoomScale(_ scale: Double, animated: Bool) {
      notes.append("setZoomScale")
      super.setZoomScale(scale, animated: animated)
    }
    override func flashScrollIndicators() {
      notes.append("flash")
      super.flashScrollIndicators()
    }
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let view = Scroller(frame: Rect(x: 0, y: 0, width: 300, height: 400))

  init() {
    window.addSubview(view)
    view.contentSize = Size(width: 300, height: 4000)
  }

  @Test("hears of each offset of a drag, of the deceleration and of the way back")
  func gestures() {
    let hand = Hand(window)
    hand.down(150, 300, device: .touch)
    for step in 1...10 {
      hand.move(150, 300 - Double(step) * 20, device: .touch)
      hand.rest(1 / 60.0)
    }
    #expect(view.offsets.count >= 9 && view.offsets.last == view.contentOffset.y)
    let dragged = view.offsets.count
    hand.up(150, 100, device: .touch)
    hand.settle()
    #expect(view.offsets.count > dragged + 10 && view.boundsChanges == view.offsets.count)
    #expect(view.offsets.last == view.contentOffset.y && view.offsets == view.offsets.sorted())
  }

  @Test("hears of offsets of the wheel, of an animation, and of a range that shrinks")
  func programs() {
    view.setContentOffset(Point(x: 0, y: 500), animated: true)
    #expect(view.notes == ["contentSize", "setContentOffset animated true"])
    for frame in 1...60 { window.advance(to: Double(frame) / 60) }
    #expect(view.offsets.count > 10 && view.offsets.last == 500)
    view.offsets = []
    view.contentSize.height = 600
    #expect(view.offsets == [200])
    view.offsets = []
    view.notes = []
    view.scrollRectToVisible(Rect(x: 0, y: 0, width: 1, height: 1), animated: false)
    #expect(view.notes == ["scrollRectToVisible"] && view.offsets == [0])
    view.scroll(by: Point(x: 0, y: 30))
    #expect(view.offsets == [0, 30])
    view.offsets = []
    view.setContentOffset(.zero, animated: true)
    for frame in 61...120 { window.advance(to: Double(frame) / 60) }
    #expect(view.offsets.count > 2 && view.offsets.last == 0)
  }

  @Test("may hold the content where it likes, also under a finger")
  func holding() {
    final class NoBounce: ScrollView {
      override var contentOffset: Point {
        get { super.contentOffset }
        set { super.contentOffset = Point(x: newValue.x, y: max(0, newValue.y)) }
      }
    }
    let view = NoBounce(frame: window.bounds)
    view.contentSize = Size(width: 300, height: 4000)
    window.addSubview(view)
    let hand = Hand(window)
    hand.down(150, 100, device: .touch)
    for step in 1...10 {
      hand.move(150, 100 + Double(step) * 20, device: .touch)
      hand.rest(1 / 60.0)
      #expect(view.contentOffset.y == 0)
    }
    hand.up(150, 300, device: .touch)
    hand.settle()
    #expect(view.contentOffset.y == 0)
  }

  @Test("hears of each of its properties and requests")
  func properties() {
    view.notes = []
    view.contentInset.top = 5
    view.isScrollEnabled = false
    view.delegate = nil
    view.isPagingEnabled = true
    view.flashScrollIndicators()
    #expect(
      view.notes == ["contentInset", "isScrollEnabled", "delegate", "isPagingEnabled", "flash"])
    view.notes = []
    view.setZoomScale(1, animated: false)
    view.zoomScale = 1
    #expect(view.notes == ["setZoomScale", "setZoomScale", "zoomScale"])
  }

  @Test("hears of the frame and the offset that a container gives it")
  func inContainer() {
    let container = ContainerScrollView(frame: window.bounds)
    window.addSubview(container)
    let above = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let inner = Slice()
    inner.contentSize = Size(width: 300, height: 2000)
    container.addArrangedSubview(above)
    container.addArrangedSubview(inner)
    window.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 0, y: 300, width: 300, height: 100))
    #expect(inner.frames.last == inner.frame)
    inner.frames = []
    container.contentOffset.y = 500
    window.layoutIfNeeded()
    #expect(inner.offsets.last == 200 && inner.contentOffset.y == 200)
    #expect(inner.frames.last == inner.frame && inner.frame.minY == 500)
    container.checkInvariants()
    let (frames, offsets) = (inner.frames.count, inner.offsets.count)
    container.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(inner.frames.count == frames && inner.offsets.count == offsets)
  }

  /// Records the frames and offsets that a container sets.
  final class Slice: ScrollView {
    var frames: [Rect] = []
    var offsets: [Double] = []
    override var frame: Rect { didSet { frames.append(frame) } }
    override var contentOffset: Point { didSet { offsets.append(contentOffset.y) } }
  }
}
