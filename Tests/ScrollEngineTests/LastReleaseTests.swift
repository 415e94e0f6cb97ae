import ScrollEngine
import Testing

/// A task or a thread may release the last reference to a view. Objects that refer to the view then
/// forget it, as they do if the main actor releases it.
@MainActor
@Suite("The last reference to a view may be let go anywhere")
struct LastReleaseTests {
  /// The last reference to an object, which any thread may release.
  private final class Last: @unchecked Sendable {
    nonisolated(unsafe) var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  /// Where the last reference is released.
  enum Place: CaseIterable { case mainActor, elsewhere }

  /// Releases the last reference to the object that `make` returns, and waits until the main actor
  /// has cleaned up.
  private func letGo(_ place: Place, of make: () -> AnyObject) async {
    let last = Last(make())
    weak let object = last.object
    #expect(object != nil)
    switch place {
    case .mainActor: last.object = nil
    case .elsewhere: await Task.detached { last.object = nil }.value
    }
    #expect(object == nil, "\(place)")
    // The rest of the clean-up runs later, on the main actor.
    if place == .elsewhere { for _ in 0..<5 { await Task.yield() } }
  }

  @Test("of a view with subviews and recognizers", arguments: Place.allCases)
  func view(_ place: Place) async {
    let (child, tap) = (View(), TapGestureRecognizer { _ in })
    await letGo(place) {
      let view = View()
      view.addSubview(child)
      view.addGestureRecognizer(tap)
      return view
    }
    #expect(child.superview == nil && tap.view == nil && tap.onChange == nil)
    View().addSubview(child)
  }

  @Test("of a view that holds constraints and guides", arguments: Place.allCases)
  func constraints(_ place: Place) async {
    let (child, other, guide) = (View(), View(), LayoutGuide())
    child.translatesAutoresizingMaskIntoConstraints = false
    var constraints: [LayoutConstraint] = []
    await letGo(place) {
      let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      view.addSubview(child)
      view.addSubview(other)
      view.addLayoutGuide(guide)
      constraints = [
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        child.widthAnchor.constraint(equalTo: other.widthAnchor),
        child.topAnchor.constraint(equalTo: guide.topAnchor),
        child.heightAnchor.constraint(equalToConstant: 20),
      ]
      LayoutConstraint.activate(constraints)
      view.layoutIfNeeded()
      #expect(child.frame.minX == 10)
      return view
    }
    #expect(constraints.map(\.isActive) == [false, false, false, true])
    #expect(child.superview == nil && guide.owningView == nil)
    // In another superview, the child is laid out without its constraints to the old one.
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(child)
    child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 30).isActive = true
    view.layoutIfNeeded()
    #expect(child.frame.minX == 30 && child.frame.height == 20)
  }

  @Test("of a guide", arguments: Place.allCases)
  func guide(_ place: Place) async {
    await letGo(place) { LayoutGuide() }
  }

  @Test("of a window", arguments: Place.allCases)
  func window(_ place: Place) async {
    let (child, screen) = (View(), ViewController())
    await letGo(place) {
      let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(child)
      window.rootViewController = screen
      window.layoutIfNeeded()
      return window
    }
    #expect(child.window == nil && child.superview == nil && screen.view.window == nil)
  }

  @Test("of lists whose cells return to a queue that others share", arguments: Place.allCases)
  func lists(_ place: Place) async {
    let (queue, header) = (ReuseQueue(), View(frame: Rect(x: 0, y: 0, width: 100, height: 10)))
    let source = ListSource.uniform(50, height: 20)
    await letGo(place) {
      let table = source.table()
      table.reuseQueue = queue
      table.tableHeaderView = header
      table.frame = Rect(x: 0, y: 0, width: 100, height: 100)
      table.layoutIfNeeded()
      #expect(!table.visibleCells.isEmpty)
      return table
    }
    let statistics = queue.statistics(forIdentifier: "cell")
    #expect(
      statistics.live == 0 && statistics.queued == statistics.created && statistics.created > 0)
    #expect(header.superview == nil)
  }

  @Test("of a list in the middle of an update", arguments: Place.allCases)
  func moving(_ place: Place) async {
    let queue = ReuseQueue()
    let source = ListSource.uniform(50, height: 20)
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    await letGo(place) {
      let table = source.table()
      table.reuseQueue = queue
      table.frame = window.bounds
      window.addSubview(table)
      window.layoutIfNeeded()
      source.sections[0].rows.removeFirst(2)
      table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)])
      window.layoutIfNeeded()
      table.removeFromSuperview()
      return table
    }
    window.advance(to: window.now + 1)
    let statistics = queue.statistics(forIdentifier: "cell")
    #expect(statistics.live == 0 && statistics.queued == statistics.created)
  }

  @Test("of a cell", arguments: Place.allCases)
  func cell(_ place: Place) async {
    let queue = ReuseQueue()
    await letGo(place) {
      queue.dequeue(withIdentifier: "cell") {
        TableViewCell(style: .default, reuseIdentifier: "cell")
      }
    }
    let statistics = queue.statistics(forIdentifier: "cell")
    #expect(statistics.live == 0 && statistics.discarded == 1)
  }

  @Test("of a container", arguments: Place.allCases)
  func container(_ place: Place) async {
    let (view, source) = (
      View(frame: Rect(x: 0, y: 0, width: 100, height: 50)), ListSource.uniform(50, height: 20)
    )
    let table = source.table()
    await letGo(place) {
      let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      container.addArrangedSubview(view)
      container.addArrangedSubview(table)
      container.layoutIfNeeded()
      return container
    }
    #expect(view.superview == nil && !view.isArranged && !table.isArranged)
    // The table is no longer stacked, so it scrolls by itself again.
    table.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    #expect(table.liveRows.first == 15)
  }

  @Test("of a controller whose view stays", arguments: Place.allCases)
  func controller(_ place: Place) async {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    await letGo(place) {
      let controller = ViewController()
      window.addSubview(controller.view)
      return controller
    }
    window.layoutIfNeeded()
    window.subviews[0].removeFromSuperview()
  }

  @Test("of a stack of controllers", arguments: Place.allCases)
  func stack(_ place: Place) async {
    let child = ViewController()
    child.view.frame.size.height = 50
    await letGo(place) {
      let stack = StackController()
      stack.viewControllers = [child]
      stack.view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
      stack.view.layoutIfNeeded()
      return stack
    }
    #expect(child.view.superview == nil && !child.view.isArranged)
  }

  @Test("of either end of a link", arguments: Place.allCases)
  func link(_ place: Place) async {
    let stays = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    stays.contentSize = Size(width: 100, height: 1_000)
    var links: [ScrollLink] = []
    for leads in [true, false] {
      await letGo(place) {
        let view = ScrollView(frame: stays.frame)
        view.contentSize = stays.contentSize
        let link =
          leads ? view.link(to: stays, along: .vertical) : stays.link(to: view, along: .vertical)
        links.append(link)
        stays.contentOffset.y += 50
        return view
      }
    }
    #expect(links.map(\.isActive) == [false, false])
    stays.contentOffset.y += 50
  }
}
