import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A page map view")
struct PageMapViewTests {
  // MARK: What goes wrong in the article's algorithm

  @Test("does not teleport when a diagonal drag becomes a little steeper")
  func diagonalTeleport() {
    // The article goes from (1.3, 1) to (1, 1.31) where the pointer goes from (1.30, 1.29) to
    // (1.30, 1.31).
    let world = PageMapWorld(at: 4)
    world.hand.down(100, 150)
    world.hand.move(90, 141)
    world.hand.move(100 - 60, 150 - 80)
    let before = world.place
    world.hand.move(100 - 60, 150 - 95)
    world.hand.move(100 - 61, 150 - 110)
    #expect(before.y == 1 && before.x > 1.2)
    #expect(world.place.y == 1 && abs(world.place.x - before.x) < 0.01)
    #expect(world.complaints == [])
  }

  @Test("goes one page for a flick, also when the drag is past half a page")
  func twoPageFlick() {
    let world = PageMapWorld(at: 3)
    world.hand.down(190, 150)
    world.hand.move(180, 150)
    for x in stride(from: 170.0, through: 60, by: -10) { world.hand.move(x, 150) }
    #expect(world.place.x == 0.6)
    world.hand.up(60, 150)
    #expect(world.view.isDecelerating)
    world.hand.settle()
    #expect(world.view.currentPage == 4)
    #expect(world.pages == [4])
    #expect(world.complaints == [])
  }

  @Test("goes where a flick throws it, though the nearest page lies the other way")
  func flickBack() {
    let world = PageMapWorld(at: 3)
    world.hand.down(190, 150)
    world.hand.move(180, 150)
    world.hand.move(40, 150)
    world.hand.rest(0.2)
    #expect(world.place.x == 0.7)
    for x in stride(from: 42.0, through: 60, by: 6) { world.hand.move(x, 150) }
    world.hand.up(60, 150)
    world.hand.settle()
    #expect(world.view.currentPage == 3)
    #expect(world.complaints == [])
  }

  @Test("stays before a hole, however far one event wants to go")
  func void() {
    // In the article an event that lands exactly on (2, 0) from (0, 0) passes the hole.
    let world = PageMapWorld(at: 1)
    world.hand.down(190, 100)
    world.hand.move(180, 100)
    world.hand.move(180 - 400, 100)
    #expect(world.view.contentOffset == .zero)
    world.hand.up(180 - 400, 100)
    world.hand.settle()
    #expect(world.view.currentPage == 1)
    world.view.contentOffset = world.view.contentOffset(of: position(of: 4))
    world.isProgram = true
    world.view.scroll(to: position(of: 6), animated: false)
    world.isProgram = false
    world.hand.down(100, 150)
    world.hand.move(100, 142)
    world.hand.move(100, 150 + 9_000)
    #expect(world.place == Point(x: 1, y: 1))
    world.hand.move(100, 150 - 9_000)
    #expect(world.place == Point(x: 1, y: 2))
  }

  @Test("comes to rest on a page after a drag that is held and let go in between")
  func midPageStop() {
    let world = PageMapWorld(at: 4)
    world.hand.drag(from: 150, 150, by: -90, 0)
    #expect(world.view.currentPage == 4)
    world.hand.drag(from: 190, 150, by: -120, 0)
    #expect(world.view.currentPage == 5)
    world.checkRest()
    #expect(world.complaints == [])
  }

  @Test("clamps a drag at a wall, and does not go back to where the page begins")
  func clamp() {
    // From 6 up to 4, and on against the hole above: the content stays at the wall.
    let world = PageMapWorld(at: 6)
    world.hand.down(100, 10)
    world.hand.move(100, 20)
    world.hand.move(100, 170)
    #expect(world.place == Point(x: 1, y: 1.5))
    world.hand.move(100, 420)
    #expect(world.place == Point(x: 1, y: 1))
    world.hand.move(100, 500)
    #expect(world.place == Point(x: 1, y: 1))
    // The pointer comes back, and at its old place the content is where it was.
    world.hand.move(100, 170)
    #expect(world.place == Point(x: 1, y: 1.5))
    #expect(world.complaints == [])
  }

  // MARK: Dragging

