import Controls
import PageMaps
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A page map view")
struct PageMapViewTests {
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

  @Test("keeps the view of a page on which something is edited")
  func editing() throws {
    let world = PageMapWorld(at: 3)
    world.view.viewForPage = { page, used in
      let view = used as? TextField ?? TextField()
      view.text = "page \(page)"
      return view
    }
    world.window.layoutIfNeeded()
    let field = try #require(world.view.pageView(at: position(of: 3)) as? TextField)
    #expect(field.becomeFirstResponder())
    field.insertText("!")
    world.isProgram = true
    world.view.scroll(to: position(of: 5), animated: false)
    world.hand.rest(0.1)
    #expect(field.isEditing && !world.view.visiblePositions.contains(position(of: 3)))
    world.view.scroll(to: position(of: 3), animated: false)
    world.hand.rest(0.1)
    #expect(world.view.pageView(at: position(of: 3)) === field && field.text == "page 3!")
    world.view.scroll(to: position(of: 5), animated: false)
    world.hand.rest(0.1)
    world.window.endEditing(true)
    world.hand.rest(0.1)
    #expect(field.window == nil && world.view.pageView(at: position(of: 3)) == nil)
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

  @Test("asks again when it changes while it is asked for a view")
  func changedWhileAsked() {
    for replacesMap in [true, false] {
      let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let pages = PageMapView(frame: window.bounds, map: PageMap([[0, 1], [2, 3]]))
      pages.pageSize = Size(width: 60, height: 60)
      var rest = 2
      func view(_ page: Int, _ used: View?) -> View {
        rest -= 1
        if rest == 0, replacesMap { pages.map = PageMap([[5, 6], [7, 8]]) }
        if rest == 0, !replacesMap { pages.viewForPage = view }
        let label = used as? Label ?? Label()
        label.text = "\(page)"
        return label
      }
      pages.viewForPage = view
      window.addSubview(pages)
      window.layoutIfNeeded()
      pages.reloadPages()
      rest = 2
      window.layoutIfNeeded()
      #expect(rest < 0 && pages.visiblePositions.count == 4)
      for position in pages.visiblePositions {
        let text = (pages.pageView(at: position) as? Label)?.text
        #expect(text == pages.map[position].map { "\($0)" })
      }
      // The closure retains the map view.
      pages.viewForPage = nil
    }
  }

  @Test("shows the nearest page where pages go (SwiftUIPager 279, XLPagerTabStrip 388)")
  func fewerPages() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 300))
    let view = PageMapView(frame: window.bounds, map: PageMap([[1, 2, 3, 4, 5]]))
    window.addSubview(view)
    window.layoutIfNeeded()
    let hand = Hand(window)
    func flick() {
      hand.down(150, 150, device: .touch)
      for x in [130.0, 110, 90, 70] { hand.move(x, 150, device: .touch) }
      hand.up(70, 150, device: .touch)
    }
    view.scroll(to: PagePosition(column: 3, row: 0), animated: false)
    flick()
    hand.rest(0.05)
    // The map changes while the view still turns to the last page.
    view.map = PageMap([[1, 2, 3]])
    hand.settle()
    #expect(view.currentPage == 3 && view.contentOffset.x == 400)
    view.map = PageMap([[1, nil, nil], [nil, nil, 9]])
    #expect(view.currentPage == 9 && view.contentOffset == Point(x: 400, y: 300))
    view.map = PageMap([[7]])
    flick()
    hand.settle()
    #expect(view.currentPage == 7 && view.contentOffset == .zero)
  }

  @Test("says where one can go from here")
  func directions() {
    let world = PageMapWorld(at: 1)
    var open: [[PageDirection]] = []
    world.view.onPageChange = { [unowned view = world.view] _, _ in
      open.append(view.openDirections)
    }
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
