// Tabs as a container controller: children enter and leave with the calls that UIKit asks for.
// addChild, willMove and didMove, begin- and endAppearanceTransition, loadView on demand, layout of children.
import UIKitNames

class LoggingController: UIViewController {
  let name: String
  var log: ((String) -> Void)?

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    log?("\(name) loadView")
    view = UIView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log?("\(name) viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log?("\(name) willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log?("\(name) didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log?("\(name) willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log?("\(name) didDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log?("\(name) willMove \(parent == nil ? "out" : "in")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log?("\(name) didMove \(parent == nil ? "out" : "in")")
  }
}

class TabsController: UIViewController {
  let controllers: [UIViewController]
  let content = UIView()
  private(set) var selected: UIViewController?

  init(_ controllers: [UIViewController]) {
    self.controllers = controllers
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -49),
    ])
  }

  func select(_ index: Int) {
    let new = controllers[index]
    guard new !== selected else { return }
    if let old = selected { hide(old) }
    selected = new
    addChild(new)
    new.view.translatesAutoresizingMaskIntoConstraints = false
    new.beginAppearanceTransition(true, animated: false)
    content.addSubview(new.view)
    NSLayoutConstraint.activate([
      new.view.topAnchor.constraint(equalTo: content.topAnchor),
      new.view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      new.view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      new.view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
    new.endAppearanceTransition()
    new.didMove(toParent: self)
  }

  private func hide(_ old: UIViewController) {
    old.willMove(toParent: nil)
    old.beginAppearanceTransition(false, animated: false)
    old.view.removeFromSuperview()
    old.endAppearanceTransition()
    old.removeFromParent()
  }
}

@main
enum Program {
  static func main() {
    var lines: [String] = []
    let first = LoggingController(name: "first")
    let second = LoggingController(name: "second")
    for controller in [first, second] { controller.log = { lines.append($0) } }
    func flush(_ title: String) {
      print("\(title): \(lines.joined(separator: ", "))")
      lines = []
    }

    let tabs = TabsController([first, second])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    flush("nothing yet")
    print("loaded", tabs.isViewLoaded, first.isViewLoaded, first.viewIfLoaded == nil)

    tabs.select(0)
    window.layoutIfNeeded()
    flush("first")
    print("size", Int(first.view.frame.width), Int(first.view.frame.height))
    print(
      "parent", first.parent === tabs, tabs.children.count, first.view.superview === tabs.content)

    tabs.select(1)
    window.layoutIfNeeded()
    flush("second")
    print("parent", first.parent == nil, tabs.children.first === second)
    tabs.select(1)
    flush("again")
    tabs.select(0)
    flush("back")
    print("still loaded", first.isViewLoaded, second.isViewLoaded)

    window.frame.size = CGSize(width: 480, height: 320)
    window.layoutIfNeeded()
    print("turned", Int(first.view.frame.width), Int(first.view.frame.height))
    print("titles", tabs.controllers.compactMap { $0.title }.joined(separator: " "))
  }
}
