@testable import ScrollEngine
import TestSupport
import Testing

/// Bug reports about other projects' scroll views, by repository and number.
@MainActor
@Suite("What was reported of other scroll views does not happen here:")
struct ScrollViewReportsTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 400))
  let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 400))
  let hand: Hand

  init() {
    view.contentSize = Size(width: 100, height: 1_600)
    window.addSubview(view)
    hand = Hand(window)
    window.layoutIfNeeded()
  }

  /// Moves a finger in ten even steps, and leaves it down.
  private func pull(from y: Double, by dy: Double, dx: Double = 0) {
    hand.down(50, y, device: .touch)
    for step in 1...10 {
      hand.move(50 + dx * Double(step) / 10, y + dy * Double(step) / 10, device: .touch)
    }
  }

  private func flick(_ dy: Double, dx: Double = 0) {
    pull(from: 200, by: dy, dx: dx)
    hand.up(50 + dx, 200 + dy, device: .touch)
  }

  @Test(
    "content that leaves its window past an edge is not there when it comes back (NJKScrollFullScreen 13)",
    arguments: [false, true])
  func leavingPastAnEdge(released: Bool) {
    pull(from: 10, by: 300)
    if released { hand.up(50, 310, device: .touch) }
    hand.rest(0.03)
    #expect(view.contentOffset.y < -50)
    view.removeFromSuperview()
    #expect(view.contentOffset.y == 0)
    hand.rest(0.5)
    window.addSubview(view)
    hand.settle()
    #expect(view.contentOffset.y == 0 && !view.isDragging && !view.isDecelerating)
  }

  @Test("nor between two pages, nor past a limit of its scale")
  func leavingInBetween() {
    view.isPagingEnabled = true
    flick(-150)
    hand.rest(0.05)
    #expect((1..<399).contains(view.contentOffset.y))
    view.removeFromSuperview()
    #expect(view.contentOffset.y == 0 || view.contentOffset.y == 400)
    view.isPagingEnabled = false
    window.addSubview(view)
    let zoomed = ZoomedView()
    view.addSubview(zoomed.view)
    view.delegate = zoomed
    view.maximumZoomScale = 2
    view.contentSize = zoomed.view.frame.size
    hand.down(50, 190, id: 0, device: .touch)
    hand.down(50, 210, id: 1, device: .touch)
    hand.move(50, 300, id: 1, device: .touch)
    #expect(view.zoomScale > 2)
    view.removeFromSuperview()
    #expect(view.zoomScale == 2 && view.scrollRange.contains(view.contentOffset))
  }

  @Test("where a program has put it past an edge, it stays")
  func putPastAnEdge() {
    view.contentOffset.y = -70
    view.removeFromSuperview()
    window.addSubview(view)
    #expect(view.contentOffset.y == -70)
  }

  @Test("pages stay where they are while a refresh lasts (MSPullToRefresh 3)")
  func pagesDuringARefresh() {
    view.isPagingEnabled = true
    let control = RefreshControl()
    view.refreshControl = control
    pull(from: 2, by: 390)
    hand.rest(0.2)
    hand.up(50, 392, device: .touch)
    hand.settle()
    #expect(control.isRefreshing && view.contentOffset.y == -60)
    flick(-10)
    hand.settle()
    #expect(view.contentOffset.y == -60 || view.contentOffset.y == 0)
    view.contentOffset.y = -60
    flick(-150)
    hand.settle()
    #expect(view.contentOffset.y == 400)
    control.endRefreshing()
    hand.settle()
    #expect(view.contentOffset.y == 400)
    flick(150)
    hand.settle()
    #expect(view.contentOffset.y == 0)
  }

  @Test(
    "an end of the refresh at any moment leaves no gap (ODRefreshControl 27, 63, react-native 14056)",
    arguments: [0, 0.02, 0.05, 0.2, 1])
  func endOfRefresh(delay: Double) {
    let control = RefreshControl()
    view.refreshControl = control
    var count = 0
    control.onRefresh = { control in
      count += 1
      if delay == 0 { control.endRefreshing() }
    }
    for round in 1...2 {
      control.beginRefreshing()
      control.endRefreshing()
      pull(from: 2, by: 390)
      hand.up(50, 392, device: .touch)
      hand.rest(delay)
      control.endRefreshing()
      hand.settle()
      #expect(count == round && view.contentOffset.y == 0 && view.scrollRange.minimum.y == 0)
    }
  }

  @Test("pages are whole, however far away (openradar 15530028)", arguments: [1e6, 3e7, 1e9])
  func farPages(place: Double) {
    view.isPagingEnabled = true
    view.contentSize = Size(width: 100, height: place * 2)
    view.contentOffset.y = place
    flick(-150)
    hand.settle()
    #expect(view.contentOffset.y == place + 400)
    flick(150)
    hand.settle()
    #expect(view.contentOffset.y == place)
  }

  @Test("small moves far away add up to none (flutter 23527)")
  func smallMovesFarAway() {
    view.contentSize = Size(width: 100, height: 4e9)
    view.contentOffset.y = 1e9 + 0.25
    pull(from: 300, by: -100)
    let start = view.contentOffset.y
    for step in 0..<1_000 { hand.move(50, step % 2 == 0 ? 207.3 : 200, device: .touch) }
    #expect(view.contentOffset.y == start)
  }

  @Test("content smaller than its view comes back, whatever its insets (PagingKit 47)")
  func smallContent() {
    view.isPagingEnabled = true
    view.alwaysBounceVertical = true
    view.contentSize = Size(width: 50, height: 40)
    for distance in [80.0, -80] {
      flick(distance)
      hand.settle()
      #expect(view.contentOffset == .zero)
    }
    view.isPagingEnabled = false
    view.contentInset = EdgeInsets(top: 900, left: 0, bottom: 700, right: 0)
    for distance in [-150.0, -150, -150, 150, 150, 150] {
      flick(distance)
      hand.settle()
      #expect(view.scrollRange.contains(view.contentOffset))
    }
    view.contentInset = .zero
    window.layoutIfNeeded()
    #expect(view.contentOffset == .zero)
  }

  @Test(
    "limits of the scale hold from their next use on, without drift (littlego 139, RSKImageCropper 34)"
  )
  func zoomLimits() {
    let zoomed = ZoomedView()
    view.addSubview(zoomed.view)
    view.delegate = zoomed
    view.contentSize = zoomed.view.frame.size
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 4
    view.zoomScale = 3
    view.maximumZoomScale = 2
    #expect(view.zoomScale == 3)
    view.zoomScale = 3
    #expect(view.zoomScale == 2)
    for rect in [
      Rect(x: 180, y: 180, width: 20, height: 20), Rect(x: -30, y: 0, width: 5, height: 5),
    ] {
      view.zoom(to: rect, animated: true)
      hand.settle()
      #expect(view.zoomScale == 2 && view.scrollRange.contains(view.contentOffset))
    }
    var random = SeededRandom(seed: 4)
    for _ in 0..<1_000 {
      view.setZoomScale(.random(in: 0.1...6, using: &random), animated: false)
      #expect((0.5...2).contains(view.zoomScale))
    }
    view.zoomScale = 1
    #expect(zoomed.view.frame == Rect(x: 0, y: 0, width: 200, height: 200))
  }
}

@MainActor
private final class ZoomedView: ScrollViewDelegate {
  let view = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))

  func viewForZooming(in scrollView: ScrollView) -> View? { view }
}
