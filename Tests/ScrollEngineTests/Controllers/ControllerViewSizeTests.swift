import ScrollEngine
import Testing

/// Records the size of its view in `viewDidLoad`, and creates a table of that size there.
@MainActor
private class SizedController: ViewController {
  var sizeAtLoad: Size?
  var table: TableView?
  var child: SizedController?

  override func viewDidLoad() {
    super.viewDidLoad()
    sizeAtLoad = view.bounds.size
    let table = exactTable(frame: view.bounds)
    view.addSubview(table)
    self.table = table
    guard let child else { return }
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

@MainActor
@Suite("The size of a controller's view in viewDidLoad")
struct ControllerViewSizeTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 375, height: 812))

  @Test("is that of the window of which it is the root, and of the children in it")
  func root() {
    let root = SizedController()
    let child = SizedController()
    root.child = child
    window.rootViewController = root
    #expect(root.sizeAtLoad == window.bounds.size)
    #expect(child.sizeAtLoad == window.bounds.size)
    #expect(child.table?.bounds.size == window.bounds.size)
  }

  @Test("is that of the parent's view, whoever asks for it first")
  func parent() {
    let parent = ViewController()
    parent.view.frame.size = Size(width: 200, height: 300)
    let child = SizedController()
    parent.addChild(child)
    #expect(child.view.bounds.size == Size(width: 200, height: 300))
    #expect(child.sizeAtLoad == Size(width: 200, height: 300))
  }

  @Test("is that of the container in a stack, whose length it does not take for the view's own")
  func stack() async {
    let stack = StackController()
    let child = SizedController()
    child.preferredContentSize = Size(width: 0, height: 50)
    stack.viewControllers = [child]
    window.rootViewController = stack
    #expect(child.sizeAtLoad == window.bounds.size)
    #expect(child.view.bounds.size == Size(width: 375, height: 50))
  }

  @Test("is the default where nothing is known, and the window's as soon as the view is in it")
  func early() {
    let controller = SizedController()
    controller.loadViewIfNeeded()
    #expect(controller.sizeAtLoad == ViewController.defaultViewSize)
    #expect(controller.table?.bounds.isEmpty == false)
    window.rootViewController = controller
    #expect(controller.view.bounds.size == window.bounds.size)
    let inNothing = Window()
    let other = SizedController()
    inNothing.rootViewController = other
    #expect(other.sizeAtLoad == ViewController.defaultViewSize)
    #expect(other.view.bounds.size == .zero, "it follows its window all the same")
  }

  @Test("is what loadView gave it, where that is a size")
  func ownSize() {
    final class Screen: SizedController {
      override func loadView() { view = View(frame: Rect(x: 0, y: 0, width: 10, height: 0)) }
    }
    let screen = Screen()
    screen.loadViewIfNeeded()
    #expect(screen.sizeAtLoad == Size(width: 10, height: 0))
  }
}