  @Test("goes round a corner without a jump, and only near the page")
  func corner() {
    let world = PageMapWorld(at: 4)
    world.hand.down(190, 290)
    world.hand.move(180, 290)
    // Half way, the pointer may go down as it likes.
    world.hand.move(80, 290)
    world.hand.move(80, 190)
    #expect(world.place == Point(x: 1.5, y: 1))
    // 12 points from page 5, down is clearly wanted.
    world.hand.move(-8, 190)
    #expect(abs(world.place.x - 1.94) < 1e-9)
    var last = world.view.contentOffset
    for step in 1...60 {
      world.hand.move(-8, 190 - Double(step) * 3)
      #expect((world.view.contentOffset - last).length <= 3 + 1e-9)
      last = world.view.contentOffset
    }
    #expect(world.place.x == 2 && world.place.y > 1.4)
    world.hand.rest(0.2)
    world.hand.up(-8, 10)
    world.hand.settle()
    world.checkRest()
    #expect(world.complaints == [])
  }

  @Test("does not turn for a pointer that strays a little")
  func hysteresis() {
    let world = PageMapWorld(at: 4)
    world.hand.down(190, 150)
    world.hand.move(180, 150)
    for step in 1...40 {
      world.hand.move(180 - Double(step) * 5, 150 - Double(step) * 2)
      #expect(world.place.y == 1)
    }
    #expect(world.place == Point(x: 2, y: 1))
    #expect(world.complaints == [])
  }

  @Test("follows the pointer down where the way it began is closed")
  func closedBeginning() {
    let world = PageMapWorld(at: 1)
    world.hand.down(150, 200)
    world.hand.move(130, 196)
    world.hand.move(120, 192)
    #expect(world.place == .zero)
    for step in 1...20 { world.hand.move(120, 192 - Double(step) * 5) }
    #expect(world.place.x == 0 && world.place.y > 0.2)
    #expect(world.complaints == [])
  }

  @Test("takes up a flick again on its axis, and never sends it two pages")
  func caught() {
    let world = PageMapWorld(at: 3)
    world.hand.down(190, 150)
    for x in stride(from: 180.0, through: 120, by: -15) { world.hand.move(x, 150) }
    world.hand.up(120, 150)
    world.hand.rest(0.05)
    let caught = world.place
    #expect(caught.x > 0.3 && caught.x < 1)
    world.hand.down(100, 150)
    world.hand.move(98, 120)
    #expect(world.place.y == 1)
    world.hand.rest(0.2)
    world.hand.up(98, 120)
    world.hand.settle()
    world.checkRest()
    #expect(world.complaints == [])
    #expect([3, 4].contains(world.view.currentPage))
  }

  @Test("does not listen to a delegate that would like another target")
  func delegateTarget() {
    let world = PageMapWorld(at: 3)
    let log = CallLog()
    log.onWillEnd = { _, _, target in target = Point(x: 70, y: 450) }
    world.view.delegate = log
    world.hand.drag(from: 190, 150, by: -120, 0)
    #expect(world.view.currentPage == 4)
    #expect(log.target == Point(x: 200, y: 300))
    world.checkRest()
    #expect(world.complaints == [])
  }

  @Test("rests on a page when what moves it is taken away")
  func interrupted() {
    let world = PageMapWorld(at: 3)
    world.view.scroll(to: position(of: 5), animated: true)
    world.hand.rest(0.1)
    #expect(world.place.x > 0 && world.place.x < 2)
    world.view.stopScrolling()
    world.checkRest()
    world.view.scroll(to: position(of: 3), animated: true)
    world.hand.rest(0.1)
    world.hand.down(100, 150)
    world.hand.rest(0.2)
    world.hand.lose()
    world.hand.settle()
    world.checkRest()
    world.hand.down(100, 150)
    world.hand.move(90, 150)
    world.hand.move(60, 150)
    world.view.isScrollEnabled = false
    world.hand.settle()
    world.checkRest()
    #expect(world.complaints == [])
  }

  @Test("is on a page again when it comes back into a window")
  func window() {
    let world = PageMapWorld(at: 3)
    world.hand.down(190, 150)
    world.hand.move(180, 150)
    world.hand.move(60, 150)
    world.view.removeFromSuperview()
    #expect(world.place.x == 0.6)
    world.isProgram = true
    world.window.addSubview(world.view)
    world.checkRest()
    #expect(world.view.currentPage == 4)
    #expect(world.complaints == [])
  }

  // MARK: Wheel, keys, programs

  @Test("goes one page for a notch of the wheel, if the way is open")
  func wheel() {
    let world = PageMapWorld(at: 1)
    world.hand.wheel(50, 50, -1)
    #expect(world.view.currentPage == 3)
    world.hand.wheel(50, 50, notches: 3, 0)
    #expect(world.view.currentPage == 4)
    world.hand.wheel(50, 50, 1)
    #expect(world.view.currentPage == 4)
    world.hand.wheel(50, 50, -1)
    #expect(world.view.currentPage == 6)
    world.hand.wheel(50, 50, notches: -1, 0)
    #expect(world.view.currentPage == 6)
    #expect(world.complaints == [])
    #expect(world.pages == [3, 4, 6])
  }

