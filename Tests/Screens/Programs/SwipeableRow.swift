// A row that is pulled aside to show its actions, and whose gestures yield to the list's gestures.
// UIPanGestureRecognizer (subclassed to drive it), gestureRecognizerShouldBegin, require(toFail:), defaults.
import UIKitNames

final class SwipeableRow: UIView {
  enum State: Equatable { case closed, open }

  let content = UIView()
  let pan: UIPanGestureRecognizer
  let tap = UITapGestureRecognizer()
  let doubleTap = UITapGestureRecognizer()
  private(set) var state = State.closed
  private let actionsWidth: CGFloat = 120
  private var start: CGFloat = 0

  init(frame: CGRect, pan: UIPanGestureRecognizer) {
    self.pan = pan
    super.init(frame: frame)
    content.frame = bounds
    addSubview(content)
    doubleTap.numberOfTapsRequired = 2
    tap.require(toFail: doubleTap)
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    for recognizer in [pan, tap, doubleTap] as [UIGestureRecognizer] {
      content.addGestureRecognizer(recognizer)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func panned(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      start = content.frame.minX
    case .changed:
      let moved = start + recognizer.translation(in: self).x
      content.frame.origin.x = min(0, max(-actionsWidth - 40, moved))
    case .ended:
      let velocity = recognizer.velocity(in: self).x
      let opens =
        abs(velocity) > 500 ? velocity < 0 : content.frame.minX < -actionsWidth / 2
      settle(opens ? .open : .closed)
    case .cancelled:
      settle(state)
    default:
      break
    }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let translation = pan.translation(in: self)
    return abs(translation.x) > abs(translation.y)
  }

  private func settle(_ new: State) {
    state = new
    content.frame.origin.x = new == .open ? -actionsWidth : 0
  }
}

extension SwipeableRow: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UISwipeGestureRecognizer
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    !(touch.view is UIControl)
  }
}

final class ScriptedPan: UIPanGestureRecognizer {
  var phase = UIGestureRecognizer.State.possible
  var moved = CGPoint.zero
  var speed = CGPoint.zero

  override var state: UIGestureRecognizer.State {
    get { phase }
    set { phase = newValue }
  }

  override func translation(in view: UIView?) -> CGPoint { moved }
  override func velocity(in view: UIView?) -> CGPoint { speed }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let pan = ScriptedPan()
    let row = SwipeableRow(frame: CGRect(x: 0, y: 100, width: 320, height: 60), pan: pan)
    controller.view.addSubview(row)
    window.layoutIfNeeded()

    func drive(_ phase: UIGestureRecognizer.State, _ x: CGFloat, speed: CGFloat = 0) {
      pan.phase = phase
      pan.moved = CGPoint(x: x, y: 2)
      pan.speed = CGPoint(x: speed, y: 0)
      row.panned(pan)
    }
    func report(_ title: String) {
      print(title, Int(row.content.frame.minX), row.state == .open ? "open" : "closed")
    }

    drive(.began, 0)
    drive(.changed, -50)
    report("pulled")
    drive(.ended, -50)
    report("let go")
    drive(.began, 0)
    drive(.changed, -500)
    report("pulled far")
    drive(.ended, -500)
    report("let go")
    drive(.began, 0)
    drive(.changed, 30)
    report("pushed a bit")
    drive(.cancelled, 30)
    report("cancelled")
    drive(.began, 0)
    drive(.changed, 20)
    drive(.ended, 20, speed: 900)
    report("flicked")

    pan.moved = CGPoint(x: 3, y: 20)
    print("upright begins", row.gestureRecognizerShouldBegin(pan))
    pan.moved = CGPoint(x: -20, y: 3)
    print("sideways begins", row.gestureRecognizerShouldBegin(pan))
    print("a tap begins", row.gestureRecognizerShouldBegin(row.tap))
    let swipe = UISwipeGestureRecognizer()
    print("swipes wait", row.gestureRecognizer(pan, shouldBeRequiredToFailBy: swipe))
    print("taps do not", !row.gestureRecognizer(pan, shouldBeRequiredToFailBy: row.tap))

    print("recognizers", row.content.gestureRecognizers?.count ?? 0, pan.view === row.content)
    row.content.removeGestureRecognizer(row.doubleTap)
    print("left", row.content.gestureRecognizers?.count ?? 0, row.doubleTap.view == nil)
    print("taps", UITapGestureRecognizer().numberOfTapsRequired, row.doubleTap.numberOfTapsRequired)
    print("touches", UIPanGestureRecognizer().minimumNumberOfTouches, pan.maximumNumberOfTouches)
    print("swipe", swipe.direction == .right, swipe.numberOfTouchesRequired)
    print("pinch", UIPinchGestureRecognizer().scale)
    print("cancels", swipe.cancelsTouchesInView, swipe.delaysTouchesBegan, swipe.delaysTouchesEnded)
    print("delegate", pan.delegate === row, swipe.delegate == nil)
  }
}
