import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A stack of controllers")
struct StackControllerTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 600))
  let stack = StackController()

  var container: ContainerScrollView { stack.containerScrollView }

  func show(_ controllers: ViewController...) {
    stack.viewControllers = controllers
    window.rootViewController = stack
    window.layoutIfNeeded()
  }

  func scroll(to offset: Double) {
    container.contentOffset.y = offset
    window.layoutIfNeeded()
    container.checkInvariants()
  }

  /// The start and the length of a controller's row in the content of the container.
  func place(of controller: ViewController) -> [Double] {
    let row = container.arrangedSubviews.first { $0.subviews.first === controller.view }
    return row.flatMap(container.contentFrame(of:)).map { [$0.minY, $0.height] } ?? []
  }

  // MARK: Layout

  @Test("has views and tables one after the other, with cells for the visible rows only")
  func mixed() {
    let head = BlockController("head", height: 200)
    let list = RowsController(
      "list", rows: 20, height: 60, insets: EdgeInsets(top: 50, left: 0, bottom: 50, right: 0))
    let foot = BlockController("foot", height: 100)
    show(head, list, foot)
    #expect(container.contentSize == Size(width: 320, height: 1600))
    #expect(place(of: list) == [250, 1200] && place(of: foot) == [1500, 100])
    #expect(head.view.frame == Rect(x: 0, y: 0, width: 320, height: 200))
    #expect(list.table.visibleRows.map(\.row) == [0, 1, 2, 3, 4, 5])
    scroll(to: 700)
    #expect(list.table.visibleRows.map(\.row) == Array(7...17))
    #expect(list.table.contentOffset.y == 450 && list.table.bounds.height == 600)
    scroll(to: 1000)
    #expect(list.table.visibleRows.map(\.row) == Array(12...19))
    #expect(list.view.bounds.height == 450 && list.table.frame == list.view.bounds)
    #expect(foot.view.convert(Point.zero, to: container).y == 1500)
  }

  @Test("keeps insets as space on all four sides, unequal ones, too")
  func insets() {
    let list = RowsController(
      "list", rows: 4, height: 100, insets: EdgeInsets(top: 30, left: 10, bottom: 70, right: 20))
    let bare = RowsController("bare", rows: 50, height: 50)
    show(list, bare)
    #expect(container.contentSize.height == 30 + 400 + 70 + 2500)
    let place = list.table.convert(list.table.bounds, to: container)
    #expect(place == Rect(x: 10, y: 30, width: 290, height: 400))
    // From 430 to 500, only the lower inset of the list is still visible.
    for offset in stride(from: 400.0, through: 520, by: 10) {
      scroll(to: offset)
      let rest = min(max(430 - offset, 0), 400)
      #expect(list.table.visibleRows.count == Int((rest / 100).rounded(.up)))
      #expect(list.table.frame.height == rest && list.table.contentOffset.y <= 400)
    }
    #expect(list.table.contentInset == .zero)
  }

  @Test("takes several controllers of either kind in any order, and creates few cells")
  func manyOfEitherKind() {
    let queue = ReuseQueue()
    var controllers: [ViewController] = []
    for place in 0..<40 {
      if place % 3 == 1 {
        controllers.append(BlockController("view", height: 80))
      } else {
        let list = RowsController("list", rows: 30, height: 40)
        list.table.reuseQueue = queue
        controllers.append(list)
      }
    }
    stack.viewControllers = controllers
    window.rootViewController = stack
    let height = 13 * 80.0 + 27 * 30 * 40
    #expect(container.contentSize.height == height)
    for offset in stride(from: 0, through: height - 600, by: 250) { scroll(to: offset) }
    for offset in stride(from: height - 600, through: 0, by: -777) { scroll(to: offset) }
    #expect(queue.statistics(forIdentifier: "cell").created <= 16)
  }

  @Test("takes a table that is the controller's view itself")
  func tableAsView() {
    final class TableController: ViewController, StackContainable {
      let source = ListSource.uniform(50, height: 40)
      lazy var table = source.table()
      override func loadView() { view = table }
      func preferredAppearanceInStack() -> StackAppearance { .scroll(table) }
    }
    let head = BlockController("head", height: 100)
    let list = TableController()
    show(head, list)
    scroll(to: 300)
    #expect(list.table.contentOffset.y == 200 && list.table.bounds.height == 600)
    #expect(list.table.visibleRows.map(\.row) == Array(5..<20))
  }

  @Test("stands in a stack itself, where its controllers appear as they come into sight")
  func nested() {
    let log = LoggingController.Log()
    let inner = StackController()
    let first = BlockController("first", height: 400, log)
    let list = RowsController("list", rows: 100, height: 50, log)
    inner.viewControllers = [first, list]
    let head = BlockController("head", height: 500, log)
    show(head, inner)
    #expect(container.contentSize.height == 5900)
    #expect(list.table.visibleRows.isEmpty)
    #expect(log.calls.contains("first didAppear") && !log.calls.contains("list willAppear"))
    _ = log.take()
    scroll(to: 1000)
    #expect(list.table.visibleRows.map(\.row) == Array(2..<14))
    // The inner stack is laid out before the outer one, so its calls come first.
    #expect(
      log.take().filter { $0.hasSuffix("ppear") } == [
        "first willDisappear", "first didDisappear", "list willAppear", "list didAppear",
        "head willDisappear", "head didDisappear",
      ])
  }

  @Test("stacks from left to right, too, and takes widths for heights")
  func horizontal() {
    container.axis = .horizontal
    let first = BlockController("first", height: 200)
    let second = BlockController("second", height: nil)
    second.preferredContentSize = Size(width: 300, height: 50)
    show(first, second)
    #expect(container.contentSize == Size(width: 500, height: 600))
    let place = second.view.convert(second.view.bounds, to: container)
    #expect(place == Rect(x: 200, y: 0, width: 300, height: 600))
  }

  // MARK: Heights

  final class WishfulView: View {
    var wish = 80.0 { didSet { invalidateIntrinsicContentSize() } }
    override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: wish) }
  }

  final class WishfulController: ViewController, StackContainable {
    var height: Double?
    let wishful = WishfulView(frame: Rect(x: 0, y: 0, width: 10, height: 20))
    override func loadView() { view = wishful }
    func preferredAppearanceInStack() -> StackAppearance { .view(height: height) }
  }

  @Test("has the explicit height before the preferred, the fitting one and that of the frame")
  func heightOrder() {
    let controller = WishfulController()
    controller.height = 150
    controller.preferredContentSize.height = 120
    show(controller)
    #expect(place(of: controller) == [0, 150])
    controller.height = 0
    stack.reloadAppearance(of: controller)
    #expect(place(of: controller) == [0, 120])
    controller.preferredContentSize.height = 0
    #expect(place(of: controller) == [0, 80])
    controller.wishful.wish = 95
    #expect(place(of: controller) == [0, 95])
    window.layoutIfNeeded()
    #expect(controller.view.frame == Rect(x: 0, y: 0, width: 320, height: 95))
    let framed = BlockController("framed", height: nil)
    framed.view.frame.size.height = 33
    stack.append(framed)
    #expect(place(of: framed) == [95, 33])
    framed.view.frame.size.height = 44
    #expect(place(of: framed) == [95, 44])
    window.layoutIfNeeded()
    #expect(framed.view.bounds.size == Size(width: 320, height: 44))
  }

  @Test("takes one that does not say how it stands for a view as high as it prefers")
  func notContainable() {
    let controller = ViewController()
    controller.preferredContentSize.height = 70
    show(controller)
    #expect(place(of: controller) == [0, 70])
    controller.preferredContentSize.height = 90
    #expect(place(of: controller) == [0, 90])
  }

  @Test("reports a controller without a height by its name")
  func noHeight() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 600))
        let stack = StackController()
        let controller = ViewController()
        controller.title = "Reviews"
        stack.viewControllers = [controller]
        window.rootViewController = stack
      }
    }
    #expect(lastWords(result).contains("ViewController \"Reviews\" has no height: give it one"))
  }

  @Test("measures views anew when it becomes broader or narrower")
  func rotation() {
    final class Square: View {
      override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: size.width)
      }
    }
    final class SquareController: ViewController {
      override func loadView() { view = Square() }
    }
    let controller = SquareController()
    show(controller)
    #expect(place(of: controller) == [0, 320])
    window.frame.size = Size(width: 600, height: 320)
    window.layoutIfNeeded()
    #expect(place(of: controller) == [0, 600])
  }

  // MARK: Others

  @Test("leaves the delegate of its scroll view to whoever wants it")
  func scrollDelegate() {
    let log = ScrollLog()
    container.delegate = log
    show(RowsController("list", rows: 50, height: 40))
    scroll(to: 100)
    #expect(log.offsets == [Point(x: 0, y: 100)])
    #expect(container.delegate === log)
  }

  @Test("may stand in a view of a subclass's making, beside views that are nobody's")
  func ownView() {
    final class Screen: StackController {
      override func loadView() {
        view = View()
        view.addSubview(containerScrollView)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        containerScrollView.frame = view.bounds.inset(by: 50)
      }
    }
    let screen = Screen()
    let banner = View(frame: Rect(x: 0, y: 0, width: 10, height: 25))
    screen.containerScrollView.addArrangedSubview(banner)
    let log = LoggingController.Log()
    let first = BlockController("first", height: 450, log)
    let second = BlockController("second", height: 200, log)
    let third = BlockController("third", height: 200, log)
    screen.viewControllers = [second]
    window.rootViewController = screen
    window.layoutIfNeeded()
    screen.insert(first, at: 0)
    screen.append(third)
    window.layoutIfNeeded()
    let container = screen.containerScrollView
    #expect(container.frame == Rect(x: 50, y: 50, width: 220, height: 500))
    #expect(container.arrangedSubviews.map(\.frame.minY) == [0, 25, 475, 675])
    #expect(screen.visibleViewControllers.map(\.title) == ["first", "second"])
    #expect(log.calls.contains("second didAppear") && !log.calls.contains("third willAppear"))
  }

  @Test("scrolls to a controller")
  func scrollTo() {
    let list = RowsController("list", rows: 50, height: 40)
    let foot = BlockController("foot", height: 100)
    show(list, foot, BlockController("end", height: 900))
    stack.scrollToViewController(foot, at: .start, animated: false)
    #expect(container.contentOffset.y == 2000)
    #expect(stack.visibleFraction(of: foot) == 1)
    stack.scrollToViewController(foot, at: .center, animated: true)
    Hand(window).settle()
    #expect(container.contentOffset.y == 1750)
  }

  @Test("goes away with all it holds, and leaves its controllers as they were")
  func ownership() {
    weak var stack: StackController?
    weak var inner: StackController?
    weak var child: BlockController?
    weak var list: RowsController?
    weak var table: TableView?
    weak var cell: TableViewCell?
    let survivor = BlockController("survivor", height: 200)
    survivor.view.frame.size = Size(width: 7, height: 8)
    do {
      let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 600))
      let outer = StackController()
      let middle = StackController()
      let block = BlockController("block", height: 50)
      let rows = RowsController("rows", rows: 50, height: 40)
      middle.viewControllers = [block, rows]
      outer.viewControllers = [survivor, middle]
      window.rootViewController = outer
      let hand = Hand(window)
      hand.drag(from: 100, 500, by: 0, -200)
      outer.append(BlockController("late", height: 10), animated: true)
      stack = outer
      inner = middle
      child = block
      list = rows
      table = rows.table
      cell = rows.table.visibleCells.first
      #expect(cell != nil)
    }
    #expect(stack == nil && inner == nil && child == nil && list == nil)
    #expect(table == nil && cell == nil)
    #expect(survivor.parent == nil && survivor.view.superview == nil)
    #expect(survivor.view.frame.size == Size(width: 7, height: 8))
  }
}