  @Test("goes one page for an arrow key, to the end of the corridor for the end key")
  func keys() {
    let world = PageMapWorld(at: 2)
    world.hand.hover(50, 50)
    world.hand.press(.left)
    #expect(world.view.currentPage == 2)
    world.hand.press(.end)
    #expect(world.view.currentPage == 8)
    world.hand.press(.pageUp)
    #expect(world.view.currentPage == 7)
    world.hand.press(.left)
    #expect(world.view.currentPage == 6)
    world.hand.press(.home)
    #expect(world.view.currentPage == 4)
    #expect(world.complaints == [])
  }

  @Test("remembers a key that asks for a turn until the content is at the corner")
  func queuedTurn() throws {
    let world = PageMapWorld(at: 4)
    let right = try #require(KeyScroll(.right))
    let down = try #require(KeyScroll(.down))
    world.view.scroll(by: right)
    world.view.scroll(by: down)
    world.hand.rest(0.05)
    #expect(world.place.x > 1 && world.place.x < 2)
    world.hand.settle()
    #expect(world.view.currentPage == 7)
    // In one direction they add up at once.
    world.view.scroll(by: try #require(KeyScroll(.up)))
    world.view.scroll(by: try #require(KeyScroll(.up)))
    world.hand.settle()
    #expect(world.view.currentPage == 2)
    #expect(world.complaints == [])
  }

  @Test("follows a touchpad, and goes to the nearest page once it is silent")
  func touchpad() {
    let world = PageMapWorld(at: 3)
    func turn(_ dx: Double, _ dy: Double, times: Int) {
      for _ in 0..<times {
        world.hand.rest(0.01)
        world.window.router.handle(
          InputEvent(
            time: world.hand.time,
            .wheel(.init(at: Point(x: 50, y: 50), delta: Point(x: dx, y: dy)))))
      }
    }
    turn(0.1, -0.02, times: 8)
    #expect(abs(world.place.x - 0.24) < 1e-9 && world.place.y == 1)
    world.hand.rest(0.1)
    #expect(abs(world.place.x - 0.24) < 1e-9)
    world.hand.settle()
    #expect(world.view.currentPage == 3)
    turn(0.1, 0, times: 20)
    world.hand.settle()
    #expect(world.view.currentPage == 4)
    turn(0, 50.5, times: 1)
    #expect(world.place == Point(x: 1, y: 1))
    world.checkRest()
    #expect(world.complaints == [])
  }

  @Test("takes a program's offset for the nearest page, holes left out")
  func programs() {
    let world = PageMapWorld(at: 1)
    world.isProgram = true
    world.view.contentOffset = Point(x: 120, y: 190)
    #expect(world.view.currentPage == 4)
    world.view.contentOffset = Point(x: 200, y: -7_000)
    #expect(world.view.currentPage == 1)
    world.view.bounds.origin = Point(x: 390, y: 1)
    #expect(world.view.currentPage == 2)
    world.view.scrollRectToVisible(Rect(x: 410, y: 910, width: 1, height: 1), animated: false)
    #expect(world.view.currentPage == 8)
    world.view.scrollRectToVisible(Rect(x: 10, y: 910, width: 1, height: 1), animated: false)
    #expect(world.view.currentPage == 8)
    world.view.setContentOffset(Point(x: 10, y: 310), animated: false)
    #expect(world.view.currentPage == 3)
    #expect(world.view.scroll(by: Point(x: 90, y: 0)) == Point(x: 90, y: 0))
    world.hand.settle()
    #expect(world.view.currentPage == 3)
    world.checkRest()
    #expect(world.complaints == [])
    #expect(world.pages == [4, 1, 2, 8, 3])
  }

  @Test("is animated along a straight, free way and goes at once along any other")
  func animated() {
    let world = PageMapWorld(at: 2)
    world.view.scroll(to: position(of: 8), animated: true)
    #expect(world.view.currentPage == 2)
    world.hand.settle()
    #expect(world.view.currentPage == 8)
    #expect(world.pages == [5, 7, 8])
    #expect(world.complaints == [])
    world.isProgram = true
    world.view.scroll(to: position(of: 3), animated: true)
    #expect(world.view.currentPage == 3)
    world.checkRest()
    world.view.scroll(to: position(of: 1), animated: false)
    world.view.scroll(to: position(of: 2), animated: true)
    #expect(world.view.currentPage == 2)
    #expect(world.complaints == [])
  }

  @Test("leaves a drag that cannot go on to the view around it")
  func nested() {
    let outer = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 300))
    outer.contentSize = Size(width: 200, height: 900)
    let window = Window(frame: outer.frame)
    window.addSubview(outer)
    let view = PageMapView(
      frame: Rect(x: 0, y: 0, width: 200, height: 300), map: PageMap([[1, 2], [nil, 3]]))
    outer.addSubview(view)
    let hand = Hand(window)
    hand.down(100, 200)
    hand.move(100, 190)
    hand.move(100, 100)
    hand.up(100, 100)
    hand.settle()
    #expect(view.currentPage == 1 && outer.contentOffset.y > 0)
    outer.contentOffset = .zero
    view.scroll(to: PagePosition(column: 1, row: 0), animated: false)
    hand.down(100, 290)
    hand.move(100, 280)
    hand.move(100, 90)
    hand.up(100, 90)
    hand.settle()
    #expect(view.currentPage == 3 && outer.contentOffset == .zero)
  }

