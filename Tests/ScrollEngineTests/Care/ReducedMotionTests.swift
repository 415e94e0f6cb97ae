import ScrollEngine
import TestSupport
import Testing

/// What a program animates where the desktop asks for less motion.
@MainActor
@Suite("With less motion")
struct ReducedMotionTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))

  init() {
    window.reducesMotion = true
    window.advance(to: 1)
  }

  private final class Calls: ScrollViewDelegate {
    var names: [String] = []

    func scrollViewDidScroll(_ scrollView: ScrollView) { names.append("scroll") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { names.append("end") }
    func viewForZooming(in scrollView: ScrollView) -> View? { scrollView.subviews.first }
    func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)
    {
      names.append("zoomed \(scale)")
    }
  }

  private final class Rows: TableViewDataSource {
    var count = 8

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  @Test("an animated offset is there with the next frame, and its end is told")
  func offset() {
    let view = ScrollView(frame: window.bounds)
    let calls = Calls()
    view.delegate = calls
    view.contentSize = Size(width: 300, height: 4000)
    window.addSubview(view)
    view.setContentOffset(Point(x: 0, y: 900), animated: true)
    window.advance(to: 1.02)
    #expect(view.contentOffset.y == 900 && calls.names == ["scroll", "end"])
    view.scrollRectToVisible(Rect(x: 0, y: 0, width: 10, height: 10), animated: true)
    window.advance(to: 1.04)
    #expect(view.contentOffset.y == 0 && calls.names.suffix(2) == ["scroll", "end"])
    // With motion, the same takes a while.
    window.reducesMotion = false
    view.setContentOffset(Point(x: 0, y: 900), animated: true)
    window.advance(to: 1.06)
    #expect(view.contentOffset.y < 900)
  }

  @Test("an animated zoom is there with the next frame, and its end is told")
  func zoom() {
    let view = ScrollView(frame: window.bounds)
    let calls = Calls()
    view.addSubview(View(frame: window.bounds))
    view.delegate = calls
    view.contentSize = window.bounds.size
    view.maximumZoomScale = 4
    window.addSubview(view)
    view.setZoomScale(2, animated: true)
    window.advance(to: 1.02)
    #expect(view.zoomScale == 2 && !view.isZooming && calls.names.last == "zoomed 2.0")
  }

  @Test("rows come and go without a way, and the update is finished")
  func rows() {
    let table = TableView(frame: window.bounds)
    let rows = Rows()
    table.rowHeight = 40
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    window.addSubview(table)
    window.advance(to: 1.02)
    var finished: [Bool] = []
    rows.count = 7
    table.performBatchUpdates({
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }) { finished.append($0) }
    window.advance(to: 1.04)
    #expect(finished == [true] && window.movingParts.isEmpty)
    let frames = table.visibleCells.map(\.frame.minY)
    #expect(frames == (0..<7).map { Double($0) * 40 })
    window.reducesMotion = false
    rows.count = 8
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    window.advance(to: 1.06)
    #expect(!window.movingParts.isEmpty)
  }

  @Test("children of a container take their places at once")
  func container() {
    let container = ContainerScrollView(frame: window.bounds)
    let views = (0..<3).map { _ in View(frame: Rect(x: 0, y: 0, width: 300, height: 50)) }
    for view in views { container.addArrangedSubview(view) }
    window.addSubview(container)
    window.advance(to: 1.02)
    container.animateChanges { views[1].isHidden = true }
    window.advance(to: 1.04)
    window.advance(to: 1.06)
    #expect(views[2].frame.minY == 50 && window.movingParts.isEmpty)
  }

  @Test("content that a hand has flicked coasts as ever")
  func flick() {
    func distance(isReduced: Bool) -> Double {
      let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))
      window.reducesMotion = isReduced
      let view = ScrollView(frame: window.bounds)
      view.contentSize = Size(width: 300, height: 9000)
      window.addSubview(view)
      let hand = Hand(window)
      hand.down(150, 300)
      for step in 1...5 { hand.move(150, 300 - 30 * Double(step)) }
      hand.up(150, 150)
      window.advance(to: 20)
      return view.contentOffset.y
    }
    #expect(distance(isReduced: true) == distance(isReduced: false))
    #expect(distance(isReduced: true) > 200)
  }
}
