// A stack of cards: the next cards lie below, and a swiped card returns at the bottom.
// insertSubview variants, didAddSubview, willRemoveSubview, didMoveToWindow, tags, subview order.
import UIKitNames

class CardView: UIView {
  private(set) var log: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    log.append(newSuperview == nil ? "will leave" : "will enter")
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    log.append(superview == nil ? "left" : "entered")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    log.append(window == nil ? "off screen" : "on screen")
  }

  func takeLog() -> String {
    defer { log = [] }
    return log.filter { !$0.hasSuffix("screen") }.joined(separator: ", ")
  }

  var isOnScreen: Bool { log.last { $0.hasSuffix("screen") } == "on screen" }
}

class CardStackView: UIView {
  private(set) var added = 0
  private(set) var removed = 0
  private let step: CGFloat = 8

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    added += 1
    setNeedsLayout()
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removed += 1
    setNeedsLayout()
  }

  var cards: [CardView] {
    subviews.reversed().compactMap { $0 as? CardView }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, card) in cards.enumerated() {
      let inset = CGFloat(index) * step
      card.bounds = CGRect(x: 0, y: 0, width: bounds.width - 2 * inset, height: bounds.height - 40)
      card.center = CGPoint(x: bounds.midX, y: bounds.midY + inset)
      card.isUserInteractionEnabled = index == 0
    }
  }

  func throwAway() -> CardView? {
    guard let top = cards.first else { return nil }
    top.removeFromSuperview()
    return top
  }

  func putBack(_ card: CardView) {
    insertSubview(card, at: 0)
  }
}

class StackController: UIViewController {
  let stack = CardStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    for tag in [3, 2, 1] {
      let card = CardView()
      card.tag = tag
      stack.addSubview(card)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    stack.frame = view.bounds.insetBy(dx: 20, dy: 100)
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = StackController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let stack = controller.stack

    func report(_ title: String) {
      stack.layoutIfNeeded()
      let cards = stack.cards.map { card -> String in
        "\(card.tag): \(Int(card.frame.minX)),\(Int(card.frame.minY)) \(Int(card.frame.width))"
      }
      print(title, cards.joined(separator: " | "))
    }

    report("start")
    print("added", stack.added, "removed", stack.removed)
    if let third = stack.viewWithTag(3) as? CardView {
      print("third", third.takeLog(), third.isUserInteractionEnabled)
    }
    print("top is hit", controller.view.hitTest(CGPoint(x: 160, y: 240), with: nil)?.tag ?? 0)

    guard let thrown = stack.throwAway() else { return }
    print("on screen", thrown.isOnScreen, "log", thrown.takeLog())
    report("thrown")
    print("top is hit", controller.view.hitTest(CGPoint(x: 160, y: 240), with: nil)?.tag ?? 0)
    stack.putBack(thrown)
    print("log", thrown.takeLog())
    report("put back")
    print("added", stack.added, "removed", stack.removed)

    guard let first = stack.viewWithTag(1), let second = stack.viewWithTag(2),
      let third = stack.viewWithTag(3)
    else { return }
    stack.bringSubviewToFront(first)
    print("front", stack.subviews.map { $0.tag })
    stack.sendSubviewToBack(second)
    print("back", stack.subviews.map { $0.tag })
    stack.exchangeSubview(at: 0, withSubviewAt: 2)
    print("exchanged", stack.subviews.map { $0.tag })
    stack.insertSubview(third, belowSubview: first)
    print("below", stack.subviews.map { $0.tag })
    stack.insertSubview(third, aboveSubview: second)
    print("above", stack.subviews.map { $0.tag })
    print("still three", stack.subviews.count, third.superview === stack)
    print("not found", stack.viewWithTag(9) == nil, stack.viewWithTag(2) === second)
  }
}
