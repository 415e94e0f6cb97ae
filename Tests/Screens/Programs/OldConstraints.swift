// A log-in card with constraints made item by item, which are stored, searched and removed again.
// NSLayoutConstraint(item:attribute:…), addConstraints and removeConstraint, firstItem, constants, UIView.constraints.
import UIKitNames

extension UIView {
  func addConstraint(
    _ item: UIView, _ attribute: NSLayoutConstraint.Attribute, to other: UIView?,
    _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    addConstraint(
      NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: .equal, toItem: other,
        attribute: otherAttribute, multiplier: multiplier, constant: constant))
  }

  var heightConstraint: NSLayoutConstraint? {
    constraints.first {
      $0.firstItem === self && $0.firstAttribute == .height && $0.secondItem == nil
    }
  }
}

class LoginCard: UIView {
  let userField = UIView()
  let passwordField = UIView()
  let button = UIView()
  let hint = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    for view in [userField, passwordField, button, hint] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    addConstraint(userField, .top, to: self, .top, constant: 20)
    addConstraint(userField, .centerX, to: self, .centerX)
    addConstraint(userField, .width, to: self, .width, multiplier: 0.8)
    userField.addConstraint(userField, .height, to: nil, .notAnAttribute, constant: 40)

    addConstraint(passwordField, .top, to: userField, .bottom, constant: 10)
    addConstraint(passwordField, .left, to: userField, .left)
    addConstraint(passwordField, .right, to: userField, .right)
    addConstraint(passwordField, .height, to: userField, .height)

    addConstraint(button, .top, to: passwordField, .bottom, constant: 10)
    addConstraint(button, .trailing, to: userField, .trailing)
    addConstraint(button, .width, to: userField, .width, multiplier: 0.5)
    addConstraint(button, .height, to: button, .width, multiplier: 0.25)

    addConstraint(hint, .leading, to: userField, .leading)
    addConstraint(hint, .trailing, to: button, .leading, constant: -5)
    addConstraint(hint, .centerY, to: button, .centerY)
    addConstraint(
      NSLayoutConstraint(
        item: hint, attribute: .height, relatedBy: .lessThanOrEqual, toItem: button,
        attribute: .height, multiplier: 0.6, constant: 0))
    let tall = NSLayoutConstraint(
      item: hint, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 100)
    tall.priority = UILayoutPriority(rawValue: 500)
    hint.addConstraint(tall)
  }
}

class LoginController: UIViewController {
  let card = LoginCard()
  var bottom: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    view.addConstraint(card, .left, to: view, .left)
    view.addConstraint(card, .right, to: view, .right)
    view.addConstraint(card, .height, to: nil, .notAnAttribute, constant: 200)
    let bottom = NSLayoutConstraint(
      item: view as Any, attribute: .bottom, relatedBy: .equal, toItem: card, attribute: .bottom,
      multiplier: 1, constant: 0)
    view.addConstraint(bottom)
    self.bottom = bottom
  }
}

@main
enum Program {
  static func main() {
    let controller = LoginController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let card = controller.card

    func report(_ title: String) {
      window.layoutIfNeeded()
      let views = [card, card.userField, card.passwordField, card.button, card.hint]
      let frames = views.map { view -> String in
        let frame = view.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Int($0.rounded()) }
        return "\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])"
      }
      print(title, frames.joined(separator: " | "))
    }

    report("start")
    controller.bottom?.constant = 216
    report("keyboard")
    controller.bottom?.constant = 0

    let height = card.userField.heightConstraint
    print("found", height?.constant ?? -1, height?.relation == .equal, height?.isActive ?? false)
    height?.constant = 50
    report("higher fields")

    let hint = card.hint.heightConstraint
    print("weak", hint?.priority.rawValue ?? 0, card.hint.constraints.count)
    hint?.constant = 6
    report("small hint")

    let width = card.constraints.first {
      $0.firstItem === card.userField && $0.firstAttribute == .width
    }
    print(
      "width", width?.secondItem === card, width?.secondAttribute == .width,
      abs((width?.multiplier ?? 0) - 0.8) < 0.001)
    if let width = width { card.removeConstraint(width) }
    print("removed", width?.isActive ?? true)
    card.userField.widthAnchor.constraint(equalToConstant: 160).isActive = true
    report("narrow")
    let count = card.constraints.count
    card.hint.removeFromSuperview()
    print("without the hint", card.constraints.count < count)
  }
}
