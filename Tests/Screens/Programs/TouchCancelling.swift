// A key pad in a scroll view: dragging from a key scrolls, dragging from a slider does not.
// UIScrollView overriding touchesShouldBegin and touchesShouldCancel, delaysContentTouches, UIControl.
import UIKitNames

class Slider: UIControl {
  var value: CGFloat = 0 {
    didSet { value = min(max(value, 0), 1) }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    return continueTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    value = touch.location(in: self).x / bounds.width
    sendActions(for: .valueChanged)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    sendActions(for: .editingDidEnd)
  }
}

class KeyPadScrollView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    delaysContentTouches = false
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    if view is Slider { return false }
    if view is UIButton { return true }
    return super.touchesShouldCancel(in: view)
  }

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    if let control = view as? UIControl, !control.isEnabled { return false }
    return super.touchesShouldBegin(touches, with: event, in: view)
  }
}

class KeyPadViewController: UIViewController {
  let scrollView = KeyPadScrollView()
  let slider = Slider()
  private(set) var keys: [UIButton] = []
  private(set) var typed = ""
  private(set) var volumes: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    for digit in 1...9 {
      let key = UIButton(type: .custom)
      key.setTitle("\(digit)", for: .normal)
      key.tag = digit
      key.addAction(
        UIAction { [weak self] action in
          guard let button = action.sender as? UIButton else { return }
          self?.typed += "\(button.tag)"
        }, for: .touchUpInside)
      scrollView.addSubview(key)
      keys.append(key)
    }
    slider.addAction(
      UIAction { [unowned self] _ in
        self.volumes.append(Int((self.slider.value * 100).rounded()))
      }, for: .valueChanged)
    scrollView.addSubview(slider)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let side = view.bounds.width / 3
    for (index, key) in keys.enumerated() {
      key.frame = CGRect(
        x: CGFloat(index % 3) * side, y: CGFloat(index / 3) * side, width: side, height: side)
    }
    slider.frame = CGRect(x: 0, y: side * 3, width: view.bounds.width, height: 40)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: side * 3 + 40)
  }
}

final class ScriptedTouch: UITouch {
  var place = CGPoint.zero

  override func location(in view: UIView?) -> CGPoint { place }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 480))
    let controller = KeyPadViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let scrollView = controller.scrollView
    let key = controller.keys[4]

    let plain = UIScrollView()
    print("plain delays", plain.delaysContentTouches, "cancels", plain.canCancelContentTouches)
    print("plain cancels in a view", plain.touchesShouldCancel(in: UIView()))
    print("plain cancels in a control", plain.touchesShouldCancel(in: UIControl()))
    print("plain begins", plain.touchesShouldBegin([], with: nil, in: UIView()))

    print("delays", scrollView.delaysContentTouches)
    print("key", scrollView.touchesShouldCancel(in: key))
    print("slider", scrollView.touchesShouldCancel(in: controller.slider))
    print("view", scrollView.touchesShouldCancel(in: UIView()))
    print("begins in a key", scrollView.touchesShouldBegin([], with: nil, in: key))
    key.isEnabled = false
    print("begins in a disabled key", scrollView.touchesShouldBegin([], with: nil, in: key))
    print("state", key.state == .disabled, controller.keys[0].state == .normal)
    key.isEnabled = true

    for index in [3, 1, 4] { controller.keys[index].sendActions(for: .touchUpInside) }
    controller.keys[0].sendActions(for: .touchDown)
    print("typed", controller.typed, controller.keys[3].currentTitle ?? "-")

    let touch = ScriptedTouch()
    touch.place = CGPoint(x: 75, y: 10)
    print("tracks", controller.slider.beginTracking(touch, with: nil))
    touch.place.x = 450
    _ = controller.slider.continueTracking(touch, with: nil)
    controller.slider.endTracking(touch, with: nil)
    print("volumes", controller.volumes)
    print("hit", view(at: CGPoint(x: 150, y: 150), controller) === key)
    print("hit the slider", view(at: CGPoint(x: 10, y: 320), controller) === controller.slider)
  }

  static func view(at point: CGPoint, _ controller: KeyPadViewController) -> UIView? {
    controller.view.hitTest(point, with: nil)
  }
}
