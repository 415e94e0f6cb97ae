import ScrollEngine
import Testing

@MainActor
@Suite("A subclass of a view controller")
struct ControllerOverridingTests {
  /// Records each call to its overrides, under its name.
  class Screen: ViewController {
    let name: String
    let notes: Notes

    init(_ name: String, _ notes: Notes) {
      self.name = name
      self.notes = notes
      super.init()
    }

    private func note(_ what: String) { notes.lines.append("\(name) \(what)") }

    override var title: String? { didSet { note("title") } }
    override func loadView() {
      note("loadView")
      super.loadView()
    }
    override func viewDidLoad() { note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) {
      note("viewIsAppearing in \(view.window == nil ? "none" : "a window")")
    }
    override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
    override func addChild(_ child: ViewController) {
      note("addChild")
      super.addChild(child)
    }
    override func removeFromParent() {
      note("removeFromParent")
      super.removeFromParent()
    }
    override func willMove(toParent parent: ViewController?) {
      note("willMove to \(parent == nil ? "none" : "a parent")")
    }
    override func didMove(toParent parent: ViewController?) {
      note("didMove to \(parent == nil ? "none" : "a parent")")
    }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
      note("begin")
      super.beginAppearanceTransition(isAppearing, animated: animated)
    }
    override func endAppearanceTransition() {
      note("end")
      super.endAppearanceTransition()
    }
    override func didReceiveMemoryWarning() { note("didReceiveMemoryWarning") }
  }

  final class Notes {
    var lines: [String] = []
    func taken() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let notes = Notes()

  @Test("hears of its whole life in UIKit's order")
  func life() {
    let screen = Screen("root", notes)
    screen.title = "Root"
    window.rootViewController = screen
    #expect(
      notes.taken() == [
        "root title", "root loadView", "root viewDidLoad", "root begin", "root viewWillAppear",
        "root viewIsAppearing in a window", "root viewWillLayoutSubviews",
        "root viewDidLayoutSubviews", "root end", "root viewDidAppear",
      ])
    window.didReceiveMemoryWarning()
    window.rootViewController = nil
    #expect(
      notes.taken() == [
        "root didReceiveMemoryWarning", "root viewWillDisappear", "root viewDidDisappear",
      ])
  }

  @Test("hears that it is appearing after its parent, and before it is laid out")
  func children() {
    let (root, child) = (Screen("root", notes), Screen("child", notes))
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    _ = notes.taken()
    window.rootViewController = root
    #expect(
      notes.taken() == [
        "root begin", "root viewWillAppear", "child viewWillAppear",
        "root viewIsAppearing in a window", "child viewIsAppearing in a window",
        "root viewWillLayoutSubviews", "root viewDidLayoutSubviews",
        "child viewWillLayoutSubviews", "child viewDidLayoutSubviews", "root end",
        "root viewDidAppear", "child viewDidAppear",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      notes.taken() == [
        "child willMove to none", "child viewWillDisappear", "child viewDidDisappear",
        "child removeFromParent", "child didMove to none",
      ])
    root.addChild(child)
    root.view.addSubview(child.view)
    #expect(
      notes.taken() == [
        "root addChild", "child willMove to a parent", "child viewWillAppear",
        "child viewIsAppearing in a window", "child viewDidAppear",
      ])
  }

  @Test("whose view lies in a window hears when a program begins the transition")
  func directed() {
    final class Director: ViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (root, child) = (Director(), Screen("child", notes))
    window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    _ = notes.taken()
    child.beginAppearanceTransition(true, animated: true)
    #expect(
      notes.taken() == [
        "child begin", "child viewWillAppear", "child viewIsAppearing in a window",
      ])
    child.endAppearanceTransition()
    #expect(notes.taken() == ["child end", "child viewDidAppear"])
  }
}
