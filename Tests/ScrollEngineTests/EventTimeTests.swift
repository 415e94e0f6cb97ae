import ScrollEngine
import ScrollMotion
import Testing

/// Frames ahead of the events change only when a movement appears, not where it leads.
@MainActor
@Suite("An event's time")
struct EventTimeTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let log = CallLog()

  init() {
    scrollView.contentSize = Size(width: 320, height: 4_000)
    scrollView.delegate = log
    window.addSubview(scrollView)
  }

  private var y: Double { scrollView.contentOffset.y }

  private func flick(at start: Double = 0.3) -> Stroke {
    Stroke(at: start, from: Point(x: 160, y: 400), velocity: Point(x: 0, y: -1_100), in: 0.1)
  }

  @Test("decides the speed of a flick and where it rests, however far frames are ahead")
  func leads() throws {
    var rests: [Double] = []
    for lead in [0, 0.004, 0.008, 1.0 / 60, 0.033, 0.05] {
      let test = EventTimeTests()
      var frames = AheadFrames(test.window)
      frames.send(test.flick(), lead: lead)
      let velocity = try #require(test.log.velocity)
      #expect(abs(velocity.y - 1.1) < 1e-9, "\(lead)")
      frames.run(to: 10)
      #expect(!test.scrollView.isDecelerating)
      #expect(test.y == test.log.target?.y)
      rests.append(test.y)
    }
    #expect(Set(rests).count == 1, "\(rests)")
  }

  @Test("is when a deceleration begins", arguments: [0, 0.0123, 0.05])
  func release(lead: Double) throws {
    let stroke = flick()
    var frames = AheadFrames(window)
    frames.send(stroke, lead: lead)
    let velocity = try #require(log.velocity) * 1_000
    let fling = OffsetFling(
      from: scrollView.contentOffset, velocity: velocity, in: scrollView.scrollRange)
    for step in 1...200 {
      let time = window.now + 0.007 * Double(step)
      window.advance(to: time)
      #expect(abs(y - fling.value(at: time - stroke.end).y) < 1e-9)
    }
  }

  @Test("does not make content jump that is caught: it stays where the last frame shows it")
  func catching() throws {
    for lead in [0, 0.0123, 0.05] {
      let test = EventTimeTests()
      var frames = AheadFrames(test.window)
      let first = test.flick()
      frames.send(first, lead: lead)
      frames.run(to: first.end + 0.2 + lead)
      let caught = test.y
      #expect(caught > 100)
      let second = test.flick(at: first.end + 0.2)
      test.window.router.handle(second.events[0])
      #expect(test.y == caught && test.scrollView.isDragging)
      for event in second.events.dropFirst() { test.window.router.handle(event) }
      #expect(abs(test.y - caught - 110) < 1e-9)
      // The finger caught the content while it decelerated, so the remaining velocity carries over.
      let remaining = Deceleration(from: 0, velocity: 1_100).velocity(at: 0.2)
      let release = Momentum.carried(by: 1_100, from: remaining)
      let velocity = try #require(test.log.velocity)
      #expect(abs(velocity.y - release / 1_000) < 1e-9, "\(lead)")
      frames.run(to: 20)
      #expect(abs(test.y - caught - 110 - release / DecelerationRate.normal.decayConstant) < 1e-6)
    }
  }

  @Test("that is before the last one's counts as that, and the event is not lost")
  func disorder() throws {
    let stroke = flick()
    var late = stroke.events
    // The last move gets the time at which the finger touched down.
    late[6].time = late[0].time
    for event in late { window.router.handle(event) }
    #expect(abs(y - 110 + 1_100.0 / 60) < 1e-9)
    let velocity = try #require(log.velocity)

    let test = EventTimeTests()
    var equal = stroke.events
    equal[6].time = equal[5].time
    for event in equal { test.window.router.handle(event) }
    #expect(test.y == y && test.log.velocity == velocity)
    #expect(log.names == test.log.names && log.names.last == "willBeginDecelerating")
  }

  @Test("that is no number is that of no event")
  func notANumber() {
    var stroke = flick()
    stroke.events.insert(Stroke.move(Point(x: 160, y: 0), at: .nan), at: 3)
    stroke.events.insert(Stroke.move(Point(x: 160, y: 0), at: .infinity), at: 5)
    for event in stroke.events { window.router.handle(event) }
    #expect(abs((log.velocity?.y ?? 0) - 1.1) < 1e-9)
  }

  @Test("gives two equal strokes equal speeds, wherever they begin between two frames")
  func equalStrokes() throws {
    for index in 0..<50 {
      let test = EventTimeTests()
      var frames = AheadFrames(test.window)
      frames.send(test.flick(at: 0.3 + Double(index) * 0.000_7), lead: 0.0167)
      let velocity = try #require(test.log.velocity)
      #expect(abs(velocity.y - 1.1) < 1e-9, "\(index)")
    }
  }

  @Test("lets a program put content before what decelerates, between any two frames")
  func insertion() throws {
    for lead in [0, 0.0123, 0.05] {
      let test = EventTimeTests()
      var frames = AheadFrames(test.window)
      test.log.onCall = { view, name in
        if name == "willBeginDecelerating" { view.contentOffset.y += 500 }
      }
      let stroke = test.flick()
      frames.send(stroke, lead: lead)
      frames.run(to: stroke.end + 0.2)
      // The event comes two thirds of the way to the next frame.
      test.window.router.handle(
        InputEvent(time: test.window.now + 0.011, .pointerMoved(.init(at: .zero))))
      test.scrollView.contentOffset.y += 300
      frames.run(to: 20)
      let target = try #require(test.log.target)
      #expect(abs(test.y - target.y - 800) < 1e-6, "\(lead)")
    }
  }

  @Test("is when content hears of a touch that waited: its speed is the finger's")
  func delayedContent() {
    var speeds: [Double] = []
    for lead in [0, 0.0123, 0.05] {
      let test = EventTimeTests()
      let content = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
      let pan = PanGestureRecognizer { pan in
        guard pan.state == .ended, let pan = pan as? PanGestureRecognizer else { return }
        speeds.append(pan.velocity(in: nil).x)
      }
      content.addGestureRecognizer(pan)
      test.scrollView.addSubview(content)
      var frames = AheadFrames(test.window)
      // The finger moves horizontally, where the scroll view does not scroll; the first move
      // delivers the delayed touch.
      let stroke = Stroke(
        at: 0.3, from: Point(x: 160, y: 400), velocity: Point(x: 1_100, y: 0), in: 0.04, rate: 50)
      frames.send(stroke, lead: lead)
    }
    #expect(speeds.count == 3 && Set(speeds).count == 1, "\(speeds)")
    // Only two of the three velocities are known; the older one also stands for the third.
    #expect(abs((speeds.first ?? 0) - 1_100) < 1e-9)
  }

  @Test("has a wheel arrive where it was turned to, in even steps")
  func wheel() {
    for lead in [0, 0.0123, 0.05] {
      let test = EventTimeTests()
      var frames = AheadFrames(test.window)
      var last = 0.0
      for notch in 0..<9 {
        let time = 0.3 + Double(notch) * 0.06
        frames.run(to: time + lead)
        let before = test.y
        let wheel = InputEvent.Wheel(at: Point(x: 9, y: 9), delta: Point(x: 0, y: -1))
        test.window.router.handle(InputEvent(time: time, .wheel(wheel)))
        #expect(test.y == before && before >= last)
        last = before
      }
      frames.run(to: 5)
      #expect(test.y == 9 * WheelStep.pointsPerNotch)
    }
  }
}
