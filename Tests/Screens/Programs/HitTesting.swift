// A small button that is easy to hit, an overlay that lets touches through, and a badge outside its view.
// point(inside:with:) and hitTest overriding, isUserInteractionEnabled, alpha, isHidden, convert.
import UIKitNames

class GenerousButton: UIButton {
  var hitInsets = UIEdgeInsets(top: -20, left: -20, bottom: -20, right: -20)

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if !isEnabled || isHidden {
      return super.point(inside: point, with: event)
    }
    return bounds.inset(by: hitInsets).contains(point)
  }
}

class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// A view whose subviews can be hit even outside of its bounds.
class OverflowingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hit = super.hitTest(point, with: event) { return hit }
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    for subview in subviews.reversed() {
      let converted = subview.convert(point, from: self)
      if let hit = subview.hitTest(converted, with: event) { return hit }
    }
    return nil
  }
}

class MapViewController: UIViewController {
  let map = UIScrollView()
  let overlay = PassThroughView()
  let button = GenerousButton(type: .custom)
  let avatar = OverflowingView()
  let badge = UIView()

  override func loadView() {
    let root = UIView()
    root.addSubview(map)
    root.addSubview(overlay)
    overlay.addSubview(button)
    overlay.addSubview(avatar)
    avatar.addSubview(badge)
    view = root
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    map.frame = view.bounds
    map.contentSize = CGSize(width: 1000, height: 1000)
    overlay.frame = view.bounds
    button.frame = CGRect(x: 100, y: 100, width: 20, height: 20)
    avatar.frame = CGRect(x: 200, y: 300, width: 60, height: 60)
    badge.frame = CGRect(x: 50, y: -10, width: 20, height: 20)
  }

  func name(of point: CGPoint) -> String {
    switch view.hitTest(point, with: nil) {
    case button: return "button"
    case badge: return "badge"
    case avatar: return "avatar"
    case overlay: return "overlay"
    case map: return "map"
    case view: return "root"
    case nil: return "nothing"
    default: return "something else"
    }
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = MapViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    func ask(_ x: CGFloat, _ y: CGFloat, _ remark: String = "") {
      print(Int(x), Int(y), controller.name(of: CGPoint(x: x, y: y)), remark)
    }
    ask(110, 110)
    ask(85, 130)
    ask(75, 130)
    controller.button.isEnabled = false
    ask(85, 130, "disabled")
    controller.button.isEnabled = true
    controller.button.isHidden = true
    ask(110, 110, "hidden")
    controller.button.isHidden = false
    controller.button.alpha = 0
    ask(110, 110, "clear")
    controller.button.alpha = 1
    controller.button.isUserInteractionEnabled = false
    ask(110, 110, "not interactive")
    ask(230, 330)
    ask(265, 295, "outside")
    ask(255, 305, "inside")
    ask(275, 330)
    ask(400, 100, "out of the window")
    controller.avatar.transform = CGAffineTransform(translationX: -100, y: 0)
    ask(165, 295, "moved")
    ask(230, 330, "left behind")
    controller.map.contentOffset = CGPoint(x: 200, y: 200)
    ask(10, 10, "scrolled")
    print(
      "map's point",
      controller.map.convert(CGPoint(x: 10, y: 10), from: controller.view)
        == CGPoint(x: 210, y: 210))
  }
}
