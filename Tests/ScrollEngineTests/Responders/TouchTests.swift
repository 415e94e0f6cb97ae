import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Touches")
struct TouchTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let pad = TouchLog(frame: Rect(x: 10, y: 20, width: 80, height: 100))
  let hand: Hand

  init() {
    window.addSubview(pad)
    hand = Hand(window)
  }

  @Test("go to the view that was hit, in its own coordinates, wherever they move")
  func delivery() {
    hand.down(30, 50)
    hand.move(95, 190)
    hand.up(95, 190)
    #expect(pad.log == ["began 20,30", "moved 85,170", "ended 85,170"])
  }

  @Test("that do not move are not reported as moved")
  func still() {
    hand.down(30, 50)
    hand.move(30, 50)
    hand.up(30, 50)
    #expect(pad.names == ["began", "ended"])
  }

  @Test("know where they were, when, and what they are")
  func facts() {
    final class Witness: View {
      var seen: [(previous: Point, time: Double, phase: Touch.Phase)] = []
      var type: Touch.TouchType?
      override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        for touch in touches {
          seen.append((touch.previousLocation(in: self), touch.timestamp, touch.phase))
          type = touch.type
        }
      }
    }
    let witness = Witness(frame: window.bounds)
    window.addSubview(witness)
    hand.down(10, 10, device: .touch)
    hand.rest(0.25)
    hand.move(12, 10, device: .touch)
    hand.move(14, 10, device: .touch)
    #expect(witness.seen.map(\.previous) == [Point(x: 10, y: 10), Point(x: 12, y: 10)])
    #expect(witness.seen.last?.time == hand.time && witness.seen.allSatisfy { $0.phase == .moved })
    #expect(witness.type == .direct)
  }

  @Test("go up the chain of responders, through the controllers, until one takes them")
  func chain() {
    final class Screen: ViewController {
      var began = 0
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        began += touches.count
      }
    }
    let screen = Screen()
    window.rootViewController = screen
    let outer = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let inner = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    screen.view.addSubview(outer)
    outer.addSubview(inner)
    pad.removeFromSuperview()
    #expect(inner.next === outer && outer.next === screen.view)
    #expect(screen.view.next === screen && screen.next === window && window.next == nil)
    hand.tap(20, 20)
    #expect(screen.began == 1)
  }

  @Test("count taps in a row in one place")
  func tapCount() {
    final class Counter: View {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        counts += touches.map(\.tapCount)
      }
    }
    let counter = Counter(frame: window.bounds)
    window.addSubview(counter)
    hand.tap(20, 20)
    hand.rest(0.2)
    hand.tap(22, 20)
    hand.rest(0.2)
    hand.tap(20, 180)
    hand.rest(0.5)
    hand.tap(20, 180)
    #expect(counter.counts == [1, 2, 1, 1])
  }

  @Test("A second finger is reported to a view that wants several, and to another view")
  func severalFingers() {
    let other = TouchLog(frame: Rect(x: 10, y: 130, width: 80, height: 60))
    window.addSubview(other)
    for wantsSeveral in [false, true] {
      (pad.log, other.log) = ([], [])
      pad.isMultipleTouchEnabled = wantsSeveral
      hand.down(20, 30, id: 1, device: .touch)
      hand.down(40, 50, id: 2, device: .touch)
      hand.down(40, 150, id: 3, device: .touch)
      hand.move(42, 50, id: 2, device: .touch)
      hand.move(44, 150, id: 3, device: .touch)
      hand.up(44, 150, id: 3, device: .touch)
      hand.up(42, 50, id: 2, device: .touch)
      hand.up(20, 30, id: 1, device: .touch)
      #expect(
        pad.log
          == (wantsSeveral
            ? ["began 10,10", "began 30,30", "moved 32,30", "ended 32,30", "ended 10,10"]
            : ["began 10,10", "ended 10,10"]))
      #expect(other.log == ["began 30,20", "moved 34,20", "ended 34,20"])
    }
  }

  @Test("end with a cancellation when their view leaves the window, or the system takes them")
  func cancellation() {
    hand.down(30, 50)
    pad.removeFromSuperview()
    hand.move(40, 50)
    hand.up(40, 50)
    #expect(pad.names == ["began", "cancelled"])
    window.addSubview(pad)
    hand.down(30, 50)
    hand.lose()
    hand.up(30, 50)
    #expect(pad.names == ["began", "cancelled", "began", "cancelled"])
  }

  @Test(
    "are taken away by a gesture that is recognized, unless it leaves them",
    arguments: [true, false])
  func gestures(cancels: Bool) {
    let tap = TapGestureRecognizer()
    tap.cancelsTouchesInView = cancels
    window.addGestureRecognizer(tap)
    hand.tap(30, 50)
    #expect(pad.names == ["began", cancels ? "cancelled" : "ended"])
    #expect(tap.state == .ended)
    let pan = PanGestureRecognizer()
    pan.cancelsTouchesInView = cancels
    window.addGestureRecognizer(pan)
    pad.log = []
    hand.drag(from: 30, 50, by: 10, 0)
    #expect(pad.names.last == (cancels ? "cancelled" : "ended"))
  }

  @Test(
    "of another finger are kept from their view by a gesture that goes on, unless it leaves them",
    arguments: [true, false])
  func secondFingerInGesture(cancels: Bool) {
    pad.isMultipleTouchEnabled = true
    let pan = PanGestureRecognizer()
    pan.cancelsTouchesInView = cancels
    window.addGestureRecognizer(pan)
    hand.down(20, 30, id: 1, device: .touch)
    hand.move(60, 30, id: 1, device: .touch)
    #expect(pan.state == .began)
    hand.down(40, 50, id: 2, device: .touch)
    hand.up(40, 50, id: 2, device: .touch)
    hand.up(60, 30, id: 1, device: .touch)
    #expect(
      pad.log
        == (cancels
          ? ["began 10,10", "cancelled 50,10"]
          : ["began 10,10", "moved 50,10", "began 30,30", "ended 30,30", "ended 50,10"]))
  }

  @Test("A finger that is no part of the gesture may be lost by itself")
  func lostFinger() {
    let other = TouchLog(frame: Rect(x: 10, y: 130, width: 80, height: 60))
    window.addSubview(other)
    hand.down(20, 30, id: 1, device: .touch)
    hand.down(40, 150, id: 2, device: .touch)
    let pointer = InputEvent.Pointer(at: Point(x: 40, y: 150), device: .touch, id: 2)
    window.router.handle(InputEvent(time: hand.time, .pointerCancelled(pointer)))
    #expect(other.names == ["began", "cancelled"] && pad.names == ["began"])
    hand.up(20, 30, id: 1, device: .touch)
    #expect(pad.names == ["began", "ended"])
    // The lost finger may come down again.
    hand.down(40, 150, id: 2, device: .touch)
    hand.up(40, 150, id: 2, device: .touch)
    #expect(other.names == ["began", "cancelled", "began", "ended"])
  }

  // MARK: In scroll views

  private func scroll(_ view: View) -> ScrollView {
    let scrollView = ScrollView(frame: window.bounds)
    scrollView.contentSize = Size(width: 100, height: 1_000)
    window.addSubview(scrollView)
    scrollView.addSubview(view)
    return scrollView
  }

  @Test("reach the content of a scroll view after a while, or at once with the release")
  func delay() {
    let scrollView = scroll(pad)
    hand.down(30, 50)
    #expect(pad.log.isEmpty)
    hand.rest(0.16)
    #expect(pad.names == ["began"])
    hand.up(30, 50)
    hand.tap(30, 50)
    #expect(pad.names == ["began", "ended", "began", "ended"])
    pad.log = []
    scrollView.delaysContentTouches = false
    hand.down(30, 50)
    #expect(pad.names == ["began"])
    hand.up(30, 50)
  }

  @Test("never reach it when they scroll, and are taken away when they do after a while")
  func scrolling() {
    let scrollView = scroll(pad)
    hand.drag(from: 30, 110, by: 0, -40)
    #expect(scrollView.contentOffset.y == 40 && pad.log.isEmpty)
    hand.down(30, 70)
    hand.rest(0.2)
    hand.move(30, 60)
    hand.move(30, 50)
    #expect(pad.names == ["began", "cancelled"])
    #expect(scrollView.isDragging)
    hand.up(30, 50)
  }

  @Test("stay with content that may not lose them, which then is not scrolled")
  func kept() {
    final class Keeper: ScrollView {
      override func touchesShouldCancel(in view: View) -> Bool { !(view is TouchLog) }
    }
    let scrollView = Keeper(frame: window.bounds)
    scrollView.contentSize = Size(width: 100, height: 1_000)
    window.addSubview(scrollView)
    scrollView.addSubview(pad)
    hand.down(30, 70)
    hand.rest(0.2)
    hand.move(30, 40)
    hand.up(30, 40)
    #expect(pad.names == ["began", "moved", "ended"] && scrollView.contentOffset.y == 0)
    // A touch may scroll if the content has not been told of it yet.
    hand.drag(from: 30, 110, by: 0, -40)
    #expect(scrollView.contentOffset.y == 40)
  }

  @Test("A scroll view decides whether its content is told of them at all")
  func mayBegin() {
    final class Guard: ScrollView {
      override func touchesShouldBegin(
        _ touches: Set<Touch>, with event: Event?, in view: View
      ) -> Bool { touches.allSatisfy { $0.location(in: view).y < 50 } }
    }
    let scrollView = Guard(frame: window.bounds)
    scrollView.contentSize = Size(width: 100, height: 1_000)
    window.addSubview(scrollView)
    scrollView.addSubview(pad)
    hand.tap(30, 100)
    #expect(pad.log.isEmpty)
    hand.tap(30, 50)
    #expect(pad.names == ["began", "ended"])
  }

  @Test("that catch moving content are not told to it")
  func catching() {
    let scrollView = scroll(pad)
    hand.down(30, 180)
    hand.rest(1.0 / 60)
    for y in stride(from: 170.0, through: 90, by: -20) {
      hand.move(30, y)
      hand.rest(1.0 / 60)
    }
    hand.up(30, 90)
    hand.rest(0.05)
    #expect(scrollView.isDecelerating)
    pad.frame.origin.y = scrollView.contentOffset.y
    hand.down(30, 50)
    #expect(scrollView.isDragging && pad.log.isEmpty)
    hand.up(30, 50)
    #expect(pad.log.isEmpty)
  }

  @Test("in a cell follow a tap that selects its row to the end")
  func cells() {
    final class Source: TableViewDataSource {
      let pad = TouchLog(frame: Rect(x: 0, y: 0, width: 40, height: 40))
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.contentView.addSubview(pad)
        return cell
      }
    }
    let source = Source()
    source.pad.passesOn = true
    let table = exactTable(frame: window.bounds)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    hand.tap(20, 20)
    #expect(source.pad.names == ["began", "ended"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  // MARK: Whatever happens

  @Test("Whatever happens, each view that hears of a touch hears its end, once")
  func grammar() {
    for seed in Soak.seeds(1...100) {
      var random = SeededRandom(seed: seed)
      let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 200))
      let scrollView = ScrollView(frame: Rect(x: 20, y: 20, width: 160, height: 160))
      scrollView.contentSize = Size(width: 160, height: 800)
      scrollView.delaysContentTouches = Bool.random(using: &random)
      scrollView.canCancelContentTouches = Bool.random(using: &random)
      window.addSubview(scrollView)
      var pads: [TouchLog] = []
      for place in 0..<4 {
        let pad = TouchLog(
          frame: Rect(x: Double(place) * 40, y: Double(place) * 30, width: 60, height: 60))
        pad.isMultipleTouchEnabled = Bool.random(using: &random)
        pad.passesOn = Bool.random(using: &random)
        (place < 3 ? scrollView : window).addSubview(pad)
        if place == 1 { pad.addGestureRecognizer(TapGestureRecognizer()) }
        if place == 2 { pad.addGestureRecognizer(LongPressGestureRecognizer()) }
        if place == 3 { pad.addGestureRecognizer(PinchGestureRecognizer()) }
        pads.append(pad)
      }
      let hand = Hand(window)
      var down: [Int: Point] = [:]
      for _ in 0..<60 {
        let id = Int.random(in: 0..<3, using: &random)
        let place = Point(
          x: Double(Int.random(in: 0..<200, using: &random)),
          y: Double(Int.random(in: 0..<200, using: &random)))
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<3 where down[id] == nil:
          down[id] = place
          hand.down(place.x, place.y, id: id, device: .touch)
        case 3..<8 where down[id] != nil:
          let old = down[id] ?? .zero
          let next = Point(x: old.x + place.x / 10 - 10, y: old.y + place.y / 10 - 10)
          down[id] = next
          hand.move(next.x, next.y, id: id, device: .touch)
        case 8..<10 where down[id] != nil:
          let old = down.removeValue(forKey: id) ?? .zero
          hand.up(old.x, old.y, id: id, device: .touch)
        case 10:
          hand.rest(Double.random(in: 0...0.3, using: &random))
        case 11 where Int.random(in: 0..<4, using: &random) == 0:
          let pad = pads[Int.random(in: 0..<4, using: &random)]
          if pad.superview == nil { scrollView.addSubview(pad) } else { pad.removeFromSuperview() }
        default: break
        }
      }
      for (id, place) in down { hand.up(place.x, place.y, id: id, device: .touch) }
      hand.rest(1)
      for (place, pad) in pads.enumerated() {
        #expect(pad.complaints == [], "seed \(seed), view \(place)")
        #expect(pad.openCount == 0, "seed \(seed), view \(place): \(pad.log)")
      }
    }
  }
}
