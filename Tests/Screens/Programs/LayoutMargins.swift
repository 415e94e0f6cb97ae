// Nested panels that align their text through margins rather than constants.
// layoutMargins, directionalLayoutMargins, preservesSuperviewLayoutMargins, layoutMarginsGuide, readable use.
import UIKitNames

class Panel: UIView {
  let text = UIView()
  private(set) var marginChanges = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    insetsLayoutMarginsFromSafeArea = false
    text.translatesAutoresizingMaskIntoConstraints = false
    addSubview(text)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: margins.topAnchor),
      text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      text.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    marginChanges += 1
  }
}

class PanelsController: UIViewController {
  let outer = Panel(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
  let inner = Panel(frame: CGRect(x: 5, y: 40, width: 290, height: 100))
  let plain = Panel(frame: CGRect(x: 5, y: 150, width: 290, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(plain)
    inner.preservesSuperviewLayoutMargins = true
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = PanelsController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let outer = controller.outer
    let inner = controller.inner
    let plain = controller.plain

    func report(_ title: String) {
      window.layoutIfNeeded()
      print(title)
      for (name, panel) in [("outer", outer), ("inner", inner), ("plain", plain)] {
        let text = panel.text.frame
        print(" ", name, Int(text.minX), Int(text.minY), Int(text.width))
      }
    }

    print("default", UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    report("as they come")
    let changes = outer.marginChanges
    outer.layoutMargins = UIEdgeInsets(top: 10, left: 30, bottom: 10, right: 20)
    report("outer 30 and 20")
    print("told", outer.marginChanges > changes)

    inner.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 4, leading: 40, bottom: 4, trailing: 0)
    report("inner 40 and 0")

    plain.preservesSuperviewLayoutMargins = true
    report("plain follows")
    inner.preservesSuperviewLayoutMargins = false
    report("inner for itself")

    let leading = outer.directionalLayoutMargins.leading
    print("leading is left", leading == outer.layoutMargins.left)
    print(
      "guide", outer.layoutMarginsGuide.layoutFrame == outer.bounds.inset(by: outer.layoutMargins))
    print("owner", outer.layoutMarginsGuide.owningView === outer)
    print("keeps no margins by default", !UIView().preservesSuperviewLayoutMargins)
  }
}
