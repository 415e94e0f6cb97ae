import Testing

@testable import ScrollEngine

@MainActor
@Suite("A touch on content that moves")
struct CatchTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let feed = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let shelf = ScrollView(frame: Rect(x: 0, y: 100, width: 320, height: 200))
  let feedLog = CallLog()
  let shelfLog = CallLog()

  init() {
    feed.contentSize = Size(width: 320, height: 8_000)
    shelf.contentSize = Size(width: 9_000, height: 200)
    feed.delegate = feedLog
    shelf.delegate = shelfLog
    window.addSubview(feed)
    feed.addSubview(shelf)
  }

  /// Flicks the scroll view, and lets it coast for `coast` seconds.
  private func flick(_ velocity: Point, coast: Double) {
    let stroke = Stroke(
      at: window.now + 0.1, from: Point(x: 160, y: 200), velocity: velocity, in: 0.1)
    for event in stroke.events { window.router.handle(event) }
    frames(to: stroke.end + coast)
  }

  private func frames(to end: Double) {
    while window.now < end { window.advance(to: min(end, window.now + 1.0 / 60)) }
  }

  @Test("across its axis scrolls what lies around it, at once", arguments: [0.1, 0.5, 1, 1.5, 3])
  func across(coast: Double) {
    flick(Point(x: -1_000, y: 0), coast: coast)
    #expect(shelf.isDecelerating)
    let stroke = Stroke(
      at: window.now, from: Point(x: 160, y: 290), velocity: Point(x: 20, y: -500), in: 0.2)
    for event in stroke.events.dropLast() { window.router.handle(event) }
    #expect(feed.contentOffset.y >= 90)
    #expect(feed.isDragging)
    window.router.handle(stroke.events[stroke.events.count - 1])
    frames(to: 8)
    #expect(!shelf.isDecelerating && !shelf.isDragging && !feed.isDecelerating)
    let names = shelfLog.names
    for (begin, end) in [
      ("willBeginDragging", "didEndDragging"), ("willBeginDecelerating", "didEndDecelerating"),
    ] {
      #expect(
        names.filter { $0.hasPrefix(begin) }.count >= names.filter { $0.hasPrefix(end) }.count)
    }
    #expect(names.last == "didEndDecelerating")
  }

  @Test("along its axis drags it without a slop")
  func along() {
    flick(Point(x: -1_000, y: 0), coast: 0.3)
    let x = shelf.contentOffset.x
    let stroke = Stroke(
      at: window.now, from: Point(x: 160, y: 200), velocity: Point(x: -500, y: -40), in: 0.2)
    for event in stroke.events.dropLast() { window.router.handle(event) }
    #expect(abs(shelf.contentOffset.x - x - 100) < 1e-9 && feed.contentOffset.y == 0)
  }

  @Test("keeps content that creeps to one axis, where it locks")
  func lock() {
    feed.contentSize.width = 1_000
    feed.isDirectionalLockEnabled = true
    shelf.removeFromSuperview()
    flick(Point(x: 0, y: -1_000), coast: 1)
    while feed.motion.velocity(at: window.now).length > 40 {
      window.advance(to: window.now + 1.0 / 60)
    }
    #expect(feed.isDecelerating)
    let stroke = Stroke(
      at: window.now, from: Point(x: 160, y: 290), velocity: Point(x: -100, y: -500), in: 0.2)
    for event in stroke.events { window.router.handle(event) }
    #expect(feed.contentOffset.x == 0)
    frames(to: window.now + 5)
    #expect(feed.contentOffset.x == 0)
  }

  @Test("of a coasting feed lets a shelf in it be dragged")
  func inside() {
    flick(Point(x: 0, y: -300), coast: 0.2)
    #expect(feed.isDecelerating)
    let y = feed.contentOffset.y
    let stroke = Stroke(
      at: window.now, from: Point(x: 160, y: 200), velocity: Point(x: -500, y: 10), in: 0.2)
    for event in stroke.events.dropLast() { window.router.handle(event) }
    #expect(shelf.contentOffset.x >= 90)
    #expect(abs(feed.contentOffset.y - y) < 5)
  }

  @Test("is a tap where it moves by less than a point a frame")
  func tap() {
    var taps = 0
    let row = View(frame: Rect(x: 0, y: 0, width: 320, height: 8_000))
    row.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    feed.insertSubview(row, at: 0)
    flick(Point(x: 0, y: -600), coast: 1.4)
    #expect(feed.isDecelerating)
    func tap(at time: Double) {
      window.router.handle(Stroke.down(Point(x: 160, y: 400), at: time))
      window.router.handle(Stroke.up(Point(x: 160, y: 400), at: time + 0.05))
    }
    tap(at: window.now)
    #expect(taps == 1 && feed.isDecelerating)
    frames(to: 8)
    #expect(!feed.isDecelerating)

    flick(Point(x: 0, y: -600), coast: 0.1)
    tap(at: window.now)
    #expect(taps == 1)
  }

  @Test("that rests, or is slow, stops what was carried")
  func rest() throws {
    for (pause, speed) in [(0.05, 2_000.0), (0, 200)] {
      let content = LongContent(height: 1_000_000)
      let first = Stroke(
        at: 0, from: Point(x: 160, y: 400), velocity: Point(x: 0, y: -2_000), in: 0.1)
      content.send(first.events)
      content.window.advance(to: 0.2)
      var second = Stroke(
        at: 0.2, from: Point(x: 160, y: 400), velocity: Point(x: 0, y: -speed), in: 0.1)
      for place in 1..<second.events.count { second.events[place].time += pause }
      content.send(second.events)
      #expect(abs(try #require(content.log.velocity).y * 1_000 - speed) < 1e-6)
    }
  }

  @Test("in the same direction adds to its speed, as on iOS, and in the other not")
  func momentum() throws {
    let content = LongContent(height: 1_000_000)
    var speeds: [Double] = []
    var time = 0.1
    for _ in 0..<5 {
      let stroke = Stroke(
        at: time, from: Point(x: 160, y: 400), velocity: Point(x: 0, y: -2_000), in: 0.1)
      content.send(stroke.events)
      speeds.append(try #require(content.log.velocity).y * 1_000)
      time = stroke.end + 0.15
      content.window.advance(to: time)
    }
    // Flutter's numbers, which were found by laying Flutter over UIKit on screen.
    for (speed, reference) in zip(speeds, [2_000.0, 3_406, 6_011, 14_258]) {
      #expect(abs(speed - reference) < 0.01 * reference, "\(speeds)")
    }
    let back = Stroke(
      at: time, from: Point(x: 160, y: 40), velocity: Point(x: 0, y: 2_000), in: 0.1)
    content.send(back.events)
    #expect(abs(try #require(content.log.velocity).y + 2) < 1e-9)
  }

  @Test("and the end of its motion are a matter of pixels, not of points")
  func pixels() {
    var ends: [Double] = []
    for scale in [1.0, 2, 4] {
      let content = LongContent()
      content.window.displayScale = scale
      content.send(
        Stroke(at: 0, from: Point(x: 160, y: 400), velocity: Point(x: 0, y: -600), in: 0.1).events)
      // After the stroke of 0.1 s and ln(600 / 50) / λ, the speed is 50 points per second.
      content.window.advance(to: 0.1 + 1.2412)
      content.send([Stroke.down(Point(x: 160, y: 200), at: content.window.now)])
      #expect(content.view.isDragging == (scale > 1) || content.view.isTracking)
      #expect(content.log.names.filter { $0 == "willBeginDragging" }.count == (scale > 1 ? 2 : 1))
      content.send([Stroke.up(Point(x: 160, y: 200), at: content.window.now)])

      let other = LongContent()
      other.window.displayScale = scale
      other.send(
        Stroke(at: 0, from: Point(x: 160, y: 200), velocity: Point(x: 0, y: 900), in: 0.1).events)
      while other.view.isDecelerating { other.window.advance(to: other.window.now + 0.001) }
      ends.append(other.window.now)
    }
    #expect(ends[0] < ends[1] && ends[1] < ends[2])
  }

  @Test("is of no account for the next touch")
  func next() {
    flick(Point(x: 0, y: -600), coast: 0.2)
    // The indicator takes this touch.
    window.router.handle(
      InputEvent(
        time: window.now,
        .pointerDown(.init(at: Point(x: 317, y: 20), device: .mouse, isPressed: true))))
    window.router.handle(
      InputEvent(
        time: window.now + 0.1, .pointerUp(.init(at: Point(x: 317, y: 20), device: .mouse))))
    frames(to: 10)
    let y = feed.contentOffset.y
    let stroke = Stroke(
      at: window.now, from: Point(x: 160, y: 400), velocity: Point(x: 0, y: -1_200), in: 0.1)
    for event in stroke.events.dropLast() { window.router.handle(event) }
    // The first of six steps leaves the slop and begins the drag. The other five move the content.
    #expect(abs(feed.contentOffset.y - y - 100) < 1e-9)
  }
}
