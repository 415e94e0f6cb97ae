// A cell's button finds the handler of its action up the responder chain; touches move up, too.
// UIResponder.next, touchesBegan forwarding, protocols up the chain, tagged views, superviews.
import UIKitNames

protocol DocumentHandling: AnyObject {
  func open(_ name: String)
}

extension UIResponder {
  func nearest<T>(_ type: T.Type) -> T? {
    if let match = self as? T { return match }
    return next?.nearest(type)
  }

  var chain: [UIResponder] {
    Array(sequence(first: self, next: { $0.next }))
  }
}

class DocumentCell: UITableViewCell {
  let openButton = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    openButton.frame = CGRect(x: 200, y: 5, width: 80, height: 30)
    openButton.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.nearest(DocumentHandling.self)?.open(self.textLabel?.text ?? "")
      }, for: .touchUpInside)
    contentView.addSubview(openButton)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class ListController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.register(DocumentCell.self, forCellReuseIdentifier: "Document")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Document", for: indexPath)
    cell.textLabel?.text = "Document \(indexPath.row)"
    return cell
  }
}

class BrowserController: UIViewController, DocumentHandling {
  let list = ListController(style: .plain)
  let pad = TouchPad()
  private(set) var opened: [String] = []
  private(set) var touches: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(list)
    list.view.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    view.addSubview(list.view)
    list.didMove(toParent: self)
    pad.frame = CGRect(x: 0, y: 300, width: 320, height: 100)
    view.addSubview(pad)
  }

  func open(_ name: String) {
    opened.append(name)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches.append("controller")
  }
}

class TouchPad: UIView {
  let quiet = UIView()
  let loud = LoudView()
  private(set) var begun = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(quiet)
    quiet.addSubview(loud)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    begun += 1
    super.touchesBegan(touches, with: event)
  }
}

class LoudView: UIView {
  var swallows = false
  private(set) var begun = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    begun += 1
    if !swallows { super.touchesBegan(touches, with: event) }
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let browser = BrowserController()
    window.rootViewController = browser
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    let path = IndexPath(row: 1, section: 0)
    let cell = browser.list.tableView.cellForRow(at: path) as? DocumentCell
    cell?.openButton.sendActions(for: .touchUpInside)
    print("opened", browser.opened)

    print("cell finds its table", cell?.nearest(UITableView.self) === browser.list.tableView)
    print("and its controller", cell?.nearest(UITableViewController.self) === browser.list)
    print("the view's next", browser.view.next === browser)
    print("the list's view", browser.list.view.next === browser.list)
    print("the root's next", browser.next === window)
    print("the pad's next", browser.pad.next === browser.view)
    print("nobody's next", UIView().next == nil)

    let chain = browser.pad.loud.chain
    let own: [UIResponder] = [
      browser.pad.loud, browser.pad.quiet, browser.pad, browser.view, browser, window,
    ]
    print("in order", zip(chain, own).allSatisfy { $0 === $1 } && chain.count >= own.count)

    browser.pad.loud.touchesBegan([UITouch()], with: nil)
    print("bubbles", browser.pad.loud.begun, browser.pad.begun, browser.touches.count)
    browser.pad.loud.swallows = true
    browser.pad.loud.touchesBegan([UITouch()], with: nil)
    print("stops", browser.pad.loud.begun, browser.pad.begun, browser.touches.count)
    browser.pad.quiet.touchesBegan([UITouch()], with: nil)
    print("from the middle", browser.pad.loud.begun, browser.pad.begun, browser.touches.count)

    print(
      "descends", browser.pad.loud.isDescendant(of: browser.view),
      browser.pad.isDescendant(of: browser.pad.loud))
    print("window", browser.pad.loud.window === window, UIView().window == nil)
    browser.pad.removeFromSuperview()
    print("removed", browser.pad.next == nil, browser.pad.window == nil)
  }
}
