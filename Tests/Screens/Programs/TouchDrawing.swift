// A drawing pad that collects strokes from raw touches, and a custom recogniser for ticks.
// touchesBegan, -Moved, -Ended, -Cancelled overriding, UITouch and UIEvent, UIGestureRecognizer subclass.
import UIKitNames

final class DrawingPad: UIView {
  private(set) var strokes: [[CGPoint]] = []
  private var current: [UITouch: [CGPoint]] = [:]
  var onChange: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { current[touch] = [touch.location(in: self)] }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { current[touch]?.append(touch.location(in: self)) }
    setNeedsDisplay()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let points = current.removeValue(forKey: touch) else { continue }
      strokes.append(points)
    }
    onChange?()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { current[touch] = nil }
    onChange?()
  }

  var isDrawing: Bool { !current.isEmpty }
}

/// Recognises a tick: a stroke down, then up to the right.
final class TickRecognizer: UIGestureRecognizer {
  private(set) var points: [CGPoint] = []
  private(set) var isUpward = false
  private(set) var result = "nothing"

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touches.count == 1, let touch = touches.first else {
      state = .failed
      result = "failed"
      return
    }
    points = [touch.location(in: view)]
    isUpward = false
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let point = touches.first?.location(in: view), let last = points.last else { return }
    points.append(point)
    if point.x < last.x || (isUpward && point.y > last.y) {
      state = .failed
      result = "failed"
    } else if point.y < last.y {
      isUpward = true
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard result != "failed" else { return }
    result = isUpward ? "tick" : "failed"
    state = isUpward ? .recognized : .failed
  }

  override func reset() {
    super.reset()
    points = []
    isUpward = false
    result = "nothing"
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UITapGestureRecognizer)
  }
}

final class Finger: UITouch {
  var place = CGPoint.zero
  override func location(in view: UIView?) -> CGPoint { place }
  override func previousLocation(in view: UIView?) -> CGPoint { place }
}

final class PadController: UIViewController {
  let pad = DrawingPad()
  let tick = TickRecognizer()
  private(set) var changes = 0

  override func loadView() {
    view = pad
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    pad.addGestureRecognizer(tick)
    pad.onChange = { [weak self] in self?.changes += 1 }
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = PadController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let pad = controller.pad

    let first = Finger()
    let second = Finger()
    first.place = CGPoint(x: 10, y: 10)
    second.place = CGPoint(x: 200, y: 200)
    pad.touchesBegan([first, second], with: nil)
    first.place.x = 20
    pad.touchesMoved([first], with: nil)
    first.place.x = 30
    second.place.y = 210
    pad.touchesMoved([first, second], with: nil)
    print("drawing", pad.isDrawing, pad.strokes.count)
    pad.touchesEnded([first], with: nil)
    print("one is done", pad.strokes.count, pad.strokes[0].map { Int($0.x) })
    pad.touchesCancelled([second], with: nil)
    print("the other cancelled", pad.strokes.count, pad.isDrawing, "changes", controller.changes)
    print("many fingers", pad.isMultipleTouchEnabled, UIView().isMultipleTouchEnabled)

    let tick = controller.tick
    func draw(_ points: [(CGFloat, CGFloat)]) -> String {
      tick.reset()
      let finger = Finger()
      let event = UIEvent()
      for (index, point) in points.enumerated() {
        finger.place = CGPoint(x: point.0, y: point.1)
        if index == 0 {
          tick.touchesBegan([finger], with: event)
        } else {
          tick.touchesMoved([finger], with: event)
        }
      }
      tick.touchesEnded([finger], with: event)
      return tick.result
    }
    print("down and up", draw([(0, 0), (10, 20), (20, 30), (40, 0)]))
    print("only down", draw([(0, 0), (10, 20)]))
    print("back to the left", draw([(0, 0), (10, 20), (5, 10)]))
    print("up and down", draw([(0, 20), (10, 0), (20, 30)]))
    print(
      "prevents", tick.canPrevent(UIPanGestureRecognizer()),
      tick.canPrevent(UITapGestureRecognizer()))
    print("belongs to", tick.view === pad, tick.isEnabled, tick.cancelsTouchesInView)
    print("touches now", UITouch().tapCount, UIEvent().allTouches?.count ?? 0)
  }
}