  // MARK: Sizes, maps and views

  @Test("shows the same page after its size has changed, also while it moves")
  func resizing() {
    let world = PageMapWorld(at: 3)
    world.isProgram = true
    world.view.scroll(to: position(of: 5), animated: true)
    world.hand.rest(0.2)
    let page = world.view.currentPage
    world.view.frame = Rect(x: 0, y: 0, width: 333, height: 111)
    #expect(world.view.currentPage == page)
    #expect(world.view.contentSize == Size(width: 999, height: 444))
    world.checkRest()
    #expect(world.complaints == [])
  }

  @Test("shows pages smaller than itself in its middle, with their neighbours around them")
  func smallPages() {
    let world = PageMapWorld(
      at: 4, size: Size(width: 320, height: 480), pageSize: Size(width: 200, height: 300))
    world.view.viewForPage = { page, used in used ?? View() }
    #expect(world.view.contentOffset == Point(x: 200 - 60, y: 300 - 90))
    world.checkPages()
    #expect(world.view.visiblePositions.count == 7)
    world.hand.drag(from: 200, 200, by: -120, 0)
    #expect(world.view.currentPage == 5)
    world.checkPages()
    #expect(world.complaints == [])
  }

  @Test("keeps its page when the map changes, wherever the page is then")
  func otherMap() {
    let world = PageMapWorld(at: 5)
    world.isProgram = true
    world.view.map = PageMap([[9, 5], [4, nil]])
    #expect(world.view.currentPage == 5)
    #expect(world.view.currentPosition == PagePosition(column: 1, row: 0))
    world.checkRest()
    world.view.map = PageMap([[1, 2]])
    #expect(world.view.currentPage == 2)
    world.view.map = PageMap([[nil], [7]])
    #expect(world.view.currentPage == 7)
    world.checkRest()
    #expect(world.complaints == [])
  }

  @Test("has views for what is in sight only, and uses them again")
  func reuse() {
    let world = PageMapWorld(at: 3)
    var made = 0
    var filled: [Int] = []
    world.view.viewForPage = { page, used in
      filled.append(page)
      if used == nil { made += 1 }
      return used ?? View()
    }
    world.checkPages()
    #expect(filled == [3])
    world.hand.down(190, 150)
    world.hand.move(180, 150)
    world.hand.move(100, 150)
    world.checkPages()
    #expect(filled == [3, 4] && made == 2)
    #expect(world.view.pageView(at: position(of: 4))?.frame.origin == Point(x: 200, y: 300))
    world.hand.move(-20, 150)
    world.checkPages()
    world.hand.move(-60, 150)
    world.checkPages()
    #expect(filled == [3, 4, 5] && made == 2)
    #expect(world.complaints == [])
  }

  @Test("says where one can go from here")
  func directions() {
    let world = PageMapWorld(at: 1)
    var open: [[PageDirection]] = []
    world.view.onPageChange = { [view = world.view] _, _ in open.append(view.openDirections) }
    #expect(world.view.openDirections == [.down])
    world.view.scroll(to: position(of: 3), animated: false)
    world.view.scroll(to: position(of: 6), animated: false)
    #expect(open == [[.right, .up], [.right, .up]])
  }

  @Test("cannot do without a page, nor bounce")
  func mistakes() async {
    let empty = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = PageMapView(map: PageMap<Int>([[nil], []])) }
    }
    #expect(lastWords(empty).contains("PageMapView: a map of 2 rows has no page to show"))
    let bouncing = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { PageMapView(map: PageMap([[1]])).bounces = true }
    }
    #expect(lastWords(bouncing).contains("PageMapView: bounces cannot be set"))
  }
}
